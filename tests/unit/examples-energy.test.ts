import { givenOf } from "@/lib/content/figures/compute";
import * as examples from "@/lib/content/figures/energy";
import type { Example } from "@/lib/content/figures/example";
import type { Fact, Figure } from "@/lib/content/types";
import { givens } from "./example-givens";

/** Prices and yields the numbers below were worked out with: tests stay when content/facts changes its prices. */
const given: Readonly<Record<string, Fact | Figure>> = {
  ...givens,
  ...Object.fromEntries(
    Object.entries({
      "energia.cenaG11": 1.1,
      "energia.cenaG11Zmienna": 1,
      "energia.cenaG12Dzien": 1.1,
      "energia.cenaG12Noc": 0.6,
      "energia.cenaG13Przedpoludnie": 0.9,
      "energia.cenaG13Szczyt": 1.5,
      "energia.cenaG13Reszta": 0.63,
      "energia.nadwyzka": 0.3,
      "energia.uzyskPv": 1000,
      "energia.sprawnoscMagazynu": 90,
      "magazyn.dotacja": 50,
      "dotacja.pmeUdzial": 30,
      "dotacja.pmeZaKwh": 800,
      "dotacja.pmeMinimum": 10,
      "dotacja.ulga": 53_000,
      "podatek.skalaNizsza": 12,
      "podatek.skalaWyzsza": 32,
      "podatek.liniowy": 19,
    }).map(([key, value]) => [key, { what: key, value }]),
  ),
  ...Object.fromEntries(
    Object.entries({
      "energia.autokonsumpcja": [20, 40],
      "magazyn.koszt": [3000, 8000],
      "magazyn.pojemnoscKoncowa": [60, 80],
      "magazyn.zwrot": [7, 12],
      "pv.cenaEnergii": [0.7, 0.9],
    }).map(([key, [min = 0, max = 0]]) => [key, { what: key, min, max }]),
  ),
};

/** Figures of an example as plain numbers and ranges. */
const numbers = (example: Example, known = given) =>
  Object.fromEntries(
    Object.entries(example(givenOf(known))).map(([key, { value, min, max }]) => [
      key.replace("przyklad.", ""),
      value ?? [min, max],
    ]),
  );

// Every expected number was worked out by hand; the sum stands beside it.
test("a year of 6 kW: what stays at home is worth the price, the rest the surplus", () => {
  expect(numbers(examples.pvHouse)).toEqual({
    "pv.produkcja": 6000, // 6 × 1000
    "pv.koszt": 30_000, // between 25 000 and 35 000
    "pv.cenaOstrozna": 0.8, // between 0.70 and 0.90
    "pv.oszczednoscPelna": 4800, // 6000 × 0.80
    "pv.zwrotPelny": 6.25, // 30 000 / 4800
    "pv.zwrotCaly": 5, // 30 000 / 6000
    "pv.wDomu": 1800, // 30 % of 6000
    "pv.doSieci": 4200,
    "pv.spadek": 46, // 3060 / (6000 × 1.10) = 0.464
    "pv.ulga": 3600, // 12 % of 30 000
    "pv.kosztPoUldze": 26_400,
    "pv.zwrotPoUldze": 8.6, // 26 400 / 3060 = 8.63
    "pv.kosztZFalownikiem": 35_000,
    "pv.zwrotZFalownikiem": 11.4, // 35 000 / 3060 = 11.44
    "pv.udzialNiski": 20,
    "pv.oszczednoscNiski": 2640, // 1200 × 1.00 + 4800 × 0.30
    "pv.zwrotNiski": 11.4, // 30 000 / 2640 = 11.36
    "pv.oszczednoscOstroznaNiski": 2400, // 1200 × 0.80 + 1440
    "pv.zwrotOstroznyNiski": 12.5,
    "pv.udzialTypowy": 30,
    "pv.oszczednoscTypowy": 3060, // 1800 × 1.00 + 4200 × 0.30
    "pv.zwrotTypowy": 9.8, // 30 000 / 3060 = 9.80
    "pv.oszczednoscOstroznaTypowy": 2700, // 1800 × 0.80 + 1260
    "pv.zwrotOstroznyTypowy": 11.1, // 30 000 / 2700 = 11.11
    "pv.udzialWysoki": 40,
    "pv.oszczednoscWysoki": 3480, // 2400 × 1.00 + 3600 × 0.30
    "pv.zwrotWysoki": 8.6, // 30 000 / 3480 = 8.62
    "pv.oszczednoscOstroznaWysoki": 3000, // 2400 × 0.80 + 1080
    "pv.zwrotOstroznyWysoki": 10,
  });
});

