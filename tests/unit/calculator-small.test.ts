/** A visitor buys a cable, lamps or a battery that are too small or far too large. */
import { calculators } from "@/lib/calculators";
import { type BatteryInput, batteryAnswer, calculateBattery } from "@/lib/calculators/battery";
import { ampacity, type CableInput, cableAnswer, calculateCable, sections } from "@/lib/calculators/cable";
import { defaultsOf, readFields } from "@/lib/calculators/inputs";
import { calculateLight, type LightInput, lightAnswer } from "@/lib/calculators/light";
import { checkPower } from "@/lib/calculators/power-form";
import { checkPv } from "@/lib/calculators/pv-form";
import { powerParameter } from "@/lib/calculators/share";

const [cable, light, battery] = [calculators.cable.data(), calculators.light.data(), calculators.battery.data()];

describe("cables", () => {
  const network = { voltage: 230, lineVoltage: 400, conductivity: 56 };
  const garage = { length: 40, load: 3, unit: "kW", phases: "1", circuit: "inne", method: "B2", before: 0.7 } as const;
  const at = (changes: Partial<CableInput> = {}) => calculateCable({ ...garage, ...changes }, network);

  // By hand. The guide's garage: 3000 W : 230 V = 13.0 A; 200 × 3000 × 40 : (56 × 2.5 × 52 900) = 3.24 %, with 4 mm² for
  // a lamp 2.03 %. Its house: 20 500 W : (√3 × 400 V) = 29.6 A, and 6 mm² carries 34 A in a conduit;
  // 100 × 20 500 × 30 : (56 × 6 × 160 000) = 1.14 %. Its table: 18 kW take 6 mm² and 32 A, sockets 2.5 mm² and 16 A.
  const long = { load: 20.5, phases: "3", length: 30, before: 0 } as const;
  test.each<[what: string, Partial<CableInput>, object]>([
    ["the garage", {}, { section: 2.5, breaker: 16, capacity: 23, limit: 5, current: 13.04, drop: 3.24, total: 3.94 }],
    ["its light", { circuit: "swiatlo" }, { section: 4, limit: 3, drop: 2.03 }],
    ["its amperes", { load: 3000 / 230, unit: "A" }, { section: 2.5, drop: 3.24 }],
    ["the house", long, { section: 6, breaker: 32, capacity: 34, current: 29.59, drop: 1.14 }],
    ["a heater", { load: 18, phases: "3", length: 15 }, { section: 6, breaker: 32 }],
    ["sockets", { load: 2, length: 20 }, { section: 2.5, breaker: 16 }],
    ["lamps", { load: 1, length: 15, circuit: "swiatlo" }, { section: 1.5, breaker: 10 }],
    ["a cable under plaster", { load: 16, unit: "A", length: 20, method: "C" }, { section: 2.5, breaker: 16 }],
  ])("%s, %j, takes %j", (_, changes, expected) => {
    const rounded = Object.entries(at(changes) ?? {}).map(([key, value]) => [key, Math.round(value * 100) / 100]);
    expect(Object.fromEntries(rounded)).toMatchObject(expected);
  });
  test("current, breaker and cable always stand in this order, and the drop inside its limit", () => {
    for (const phases of ["1", "3"] as const)
      for (const method of ["B2", "C"] as const)
        for (const load of [0.5, 2, 3.6, 7, 12])
          for (const length of [5, 30, 90]) {
            const result = at({ phases, method, load, length });
            if (!result) continue;
            expect(result.current).toBeLessThanOrEqual(result.breaker);
            expect(result.breaker).toBeLessThanOrEqual(result.capacity);
            expect(result.total).toBeLessThanOrEqual(result.limit);
          }
  });
  test("a thicker cable carries more, two loaded wires more than three, plaster more than a conduit", () => {
    for (const [index, section] of sections.entries()) {
      const thicker = sections[index + 1];
      for (const phases of [1, 3] as const) {
        expect(ampacity.C[phases][section]).toBeGreaterThan(ampacity.B2[phases][section]);
        if (thicker) expect(ampacity.B2[phases][thicker]).toBeGreaterThan(ampacity.B2[phases][section]);
      }
      expect(ampacity.B2[1][section]).toBeGreaterThan(ampacity.B2[3][section]);
    }
  });
  test("a load beyond 35 mm² is left to a designer", () => {
    const { words } = cable.texts;
    expect(cableAnswer({ ...garage, load: 50, length: 300 }, network, words)).toEqual({ problem: words.none });
  });
});

