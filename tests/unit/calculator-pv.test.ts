/** A visitor is promised a wrong payback of photovoltaics. */
import { facts as today } from "@/content/facts";
import { calculators } from "@/lib/calculators";
import { defaultsOf } from "@/lib/calculators/inputs";
import { calculatePv, daysInMonth, type PvInput, shareFromHours } from "@/lib/calculators/pv";
import { pvModel } from "@/lib/calculators/pv-data";
import {
  dayDrawing,
  daySizes,
  yearlyBalances,
  yearOfReturn,
  yearsDrawing,
  yearsSizes,
} from "@/lib/calculators/pv-drawings";
import { checkPv } from "@/lib/calculators/pv-form";
import { productionByHour } from "@/lib/calculators/sun";
import { type PvModel, pvTablePowers } from "@/lib/calculators/types";
import { factReader } from "@/lib/content/figures/compute";
import { wholeProblems } from "@/lib/tools/check/facts";
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
  const problems = wholeProblems({ ...today, "slonce.maj": { ...today["slonce.maj"], value: 12 } });
  expect(problems.map(({ field, what }) => [field, what.slice(0, 34)])).toEqual([
    ["slonce.styczen", "Części całości dają razem 99%: slo"],
  ]);
});

// The sums stand beside the guide's examples in examples.by-hand.ts.
test.each<[Partial<PvInput>, number, number]>([
  [{ share: 20 }, 2640, 11.4],
  [{ share: 20, price: 0.8 }, 2400, 12.5],
  [{ share: 30 }, 3060, 9.8],
  [{ share: 30, price: 0.8 }, 2700, 11.1],
  [{ share: 40 }, 3480, 8.6],
  [{ share: 40, price: 0.8 }, 3000, 10],
])("a house with %j saves %d zł in the first year and pays back in %d years", (changes, savings, years) => {
  expect(Math.round(at(changes).savings.total)).toBe(savings);
  expect(at(changes).middlePayback).toBeCloseTo(years, 1);
});

test("the form as it opens is the typical house, and storage adds the benefit of its guide's example", () => {
  const [form, stored] = [at(), at({ storage: 8 })];
  expect(form).toMatchObject({ share: 30, production: 6000, home: 1800, sold: 4200 });
  expect(form.savings.total).toBeCloseTo(3060, 6);
  expect(form.paybackWithInverter).toBeCloseTo(11.4, 1);
  expect(Math.round(stored.stored)).toBe(1496);
  expect(Math.round(stored.savings.total - form.savings.total)).toBe(997);
  expect(stored.cost.min - form.cost.min).toBe(24_000);
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
  test("a larger installation on the same house uses less of itself, and never more than the house takes", () => {
    expect(at({ power: 10 }).share).toBeLessThan(at({ power: 3 }).share);
    const { home, stored } = at({ power: 10, use: 1000, storage: 30 });
    expect(home + stored).toBeLessThanOrEqual(1000);
  });
  test("nothing is sold twice: production is used, stored with its losses, or sold", () => {
    const { production, home, stored, sold } = at({ storage: 10, home: "pompa", use: 9000 });
    expect(home + stored / 0.9 + sold).toBeCloseTo(production, 6);
  });

  // By hand: a kilowatt of panels gives 0.5 kW from 8 to 12 every day of the year, 2 kWh a day, 730 kWh a year. The
  // house takes 24 % of its 3650 kWh a year from 9 to 16: 2.4 kWh a day in 7 hours, 0.342857 kW; and 24 % from 6 to 9,
  // 0.8 kW. Together from 8 to 9: min(0.5; 0.8) = 0.5; from 9 to 12: 3 × 0.342857 = 1.028571; 1.528571 kWh of 2 kWh,
  // of which 80 % count: 1.222857, that is 61.14 % of the production, 61 %.
  // 730 × 61 % = 445.3 kWh at 1.00 zł and 284.7 kWh at 0.30 zł: 445.30 + 85.41 = 530.71 zł.
  test("agrees with a calculation by hand", () => {
    const flat: PvModel = {
      ...model,
      yield: 730,
      sun: daysInMonth.map(() => Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 12 ? 0.5 : 0))),
      days: { ...model.days, ktos: [12, 24, 24, 30, 10] },
      coincidence: 80,
    };
    const byHand = { ...house, power: 1, use: 3650 };
    expect(shareFromHours(flat, byHand)).toBe(61);
    const { production, home, sold, savings } = calculatePv(flat, byHand);
    expect(production).toBe(730);
    expect(home).toBeCloseTo(445.3, 9);
    expect(sold).toBeCloseTo(284.7, 9);
    expect(savings.total).toBeCloseTo(530.71, 9);
  });
});

// By hand: 1000 zł in the first year, 10 % less each next: 1000, 900, 810. Cost 2500 zł; a new inverter for 500 zł in
// the third year: −2500, −1500, −600, −290.
test("money of twenty years agrees with a calculation by hand", () => {
  const series = yearlyBalances({ ...model, ageing: 10, inverterYear: 3 }, { inverter: 500 }, 1000, 2500);
  expect(series.slice(0, 4).map((amount) => Math.round(amount))).toEqual([-2500, -1500, -600, -290]);
  expect(series).toHaveLength(21);
});

test("an installation is paid off when its balance stays above zero, in the drawing as by division", () => {
  expect(yearOfReturn([-3, -1, 1, -1, 3, 5])).toBeCloseTo(3.25, 9);
  expect(yearOfReturn([-3, -2, -1])).toBeUndefined();
  const { breakEven: back } = yearsDrawing(model, house, at(), yearsSizes.wide);
  expect(Math.round(back?.years ?? 0)).toBe(Math.round(at().middlePayback));
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
  const { wrong, ...form } = calculators.pv.data();
  const fields = form.fields.flat();
  const check = (changes: Record<string, string>) =>
    checkPv({ ...defaultsOf(fields), ...changes }, fields, model, wrong);

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