test("the table's three powers with a typical share at home", () => {
  expect(numbers(examples.pvTypicalPayback)).toEqual({
    "pv.zwrot3kW": 13.1, // 20 000 / (900 + 2100 × 0.30) = 20 000 / 1530 = 13.07
    "pv.zwrot6kW": 9.8, // 30 000 / 3060
    "pv.zwrot10kW": 8.3, // 42 500 / (3000 + 7000 × 0.30) = 42 500 / 5100 = 8.33
  });
});

test("the stages of photovoltaics add up", () => {
  expect(numbers(examples.pvSchedule)).toEqual({
    "pv.tygodnie": [5, 13], // 2 + 2 + 1/7 + 1 = 5.1; 4 + 6 + 3/7 + 2 = 12.4
    "pv.tygodnieOperator": 15, // 4 + 6 + 3/7 + 30/7 = 14.7
  });
});

test("power for a consumption, modules for a power", () => {
  expect(numbers(examples.pvSize)).toEqual({
    "dobor.moc": 4.5, // 4500 / 1000
    "modul.sztuki": 14, // 6000 / 450 = 13.3
    "modul.razem": 28, // 14 × 2
  });
});

test("the limit of the tax relief at three rates", () => {
  expect(numbers(examples.taxRelief)).toEqual({ "ulga.nizsza": 6360, "ulga.liniowy": 10_070, "ulga.wyzsza": 16_960 });
});

test("the storage battery of the guide, with and without a grant", () => {
  expect(numbers(examples.storagePayback)).toEqual({
    "magazyn.udzial": 85, // (100 + 70) / 2
    "magazyn.srednia": 6.8, // 8 × 0.85
    "magazyn.energia": 1496, // 220 × 6.8
    "magazyn.ladowanie": 1662, // 1496 / 0.9 = 1662.2
    "magazyn.zakup": 1496, // 1496 × 1.00
    "magazyn.depozyt": 499, // 1662.2 × 0.30 = 498.7
    "magazyn.korzysc": 997, // 1496 − 498.7 = 997.3
    "magazyn.koszt": 24_000, // 8 × 3000
    "magazyn.kosztPoDotacji": 12_000,
    "magazyn.zwrot": 24.1, // 24 000 / 997.3 = 24.06
    "magazyn.zwrotDotacja": 12, // 12 000 / 997.3 = 12.03
    "magazyn.zwrotUlga": 21.2, // 21 120 / 997.3 = 21.18
    "magazyn.zwrotZapowiedz": 17.6, // 30 % of 3000 is 900, the ceiling 800: 8 × 2200 / 997.3 = 17.65
    "magazyn.brakDoProgu": 2, // 10 − 8
    "magazyn.zwrotGorny": 32.1, // 32 000 / 997.3 = 32.09
    "magazyn.zwrotOstrozny": 17.2, // 12 000 / (1496 × 0.80 − 498.7) = 12 000 / 698.1 = 17.19
    "magazyn.cenaZwrotu": [1750, 2990], // 7 × 997.3 / 8 / 0.5 = 1745; 12 × 997.3 / 8 / 0.5 = 2992
    "magazyn.cenaZwrotuG13": [2700, 4620], // 7 × 1541.3 / 4 = 2697; 12 × 1541.3 / 4 = 4624
    "magazyn.cenaGwarancji": 1250, // 10 × 997.3 / 8 = 1247
    "magazyn.cenaGwarancjiDotacja": 2490, // 10 × 997.3 / 8 / 0.5 = 2493
    "magazyn.zima": 544, // 100 × 6.8 × (1.50 − 0.63 / 0.9) = 680 × 0.80
    "magazyn.razem": 1541, // 997.3 + 544
    "magazyn.zwrotRazem": 15.6, // 24 000 / 1541.3 = 15.57
    "magazyn.zwrotRazemDotacja": 7.8, // 12 000 / 1541.3 = 7.79
  });
});

