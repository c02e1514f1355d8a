import { protocol } from "@/content/protocol";
import { givenOf } from "@/lib/content/figures/compute";
import { protocolFigures } from "@/lib/content/figures/protocol";
import {
  decimal,
  faultAmps,
  instantTripAmps,
  insulationLimitMegaohms,
  judgeCircuit,
  judgeRcd,
  limitText,
  loopLimitOhms,
  loopReserveOhms,
  rcdLimits,
} from "@/lib/content/protocol/limits";
import { hardestCircuit } from "@/lib/content/protocol/view";
import { get } from "@/lib/content/records";
import type { ProtocolSpecimen } from "@/lib/content/types";
import { getProtocolView } from "@/lib/content/view";
import { protocolProblems, specimenProblems } from "@/lib/tools/check/protocol";

// Worked out by hand: 230 / (5 · 16) = 2.875, 230 / (5 · 10) = 4.6, 230 / (10 · 20) = 1.15, 230 / (20 · 10) = 1.15.
test.each([
  ["B", 16, 80, 2.875, 1.91666],
  ["B", 10, 50, 4.6, 3.06666],
  ["C", 20, 200, 1.15, 0.76666],
  ["D", 10, 200, 1.15, 0.76666],
] as const)(
  "%s%d trips at once at %d A, so its loop may have %d ohms, measured cold %d",
  (curve, ratedAmps, amps, limit, reserve) => {
    const breaker = { curve, ratedAmps };
    expect(instantTripAmps(breaker)).toBe(amps);
    expect(loopLimitOhms(230, breaker)).toBeCloseTo(limit, 5);
    expect(loopReserveOhms(230, breaker)).toBeCloseTo(reserve, 4);
  },
);

test("limits are printed cut, never rounded up", () => {
  expect(limitText(2.875, 2)).toBe("2,87");
  expect(limitText(4.6, 2)).toBe("4,60");
  expect(limitText(1.9166, 2)).toBe("1,91");
  expect(decimal(0.8, 2)).toBe("0,80");
});

test("a fault of 0.78 ohms draws 295 A from 230 V", () => {
  expect(faultAmps(230, 0.78)).toBeCloseTo(294.87, 2);
});

test("insulation is held to 1 megaohm at 500 V and 0.5 at 250 V", () => {
  expect([250, 500, 1000].map((volts) => insulationLimitMegaohms(volts as 250))).toEqual([0.5, 1, 1]);
});

const circuit = { breaker: { curve: "B", ratedAmps: 16 }, insulationMegaohms: 98, loopOhms: 0.66 } as const;

test.each([
  ["a healthy circuit passes", {}, true],
  ["an impedance just under two thirds passes", { loopOhms: 1.91 }, true],
  ["an impedance over two thirds fails though it is under the limit", { loopOhms: 1.92 }, false],
  ["an impedance over the limit fails", { loopOhms: 3 }, false],
  ["no impedance is no result", { loopOhms: 0 }, false],
  ["insulation of exactly 1 megaohm passes", { insulationMegaohms: 1 }, true],
  ["insulation below 1 megaohm fails", { insulationMegaohms: 0.99 }, false],
])("%s", (_, change, passes) => {
  expect(judgeCircuit({ ...circuit, ...change }, 230, 500).passes).toBe(passes);
});

test("the share of the limit is what the bar shows", () => {
  expect(judgeCircuit({ ...circuit, loopOhms: 1.4375 }, 230, 500).share).toBeCloseTo(0.5, 6);
});

test("a device of 30 mA trips between 15 and 30 mA, within 300 ms, within 40 ms at 150 mA", () => {
  expect(rcdLimits(30)).toEqual({
    milliamps: { min: 15, max: 30 },
    milliseconds: 300,
    fastMilliamps: 150,
    fastMilliseconds: 40,
  });
});

const device = {
  ratedMilliamps: 30,
  tripMilliamps: 22,
  tripMilliseconds: 26,
  fastTripMilliseconds: 14,
  testButton: true,
};

test.each([
  ["a sound device passes", {}, true],
  ["one that trips at half of its current fails", { tripMilliamps: 15 }, false],
  ["one that trips at its rated current passes", { tripMilliamps: 30 }, true],
  ["one that trips later fails", { tripMilliamps: 31 }, false],
  ["one that takes 300 ms passes", { tripMilliseconds: 300 }, true],
  ["one that takes longer fails", { tripMilliseconds: 301 }, false],
  ["one that takes more than 40 ms at five times the current fails", { fastTripMilliseconds: 41 }, false],
  ["one whose button does nothing fails", { testButton: false }, false],
])("%s", (_, change, passes) => {
  expect(judgeRcd({ ...device, ...change }).passes).toBe(passes);
});

