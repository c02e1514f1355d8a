/** A visitor applies for too little or too much power. */
import { calculators } from "@/lib/calculators";
import { calculatePower, connectionFor, groupLimit } from "@/lib/calculators/power";
import { checkPower } from "@/lib/calculators/power-form";
import { devices, powerHouse } from "./given-calculators";

jest.mock("@/content/calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/facts", () => jest.requireActual("@/tests/unit/given-facts"));

const network = { voltage: 230, lineVoltage: 400, cosPhi: 0.93 };

// The sums are in given-calculators.ts.
test("the house of the example needs 13 kW on 3 × 25 A", () => {
  expect(calculatePower(devices, powerHouse, network)).toEqual({
    installed: 18.25,
    household: 15.25,
    simultaneous: 7.625,
    whole: 3,
    peak: 10.625,
    demand: 12.75,
    request: 13,
    connection: { phases: 3, fuse: 25 },
  });
});

test.each([
  ["a flat without large loads gets one phase", 5, false, 1, 25],
  ["with a device for three phases it does not", 5, true, 3, 16],
  ["nor does what one phase cannot carry", 7, false, 3, 16],
  ["the limit of group V is carried", groupLimit, true, 3, 63],
  ["above it no fuse is named", groupLimit + 0.5, true, 3, undefined],
])("%s: %d kW", (_, kilowatts, threePhase, phases, fuse) => {
  expect(connectionFor(kilowatts, threePhase, network)).toEqual({ phases, fuse });
});

describe("what is typed", () => {
  const { settings, defaults, wrong } = calculators.power.data();
  const check = (changes: Record<string, string>) => checkPower({ ...defaults, ...changes }, devices, settings, wrong);

  test("the form of the example is its house; square metres may be a fraction, an empty field is none", () => {
    expect(check({})).toEqual({ ok: true, input: powerHouse });
    const input = { ...powerHouse, counts: { ...powerHouse.counts, ma: 5.5, pi: 0 } };
    expect(check({ ma: "5,5", pi: "" })).toEqual({ ok: true, input });
  });
  test.each([
    [{ pi: "-1" }, "Podaj od 0 do 99."],
    [{ pi: "1,5" }, "Podaj liczbę całkowitą."],
    [{ pi: "dwa" }, "Wpisz liczbę, na przykład 1."],
    [{ k: "" }, "Wpisz liczbę, na przykład 0,5."],
    [{ rezerwa: "200" }, "Podaj od 20 do 30\u00a0%."],
    [{ inne: "900" }, "Podaj od 0 do 50\u00a0kW."],
    [Object.fromEntries(devices.map(({ key }) => [key, "0"])), "Dodaj co najmniej jedno urządzenie."],
  ])("%j is answered with a sentence", (changes, message) => {
    const checked = check(changes);
    expect(checked.ok ? [] : Object.values(checked.errors)).toEqual([message]);
  });
});