test("what losses leave of the difference between zones", () => {
  expect(numbers(examples.storageTariff)).toEqual({
    "strefy.roznica": 0.5, // 1.10 − 0.60
    "strefy.zyskG12": 0.43, // 1.10 − 0.60 / 0.9 = 0.433
    "strefy.zyskG13": 0.8, // 1.50 − 0.63 / 0.9 = 0.80
    "strefy.energia": 2040, // 300 × 6.8
    "strefy.korzysc": 884, // 2040 × 0.4333
    "strefy.zwrot": 27.1, // 24 000 / 884 = 27.15
    "strefy.zwrotDotacja": 13.6, // 12 000 / 884 = 13.57
  });
});

test("the battery of the service page", () => {
  expect(numbers(examples.storageSize)).toEqual({
    "bateria.doba": 10, // 3650 / 365
    "bateria.noc": 6, // 60 %
    "bateria.zeStratami": 6.7, // 6 / 0.9 = 6.67
    "bateria.pojemnosc": 7.4, // 6.67 / 0.9 = 7.41
    "bateria.wybrana": 8,
    "bateria.koszt": [24_000, 64_000], // 8 × 3000, 8 × 8000
  });
});

test("halogens changed to LED", () => {
  expect(numbers(examples.ledGuide)).toEqual({
    "wymianaLed.mocPrzed": 420, // 10 × 42
    "wymianaLed.mocPo": 85, // 10 × 8.5
    "wymianaLed.czas": 1095, // 3 × 365
    "wymianaLed.energia": 367, // 0.335 × 1095 = 366.8
    "wymianaLed.spadek": 80, // 1 − 85 / 420 = 0.798
    "wymianaLed.oszczednosc": 367,
    "wymianaLed.koszt": 150, // 10 × 15
    "wymianaLed.zwrot": 4.9, // 150 / 366.8 × 12 = 4.91
  });
  expect(numbers(examples.ledService)).toEqual({
    "lampyDomu.przed": 736, // 12 × 42 × 4 × 365 / 1000 = 735.8
    "lampyDomu.po": 149, // 12 × 8.5 × 1460 / 1000 = 148.9
    "lampyDomu.roznica": 587, // 586.9
    "lampyDomu.oszczednosc": 587,
    "lampyDomu.koszt": 180, // 12 × 15
    "lampyDomu.zwrot": 3.7, // 180 / 586.9 × 12 = 3.68
  });
});

test("loads that never stop", () => {
  expect(numbers(examples.constantLoads)).toEqual({
    "czuwanie.energia": 88, // 10 × 8760 / 1000 = 87.6
    "czuwanie.koszt": 88,
    "obiegowa.energia": 275, // 55 × 5000 / 1000
    "obiegowa.koszt": 275,
  });
});

test("one house in three tariffs", () => {
  expect(numbers(examples.tariffs)).toEqual({
    "taryfa.prog": 20, // (1.10 − 1.00) / (1.10 − 0.60)
    "taryfa.kosztG11": 3000,
    "taryfa.kosztG12": 2700, // 1800 × 1.10 + 1200 × 0.60
    "taryfa.g13Reszta": 65, // 100 − 20 − 15
    "taryfa.kosztG13": 2444, // 3000 × (0.18 + 0.225 + 0.4095) = 2443.5
  });
});

test("a boiler moved to the night", () => {
  expect(numbers(examples.boilerAtNight)).toEqual({
    "bojlerNoca.rok": 1460, // 4 × 365
    "bojlerNoca.oszczednosc": 730, // 1460 × 0.50
    "bojlerNoca.limit": 1460, // 730 × 2
  });
});

test.each([
  [6000, "1 rok"],
  [12_000, "2 lata"],
  [30_000, "5 lat"],
  [72_000, "12 lat"],
  [132_000, "22 lata"],
  [9000, "1.5 roku"],
])("a payback is said in Polish: %d zł for 6000 zł a year", (cost, words) => {
  const known = { ...given, "pv.6kW.koszt": { what: "koszt", value: cost } };
  const { value, unit } = examples.pvHouse(givenOf(known))["przyklad.pv.zwrotCaly"] ?? {};
  expect(`${value} ${unit}`).toBe(words);
});
