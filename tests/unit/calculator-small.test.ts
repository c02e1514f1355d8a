/** A visitor buys a cable, lamps or a battery that are too small or far too large. */
import { calculators } from "@/lib/calculators";
import { batteryAnswer } from "@/lib/calculators/battery";
import { cableAnswer } from "@/lib/calculators/cable";
import { defaultsOf, presetsOf, readFields } from "@/lib/calculators/inputs";
import { checkPower } from "@/lib/calculators/power-form";
import { checkPv } from "@/lib/calculators/pv-form";
import { powerParameter } from "@/lib/calculators/share";
import { figure } from "@/lib/content/figures";
import { type BatteryInput, calculateBattery } from "@/lib/physics/battery";
import { ampacity, type CableInput, cableShape, calculateCable, sections } from "@/lib/physics/cable";
import { calculateLight, type LightInput } from "@/lib/physics/light";
import { fill } from "@/lib/text/fill";
import { formatNumber } from "@/lib/text/numbers";
import { plain } from "@/tests/support";

const [cable, light, battery] = [calculators.cable.data(), calculators.light.data(), calculators.battery.data()];

describe("cables", () => {
  const network = { voltage: 230, lineVoltage: 400, resistivity: 0.0225, supplyOhms: 0.4 };
  const garage = {
    length: 40,
    load: 3,
    unit: "kW",
    phases: "1",
    circuit: "gniazda",
    method: "B2",
    dropBefore: 0.7,
  } as const;
  const at = (changes: Partial<CableInput> = {}) => calculateCable({ ...garage, ...changes }, network);
  const charger = { circuit: "ladowarka", phases: "3", length: 20 } as const;
  const [fixed, three] = [
    { circuit: "inne", length: 20 },
    { circuit: "inne", phases: "3", length: 20, unit: "A" },
  ] as const;

  // By hand. The guide's garage: 3000 W : 230 V = 13.04 A; 200 × 0.0225 × 3000 × 40 : (2.5 × 52 900) = 4.08 %, with
  // 6 mm² for a lamp 1.70 %; 2/3 × 230 V : (0.4 + 2 × 0.018 × 40 : 2.5) = 157 A. Its house: 20 500 W : (√3 × 400 V) =
  // 29.59 A; 100 × 0.0225 × 20 500 × 30 : (6 × 160 000) = 1.44 %. 300 m of 10 mm²: 153.3 V : (0.4 + 1.08) = 103 A, of
  // 6 mm² 69.7 A, less than 5 × 16 A. 105 m of 2.5 mm²: 153.3 : (0.4 + 1.512) = 80.2 A, 106 m 79.5 A. A gG fuse of
  // 80 A: 1.6 × 80 A = 128 A is more than 1.45 × 80 A; melts at 425 A: 0.361 − 0.0206 = 0.34 ohms for the supply.
  const long = { load: 20.5, phases: "3", circuit: "inne", length: 30, dropBefore: 0 } as const;
  test.each<[what: string, Partial<CableInput>, object]>([
    [
      "the garage",
      {},
      { section: 2.5, rating: 16, capacity: 23, dropLimit: 5, current: 13.04, drop: 4.08, total: 4.78 },
    ],
    ["its short circuit", {}, { faultCurrent: 157.1, tripCurrent: 80, supplyOhms: 0.4, cause: "least" }],
    ["its light", { circuit: "swiatlo" }, { section: 6, dropLimit: 3, drop: 1.7, cause: "drop" }],
    ["the house", long, { section: 6, rating: 32, capacity: 34, current: 29.59, drop: 1.44, cause: "capacity" }],
    ["lamps", { load: 1, length: 15, circuit: "swiatlo" }, { section: 1.5, rating: 10 }],
    ["200 m", { length: 200 }, { section: 16, cause: "drop" }],
    ["a far socket", { length: 300, load: 3, phases: "3" }, { section: 10, faultCurrent: 103.6, cause: "fault" }],
    ["just near enough", { length: 105, load: 0.5 }, { section: 2.5, faultCurrent: 80.2 }],
    ["just too far", { length: 106, load: 0.5 }, { section: 4, cause: "fault" }],
    ["a device behind 20 A", { ...fixed, load: 4 }, { section: 2.5, rating: 20 }],
    ["the same in wool", { ...fixed, load: 4, method: "A2" }, { section: 4, cause: "capacity" }],
    ["32 A in plaster", { ...three, load: 32, method: "C" }, { section: 4, rating: 32 }],
    ["32 A in the ground", { ...three, load: 32, method: "D1" }, { section: 6, capacity: 38 }],
    [
      "a fuse",
      { ...three, load: 80 },
      { section: 35, rating: 80, tripCurrent: 425, supplyOhms: 0.34, cause: "capacity" },
    ],
    // 11 kW: 15.88 A, with a tenth 17.5 A; 7.4 kW: 32.17 A, 35.4 A; 22 kW: 31.75 A, 34.9 A.
    ["a charger", { ...charger, load: 11 }, { section: 4, rating: 20, cause: "least" }],
    ["one of one phase", { ...charger, load: 7.4, phases: "1" }, { section: 10, rating: 40 }],
    ["a large one", { ...charger, load: 22 }, { section: 10, rating: 40 }],
    ["too many sockets", { load: 4 }, { problem: "divide", current: 17.39 }],
    ["too much light", { load: 14, circuit: "swiatlo" }, { problem: "divide", current: 60.87 }],
    ["no fuse", { ...fixed, load: 24 }, { problem: "beyond", current: 104.35 }],
    ["no better supply", { circuit: "swiatlo", dropBefore: 4 }, { problem: "dropBefore", dropLimit: 3 }],
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
    const limits = {
      gniazda: [2.5, 5, 16],
      inne: [2.5, 5, 100],
      ladowarka: [4, 5, 100],
      swiatlo: [1.5, 3, 16],
    } as const;
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
                found.supplyOhms + (0.036 * length) / section <= 153.34 / found.tripCurrent);
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
  const rooms = {
    ...{ salon: { min: 150, max: 300 }, kuchnia: { min: 500, max: 1000 }, kuchniaOgolne: { min: 200, max: 300 } },
    ...{ sypialnia: { min: 100, max: 200 }, lazienka: { min: 200, max: 500 } },
    ...{ korytarz: { min: 100, max: 100 }, biurko: { min: 500, max: 500 } },
  };
  const facts = { rooms, share: { wprost: 0.5, odbite: 0.35 }, efficacy: 100 };

  // Computed separately: lm = m² × lx : 0.5 or 0.35, without typed lx the middle of the range; fittings rounded up. The
  // guide's living room: 24 m² × 200 lx = 4800 lm; : 0.5 = 9600 lm; : 800 lm = 12 fittings; 9600 lm : 100 lm/W = 96 W.
  // m², use, lx, way, lm of a fitting | lm of all, fittings, lx reached, W.
  const lights = `24 salon 200 wprost 800 | 9600 12 200 96  24 salon - wprost 800 | 10800 14 233 112
    24 salon 200 odbite 800 | 13714 18 210 144  12 sypialnia - odbite 610 | 5143 9 160 55
    2 kuchnia - wprost 500 | 3000 6 750 30  10 kuchniaOgolne - wprost 900 | 5000 6 270 54
    6.5 lazienka - wprost 700 | 4550 7 377 49  8 korytarz - odbite 450 | 2286 6 118 27
    2 biurko - wprost 800 | 2000 3 600 24  40 salon 300 odbite 1200 | 34286 29 305 348
    1 kuchnia 1000 wprost 10000 | 2000 1 5000 100  200 salon 50 wprost 50 | 20000 400 50 200`;
  test.each(lights.split(/ {2,}|\n */).map((row) => row.split(" | ")))("%s gives %s", (given = "", expected) => {
    const [area, use, lux, way, fitting] = given.split(" ");
    const input = { area: Number(area), room: use, lux: Number(lux) || undefined, way, fitting: Number(fitting) };
    const { lumens, fittings, reachedLux, power } = calculateLight(input as LightInput, facts);
    expect([lumens, fittings, reachedLux, power].map(Math.round).join(" ")).toBe(expected);
  });
});

describe("batteries", () => {
  const house = { load: 0.465, unit: "A", hours: 12, voltage: "12", alarm: 0.6, minutes: 15, depth: 100 } as const;
  const ups = { load: 100, unit: "W", hours: 4, voltage: "12", alarm: 0, minutes: 0, depth: 100 } as const;
  const facts = { remainingShare: 0.8, efficiency: 0.85, minimumHours: 12 };
  const { short, large } = battery.texts.words;

  // Computed separately. The guide's alarm: (0.465 A × 12 h + 0.6 A × 0.25 h) × 1.25 = 7.16 Ah. A UPS that uses half of
  // its charge: 100 W : (24 V × 0.85) = 4.90 A; × 4 h = 19.61 Ah; × 1.25 : 0.5 = 49.02 Ah. In a quarter of an hour lead
  // gives half: 500 W : (12 V × 0.85) × 0.25 h × 1.25 : 0.5 = 30.64 Ah.
  // Load, hours, V, A and minutes of the alarm, depth in per cent | Ah, batteries.
  const needs = `0.465 A 12 12 0.6 15 100 | 7.1625 12 V 9 Ah  0.465 A 24 12 0.6 15 100 | 14.1375 12 V 17 Ah
    0.35 A 60 12 0.5 10 100 | 26.3542 12 V 33 Ah  10 A 72 12 0 0 30 | 3000.0000  0.01 A 0.25 12 0 0 100 | 0.0031 12 V 1,2 Ah
    1 A 0.25 12 0 0 100 | 0.3125 12 V 1,2 Ah  500 W 0.25 12 0 0 100 | 30.6373 12 V 33 Ah
    300 W 0.25 12 0 0 100 | 18.3824 12 V 26 Ah  500 W 0.49 12 0 0 100 | 60.0490 12 V 65 Ah
    500 W 0.5 12 0 0 100 | 61.2745 12 V 65 Ah  500 W 0.99 24 0 0 50 | 60.6618 2 × 12 V 65 Ah
    100 W 1 12 0 0 50 | 24.5098 12 V 26 Ah  100 W 1.5 12 0 0 50 | 36.7647 12 V 40 Ah
    100 W 2.99 24 0 0 50 | 36.6422 2 × 12 V 40 Ah  100 W 4 24 0 0 50 | 49.0196 2 × 12 V 55 Ah
    2000 W 72 48 0 0 100 | 4411.7647  1000 W 0.25 48 0 0 80 | 15.3186 4 × 12 V 17 Ah
    1 W 0.25 48 0 0 100 | 0.0153 4 × 12 V 1,2 Ah  100 W 3 24 0 0 50 | 36.7647 2 × 12 V 40 Ah`;
  test.each(needs.split(/ {2,}|\n */).map((row) => row.split(" | ")))("%s needs %s", (given = "", expected) => {
    const [load, unit, hours, voltage, alarm, minutes, depth] = given.split(" ");
    const numbers = { load, hours, alarm, minutes, depth };
    const values = Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Number(value)]));
    const input = { ...values, unit, voltage } as BatteryInput;
    const outcome = batteryAnswer(input, facts, battery.texts.words);
    const [, { figure = "" } = {}] = "answer" in outcome ? outcome.answer.parts : [];
    expect(plain(`${calculateBattery(input, facts).capacity.toFixed(4)} ${figure}`).trim()).toBe(expected);
    expect(plain(JSON.stringify(outcome))).not.toMatch(/[ "]0(,0+)? [AW]h/);
  });
  test("a UPS that runs longer never needs less, and says what lead gives in so short a time", () => {
    const needs = [0.25, 0.49, 0.5, 0.6, 0.99, 1, 1.2, 2, 2.99, 3, 3.5, 4, 5].map((hours) =>
      Math.round(calculateBattery({ ...ups, hours }, facts).capacity * 1000),
    );
    expect(needs).toEqual(needs.toSorted((one, other) => one - other));
    const [short, long] = [0.25, 4].map((hours) =>
      plain(JSON.stringify(batteryAnswer({ ...ups, hours }, facts, battery.texts.words))),
    );
    expect(short).toContain("2,45 × 1,25 : 50% = 6,1 Ah");
    expect(short).toContain(plain(battery.texts.words.usableShare));
    expect(long).not.toContain(plain(battery.texts.words.usableShare));
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
    expect(checkPower(power.defaults, devices, power.settings, power.fieldErrors)).toMatchObject({ ok: true });
    expect(checkPv(defaultsOf(pvFields), pvFields, pv.model, pv.fieldErrors)).toMatchObject({ ok: true });
    for (const { fields, fieldErrors } of [cable, light, battery]) {
      expect(readFields(fields, defaultsOf(fields), fieldErrors)).toMatchObject({ ok: true });
      const empty = readFields(fields, {}, fieldErrors);
      const needed = fields.filter((field) => field.kind === "choice" || !field.optional).map(({ name }) => name);
      expect(empty.ok ? [] : Object.keys(empty.errors)).toEqual(needed);
    }
  });
  test("presets of a choice fill what was not typed, and go back with it", () => {
    const chosen = ({ fields }: typeof light | typeof battery, raw: object, name: string) =>
      presetsOf(fields, { ...defaultsOf(fields), ...raw }, name);
    const [start, own] = [
      { luksy: "200", powierzchnia: "24" },
      { luksy: "300", powierzchnia: "3" },
    ];
    expect(chosen(light, { ...start, pokoj: "kuchnia" }, "pokoj")).toEqual({ powierzchnia: "2", luksy: "" });
    expect(chosen(light, { ...start, pokoj: "sypialnia" }, "pokoj")).toEqual({ powierzchnia: "24", luksy: "" });
    expect(chosen(light, { luksy: "", powierzchnia: "2", pokoj: "salon" }, "pokoj")).toEqual({ ...start, luksy: "" });
    expect(chosen(light, { ...own, pokoj: "biurko" }, "pokoj")).toEqual({});
    const pobor = formatNumber(figure("przyklad.alarm.pobor").number);
    const watts = { pobor: "100", czas: "1", alarm: "0", glebokosc: "50" };
    expect(chosen(battery, { jednostka: "W" }, "jednostka")).toEqual(watts);
    expect(chosen(battery, { ...watts, glebokosc: "80" }, "jednostka")).toMatchObject({ pobor, alarm: "0,6" });
    expect(chosen(battery, {}, "pobor")).toEqual({});
  });
  test("limits and units follow the chosen unit", () => {
    const answers = ({ fields, fieldErrors }: typeof cable | typeof battery, raw: object) => {
      const checked = readFields(fields, { ...defaultsOf(fields), ...raw }, fieldErrors);
      return checked.ok ? checked.input : Object.values(checked.errors).map(plain);
    };
    expect(answers(battery, { pobor: "445" })).toEqual(["Podaj od 0,01 do 10 A. To chyba miliampery: wpisz 0,445."]);
    expect(answers(battery, { pobor: "445 mA" })).toMatchObject({ load: 0.445 });
    expect(answers(battery, { pobor: "445 W", jednostka: "W" })).toMatchObject({ load: 445 });
    expect(answers(battery, { pobor: "3000", jednostka: "W" })).toEqual(["Podaj od 1 do 2000 W."]);
    expect(answers(cable, { odbior: "3000" })).toEqual(["Podaj od 0,1 do 100 kW. Jeśli to waty, wpisz 3."]);
    expect(answers(cable, { odbior: "150", jednostka: "A" })).toEqual(["Podaj od 0,5 do 100 A."]);
  });
  test("that stand on one page share no name of a field", () => {
    const names = [...cable.fields, ...power.settings].map(({ name }) => name);
    expect(new Set([...names, powerParameter]).size).toBe(names.length + 1);
  });
});
