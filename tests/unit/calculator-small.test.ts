/** A visitor buys a cable, lamps or a battery that are too small or far too large. */
import { calculators } from "@/lib/calculators";
import { type BatteryInput, batteryAnswer, calculateBattery } from "@/lib/calculators/battery";
import { ampacity, type CableInput, cableAnswer, cableShape, calculateCable, sections } from "@/lib/calculators/cable";
import { defaultsOf, readFields } from "@/lib/calculators/inputs";
import { calculateLight, type LightInput, lightAnswer } from "@/lib/calculators/light";
import { checkPower } from "@/lib/calculators/power-form";
import { checkPv } from "@/lib/calculators/pv-form";
import { powerParameter } from "@/lib/calculators/share";
import { fill } from "@/lib/text/fill";
import { plain } from "@/tests/support";

const [cable, light, battery] = [calculators.cable.data(), calculators.light.data(), calculators.battery.data()];

describe("cables", () => {
  const network = { voltage: 230, lineVoltage: 400, resistivity: 0.0225, supply: 0.4 };
  const garage = {
    length: 40,
    load: 3,
    unit: "kW",
    phases: "1",
    circuit: "gniazda",
    method: "B2",
    before: 0.7,
  } as const;
  const at = (changes: Partial<CableInput> = {}) => calculateCable({ ...garage, ...changes }, network);
  const [fixed, three] = [
    { circuit: "inne", length: 20 },
    { circuit: "inne", phases: "3", length: 20, unit: "A" },
  ] as const;

  // By hand. The guide's garage: 3000 W : 230 V = 13.04 A; 200 × 0.0225 × 3000 × 40 : (2.5 × 52 900) = 4.08 %, with 6 mm²
  // for a lamp 1.70 %; 2/3 × 230 V : (0.4 + 2 × 0.018 × 40 : 2.5) = 157 A. Its house: 20 500 W : (√3 × 400 V) = 29.59 A;
  // 100 × 0.0225 × 20 500 × 30 : (6 × 160 000) = 1.44 %. 300 m of 10 mm²: 153.3 V : (0.4 + 1.08) = 103 A, of 6 mm² 69.7 A,
  // less than 5 × 16 A. 105 m of 2.5 mm²: 153.3 : (0.4 + 1.512) = 80.2 A, 106 m 79.5 A. A gG fuse of 80 A: 1.6 × 80 A =
  // 128 A is more than 1.45 × 80 A, melts at 425 A: 0.361 − 0.0206 = 0.34 ohms are left for the supply.
  const long = { load: 20.5, phases: "3", circuit: "inne", length: 30, before: 0 } as const;
  test.each<[what: string, Partial<CableInput>, object]>([
    ["the garage", {}, { section: 2.5, rating: 16, capacity: 23, limit: 5, current: 13.04, drop: 4.08, total: 4.78 }],
    ["its short circuit", {}, { fault: 157.1, tripping: 80, supply: 0.4, decides: "least" }],
    ["its light", { circuit: "swiatlo" }, { section: 6, limit: 3, drop: 1.7, decides: "drop" }],
    ["the house", long, { section: 6, rating: 32, capacity: 34, current: 29.59, drop: 1.44, decides: "capacity" }],
    ["lamps", { load: 1, length: 15, circuit: "swiatlo" }, { section: 1.5, rating: 10 }],
    ["200 m", { length: 200 }, { section: 16, decides: "drop" }],
    ["a far socket", { length: 300, load: 3, phases: "3" }, { section: 10, fault: 103.6, decides: "fault" }],
    ["just near enough", { length: 105, load: 0.5 }, { section: 2.5, fault: 80.2 }],
    ["just too far", { length: 106, load: 0.5 }, { section: 4, decides: "fault" }],
    ["a device behind 20 A", { ...fixed, load: 4 }, { section: 2.5, rating: 20 }],
    ["the same in wool", { ...fixed, load: 4, method: "A2" }, { section: 4, decides: "capacity" }],
    ["32 A in plaster", { ...three, load: 32, method: "C" }, { section: 4, rating: 32 }],
    ["32 A in the ground", { ...three, load: 32, method: "D1" }, { section: 6, capacity: 38 }],
    ["a fuse", { ...three, load: 80 }, { section: 35, rating: 80, tripping: 425, supply: 0.34, decides: "capacity" }],
    ["too many sockets", { load: 4 }, { problem: "divide", current: 17.39 }],
    ["too much light", { load: 14, circuit: "swiatlo" }, { problem: "divide", current: 60.87 }],
    ["no fuse", { ...fixed, load: 24 }, { problem: "beyond", current: 104.35 }],
    ["no better supply", { circuit: "swiatlo", before: 4 }, { problem: "before", limit: 3 }],
    ["no capacity", { ...three, load: 100, method: "D1" }, { problem: "capacity" }],
    ["no drop", { ...three, load: 63, length: 300, method: "C" }, { problem: "drop" }],
  ])("%s, %j, takes %j", (_, changes, expected) => {
    const rounded = Object.entries(at(changes)).map(([key, value]) => [
      key,
      typeof value === "number" ? Math.round(value * 100) / 100 : value,
    ]);
    expect(Object.fromEntries(rounded)).toMatchObject(expected);
  });
  test.each(cableShape.circuit)("a cable for %s holds its limits and grows with length and load", (circuit) => {
    const limits = { gniazda: [2.5, 5, 16], inne: [2.5, 5, 100], swiatlo: [1.5, 3, 16] } as const;
    const [least, drop, highest] = limits[circuit];
    const wrong: unknown[] = [];
    for (const method of cableShape.method)
      for (const phases of cableShape.phases) {
        const shorter = new Map<number, number>();
        for (const length of [1, 20, 60, 105, 180, 300]) {
          let smaller = 0;
          for (const load of [0.1, 6, 10.1, 16, 16.1, 20, 32, 33, 40, 50, 63, 63.1, 80, 81, 100]) {
            const input = { ...garage, circuit, method, phases, unit: "A", load, length } as const;
            const found = calculateCable(input, network);
            const text = JSON.stringify(cableAnswer(input, network, cable.texts.words));
            const section = "problem" in found ? 99 : found.section;
            const holds =
              "problem" in found ||
              (load <= found.rating &&
                found.rating <= Math.min(highest, found.capacity * (found.rating > 63 ? 0.90625 : 1)) &&
                found.total <= drop &&
                found.supply + (0.036 * length) / section <= 153.34 / found.tripping);
            const grows = section >= Math.max(least, smaller, shorter.get(load) ?? 0);
            if (!holds || !grows || /NaN|undefined|−|∞/.test(text)) wrong.push({ input, found });
            smaller = section;
            shorter.set(load, section);
          }
        }
      }
    expect(wrong).toEqual([]);
  });
  test("a thicker cable carries more, two loaded wires more than three, plaster more than a conduit, wool least", () => {
    const { A2, B2, C } = ampacity;
    const phases = Object.values(ampacity).map((way) => [way[3], way[1]] as const);
    for (const [less, more] of [[A2[1], B2[1]], [B2[1], C[1]], [A2[3], B2[3]], [B2[3], C[3]], ...phases] as const)
      for (const index of sections.keys()) {
        expect(less[index]).toBeLessThan(more[index] ?? 0);
        for (const column of [less, more]) expect(column[index]).toBeLessThan(column[index + 1] ?? 999);
      }
  });
  test("a supply better than usual is a condition, and the reason of no cable is said", () => {
    const { measure, problems } = cable.texts.words;
    const [fuse, none, many] = [{ load: 80 }, { load: 63, length: 300 }, { load: 33, circuit: "gniazda" } as const].map(
      (changes) => cableAnswer({ ...garage, ...three, ...changes }, network, cable.texts.words),
    );
    expect(fuse).toMatchObject({ answer: { remark: fill(measure, { opor: "0,34" }) } });
    expect(plain(JSON.stringify(fuse))).toContain("bezpiecznik gG 3 × 80 A");
    expect(many).toEqual({ problem: fill(problems.divide, { prad: "33,0\u00a0A", ile: 3 }) });
    expect(none).toEqual({ problem: problems.drop });
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
