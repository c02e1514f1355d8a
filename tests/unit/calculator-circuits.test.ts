/** A visitor sees circuits and phases that no electrician would build. */
import { atOnce, balancePhases, circuitsOf } from "@/lib/calculators/circuits";
import type { Circuit } from "@/lib/calculators/results";
import { phaseCurrent } from "@/lib/physics/power";
import { powerHouse as example, powerDevices, powerTexts } from "@/tests/unit/given-calculators";

const network = { voltage: 230, lineVoltage: 400, cosPhi: 0.93 };
const single = (name: string, load: number): Circuit => ({ name, load, lines: 1, breaker: 16 });
const rounded = (value: number) => Math.round(value * 1000) / 1000;

describe("phases", () => {
  // By hand: three phases take 2 kW each, the hob 3.7 on L1 and L2, then a heater in full on L3 (5), then 3 kW: L3
  // would have 8, L1 and L2 8.7; 2 kW: L1 5.7 + 2; 1 kW: L2 5.7 + 1.
  test("each circuit goes where the phase will carry least, a hob to two, what counts in full first", () => {
    const { circuits, loads } = balancePhases(
      [
        single("a", 1),
        { ...single("sauna", 6), lines: 3, inFull: true },
        single("b", 3),
        { ...single("hob", 7.4), lines: 2 },
        single("c", 2),
        { ...single("heater", 3), inFull: true },
      ],
      1,
    );
    expect(circuits.map(({ name, phases }) => `${name} ${phases}`)).toEqual([
      ...["a 1", "sauna 0,1,2", "b 2", "hob 0,1", "c 0", "heater 2"],
    ]);
    expect(loads.map(rounded)).toEqual([7.7, 6.7, 8]);
    expect(phaseCurrent(7.36, network)).toBeCloseTo(32, 9);
  });
  test("at once work the part of the factor, or the two largest", () => {
    expect([atOnce([2, 3, 1, 4], 0.5), atOnce([2, 3, 1, 4], 0.8), atOnce([7.4], 0.5), atOnce([], 0.5)]).toEqual([
      ...[7, 8, 7.4, 0],
    ]);
  });
});

describe("circuits", () => {
  const rows = (counts: Record<string, number>) =>
    circuitsOf(powerDevices, { ...example, counts }, network, powerTexts).map(
      ({ name, load, lines, breaker, ownRcd }) =>
        `${name}: ${rounded(load)} kW, ${lines}, ${breaker} A${ownRcd ? ", RCD" : ""}`,
    );

  test("some devices have their own circuits, worktops two, ten rooms have two circuits of light", () => {
    expect(rows(example.counts)).toEqual([
      "Płyta: 7.4 kW, 2, 16 A",
      "Piekarnik: 3 kW, 1, 16 A",
      "Gniazda: Kuchnia 1: 1.075 kW, 1, 16 A",
      "Gniazda: Kuchnia 2: 1.075 kW, 1, 16 A",
      "Pralka: 2.2 kW, 1, 16 A",
      "Pompa ciepła: 3 kW, 1, 16 A",
      "Oświetlenie 1: 0.25 kW, 1, 10 A",
      "Oświetlenie 2: 0.25 kW, 1, 10 A",
    ]);
  });
  test("breakers carry their loads, a mat is divided, one kettle has one circuit, a charger its own RCD, last", () => {
    // 40 m² are 6 kW, more than 16 A × 230 V = 3.68 kW; 18 kW : (√3 × 400 V) = 26 A; 3.7 kW : 230 V = 16.09 A.
    expect(rows({ lj: 1, lt: 1, pz: 1, ma: 40, cz: 1 })).toEqual([
      "Gniazda: Kuchnia: 2 kW, 1, 16 A",
      "Podgrzewacz: 18 kW, 3, 32 A",
      "Mata 1: 3 kW, 1, 16 A",
      "Mata 2: 3 kW, 1, 16 A",
      "Gniazdo auta: 3.7 kW, 1, 20 A, RCD",
      "Ładowarka: 11 kW, 3, 20 A, RCD",
    ]);
  });
});
