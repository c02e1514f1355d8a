/** A visitor sees circuits and phases that no electrician would build. */
import { balancePhases, type Circuit, circuitsOf, phaseCurrent } from "@/lib/calculators/circuits";
import { powerHouse as example, powerDevices } from "@/tests/unit/given-calculators";

const network = { voltage: 230, lineVoltage: 400, cosPhi: 0.93 };
const words = { sockets: "Gniazda", light: "Oświetlenie", other: "Inne" };
const single = (name: string, load: number): Circuit => ({ name, load, poles: 1, breaker: 16 });

describe("phases", () => {
  // By hand: a hob of 6 kW on three phases gives 2 on each. Then the largest first: 5 → L1 (7), 4 → L2 (6), 3 → L3 (5),
  // 2 → L3, which has 5, the least (7), 1 → L2 (7).
  test("the largest load goes first, each to the phase that carries least, three phases share", () => {
    const { circuits, loads } = balancePhases([
      single("a", 1),
      single("b", 5),
      { name: "hob", load: 6, poles: 3, breaker: 16 },
      single("c", 3),
      single("d", 4),
      single("e", 2),
    ]);
    expect(loads).toEqual([7, 7, 7]);
    expect(circuits.map(({ name, phase }) => `${name} ${phase}`).join(", ")).toBe(
      "a 1, b 0, hob undefined, c 2, d 1, e 2",
    );
  });
  test("the phases together carry the peak of the house", () => {
    const { loads } = balancePhases(circuitsOf(powerDevices, example, network, words));
    // By hand, 7.4 × 0.5 : 3 = 1.233 kW of the hob on each, then: pump 3 L1, oven 1.5 L2, washing machine 1.1 L3, kitchen
    // (2 + 0.15) × 0.5 = 1.075 L3, light 0.125 L2 and again L2: 4.233, 2.983, 3.408 kW, together 10.625 kW;
    // 4.233 kW : (230 V × 0.93) = 19.8 A.
    expect(loads.map((load) => Math.round(load * 1000) / 1000)).toEqual([4.233, 2.983, 3.408]);
    expect(loads[0] + loads[1] + loads[2]).toBeCloseTo(10.625, 9);
    expect(phaseCurrent(Math.max(...loads), network)).toBeCloseTo(19.8, 1);
  });
});

describe("circuits", () => {
  const rows = (counts: Record<string, number>) =>
    circuitsOf(powerDevices, { ...example, counts }, network, words).map(
      ({ name, load, poles, breaker }) => `${name}: ${Math.round(load * 1000) / 1000} kW, ${poles}, ${breaker} A`,
    );

  test("some devices have their own circuits, others share sockets, ten rooms have two circuits of light", () => {
    expect(rows(example.counts)).toEqual([
      "Płyta: 3.7 kW, 3, 16 A",
      "Piekarnik: 1.5 kW, 1, 16 A",
      "Gniazda: Kuchnia: 1.075 kW, 1, 16 A",
      "Pralka: 1.1 kW, 1, 16 A",
      "Pompa ciepła: 3 kW, 1, 16 A",
      "Oświetlenie 1: 0.125 kW, 1, 10 A",
      "Oświetlenie 2: 0.125 kW, 1, 10 A",
    ]);
  });
  test("breakers carry their loads, and a charger has the breaker its maker requires", () => {
    // Three kettles, 6 kW, are more than 16 A × 230 V = 3.68 kW; 18 kW : (√3 × 400 V) = 26 A.
    expect(rows({ pz: 1, lt: 1, cz: 3 })).toEqual([
      "Gniazda: Kuchnia 1: 1.5 kW, 1, 16 A",
      "Gniazda: Kuchnia 2: 1.5 kW, 1, 16 A",
      "Podgrzewacz: 18 kW, 3, 32 A",
      "Ładowarka: 11 kW, 3, 20 A",
    ]);
  });
});
