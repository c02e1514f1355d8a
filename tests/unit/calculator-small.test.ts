import { calculators } from "@/lib/calculators";
import { type BatteryInput, batteryAnswer, calculateBattery } from "@/lib/calculators/battery";
import { ampacity, type CableInput, cableAnswer, calculateCable, sections } from "@/lib/calculators/cable";
import { defaultsOf, readFields } from "@/lib/calculators/inputs";
import { calculateLight, type LightInput, lightAnswer } from "@/lib/calculators/light";
import { givenOf } from "@/lib/content/figures/compute";
import { voltageDrop } from "@/lib/content/figures/installations";
import { alarmBattery } from "@/lib/content/figures/low-voltage";
import type { Figures } from "@/lib/content/types";
import { givens } from "./example-givens";

const [cable, light, battery] = [calculators.cable.data(), calculators.light.data(), calculators.battery.data()];
const figureOf = (figures: Figures, key: string): number => figures[`przyklad.${key}`]?.value ?? Number.NaN;

describe("cables", () => {
  const network = { voltage: 230, lineVoltage: 400, conductivity: 56 };
  const garage: CableInput = {
    length: 40,
    load: 3,
    unit: "kW",
    phases: "1",
    circuit: "inne",
    method: "B2",
    before: 0.7,
  };
  const at = (changes: Partial<CableInput> = {}) => calculateCable({ ...garage, ...changes }, network);

  test("the garage of the guide: 2.5 mm² for sockets, 4 mm² where a lamp hangs on it", () => {
    const example = voltageDrop(givenOf(givens));
    const sockets = at();
    expect(sockets).toMatchObject({ section: 2.5, breaker: 16, carries: 23, limit: 5 });
    expect(sockets?.drop).toBeCloseTo(figureOf(example, "spadek.garaz"), 1);
    expect(sockets?.total).toBeCloseTo(figureOf(example, "spadek.razem"), 1);
    expect(at({ circuit: "swiatlo" })).toMatchObject({ section: 4, limit: 3 });
    expect(at({ circuit: "swiatlo" })?.drop).toBeCloseTo(figureOf(example, "spadek.garazGrubszy"), 1);
  });
  // By hand: 20 500 W : (√3 × 400 V) = 29.6 A, breaker 32 A; 6 mm² carries 34 A in a conduit. Drop of 30 m in it:
  // 100 × 20 500 × 30 : (56 × 6 × 160 000) = 1.14 %.
  test("the supply of the guide's house on three phases", () => {
    const line = at({ load: 20.5, phases: "3", length: 30, before: 0 });
    expect(line).toMatchObject({ section: 6, breaker: 32, carries: 34 });
    expect(line?.current).toBeCloseTo(29.6, 1);
    expect(line?.drop).toBeCloseTo(1.144, 3);
  });
  // The guide's table: an instantaneous heater of 18 kW has 6 mm² and 32 A, sockets 2.5 mm² and 16 A.
  test.each<[Partial<CableInput>, number, number]>([
    [{ load: 18, phases: "3", length: 15 }, 6, 32],
    [{ load: 2, length: 20 }, 2.5, 16],
    [{ load: 1, length: 15, circuit: "swiatlo" }, 1.5, 10],
    [{ load: 16, unit: "A", length: 20, method: "C" }, 2.5, 16],
  ])("%j takes %d mm² and %d A", (changes, section, breaker) => {
    expect(at(changes)).toMatchObject({ section, breaker });
  });
  test("current, breaker and cable always stand in this order, and the drop inside its limit", () => {
    for (const phases of ["1", "3"] as const)
      for (const method of ["B2", "C"] as const)
        for (const load of [0.5, 2, 3.6, 7, 12])
          for (const length of [5, 30, 90]) {
            const result = at({ phases, method, load, length });
            if (!result) continue;
            expect(result.current).toBeLessThanOrEqual(result.breaker);
            expect(result.breaker).toBeLessThanOrEqual(result.carries);
            expect(result.total).toBeLessThanOrEqual(result.limit);
          }
  });
  test("amperes and kilowatts of the same load give the same cable", () => {
    expect(at({ load: 3000 / 230, unit: "A" })?.drop).toBeCloseTo(at()?.drop ?? 0, 9);
  });
  test("a thicker cable carries more, two loaded wires more than three, plaster more than a conduit", () => {
    sections.forEach((section, index) => {
      const thicker = sections[index + 1];
      for (const phases of [1, 3] as const) {
        expect(ampacity.C[phases][section]).toBeGreaterThan(ampacity.B2[phases][section]);
        if (thicker) expect(ampacity.B2[phases][thicker]).toBeGreaterThan(ampacity.B2[phases][section]);
      }
      expect(ampacity.B2[1][section]).toBeGreaterThan(ampacity.B2[3][section]);
    });
  });
  test("what no cable up to 35 mm² does is left to a designer", () => {
    expect(at({ load: 50, length: 300 })).toBeUndefined();
    expect(cableAnswer({ ...garage, load: 50, length: 300 }, network, cable.texts.words)).toEqual({
      problem: cable.texts.words.none,
    });
  });
});