describe("light", () => {
  const room: LightInput = { area: 24, room: "salon", lux: 200, way: "wprost", fitting: 800 };
  const rooms = { ...light.facts.rooms, salon: { min: 150, max: 300 }, kuchnia: { min: 500, max: 1000 } };
  const facts = { rooms, share: { wprost: 0.5, odbite: 0.35 }, efficacy: 100 };

  // By hand: 24 m² × 200 lx = 4800 lm; : 0.5 = 9600 lm; : 800 lm = 12 fittings; 9600 lm : 100 lm/W = 96 W.
  test("the living room of the guide with fittings alone", () => {
    const reached = { fittings: 12, reachedLux: 200, power: 96 };
    expect(calculateLight(room, facts)).toEqual({ lux: 200, needed: 4800, lumens: 9600, ...reached });
  });
  // By hand: 4800 lm : 0.35 = 13 714 lm; : 800 lm = 17.1, so 18 fittings; 18 × 800 × 0.35 : 24 = 210 lx.
  test("light that shines at the ceiling asks for more; fittings are rounded up", () => {
    const { lumens, fittings, reachedLux } = calculateLight({ ...room, way: "odbite" }, facts);
    expect([lumens, fittings, reachedLux].map(Math.round)).toEqual([13_714, 18, 210]);
  });
  test("without a typed illuminance it is the middle of the table's range; outside of it a sentence says so", () => {
    expect(calculateLight({ ...room, room: "kuchnia", lux: undefined }, facts).lux).toBe(750);
    const remark = (input: LightInput) => {
      const outcome = lightAnswer(input, facts, light.texts.words);
      return "answer" in outcome ? outcome.answer.remark : undefined;
    };
    expect(remark({ ...room, room: "kuchnia" })).toContain(light.texts.words.outside);
    expect(remark(room)).toBeUndefined();
  });
});

describe("batteries", () => {
  const house = { load: 0.445, unit: "A", hours: 12, voltage: "12", alarm: 0.6, minutes: 15, depth: 100 } as const;
  const ups = { load: 100, unit: "W", hours: 4, voltage: "24", alarm: 0, minutes: 0, depth: 50 } as const;
  const facts = { remainingShare: 0.8, efficiency: 0.85, minimumHours: 12 };
  const { short, large } = battery.texts.words;

  // By hand, the alarm of the guide: (0.445 A × 12 h + 0.6 A × 0.25 h) × 1.25 = 6.86 Ah; for a day 13.54 Ah. A UPS, watts
  // through a converter, half of the charge used: 100 W : (24 V × 0.85) = 4.90 A; × 4 h = 19.61 Ah; × 1.25 : 0.5 = 49.02 Ah.
  test.each<[string, BatteryInput, number, number, number]>([
    ["an alarm for 12 hours", house, 0.445, 6.8625, 7],
    ["an alarm for a day", { ...house, hours: 24 }, 0.445, 13.5375, 17],
    ["a UPS", ups, 4.902, 49.02, 55],
  ])("%s", (_, input, current, capacity, size) => {
    const result = calculateBattery(input, facts);
    expect(result).toMatchObject({ current: expect.closeTo(current, 3), capacity: expect.closeTo(capacity, 2) });
    expect(result.battery).toBe(size);
  });
  test.each<[string, BatteryInput, string | undefined]>([
    ["an alarm of less than 12 hours has a remark about the standard", { ...house, hours: 8 }, short],
    ["a UPS has none", { ...ups, hours: 1 }, undefined],
    ["too much for one battery has a remark", { ...ups, load: 2000, hours: 72 }, large],
  ])("%s", (_, input, remark) => {
    const outcome = batteryAnswer(input, facts, battery.texts.words);
    expect("answer" in outcome && outcome.answer.remark).toBe(remark);
  });
});

describe("forms", () => {
  const { power, pv } = { power: calculators.power.data(), pv: calculators.pv.data() };
  const [devices, pvFields] = [power.categories.flatMap((category) => category.devices), pv.fields.flat()];

  test("of every calculator begin with numbers they take", () => {
    expect(checkPower(power.defaults, devices, power.settings, power.wrong)).toMatchObject({ ok: true });
    expect(checkPv(defaultsOf(pvFields), pvFields, pv.model, pv.wrong)).toMatchObject({ ok: true });
    for (const { fields, wrong } of [cable, light, battery]) {
      expect(readFields(fields, defaultsOf(fields), wrong)).toMatchObject({ ok: true });
      const empty = readFields(fields, {}, wrong);
      const needed = fields.filter((field) => field.kind === "choice" || !field.optional).map(({ name }) => name);
      expect(empty.ok ? [] : Object.keys(empty.errors)).toEqual(needed);
    }
  });
  test("that stand on one page share no name of a field", () => {
    const names = [...cable.fields, ...power.settings].map(({ name }) => name);
    expect(new Set([...names, powerParameter]).size).toBe(names.length + 1);
  });
});
