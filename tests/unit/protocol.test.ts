/** A visitor reads a specimen of measurements that no inspector would sign. */
import { protocol } from "@/content/protocol";
import { figure } from "@/lib/content/figures";
import { factReader } from "@/lib/content/figures/fact-reader";
import { protocolFigures } from "@/lib/content/figures/specimen-figures";
import {
  coldLoopLimitOhms,
  faultAmps,
  instantTripAmps,
  insulationLimitMegaohms,
  judgeCircuit,
  judgeRcd,
  limitText,
  loopLimitOhms,
} from "@/lib/content/protocol/limits";
import { protocolView } from "@/lib/content/protocol/view";
import type { ProtocolSpecimen } from "@/lib/content/types";
import { protocolProblems, specimenProblems } from "@/lib/tools/check/specimen";

// Worked out by hand: 230 / (5 · 16) = 2.875, 230 / (5 · 10) = 4.6, 230 / (10 · 20) = 1.15, 230 / (20 · 10) = 1.15.
// Printed limits are cut off, never rounded up.
test.each([
  ["B", 16, 80, 2.875, "2,87", 1.91666],
  ["B", 10, 50, 4.6, "4,60", 3.06666],
  ["C", 20, 200, 1.15, "1,15", 0.76666],
  ["D", 10, 200, 1.15, "1,15", 0.76666],
] as const)(
  "%s%d trips at once at %d A, so its loop may have %d ohms, in print %s, measured cold %d",
  (curve, ratedAmps, amps, limit, printed, reserve) => {
    const breaker = { curve, ratedAmps };
    expect(instantTripAmps(breaker)).toBe(amps);
    expect(loopLimitOhms(230, breaker)).toBeCloseTo(limit, 5);
    expect(limitText(loopLimitOhms(230, breaker), 2)).toBe(printed);
    expect(coldLoopLimitOhms(230, breaker)).toBeCloseTo(reserve, 4);
  },
);

test("0.78 ohms draw 295 A from 230 V; insulation needs 1 megaohm at 500 V and 0.5 at 250 V", () => {
  expect(faultAmps(230, 0.78)).toBeCloseTo(294.87, 2);
  expect(([250, 500, 1000] as const).map(insulationLimitMegaohms)).toEqual([0.5, 1, 1]);
});

const circuit = { breaker: { curve: "B", ratedAmps: 16 }, insulationMegaohms: 98, loopOhms: 0.66 } as const;

test.each([
  ["an impedance just under two thirds passes", { loopOhms: 1.91 }, true],
  ["an impedance over two thirds fails though it is under the limit", { loopOhms: 1.92 }, false],
  ["no impedance is no result", { loopOhms: 0 }, false],
  ["insulation of exactly 1 megaohm passes", { insulationMegaohms: 1 }, true],
  ["insulation below 1 megaohm fails", { insulationMegaohms: 0.99 }, false],
])("%s", (_, change, passes) => {
  expect(judgeCircuit({ ...circuit, ...change }, 230, 500).passes).toBe(passes);
});

const times = { tripMilliseconds: 26, fastTripMilliseconds: 14 };
const device = { ratedMilliamps: 30, tripMilliamps: 22, ...times, testButton: true };

test.each([
  ["one that trips at half of its current fails", { tripMilliamps: 15 }, false],
  ["one that trips at its rated current passes", { tripMilliamps: 30 }, true],
  ["one that trips later fails", { tripMilliamps: 31 }, false],
  ["one that takes 300 ms passes", { tripMilliseconds: 300 }, true],
  ["one that takes longer fails", { tripMilliseconds: 301 }, false],
  ["one that takes more than 40 ms at five times the current fails", { fastTripMilliseconds: 41 }, false],
  ["one whose button does nothing fails", { testButton: false }, false],
])("a device of 30 mA: %s", (_, change, passes) => {
  expect(judgeRcd({ ...device, ...change }).passes).toBe(passes);
});

