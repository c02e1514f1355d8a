import { calculatorDefaults, powerDevices } from "@/content/calculators";
import { guides } from "@/content/guides";
import { calculatePower, supplyOf } from "@/lib/calculators/power";
import { givenOf } from "@/lib/content/figures/compute";
import type { Example } from "@/lib/content/figures/example";
import * as examples from "@/lib/content/figures/installations";
import type { Fact, Section } from "@/lib/content/types";
import { givens } from "./example-givens";

/** A fact of the examples with another number: the functions are tested on figures worked out by hand. */
const number = (value: number): Fact => ({ what: "", value, source: "test", checked: "2026-11-21" });
const span = (min: number, max: number): Fact => ({ what: "", min, max, source: "test", checked: "2026-11-21" });

/** Prices and efficiencies the hand-made figures stand on; prices of the site may change without breaking them. */
const fixed: Readonly<Record<string, Fact>> = {
  "siec.napiecie": number(230),
  "siec.napiecie3f": number(400),
  "siec.cosPhi": number(0.93),
  "energia.cenaG11Zmienna": number(0.8),
  "energia.cenaG12Noc": number(0.6),
  "pompa.copPodloga": number(4),
  "pompa.copGrzejniki": number(3),
  "vat.podstawowy": number(23),
  "modernizacja.cena": span(50, 150),
  "wymiana.cena": span(100, 400),
};

/** The figures of an example as numbers: [value] or [min, max]. */
function numbers(example: Example, changed: Readonly<Record<string, Fact>> = {}): Record<string, number[]> {
  const figures = example(givenOf({ ...givens, ...fixed, ...changed }));
  return Object.fromEntries(
    Object.entries(figures).map(([key, { value, min, max }]) => [
      key.split(".").at(-1) ?? key,
      [value ?? min, value === undefined ? max : undefined].filter((n) => n !== undefined),
    ]),
  );
}

describe("power", () => {
  test("fuses carry what the formula gives", () => {
    // 1.7321 × 400 V × 50 A × 0.93 = 32.2 kW; 230 V × 25 A = 5.75 kW.
    expect(numbers(examples.fusePowers)).toEqual({
      grzalka1x16: [3.7],
      grzalka1x25: [5.75],
      grzalka1x32: [7.4],
      "3x16": [10.3],
      "3x20": [12.9],
      "3x25": [16.1],
      "3x32": [20.6],
      "3x40": [25.8],
      "3x50": [32.2],
      "3x63": [40.6],
      grzalka3x25: [17.3],
    });
  });
  test("the house with a charger needs 3 × 63 A, with an unblocked heater 3 × 40 A", () => {
    // 24 × 0.5 + 5 = 17; (17 + 11) × 1.2 = 33.6 > 32.2; (17 + 4) × 1.2 = 25.2 < 25.8.
    expect(numbers(examples.houseDemand)).toEqual({
      szczyt: [17],
      auto: [28],
      autoRezerwa: [33.6],
      autoPrad: [63],
      bezBlokady: [21],
      bezBlokadyRezerwa: [25.2],
      bezBlokadyPrad: [40],
    });
  });
  test("the givens of the house are those of the calculator", () => {
    const devices = powerDevices.flatMap((category) => category.devices);
    const counts = Object.fromEntries(devices.map(({ key, count }) => [key, count]));
    const result = calculatePower(devices, { counts, other: 0, ...calculatorDefaults.power }, supplyOf(givenOf()));
    const { number: given } = givenOf();
    expect(result.household).toBeCloseTo(given("przyklad.moc.sprzet"), 6);
    expect(result.whole).toBeCloseTo(given("przyklad.moc.ogrzewanie"), 6);
    expect(calculatorDefaults.power.factor).toBe(given("przyklad.moc.wspolczynnik"));
    expect(calculatorDefaults.power.reserve).toBe(given("przyklad.moc.rezerwa"));
  });
  test("one phase, an oven beside a kettle, a pump in the frost", () => {
    // 3.7 + 3 + 2 = 8.7; 5000 W / 230 V = 21.7 A; 8 / 2.5 = 3.2.
    expect(numbers(examples.phaseLoad)).toEqual({ razem: [8.7], para: [5], paraPrad: [22] });
    expect(numbers(examples.heatPumpInput)).toEqual({ pobor: [3.2] });
  });
  test("the voltage drop to the garage", () => {
    // 100 × 20 500 × 30 / (56 × 10 × 160 000) = 0.686; 200 × 3000 × 40 / (56 × 2.5 × 52 900) = 3.24, with 4 mm² 2.03.
    expect(numbers(examples.voltageDrop)).toEqual({
      dom: [0.7],
      garaz: [3.2],
      garazGrubszy: [2],
      razem: [3.9],
      razemGrubszy: [2.7],
      wolty: [7.5],
    });
  });
  test("the fee for a connection", () => {
    // 20.5 × 70 × 1.23 = 1765; 20.5 × 30 × 1.23 = 756; 14 × 70 × 1.23 = 1205; 9 × 70 × 1.23 = 775.
    const rates = { "przylacze.stawkaKabel": number(70), "przylacze.stawkaNapowietrzna": number(30) };
    expect(numbers(examples.connectionFee, rates)).toEqual({
      kabel: [1770],
      linia: [760],
      kabelMaly: [1210],
      przyrost: [9],
      zwiekszenie: [770],
    });
  });
});

