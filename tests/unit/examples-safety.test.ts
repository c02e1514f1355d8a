import { givenOf } from "@/lib/content/figures/compute";
import type { Example } from "@/lib/content/figures/example";
import * as examples from "@/lib/content/figures/safety";
import { givens } from "./example-givens";

/** Figures of an example as plain numbers, words and ranges. */
const numbers = (example: Example) =>
  Object.fromEntries(
    Object.entries(example(givenOf(givens))).map(([key, { value, min, max, text }]) => [
      key.replace("przyklad.", ""),
      value ?? text ?? [min, max],
    ]),
  );

// Every expected number below was worked out by hand.
test("three appliances overload an extension lead and the breaker does not notice", () => {
  expect(numbers(examples.overloadedLead)).toEqual({
    "listwa.suma": 4100, // 2000 + 900 + 1200
    "listwa.prad": 17.8, // 4100 / 230 = 17.826
    "listwa.przeciazenie": 78, // 17.826 / 10
    "listwa.granica": 18, // 16 × 1.13 = 18.08
    "listwa.mocObwodu": 3.7, // 16 × 230 = 3680
    "listwa.mocListwy": 2.3, // 10 × 230
  });
});

test("leakage of sound appliances adds up to the lowest tripping current", () => {
  expect(numbers(examples.leakageSum)).toEqual({
    "uplyw.suma": 16.5, // 3.5 + 3.5 + 5 + 4.5
    "uplyw.prog": 15, // half of 30
    "uplyw.zapas": 9, // three tenths of 30
  });
});

test("a loop impedance is judged by the current of the breaker", () => {
  expect(numbers(examples.loopImpedance)).toEqual({
    "petla.aparat": "B16",
    "petla.prad": 80, // 5 × 16
    "petla.granica": 2.9, // 230 / 80 = 2.875
    "petla.zapas": 1.9, // 2.875 × 2 / 3 = 1.9167
    "petla.zwarcieDobre": 295, // 230 / 0.78 = 294.9
    "petla.zwarcieZle": 72, // 230 / 3.2 = 71.9
  });
});

test("the price of a five-yearly check is spread over its years", () => {
  expect(numbers(examples.yearlyMeasurement)).toEqual({ "pomiary.rocznie": 160 }); // 800 / 5
});

test("the next check is due five years after the last", () => {
  expect(numbers(examples.nextCheck)).toEqual({ "kontrola.nastepna": "2026" }); // 2021 + 5
});

test("new wiring of a kitchen is what one more repair is compared with", () => {
  expect(numbers(examples.repairOrReplace)).toEqual({ "naprawa.wymiana": [1000, 4000] }); // 10 × 100 to 10 × 400
});

test("three rooms on one circuit exceed what its breaker stands for an hour", () => {
  expect(numbers(examples.rentedRooms)).toEqual({
    "pokoje.suma": 5800, // 2000 + 2000 + 1800
    "pokoje.prad": 25, // 5800 / 230 = 25.2
    "pokoje.godzina": 23, // 16 × 1.45 = 23.2
  });
});

test("chargers of a garage share what the building has to spare", () => {
  expect(numbers(examples.garageChargers)).toEqual({
    "garaz.naraz": 132, // 12 × 11
    "garaz.jedna": 3.3, // 40 / 12 = 3.33
    "garaz.energia": 33, // 3.33 × 10
    "garaz.zasieg": 170, // 33.3 × 100 / 20 = 166.7, to tens
  });
});

test("electric heating does not fit into one phase", () => {
  expect(numbers(examples.stoveToElectricity)).toEqual({
    "zabrze.ogrzewanie": 5, // 50 × 100 W
    "zabrze.razem": 7, // 5 + 2
    "zabrze.prad": 30, // 7000 / 230 = 30.4
    "zabrze.przydzial": 5.75, // 25 × 230
  });
});

test("a long thin cable loses more voltage than a charger bears", () => {
  expect(numbers(examples.longLine)).toEqual({
    "linia.spadekCienki": 8, // 200 × 80 × 16 / (56 × 2.5 × 230) = 7.95
    "linia.spadekGruby": 2, // 200 × 80 × 16 / (56 × 10 × 230) = 1.99
  });
});

test("a pizzeria needs more than double of its old supply", () => {
  expect(numbers(examples.restaurantPower)).toEqual({
    "lokal.razem": 13.5, // 8 + 3.5 + 2
    "lokal.przydzial": 5.75, // 25 × 230
  });
});

test("an inverter leaves the network ten per cent above its voltage", () => {
  expect(numbers(examples.inverterLimit)).toEqual({ "falownik.napiecie": 253 }); // 230 × 1.1
});
