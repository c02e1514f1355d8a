import { facts } from "@/content/facts";
import { guides } from "@/content/guides";
import { calculators } from "@/lib/calculators";
import { defaultsOf } from "@/lib/calculators/inputs";
import { calculatePv, daysOf, type PvInput, shareFromHours } from "@/lib/calculators/pv";
import { balances, dayDrawing, daySizes, yearOfReturn, yearsDrawing, yearsSizes } from "@/lib/calculators/pv-drawings";
import { checkPv } from "@/lib/calculators/pv-form";
import { sunnyHours } from "@/lib/calculators/sun";
import { type PvModel, pvTablePowers } from "@/lib/calculators/types";
import { factKeysIn, figure, insertFacts } from "@/lib/content/figures";
import { givenOf } from "@/lib/content/figures/compute";
import { pvHouse, storagePayback } from "@/lib/content/figures/energy";
import type { Section } from "@/lib/content/types";
import { middleOf } from "@/lib/text/numbers";
import { wholeProblems } from "@/lib/tools/check/facts";
import { givens } from "./example-givens";
import { house } from "./pv-house";

const { model, fields, wrong } = calculators.pv.data();
const all = fields.flat();
const at = (changes: Partial<PvInput> = {}, known: PvModel = model) => calculatePv(known, { ...house, ...changes });

describe.each([...pvTablePowers])("the guide's column for %d kW", (power) => {
  test("cost is that of content/facts, production the middle of its range", () => {
    expect(at({ power }).cost).toEqual(figure(`pv.${power}kW.koszt`).range);
    const { min, max } = figure(`pv.${power}kW.produkcja`).range;
    expect(at({ power }).production).toBe((min + max) / 2);
  });
});

test.each([...pvTablePowers])(
  "savings and payback of the guide's table for %d kW are found from its costs",
  (power) => {
    const savings = figure(`pv.${power}kW.oszczednosc`).range;
    const payback = figure(`pv.${power}kW.zwrot`).range;
    const cost = figure(`pv.${power}kW.koszt`).range;
    const price = figure("pv.cenaEnergii").range;
    const production = figure(`pv.${power}kW.produkcja`).range;
    expect(savings.min).toBeGreaterThanOrEqual(production.min * price.min);
    expect(savings.max).toBeLessThan(production.max * price.max + 1000);
    // Inside the extremes, and around the middle of all ranges.
    const middle = middleOf(cost) / (middleOf(production) * middleOf(price));
    expect(payback.min).toBeGreaterThanOrEqual(Math.floor(cost.min / (production.max * price.max)));
    expect(payback.max).toBeLessThanOrEqual(Math.ceil(cost.max / (production.min * price.min)));
    expect(payback.min).toBeLessThanOrEqual(Math.round(middle));
    expect(payback.max).toBeGreaterThanOrEqual(Math.round(middle));
  },
);

test("months and parts of a day that do not make a whole are told", () => {
  const problems = wholeProblems({ ...facts, "slonce.maj": { ...facts["slonce.maj"], value: 12 } });
  expect(problems.map(({ field, what }) => [field, what.slice(0, 34)])).toEqual([
    ["slonce.styczen", "Części całości dają razem 99%: slo"],
  ]);
});

test("the guide shows exactly the powers the calculator knows", () => {
  const sections: readonly Section[] = guides.fotowoltaika.sections;
  const costs = sections.find((section) => section.kind === "table" && section.id === "koszty");
  if (costs?.kind !== "table") throw new Error("The guide has no table of costs.");
  expect(costs.columns.slice(1)).toEqual(pvTablePowers.map((power) => `${power} kW`));
  expect(factKeysIn(costs.rows[0]?.cells.join("") ?? "")).toEqual(pvTablePowers.map((power) => `pv.${power}kW.koszt`));
});