describe("heating", () => {
  test("a season at 0.80 zł and 0.60 zł", () => {
    // 120 × 80 = 9600 kWh; × 0.80 = 7680; × 0.60 = 5760; / 4 × 0.80 = 1920; / 3 × 0.80 = 2560.
    expect(numbers(examples.heatingSeason)).toEqual({
      moc: [6],
      sezon: [9600],
      oporowe: [7680],
      piece: [5760],
      pradPodloga: [2400],
      pompaPodloga: [1920],
      pradGrzejniki: [3200],
      pompaGrzejniki: [2560],
    });
  });
  test("storage heaters and a boiler on 3 × 25 A", () => {
    // 6 kW × 24 h / 10 h = 14.4 kW, 20.8 A; 12 kW is 17.3 A, 7.7 A are left: 5.3 kW.
    expect(numbers(examples.heatingPower)).toEqual({
      doba: [144],
      ladowanie: [14.4],
      ladowaniePrad: [20.8],
      kociolPrad: [17.3],
      kociolZapas: [7.7],
      kociolReszta: [5.3],
    });
  });
  test("the pump repays itself from the saving of a season", () => {
    // (9600 − 3200) × 0.80 = 5120 zł; 20 000 / 5120 = 3.9; 45 000 / 5120 = 8.8; half the heat takes twice as long.
    const prices = { "ogrzewanie.pompa": span(30_000, 50_000), "ogrzewanie.kociol": span(5000, 10_000) };
    expect(numbers(examples.heatPumpPayback, prices)).toEqual({
      roznica: [20_000, 45_000],
      oszczednosc: [5120],
      lata: [4, 9],
      lataPolowa: [8, 18],
    });
  });
});

