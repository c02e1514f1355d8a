import { powerDevices } from "@/content/calculators";
import { balance, type Circuit, circuitsOf, phaseCurrent } from "@/lib/calculators/board";
import { calculatePower, supplyOf } from "@/lib/calculators/power";
import type { PowerInput } from "@/lib/calculators/types";
import { givenOf } from "@/lib/content/figures/compute";

const network = { voltage: 230, lineVoltage: 400, cosPhi: 0.93 };
const words = { sockets: "Gniazda", light: "Oświetlenie", other: "Inne" };
const devices = powerDevices.flatMap((category) => category.devices);
const example: PowerInput = {
  counts: Object.fromEntries(devices.map(({ key, count }) => [key, count])),
  other: 0,
  factor: 0.5,
  reserve: 20,
};
const single = (name: string, load: number): Circuit => ({ name, load, poles: 1, breaker: 16 });

describe("phases", () => {
  // By hand: a hob of 6 kW on three phases gives 2 on each. Then the largest first: 5 → L1 (7), 4 → L2 (6), 3 → L3 (5),
  // 2 → L3, which has 5, the least (7), 1 → L2 (7).
  test("the largest load goes first, each to the phase that carries least, three phases share", () => {
    const { circuits, loads } = balance([
      single("a", 1),
      single("b", 5),
      { name: "hob", load: 6, poles: 3, breaker: 16 },
      single("c", 3),
      single("d", 4),
      single("e", 2),
    ]);
    expect(loads).toEqual([7, 7, 7]);
    expect(circuits.map(({ name, phase }) => [name, phase])).toEqual([
      ["a", 1],
      ["b", 0],
      ["hob", undefined],
      ["c", 2],
      ["d", 1],
      ["e", 2],
    ]);
  });
  test("nothing is lost: the phases together are the peak of the guide's example", () => {
    const { loads } = balance(circuitsOf(powerDevices, example, network, words));
    const { peak } = calculatePower(devices, example, supplyOf(givenOf()));
    expect(loads[0] + loads[1] + loads[2]).toBeCloseTo(peak, 9);
    // By hand, 7.4 × 0.5 : 3 = 1.233 kW of the hob on each, then: pump 3 L1, heater 2 L2, kitchen 1.8 L3, oven 1.5 L3,
    // washing machine 1.1 L2, dishwasher 1 L1, hair dryer 1 L2, electronics 0.55 L3, garden pump 0.5 L3, dryer 0.4 L1,
    // gate 0.2 L2, light 0.125 L2 and 0.125 L3: 5.633, 5.658, 5.708 kW; 5.708 kW : (230 V × 0.93) = 26.7 A.
    expect(loads.map((load) => Math.round(load * 1000) / 1000)).toEqual([5.633, 5.658, 5.708]);
    expect(phaseCurrent(Math.max(...loads), network)).toBeCloseTo(26.7, 1);
  });
});

describe("circuits of the guide's example", () => {
  const circuits = circuitsOf(powerDevices, example, network, words);
  const named = (start: string) => circuits.filter(({ name }) => name.startsWith(start));

  test("what asks for its own circuit has one, what is plugged in shares sockets", () => {
    expect(named("Piekarnik")).toEqual([{ name: "Piekarnik", load: 1.5, poles: 1, breaker: 16 }]);
    expect(named("Płyta")[0]).toMatchObject({ load: 3.7, poles: 3, breaker: 16 });
    // Kettle, microwave, fridge, hood: 2 + 1.3 + 0.15 + 0.15 = 3.6 kW, less than 16 A × 230 V = 3.68 kW.
    expect(named("Gniazda: Kuchnia").map(({ load }) => Math.round(load * 10) / 10)).toEqual([1.8]);
    expect(named("Czajnik")).toEqual([]);
  });
  test("light of ten rooms is two circuits of 10 A", () => {
    expect(named("Oświetlenie").map(({ breaker }) => breaker)).toEqual([10, 10]);
  });
  test("breakers carry what hangs on them, and a charger has what its maker asks for", () => {
    const many = circuitsOf(powerDevices, { ...example, counts: { pz: 1, lt: 1, cz: 3 } }, network, words);
    // 18 kW : (√3 × 400 V) = 26 A; three kettles, 6 kW, take two circuits of sockets.
    expect(many.map(({ name, poles, breaker }) => [name, poles, breaker])).toEqual([
      ["Gniazda: Kuchnia 1", 1, 16],
      ["Gniazda: Kuchnia 2", 1, 16],
      ["Przepływowy podgrzewacz do łazienki", 3, 32],
      ["Ładowarka samochodu, trzy fazy", 3, 20],
    ]);
  });
});