describe("the specimen of the site", () => {
  const specimen: ProtocolSpecimen = protocol.specimen;
  const [first, ...others] = specimen.circuits.rows;
  const [rcd, ...rcds] = specimen.rcds.rows;
  if (!first || !rcd) throw new Error("the specimen is empty");
  const withCircuit = (change: object): ProtocolSpecimen => ({
    ...specimen,
    circuits: { ...specimen.circuits, rows: [{ ...first, ...change }, ...others] },
  });
  const problems = (changed: ProtocolSpecimen) =>
    specimenProblems(changed, 230).map(({ field, what }) => `${field}: ${what}`);

  test("has no problems", () => {
    expect(protocolProblems()).toEqual([]);
  });

  test("passes in every row", () => {
    const { circuits, rcds: devices } = getProtocolView();
    expect([...circuits, ...devices].filter(({ passes }) => !passes)).toEqual([]);
    expect(circuits).toHaveLength(8);
  });

  test("shows limits worked out by hand", () => {
    const [lighting, , sockets] = getProtocolView().circuits;
    expect([lighting?.cable, lighting?.limit, lighting?.reserve]).toEqual(["YDYp 3×1,5", "4,60", "3,06"]);
    expect([sockets?.breaker, sockets?.limit, sockets?.reserve]).toEqual(["B16", "2,87", "1,91"]);
  });

  test.each([
    [
      "a circuit that fails",
      withCircuit({ loopOhms: 3.5 }),
      "specimen.circuits.rows.0: Obwód „Oświetlenie, pokoje” nie spełnia",
    ],
    ["poor insulation", withCircuit({ insulationMegaohms: 0.5 }), "specimen.circuits.rows.0: Obwód"],
    [
      "a breaker too large for its cable",
      withCircuit({ breaker: { curve: "B", ratedAmps: 20 } }),
      "specimen.circuits.rows.0.breaker: Wyłącznik B20 jest za duży do przekroju 1.5 mm²",
    ],
    ["an unknown device", withCircuit({ rcd: "R9" }), "specimen.circuits.rows.0.rcd: Nie ma wyłącznika „R9”"],
    [
      "a three-phase circuit behind a device of two poles",
      withCircuit({ cable: { type: "YDYp", cores: 5, squareMillimetres: 1.5 } }),
      "specimen.circuits.rows.0.rcd: Obwód trójfazowy",
    ],
    [
      "a device that fails",
      { ...specimen, rcds: { ...specimen.rcds, rows: [{ ...rcd, tripMilliamps: 35 }, ...rcds] } },
      "specimen.rcds.rows.0: Wyłącznik R1 nie spełnia",
    ],
    [
      "a protective conductor with more resistance than the loop",
      { ...specimen, continuity: { highestOhms: 0.9, testMilliamps: 200 } },
      "specimen.continuity.highestOhms: Przewód ochronny",
    ],
    ["a number like that of a real document", { ...specimen, reference: "17/2026" }, "specimen.reference: Numer"],
  ])("is refused with %s", (_, changed, expected) => {
    expect(problems(changed)).toEqual([expect.stringContaining(expected)]);
  });

  test("the drawing shows the circuit that uses up most of its limit", () => {
    // 0.78 / 2.875 = 27.1 %, the next is 0.71 / 2.875 = 24.7 %.
    expect(hardestCircuit(specimen, 230)).toMatchObject({ number: 4, row: { loopOhms: 0.78 }, tripAmps: 80 });
    expect(getProtocolView().drawn.name).toBe("Gniazda, sypialnia");
  });

  test("figures of the explanation are those of the tables", () => {
    const figures = protocolFigures(givenOf());
    expect(figures["wzor.pradZwarcia"]).toMatchObject({ value: 295, unit: "A" });
    expect(figures["wzor.b16Granica"]).toMatchObject({ text: "230 V / 80 A = 2,87 oma" });
    expect(figures["wzor.b10Granica"]).toMatchObject({ text: "230 V / 50 A = 4,60 oma" });
    expect(figures["wzor.rcdPrad"]).toMatchObject({ text: "15–30\u00a0mA" });
    expect(figures["wzor.ciaglosc"]).toMatchObject({ text: "0,24 Ω" });
  });

  test("every numbered column is explained", () => {
    const explained = Object.values(get("protocol").explanation.columns);
    expect(explained).toHaveLength(10);
    expect(explained.filter(({ heading, text }) => !heading || text.length < 40)).toEqual([]);
  });

  test("names no person and no certificate: what a real protocol has there is a blank", () => {
    const { signatures, particulars } = specimen;
    expect(signatures.every((line) => line.includes("imię, nazwisko, numer świadectwa") && !/\d/.test(line))).toBe(
      true,
    );
    expect(particulars.find(({ label }) => label === "Właściciel")?.value).toBe("…");
  });
});