describe("light", () => {
  const { facts } = light;
  const room: LightInput = { area: 24, room: "salon", lux: 200, way: "wprost", fitting: 800 };
  const known = { ...facts, share: { wprost: 0.5, odbite: 0.35 }, efficacy: 100 };

  // By hand: 24 m² × 200 lx = 4800 lm; : 0.5 = 9600 lm; : 800 lm = 12 fittings; 9600 lm : 100 lm/W = 96 W.
  test("the living room of the guide with fittings alone", () => {
    expect(calculateLight(room, known)).toEqual({
      lux: 200,
      needed: 4800,
      lumens: 9600,
      fittings: 12,
      reached: 200,
      power: 96,
    });
  });
  test("light that shines at the ceiling asks for more; fittings are rounded up", () => {
    const up = calculateLight({ ...room, way: "odbite" }, known);
    expect(Math.round(up.lumens)).toBe(13_714);
    expect(up.fittings).toBe(18);
    expect(up.reached).toBeGreaterThanOrEqual(200);
  });
  test("without a typed illuminance it is the middle of the table's range; outside of it a sentence says so", () => {
    const { min, max } = facts.rooms.kuchnia;
    expect(calculateLight({ ...room, room: "kuchnia", lux: undefined }, facts).lux).toBe((min + max) / 2);
    const dark = lightAnswer({ ...room, room: "kuchnia" }, facts, light.texts.words);
    expect("answer" in dark && dark.answer.remark).toContain(light.texts.words.outside);
    const right = lightAnswer(room, facts, light.texts.words);
    expect("answer" in right && right.answer.remark).toBeUndefined();
  });
});

describe("batteries", () => {
  const house: BatteryInput = {
    load: 0.445,
    unit: "A",
    hours: 12,
    voltage: "12",
    alarm: 0.6,
    minutes: 15,
    depth: 100,
  };
  const known = { left: 0.8, efficiency: 0.85, leastHours: 12 };

  test("the alarm of the guide: 7 Ah for 12 hours, 17 Ah for a day", () => {
    const example = alarmBattery(
      givenOf({
        ...givens,
        ...Object.fromEntries(
          Object.entries({
            "przyklad.alarm.centrala": 130,
            "przyklad.alarm.komunikator": 70,
            "przyklad.alarm.manipulatory": 2,
            "przyklad.alarm.manipulator": 60,
            "przyklad.alarm.ruchu": 4,
            "przyklad.alarm.dualne": 1,
            "przyklad.alarm.szyby": 3,
            "przyklad.alarm.czujka": 10,
            "przyklad.alarm.detektory": 3,
            "przyklad.alarm.detektor": 15,
            "przyklad.alarm.alarmPobor": 0.6,
            "przyklad.alarm.alarmCzas": 0.25,
            "przyklad.alarm.sprawnosc": 80,
          }).map(([key, value]) => [key, { what: key, value }]),
        ),
        "alarm.podtrzymanie": { what: "alarm.podtrzymanie", min: 12, max: 24 },
      }),
    );
    expect(house.load).toBe(figureOf(example, "alarm.pobor"));
    const half = calculateBattery(house, known);
    expect(half.capacity).toBeCloseTo(figureOf(example, "alarm.pojemnosc"), 1);
    expect(half.battery).toBe(7);
    const day = calculateBattery({ ...house, hours: 24 }, known);
    expect(day.capacity).toBeCloseTo(figureOf(example, "alarm.pojemnoscDoba"), 1);
    expect(day.battery).toBe(17);
  });
  // By hand: 100 W : (24 V × 0.85) = 4.90 A; × 4 h = 19.61 Ah; × 1.25 : 0.5 = 49.0 Ah.
  test("a UPS: watts through a converter, half of the charge used", () => {
    const ups = calculateBattery(
      { load: 100, unit: "W", hours: 4, voltage: "24", alarm: 0, minutes: 0, depth: 50 },
      known,
    );
    expect(ups.current).toBeCloseTo(4.902, 3);
    expect(ups.capacity).toBeCloseTo(49.02, 2);
    expect(ups.battery).toBe(55);
  });
  test("an alarm of less than 12 hours is told what the standard asks for, a UPS is not", () => {
    const remark = (input: BatteryInput) => {
      const outcome = batteryAnswer(input, known, battery.texts.words);
      return "answer" in outcome ? outcome.answer.remark : undefined;
    };
    expect(remark({ ...house, hours: 8 })).toBe(battery.texts.words.short);
    expect(remark({ ...house, unit: "W", load: 60, hours: 1 })).toBeUndefined();
    expect(remark({ ...house, unit: "W", load: 2000, hours: 72 })).toBe(battery.texts.words.large);
  });
});

describe("forms", () => {
  test.each([
    ["cable", cable],
    ["light", light],
    ["battery", battery],
  ])("%s begins with numbers it takes, and refuses an empty form", (_, { fields, wrong }) => {
    expect(readFields(fields, defaultsOf(fields), wrong).ok).toBe(true);
    const empty = readFields(fields, Object.fromEntries(fields.map(({ name }) => [name, ""])), wrong);
    expect(empty.ok ? [] : Object.keys(empty.errors)).toEqual(
      fields.filter((field) => field.kind === "choice" || !field.optional).map(({ name }) => name),
    );
  });
  test("no two fields of a page share a name", () => {
    const names = cable.fields.map(({ name }) => name);
    expect(new Set([...names, "bilans", "inne", "k", "rezerwa"]).size).toBe(names.length + 4);
  });
});