describe("the guide's worked examples, to the złoty", () => {
  const input = givenOf(givens);
  const figures = { ...pvHouse(input), ...storagePayback(input) };
  const example = (name: string): number => figures[`przyklad.${name}`]?.value ?? Number.NaN;
  const price = { G11: 1, careful: 0.8 };

  test.each([
    ["Niski", 20],
    ["Typowy", 30],
    ["Wysoki", 40],
  ])("a house that uses its %s share (%d %%) at home", (name, share) => {
    const full = at({ share, price: price.G11 });
    expect(Math.round(full.savings.total)).toBe(example(`pv.oszczednosc${name}`));
    expect(full.middle).toBeCloseTo(example(`pv.zwrot${name}`), 1);
    const careful = at({ share, price: price.careful });
    expect(Math.round(careful.savings.total)).toBe(example(`pv.oszczednoscOstrozna${name}`));
    expect(careful.middle).toBeCloseTo(example(`pv.zwrotOstrozny${name}`), 1);
  });
  test("the form as it opens is the typical house: its share follows from the hours", () => {
    const { share, production, home, sold, savings, cost, middle, withInverter } = at();
    expect(share).toBe(example("pv.udzialTypowy"));
    expect(production).toBe(example("pv.produkcja"));
    expect(home).toBe(example("pv.wDomu"));
    expect(sold).toBe(example("pv.doSieci"));
    expect(savings.total).toBeCloseTo(example("pv.oszczednoscTypowy"), 6);
    expect((cost.min + cost.max) / 2).toBe(example("pv.koszt"));
    expect(middle).toBeCloseTo(example("pv.zwrotTypowy"), 1);
    expect(withInverter).toBeCloseTo(example("pv.zwrotZFalownikiem"), 1);
  });
  test("what storage adds is the benefit of the storage guide's example", () => {
    const [without, stored] = [at(), at({ storage: 8 })];
    expect(Math.round(stored.stored)).toBe(example("magazyn.energia"));
    expect(Math.round(stored.savings.total - without.savings.total)).toBe(example("magazyn.korzysc"));
    expect(stored.cost.min - without.cost.min).toBe(example("magazyn.koszt"));
  });
  test("the guide's page shows them", () => {
    const sections: readonly Section[] = guides.fotowoltaika.sections;
    const example = sections.find((section) => section.kind === "example");
    const steps = example?.kind === "example" ? example.steps : [];
    const results = steps.map(({ result = "" }) => insertFacts(result).replace(/\s/g, ""));
    const { total } = calculatePv(model, {
      ...house,
      price: figure("energia.cenaG11Zmienna").number,
      surplus: figure("energia.nadwyzka").number,
    }).savings;
    expect(results).toContain(`${Math.round(total)}złwroku`);
  });
});

