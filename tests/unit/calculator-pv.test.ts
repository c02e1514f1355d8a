/** A visitor is promised a wrong payback of photovoltaics. */
import { facts as today } from "@/content/facts";
import { calculators } from "@/lib/calculators";
import { defaultsOf } from "@/lib/calculators/inputs";
import {
  dayDrawing,
  daySizes,
  yearlyBalances,
  yearsDrawing,
  yearsOfReturn,
  yearsSizes,
} from "@/lib/calculators/pv-drawings";
import { checkPv } from "@/lib/calculators/pv-form";
import { factReader } from "@/lib/content/figures/fact-reader";
import { pvModel } from "@/lib/content/figures/pv-model";
import { calculatePv, daysInMonth, type PvInput, shareFromHours } from "@/lib/physics/pv";
import { type PvModel, pvTablePowers } from "@/lib/physics/quantities";
import { productionByHour } from "@/lib/physics/sun";
import { shareProblems } from "@/lib/tools/check/facts";
import { pvHouse as house } from "./given-calculators";
import { fixedFacts } from "./given-facts";

jest.mock("@/content/calculators", () => jest.requireActual("@/tests/unit/given-calculators"));
jest.mock("@/content/facts", () => jest.requireActual("@/tests/unit/given-facts"));

const given = factReader(fixedFacts);
const model = pvModel(given);
const at = (changes: Partial<PvInput> = {}, known: PvModel = model) => calculatePv(known, { ...house, ...changes });

test.each([...pvTablePowers])("cost and production of %d kW are those of the table's column", (power) => {
  const { min, max } = given.range(`pv.${power}kW.produkcja`);
  expect(at({ power })).toMatchObject({ cost: given.range(`pv.${power}kW.koszt`), production: (min + max) / 2 });
});

test("months and parts of a day that do not add up are reported", () => {
  const problems = shareProblems({ ...today, "slonce.maj": { ...today["slonce.maj"], value: 12 } });
  expect(problems.map(({ field, what }) => [field, what.slice(0, 34)])).toEqual([
    ["slonce.styczen", "Części całości dają razem 99%: slo"],
  ]);
});

// The sums with a share stand beside the guide's examples in examples.by-hand.ts. The others come from another program,
// which computes the sun, the hours and the years anew.
test.each<[changes: Partial<PvInput>, share: number, savings: number, later: number, cost: number]>([
  [{ share: 20 }, 20, 2256, 2256, 30_000],
  [{ share: 30 }, 30, 2724, 2724, 30_000],
  [{ share: 30, price: 0.8 }, 30, 2364, 2364, 30_000],
  [{ share: 40 }, 40, 3192, 3192, 30_000],
  [{ share: 100, storage: 10 }, 100, 6000, 6000, 53_500],
  [{}, 30.08, 2727.88, 2727.88, 30_000],
  [{ surplus: 0.3 }, 30.08, 3063.48, 3063.48, 30_000],
  [{ home: "nikt" }, 23.38, 2414.25, 2414.25, 30_000],
  [{ home: "poludnie" }, 38.56, 3124.83, 3124.83, 30_000],
  [{ home: "pompa" }, 27.45, 2604.61, 2604.61, 30_000],
  [{ power: 10, use: 1000 }, 3.57, 1095.16, 1095.16, 42_500],
  [{ power: 10, use: 2000 }, 6.97, 1742.17, 1742.17, 42_500],
  [{ power: 10, use: 1000, price: 0.5, surplus: 0.7 }, 3.57, 1685.43, 1685.43, 42_500],
  [{ power: 8, use: 3000 }, 12.56, 2286.37, 2286.37, 36_250],
  [{ power: 9, use: 5000 }, 18, 3243.86, 3243.86, 39_375],
  [{ power: 9.1, use: 5000 }, 17.82, 3267.19, 3267.19, 39_687.5],
  [{ power: 2, use: 20_000 }, 94.3, 1911.1, 1911.1, 16_666.67],
  [{ power: 2, use: 20_000, storage: 30 }, 94.3, 1988.6, 1988.6, 71_666.67],
  [{ storage: 8 }, 30.08, 3858.19, 3592.24, 50_100],
  [{ storage: 15 }, 30.08, 4423.35, 4024.41, 61_000],
  [{ storage: 20, home: "nikt" }, 23.38, 4462.94, 3980.9, 69_000],
  [{ power: 4.5, use: 4500, storage: 5, price: 0.8, surplus: 0.3, cost: 30_000 }, 30.08, 2463.2, 2360.53, 30_000],
  [{ power: 10, use: 9000, storage: 10, price: 1.2, home: "pompa" }, 25.12, 6449.01, 6028.57, 66_000],
  [{ power: 10, use: 1000, storage: 30 }, 3.57, 1392.86, 1392.86, 97_500],
])("a house with %j uses %d %% at once and saves %d zł, later %d zł, for %d zł", (changes, ...shown) => {
  const { share, savings, laterSavings, cost } = at(changes);
  const sums = [share, savings.total, laterSavings, (cost.min + cost.max) / 2];
  for (const [index, sum] of sums.entries()) expect(Math.abs(sum - (shown[index] ?? 0))).toBeLessThan(0.02);
});