describe("a specimen", () => {
  const row = {
    ...{ ...circuit, name: "Gniazda", rcd: "R1" },
    cable: { type: "YDYp", cores: 3, squareMillimetres: 2.5 },
  };
  const light = { ...row, name: "Światło", breaker: { curve: "B", ratedAmps: 10 }, loopOhms: 0.71 };
  const rcd = { ...protocol.specimen.rcds.rows[0], ...device, name: "R1" };
  const specimen = {
    ...protocol.specimen,
    reference: "WZÓR",
    continuity: { highestOhms: 0.24, testMilliamps: 200 },
    circuits: { ...protocol.specimen.circuits, insulationTestVolts: 500, rows: [light, { ...row, loopOhms: 0.78 }] },
    rcds: { ...protocol.specimen.rcds, rows: [rcd] },
  } as unknown as ProtocolSpecimen;
  const withCircuit = (change: object) => ({ circuits: { ...specimen.circuits, rows: [{ ...row, ...change }] } });
  const tooLarge = withCircuit({ breaker: { curve: "B", ratedAmps: 25 } });
  const threePhase = withCircuit({ cable: { ...row.cable, cores: 5 } });
  const late = { rcds: { ...specimen.rcds, rows: [{ ...rcd, tripMilliamps: 35 }] } };
  const resistance = { continuity: { highestOhms: 0.9, testMilliamps: 200 } };

  test.each([
    ["a circuit that fails", withCircuit({ loopOhms: 3.5 }), "circuits.rows.0: Obwód „Gniazda” nie spełnia"],
    ["a breaker too large for 2.5 mm²", tooLarge, "circuits.rows.0.breaker: Wyłącznik B25 jest za duży do przekroju"],
    ["an unknown device", withCircuit({ rcd: "R9" }), "circuits.rows.0.rcd: Nie ma wyłącznika „R9”"],
    ["three phases behind a device of two poles", threePhase, "circuits.rows.0.rcd: Obwód trójfazowy"],
    ["a device that fails", late, "rcds.rows.0: Wyłącznik R1 nie spełnia"],
    ["more resistance to earth than in the loop", resistance, "continuity.highestOhms: Przewód ochronny"],
    ["a number like that of a real document", { reference: "17/2026" }, "reference: Numer"],
  ])("is refused with %s", (_, change, expected) => {
    const problems = specimenProblems({ ...specimen, ...change } as ProtocolSpecimen, 230);
    expect(problems.map(({ field, what }) => `${field}: ${what}`)).toEqual([
      expect.stringContaining(`specimen.${expected}`),
    ]);
  });

  test("is drawn with the circuit that uses up most of its limit", () => {
    expect(specimenProblems(specimen, 230)).toEqual([]);
    // 0.78 / 2.875 = 27.1 %, the other is 0.71 / 4.6 = 15.4 %.
    const share = expect.closeTo(0.2713, 4);
    expect(protocolView(specimen, 230).drawnCircuit).toMatchObject({ number: 2, loop: "0,78", reserve: "1,91", share });
  });

  test("shows the limits of each device", () => {
    const currents = { ratedCurrent: "30\u00a0mA", fastCurrent: "150\u00a0mA", currentLimits: "15–\u206030" };
    const times = { timeLimit: "300", fastTimeLimit: "40" };
    expect(protocolView(specimen, 230).rcds).toMatchObject([{ ...currents, ...times, passes: true }]);
  });
});

test("every row of the site's specimen passes, and its explanation has figures of its tables", () => {
  expect(protocolProblems()).toEqual([]);
  const { circuits, rcds } = protocolView(protocol.specimen, figure("siec.napiecie").number);
  expect([...circuits, ...rcds].filter(({ passes }) => !passes)).toEqual([]);
  expect(protocolFigures(factReader())).toMatchObject({
    "wzor.b16Granica": { text: "230 V\u00a0/ 80 A = 2,87 oma" },
    "wzor.b10Granica": { text: "230 V\u00a0/ 50 A = 4,60 oma" },
    "wzor.rcdPrad": { text: "15–\u206030\u00a0mA" },
    "wzor.rcdPradSzybki": { value: 150, unit: "mA" },
  });
});

test("the specimen has blanks for persons and certificates", () => {
  const { signatures, particulars } = protocol.specimen;
  const blank = /^(?!.*\d).*imię, nazwisko, numer świadectwa/;
  expect(signatures.filter((line) => !blank.test(line))).toEqual([]);
  expect(particulars.find(({ label }) => label === "Właściciel")?.value).toBe("…");
});