describe("the sun over Katowice", () => {
  test("each hour has its share of the day, none at night, most about solar noon", () => {
    for (let month = 0; month < 12; month += 1) {
      const hours = sunnyHours(month);
      expect(hours.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(hours[0]).toBe(0);
      expect(hours[23]).toBe(0);
      // 19° E: the sun stands highest at 11:44 in winter time, at 12:44 in summer time.
      expect([11, 12]).toContain(hours.indexOf(Math.max(...hours)));
    }
  });
  test("days are long in June and short in December", () => {
    const sunny = (month: number) => sunnyHours(month).filter((share) => share > 0).length;
    expect(sunny(5)).toBeGreaterThanOrEqual(16);
    expect(sunny(11)).toBeLessThanOrEqual(9);
  });
  test("all hours of all days make the year of one kilowatt", () => {
    const year = model.sun.reduce(
      (sum, hours, month) => sum + hours.reduce((day, power) => day + power, 0) * (daysOf[month] ?? 0),
      0,
    );
    expect(year).toBeCloseTo(figure("energia.uzyskPv").number, -1);
  });
});

describe("what is used at home", () => {
  test("every kind of house without storage stays in the range the guide names", () => {
    const { min, max } = figure("energia.autokonsumpcja").range;
    const shares = (["nikt", "ktos", "poludnie", "pompa"] as const).map((home) => at({ home }).share);
    for (const share of shares) {
      expect(share).toBeGreaterThanOrEqual(min);
      expect(share).toBeLessThanOrEqual(max);
    }
    const [nobody = 0, somebody = 0, noon = 0] = shares;
    expect(nobody).toBeLessThan(somebody);
    expect(somebody).toBeLessThan(noon);
  });
  test("storage brings it into the range the guide names with one", () => {
    const { min, max } = figure("energia.autokonsumpcjaMagazyn").range;
    const { home, stored, production } = at({ storage: 8 });
    const share = (100 * (home + stored)) / production;
    expect(share).toBeGreaterThan(min);
    expect(share).toBeLessThan(max);
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
      sun: daysOf.map(() => Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 12 ? 0.5 : 0))),
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

describe("money of twenty years", () => {
  // By hand: 1000 zł in the first year, 10 % less each next: 1000, 900, 810. Cost 2500 zł; a new inverter for 500 zł in
  // the third year: −2500, −1500, −600, −290.
  test("agrees with a calculation by hand", () => {
    const series = balances({ ...model, ageing: 10, inverterYear: 3 }, { inverter: 500 }, 1000, 2500);
    expect(series.slice(0, 4).map((amount) => Math.round(amount))).toEqual([-2500, -1500, -600, -290]);
    expect(series).toHaveLength(21);
  });
  test("an installation has paid for itself where its balance stays above zero for good", () => {
    expect(yearOfReturn([-3, -1, 1, -1, 3, 5])).toBeCloseTo(3.25, 9);
    expect(yearOfReturn([-3, -2, -1])).toBeUndefined();
  });
  test("the drawing and the division of cost by savings tell the same year", () => {
    const { middle } = at();
    const { back } = yearsDrawing(model, house, at(), yearsSizes.wide);
    expect(Math.round(back?.years ?? 0)).toBe(Math.round(middle));
  });
  test("a subsidy shortens the payback, an inverter lengthens it", () => {
    const helped = at({ cost: 30_000, subsidy: 6000 });
    expect(helped.net).toEqual({ min: 24_000, max: 24_000 });
    expect(helped.payback.max).toBeLessThan(at({ cost: 30_000 }).payback.max);
    expect(at({ inverter: 8000 }).withInverter).toBeGreaterThan(at().withInverter);
  });
});

describe("drawings stay inside their room for every allowed input", () => {
  const extremes: Partial<PvInput>[] = [
    {},
    { power: 2, use: 20_000, price: 0.5, surplus: 0, storage: 30 },
    { power: 10, use: 1000, price: 1.6, surplus: 0.7 },
    { home: "pompa", use: 12_000, cost: 20_000, subsidy: 15_000 },
  ];
  const numbersOf = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

  test.each(extremes)("%j", (changes) => {
    const input = { ...house, ...changes };
    for (const size of Object.values(yearsSizes)) {
      const { line, band } = yearsDrawing(model, input, calculatePv(model, input), size);
      numbersOf(`${line} ${band}`).forEach((number, index) => {
        expect(number).toBeGreaterThanOrEqual(index % 2 ? size.top : size.left);
        expect(number).toBeLessThanOrEqual(index % 2 ? size.height - size.bottom : size.width - size.right + 0.1);
      });
    }
    for (const size of Object.values(daySizes))
      for (const month of [2, 5, 11]) {
        const { levels, names, hours } = dayDrawing(model, input, month, 10, size);
        for (const { x } of hours) expect(x).toBeLessThanOrEqual(size.width);
        for (const { y } of [...levels, names.house]) expect(y).toBeGreaterThan(0);
      }
  });
});

describe("what is typed", () => {
  const check = (changes: Record<string, string>) => checkPv({ ...defaultsOf(all), ...changes }, all, model, wrong);
  const error = (changes: Record<string, string>) => {
    const checked = check(changes);
    return checked.ok ? undefined : Object.values(checked.errors).join(" ");
  };

  test("the form begins with the example", () => {
    expect(check({})).toEqual({ ok: true, input: house });
  });
  test.each([
    [{ moc: "99" }, "Podaj od 2 do 10\u00a0kW."],
    [{ moc: "" }, "Wpisz liczbę, na przykład 6."],
    [{ zuzycie: "300" }, "Podaj od 1000 do 20\u00a0000\u00a0kWh."],
    [{ dom: "zamek" }, wrong.choice],
    [{ cena: "80" }, "Podaj od 0,50 do 1,60\u00a0zł/kWh."],
    [{ nadwyzka: "3" }, "Podaj od 0,00 do 0,70\u00a0zł/kWh."],
    [
      { koszt: "3000" },
      "Podaj od 12\u00a0000 do 70\u00a0000\u00a0zł. Tyle może kosztować instalacja tej mocy, sprawdź liczbę zer.",
    ],
    [{ dotacja: "-5" }, "Podaj od 0 do 100\u00a0000\u00a0zł."],
    [{ dotacja: "30000" }, "Dotacja musi być mniejsza niż koszt instalacji, czyli 25\u00a0000\u00a0zł."],
    [{ koszt: "tanio" }, "Wpisz liczbę, na przykład 30 000."],
    [
      { moc: "10", zuzycie: "2000", udzial: "60" },
      "Dom, który zużywa 2000\u00a0kWh, wykorzysta najwyżej 20% produkcji.",
    ],
  ])("%j is answered with a sentence", (changes, message) => {
    expect(error(changes)).toBe(message);
  });
  test("the price of a real bill is accepted, and the cautious one of the table", () => {
    const { min } = figure("pv.cenaEnergii").range;
    for (const price of [min, figure("energia.cenaG11").range.max])
      expect(error({ cena: String(price).replace(".", ",") })).toBeUndefined();
  });
});