const grid = {
  power: [2, 6, 9, 9.1, 9.9],
  use: [1000, 6000, 20_000],
  home: ["nikt", "ktos", "poludnie", "pompa"],
  storage: [0, 8, 15, 30],
  price: [0.5, 1.6],
  surplus: [0, 0.22, 0.45, 0.7],
  share: [undefined, 60],
} as const;
const isPossible = ({ power, use, share = 0 }: PvInput) => share <= (100 * use) / (power * model.yield);
const houses = Object.entries(grid)
  .reduce<PvInput[]>(
    (inputs, [name, values]) => inputs.flatMap((input) => values.map((value) => ({ ...input, [name]: value }))),
    [house],
  )
  .filter(isPossible);
test("no house saves more than its bill and the refund, and more of anything never saves less", () => {
  const results = new Map(houses.map((input) => [JSON.stringify(input), calculatePv(model, input)]));
  const wrong: unknown[] = [];
  for (const input of houses) {
    const { savings, laterSavings, home, stored, sold, bought } = results.get(JSON.stringify(input)) ?? at();
    const amounts = [...Object.values(savings), laterSavings, home, stored, sold, bought];
    if (!amounts.every((amount) => amount >= 0 && !Object.is(amount, -0))) wrong.push(["negative", input]);
    const refund = 0.2 * (savings.deposit - savings.paidByDeposit);
    if (savings.total > input.use * input.price + refund + 1e-6) wrong.push(["above the bill", input]);
    for (const name of ["power", "use", "storage", "price", "surplus"] as const) {
      const more = { ...input, [name]: grid[name].find((value) => value > input[name]) };
      // A kilowatt-hour that sells for more than it saves, after a battery's losses, is better not used.
      const sellsBetter = input.surplus > 0.9 * input.price && (name === "use" || name === "storage");
      const { savings: larger = savings } = results.get(JSON.stringify(more)) ?? {};
      if (!sellsBetter && larger.total < savings.total - 0.001) wrong.push([name, input]);
    }
  }
  expect(results.size).toBeGreaterThan(2000);
  expect(wrong).toEqual([]);
});

test("the form as it opens is the typical house, and storage adds the benefit of its guide's example", () => {
  const [form, stored] = [at({ share: 30 }), at({ share: 30, storage: 8 })];
  expect(Math.round(at().share)).toBe(30);
  expect(form).toMatchObject({ production: 6000, home: 1800, sold: 4200 });
  expect(form.paybackWithInverter).toBeCloseTo(12.85, 2);
  expect(Math.round(stored.stored)).toBe(1496);
  expect(Math.round(stored.savings.total - form.savings.total)).toBe(1130);
  expect([stored.cost.min - form.cost.min, stored.cost.max - form.cost.max]).toEqual([16_200, 24_000]);
  // The battery alone: 16 200 zł : 1130 zł = 14.3 years, 24 000 zł : 1130 zł = 21.2.
  expect(Math.round(stored.battery?.saving ?? 0)).toBe(1130);
  expect(stored.battery?.payback.min).toBeCloseTo(14.3, 1);
  expect(stored.battery?.payback.max).toBeCloseTo(21.2, 1);
  // Nothing is said of it where there is none, its price is not known, or the surplus is worth more than what it saves.
  for (const without of [
    form,
    at({ storage: 8, cost: 50_000 }),
    at({ storage: 8, use: 12_000, price: 0.5, surplus: 0.7 }),
  ])
    expect(without.battery).toBeUndefined();
});