describe("light", () => {
  test("the cove strip is reckoned as indirect light", () => {
    // 24 × 200 = 4800; 8 × 800 × 0.5 = 3200; 1600 / 0.35 = 4571, 4600 in a strip of 4 m; (3200 + 1610) / 24 = 200 lx.
    // A strip of 800 lm/m: (3200 + 3200 × 0.35) / 24 = 180 lx. Counter: 3 × 0.6 × 500 = 900; / 0.7 = 1290.
    expect(numbers(examples.livingRoomLight)).toEqual({
      potrzeba: [4800],
      zOpraw: [6400],
      zOprawNaStol: [3200],
      brakuje: [1600],
      odbiteSrednio: [0.35],
      zTasmy: [4600],
      tasmaMetr: [1150],
      wynik: [200],
      slabszaTasma: [3200],
      slabszyWynik: [180],
      pobor: [110],
      blat: [900],
      blatTasma: [1290],
      blatMetr: [430],
      naMetr: [400],
    });
  });
  test("what it costs", () => {
    const prices = {
      "rynek.oprawa": span(50, 100),
      "rynek.tasma": span(100, 200),
      "rynek.zasilacz": span(100, 200),
      "rynek.punkt": span(150, 250),
    };
    // 400–800, 7 m: 700–1400, 200–400, 14 points: 2100–3500; together 3400–6100.
    expect(numbers(examples.lightingCost, prices)).toEqual({
      kosztOpraw: [400, 800],
      metryTasm: [7],
      kosztTasm: [700, 1400],
      kosztZasilaczy: [200, 400],
      kosztPunktow: [2100, 3500],
      koszt: [3400, 6100],
    });
  });
});

describe("prices of a square metre", () => {
  test("modernisation of 120 m² and of three rooms", () => {
    expect(numbers(examples.modernisationCost)).toEqual({
      stawkaOd: [50],
      stawkaSrodek: [100],
      stawkaDo: [150],
      od: [6000],
      srodek: [12_000],
      do: [18_000],
      pokoje: [28],
      kosztPokoi: [4200],
      wymiana: [12_000, 48_000],
    });
  });
  test("replacement in 60 m² with 60 points", () => {
    expect(numbers(examples.replacementCost)).toEqual({
      stawkaOd: [100],
      stawkaSrodek: [250],
      stawkaDo: [400],
      zakres: [6000, 24_000],
      od: [6000],
      srodek: [15_000],
      do: [24_000],
      kwotaRezerwy: [1500],
      budzet: [16_500],
      punkty: [60],
      zaPunktOd: [100],
      zaPunktSrodek: [250],
      zaPunktDo: [400],
    });
  });
  test("the two jobs of the service", () => {
    expect(numbers(examples.installationJobs)).toEqual({
      mieszkanieZakres: [4500, 18_000],
      mieszkanieSrodek: [11_250],
      domZakres: [5500, 16_500],
      domSrodek: [11_000],
    });
  });
  test("a switchboard alone", () => {
    const prices = {
      "rynek.obudowa": span(100, 300),
      "rynek.rozlacznik": span(50, 100),
      "rynek.spd": span(250, 700),
      "rynek.drobne": span(100, 200),
      "rynek.mcb": span(20, 30),
      "rynek.obwod": span(100, 200),
      "rynek.rcd": span(100, 200),
    };
    // Flat, 8 circuits, 2 RCDs: 500 + 8 × 120 + 200 = 1660 and 1300 + 8 × 230 + 400 = 3540.
    // House, 16 circuits, 4 RCDs: 500 + 16 × 120 + 400 = 2820 and 1300 + 16 × 230 + 800 = 5780.
    expect(numbers(examples.switchboardCost, prices)).toEqual({ mieszkanie: [1700, 3500], dom: [2800, 5800] });
  });
});

describe("the tables of the guides", () => {
  const sections: readonly Section[] = guides["wymiana-instalacji"].sections;

  test("points and circuits of the flat add up to the givens of the example", () => {
    const table = sections.find(({ id }) => id === "punkty");
    if (table?.kind !== "table") throw new Error("The guide has no table of points.");
    const rooms = table.rows.filter(({ label }) => label !== "Razem");
    const sum = (column: number) => rooms.reduce((all, { cells }) => all + Number(cells[column] ?? Number.NaN), 0);
    const { number: given } = givenOf();
    expect([0, 1, 2, 3].map(sum)).toEqual([
      given("przyklad.wymiana.swiatlo"),
      given("przyklad.wymiana.laczniki"),
      given("przyklad.wymiana.gniazda"),
      given("przyklad.wymiana.obwody"),
    ]);
  });
});
