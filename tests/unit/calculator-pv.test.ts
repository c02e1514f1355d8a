/** @jest-environment node */
import { pvPower } from "@/content/calculators";
import { guides } from "@/content/guides";
import { photovoltaicsProblems } from "@/lib/build/checks/photovoltaics";
import { checkPv, pvFields } from "@/lib/calculators/check";
import { pvCalculator, pvTable } from "@/lib/calculators/props";
import { calculatePv, chartSize, paybackChart } from "@/lib/calculators/pv";
import { pvTablePowers } from "@/lib/calculators/types";
import { factKeysIn, factRange, insertFacts } from "@/lib/content/facts";
import type { Section } from "@/lib/content/types";

const table = pvTable();
const price = factRange("pv.cenaEnergii");
const middlePrice = (price.min + price.max) / 2;
const at = (power: number, changes: { price?: number; cost?: number; subsidy?: number } = {}) =>
  calculatePv(table, { power, price: middlePrice, subsidy: 0, ...changes });

describe.each([...pvTablePowers])("the guide's column for %d kW", (power) => {
  test("cost and production are those of content/facts", () => {
    expect(at(power).cost).toEqual(factRange(`pv.${power}kW.koszt`));
    expect(at(power).production).toEqual(factRange(`pv.${power}kW.produkcja`));
  });
});

test("savings and payback of the guide's table that the calculator does not find are told, with what to type", () => {
  expect(photovoltaicsProblems()).toEqual([]);
  const [first] = pvTablePowers;
  const dearer = photovoltaicsProblems((key) =>
    key === `pv.${first}kW.oszczednosc`
      ? { min: 1, max: 2 }
      : key === `pv.${first}kW.zwrot`
        ? { min: 40, max: 50 }
        : factRange(key),
  );
  const { min, max } = factRange(`pv.${first}kW.oszczednosc`);
  expect(dearer.map(({ field }) => field)).toEqual([`pv.${first}kW.oszczednosc`, `pv.${first}kW.zwrot`]);
  expect(dearer[0]?.mend).toBe(`Wpisz min: ${min}, max: ${max}.`);
});

test("the guide shows exactly the powers the calculator knows", () => {
  const sections: readonly Section[] = guides.fotowoltaika.sections;
  const costs = sections.find((section) => section.kind === "table" && section.id === "koszty");
  if (costs?.kind !== "table") throw new Error("The guide has no table of costs.");
  expect(costs.columns.slice(1)).toEqual(pvTablePowers.map((power) => `${power} kW`));
  expect(factKeysIn(costs.rows[0]?.cells.join("") ?? "")).toEqual(pvTablePowers.map((power) => `pv.${power}kW.koszt`));
});

test("the worked example of the guide says what the calculator finds for 6 kW", () => {
  const sections: readonly Section[] = guides.fotowoltaika.sections;
  const example = sections.find((section) => section.kind === "example");
  const results = example?.kind === "example" ? example.steps.slice(0, 3).map(({ result = "" }) => result) : [];
  const numbers = results.map((text) => Number.parseFloat(insertFacts(text).replace(/\s/g, "").replace(",", ".")));
  const { cost, savings, middle } = at(6);
  expect(numbers).toHaveLength(3);
  expect(numbers[0]).toBeCloseTo((cost.min + cost.max) / 2, 0);
  expect(numbers[1]).toBeCloseTo((savings.min + savings.max) / 2, 0);
  expect(numbers[2]).toBeCloseTo(middle, 2);
});

test("between and below the table's powers cost goes on evenly", () => {
  expect(at(4.5).cost).toEqual({ min: 20_000, max: 30_000 });
  expect(at(8).cost.min).toBe(30_000);
  expect(at(pvPower.min).cost.min).toBeCloseTo(11_667, 0);
  expect(at(pvPower.min).production).toEqual({ min: 1800, max: 2200 });
});