test("the sun stands highest about noon, never at night, longer in June than in December, and makes a year", () => {
  for (let month = 0; month < 12; month += 1) {
    const hours = productionByHour(month);
    expect(hours.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect([hours[0], hours[23]]).toEqual([0, 0]);
    // 19° E: the sun stands highest at 11:44 in winter time, at 12:44 in summer time.
    expect(hours.indexOf(Math.max(...hours))).toBe(month >= 3 && month <= 9 ? 12 : 11);
  }
  const sunny = [5, 11].map((month) => productionByHour(month).filter((share) => share > 0).length);
  expect(sunny).toEqual([16, 8]);
  const days = model.sun.map((hours) => hours.reduce((sum, power) => sum + power, 0));
  expect(days.reduce((sum, day, month) => sum + day * (daysInMonth[month] ?? 0), 0)).toBeCloseTo(1000, -1);
});

describe("what is used at home", () => {
  test("every kind of house stays in the range the guide names, without storage and with it", () => {
    const { min, max } = given.range("energia.autokonsumpcja");
    const shares = (["nikt", "ktos", "poludnie", "pompa"] as const).map((home) => at({ home }).share);
    expect(shares.filter((share) => share < min || share > max)).toEqual([]);
    expect(shares.slice(0, 3)).toEqual(shares.slice(0, 3).toSorted((one, other) => one - other));
    const { home, stored, production } = at({ storage: 8 });
    const share = (100 * (home + stored)) / production;
    const withStorage = given.range("energia.autokonsumpcjaMagazyn");
    expect([share > withStorage.min, share < withStorage.max]).toEqual([true, true]);
  });
  test("nothing is sold twice: production is used, stored with its losses, or sold", () => {
    const { production, home, stored, sold } = at({ storage: 10, home: "pompa", use: 9000 });
    expect(home + stored / 0.9 + sold).toBeCloseTo(production, 6);
  });

  // By hand: a kilowatt of panels gives 0.5 kW from 8 to 12 every day of the year, 2 kWh a day, 730 kWh a year. The
  // house takes 24 % of its 3650 kWh a year from 9 to 16: 2.4 kWh a day in 7 hours, 0.342857 kW; and 24 % from 6 to 9,
  // 0.8 kW. From 9 to 12 the sun is larger: 3 × 0.342857 × 80 % = 0.822857. From 8 to 9 it is 0.625 of the house, and
  // 0.625 ^ 1.5 = 0.494106 of the missing 20 % is missed: 0.5 × (1 − 0.098821) = 0.450589. Together 1.273446 of 2 kWh,
  // 63.6723 %: 464.808 kWh at 1.00 zł and 265.192 kWh at 0.22 zł: 464.81 + 58.34 = 523.15 zł.
  test("agrees with a calculation by hand", () => {
    const flat: PvModel = {
      ...model,
      yield: 730,
      sun: daysInMonth.map(() => Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 12 ? 0.5 : 0))),
      days: { ...model.days, ktos: [12, 24, 24, 30, 10] },
      coincidence: 80,
    };
    const byHand = { ...house, power: 1, use: 3650 };
    expect(shareFromHours(flat, byHand)).toBeCloseTo(63.6723, 4);
    const { production, home, sold, savings } = calculatePv(flat, byHand);
    expect(production).toBe(730);
    expect(home).toBeCloseTo(464.808, 3);
    expect(sold).toBeCloseTo(265.192, 3);
    expect(savings.total).toBeCloseTo(523.15, 2);
  });
});

// By hand: 1000 zł in the first year, 10 % less each next: 1000, 900, and after the guarantee 800 × 0.81 = 648. Cost
// 2500 zł; a new inverter for 500 zł in the third year: −2500, −1500, −600, −452.
test("money of twenty years agrees with a calculation by hand", () => {
  const known = { ...model, ageing: 10, inverterYear: 3, storage: { ...model.storage, guarantee: 2 } };
  const series = yearlyBalances(known, { inverter: 500 }, { savings: { total: 1000 }, laterSavings: 800 }, 2500);
  expect(series.slice(0, 4).map((amount) => Math.round(amount))).toEqual([-2500, -1500, -600, -452]);
  expect(series).toHaveLength(21);
});

test("an installation is paid off when its balance stays above zero, in the drawing as by division", () => {
  expect(yearsOfReturn([-3, -1, 1, -1, 3, 5])).toEqual([1.5, 3.25]);
  expect(yearsOfReturn([-3, -2, 1, -1])).toEqual([]);
  const { breakEven } = yearsDrawing(model, { ...house, inverter: 0 }, at(), yearsSizes.wide);
  // 0.5 % less each year adds a third of a year to eleven.
  expect([at().middlePayback, breakEven?.years]).toEqual([expect.closeTo(11, 1), expect.closeTo(11.3, 1)]);
});

test.each<Partial<PvInput>>([
  {},
  { power: 2, use: 20_000, price: 0.5, surplus: 0, storage: 30 },
  { power: 10, use: 1000, price: 1.6, surplus: 0.7 },
  { home: "pompa", use: 12_000, cost: 20_000, subsidy: 15_000 },
])("drawings stay inside their room: %j", (changes) => {
  const input = { ...house, ...changes };
  for (const size of Object.values(yearsSizes)) {
    const { line, band } = yearsDrawing(model, input, calculatePv(model, input), size);
    const numbers = [...`${line} ${band}`.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    for (const [index, number] of numbers.entries()) {
      expect(number).toBeGreaterThanOrEqual(index % 2 ? size.top : size.left);
      expect(number).toBeLessThanOrEqual(index % 2 ? size.height - size.bottom : size.width - size.right + 0.1);
    }
  }
  for (const size of Object.values(daySizes))
    for (const month of [2, 5, 11]) {
      const { levels, names, hours } = dayDrawing(model, input, month, 10, size);
      for (const { x } of hours) expect(x).toBeLessThanOrEqual(size.width);
      for (const { y } of [...levels, names.house]) expect(y).toBeGreaterThan(0);
    }
});

describe("what is typed", () => {
  const { fieldErrors, ...form } = calculators.pv.data();
  const fields = form.fields.flat();
  const check = (changes: Record<string, string>) =>
    checkPv({ ...defaultsOf(fields), ...changes }, fields, model, fieldErrors);

  test("the form begins with the example", () => expect(check({})).toEqual({ ok: true, input: house }));
  const zeros = "Tyle może kosztować instalacja tej mocy, sprawdź liczbę zer.";
  const [poor, dear] = ["12\u00a0000 do 70\u00a0000\u00a0zł", "25\u00a0000\u00a0zł"];
  test.each([
    [{ cena: "80" }, "Podaj od 0,50 do 1,60\u00a0zł/kWh."],
    [{ koszt: "tanio" }, "Wpisz liczbę, na przykład 30 000."],
    [{ koszt: "3000" }, `Podaj od ${poor}. ${zeros}`],
    [{ dotacja: "30000" }, `Dotacja musi być mniejsza niż koszt instalacji, czyli ${dear}.`],
    [
      { moc: "10", zuzycie: "2000", udzial: "60" },
      `Dom, który zużywa 2000\u00a0kWh, wykorzysta najwyżej 20% produkcji.`,
    ],
  ])("%j is answered with a sentence", (changes, message) => {
    const checked = check(changes);
    expect(checked.ok ? [] : Object.values(checked.errors)).toEqual([message]);
  });
});