test("a known cost and a subsidy narrow and shorten the payback", () => {
  const own = at(6, { cost: 30_000 });
  expect(own.payback.min).toBeCloseTo(30_000 / 5280, 6);
  expect(own.payback.max).toBeCloseTo(30_000 / 4320, 6);
  const helped = at(6, { cost: 30_000, subsidy: 6000 });
  expect(helped.net).toEqual({ min: 24_000, max: 24_000 });
  expect(helped.payback.max).toBeLessThan(own.payback.max);
});

describe("the chart", () => {
  test("its lines cross zero where the payback is", () => {
    const result = at(6);
    const { best, worst, crossings, zero } = paybackChart(result);
    [best, worst].forEach(([[x1, y1], [x2, y2]], index) => {
      const crossing = crossings[index];
      expect(crossing?.year).toBe([result.payback.min, result.payback.max][index]);
      expect(x1 + ((zero - y1) / (y2 - y1)) * (x2 - x1)).toBeCloseTo(crossing?.x ?? 0, 0);
    });
  });
  test("stays inside its drawing for every allowed input", () => {
    for (const power of [2, 3, 5, 10])
      for (const cost of [undefined, 70_000])
        for (const [x, y] of [...paybackChart(at(power, { cost })).best, ...paybackChart(at(power, { cost })).worst]) {
          expect(x).toBeGreaterThanOrEqual(chartSize.left);
          expect(x).toBeLessThanOrEqual(chartSize.width - chartSize.right);
          expect(y).toBeGreaterThanOrEqual(chartSize.top);
          expect(y).toBeLessThanOrEqual(chartSize.height - chartSize.bottom);
        }
  });
});

describe("what is typed", () => {
  const { limits, defaults } = pvCalculator();
  const error = (changes: Record<string, string>) => {
    const checked = checkPv({ ...defaults, ...changes }, table, limits);
    return checked.ok ? undefined : Object.values(checked.errors).join(" ");
  };

  test("the form begins with the example", () => {
    expect(checkPv(defaults, table, limits)).toEqual({ ok: true, input: { power: 6, price: 0.8, subsidy: 0 } });
  });
  test.each([
    [{ moc: "99" }, "Podaj od 2 do 10\u00a0kW."],
    [{ moc: "" }, "Wpisz liczbę, na przykład 6."],
    [{ cena: "80" }, "Podaj od 0,50 do 1,60\u00a0zł/kWh."],
    [
      { koszt: "3000" },
      "Podaj od 12\u00a0000 do 70\u00a0000\u00a0zł. Tyle może kosztować instalacja tej mocy, sprawdź liczbę zer.",
    ],
    [{ dotacja: "-5" }, "Dotacja nie może być ujemna."],
    [{ dotacja: "30000" }, "Dotacja musi być mniejsza niż koszt instalacji, czyli 25\u00a0000\u00a0zł."],
    [{ koszt: "tanio" }, "Wpisz liczbę, na przykład 30 000."],
  ])("%j is answered with a sentence", (changes, message) => {
    expect(error(changes)).toBe(message);
  });
  test("the price of a real bill is accepted, the range of the table is only where the form begins", () => {
    const full = factRange("energia.cenaG11").max;
    expect(limits.price.min).toBeLessThan(price.min);
    expect(limits.price.max).toBeGreaterThan(full);
    for (const cena of ["0,50", "0,60", "1,10", "1,60"]) expect(error({ cena })).toBeUndefined();
    expect(defaults[pvFields.price]).toBe("0,80");
    const dear = at(6, { price: full });
    expect(dear.savings.min).toBeCloseTo(5400 * full, 6);
    expect(dear.payback.max).toBeLessThan(at(6).payback.max);
  });
  test.each([
    { [pvFields.power]: "4,5" },
    { [pvFields.power]: "4.5 kW" },
    { [pvFields.cost]: "30 000 zł" },
    { [pvFields.cost]: "30.000" },
    { [pvFields.cost]: "30000", [pvFields.subsidy]: "6 000" },
  ] as Record<string, string>[])("%j is understood", (changes) => {
    expect(error(changes)).toBeUndefined();
  });
});
