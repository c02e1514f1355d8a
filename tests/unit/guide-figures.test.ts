/** A guide's table or example contradicts the calculator below it. */
import { guides } from "@/content/guides";
import { calculators } from "@/lib/calculators";
import { calculatePower } from "@/lib/calculators/power";
import { checkPower } from "@/lib/calculators/power-form";
import { factKeysIn, figure, insertFacts } from "@/lib/content/figures";
import type { Section, SectionOf } from "@/lib/content/types";
import { fuses, groupLimit, powerAt } from "@/lib/physics/power";
import { pvTablePowers } from "@/lib/physics/quantities";
import { plain, valid } from "@/tests/support";

const sectionsOf = (guide: string): readonly Section[] => guides[guide]?.sections ?? [];
/** A guide's first section of a kind that passes a test. */
function section<K extends Section["kind"]>(guide: string, kind: K, is: (one: SectionOf<K>) => boolean = () => true) {
  const match = sectionsOf(guide).find((item) => item.kind === kind && is(item as SectionOf<K>));
  if (!match) throw new Error(`The guide ${guide} has no such section of kind ${kind}.`);
  return match as SectionOf<K>;
}

const number = (text: string): number => Number(text.replace(",", "."));
/** Kilowatts in a text: "7,2–7,4 kW", "100–200 W", "100–160 W/m²". */
function kilowatts(text: string): [number, number] {
  const [, low = "", high = low, unit = ""] = /([\d,]+)(?:–([\d,]+))?\s(kW|W)/.exec(text) ?? [];
  const scale = unit === "W" ? 1000 : 1;
  return [number(low) / scale, number(high) / scale];
}

const { guide } = calculators.power;
const { categories, settings, defaults, supply, texts, fieldErrors } = calculators.power.data();
const devices = categories.flatMap((category) => category.devices);

test("the table of devices has the calculator's categories and devices, every power inside its range", () => {
  const { rows } = section(guide, "table", ({ look }) => look === "bars");
  const names = categories.map(({ name, devices: list }) => [name, ...list.map((device) => device.name)]);
  expect(names.flat().map(plain)).toEqual(rows.flatMap(({ group = [], label }) => [group, label].flat()).map(plain));
  const ranges = rows.map(({ cells: [power = ""] }) => kilowatts(power));
  const outside = devices.filter(({ power }, index) => {
    const [min, max] = ranges[index] ?? [Number.NaN, Number.NaN];
    return !(power >= min && power <= max);
  });
  expect(outside).toEqual([]);
  expect(devices.filter(({ key }) => !/^[a-z]{2,4}$/.test(key))).toEqual([]);
  expect(new Set(devices.map(({ key }) => key)).size).toBe(devices.length);
});

test("the worked example of a house has the calculator's results, and its givens are facts as well", () => {
  const input = valid(checkPower(defaults, devices, settings, fieldErrors));
  const result = calculatePower(categories, input, supply, texts);
  const { household, simultaneous, loadsInFull, peak, demand, request, connection } = result;
  const { steps, result: sentence } = section(guide, "example");
  const powers = steps.map(({ result: text = "" }) => kilowatts(insertFacts(text))[0].toFixed(1));
  for (const sum of [household, simultaneous, loadsInFull, peak, demand]) expect(powers).toContain(sum.toFixed(1));
  for (const part of [`${String(request).replace(".", ",")} kW`, `${connection.phases} × ${connection.fuse} A`])
    expect(plain(insertFacts(sentence))).toContain(part);
  const { factor, reserve } = input;
  const keys = ["sprzet", "ogrzewanie", "wspolczynnik", "rezerwa"] as const;
  expect(keys.map((key) => figure(`przyklad.moc.${key}`).number)).toEqual([
    ...[household, loadsInFull, factor, reserve].map((given) => expect.closeTo(given, 6)),
  ]);
});

test("the table of fuses has the calculator's powers in every cell, up to the limit of the connection group", () => {
  const amperes = /^([13]) × (\d+) A$/;
  const { rows } = section(guide, "table", (table) => table.rows.every(({ label }) => amperes.test(label)));
  for (const { label, cells } of rows) {
    const [phases, rated] = [...(amperes.exec(label) ?? [])].slice(1).map(Number) as [1 | 3, number];
    expect(fuses[phases]).toContain(rated);
    for (const [column, cosPhi] of [1, supply.cosPhi].entries()) {
      const cell = insertFacts(cells[column] ?? "");
      const decimals = /,(\d+)/.exec(cell)?.[1]?.length ?? 0;
      const power = powerAt(phases, rated, { ...supply, cosPhi })
        .toFixed(decimals)
        .replace(".", ",");
      expect(`${label}: ${plain(cell)}`).toBe(`${label}: ${power} kW`);
    }
  }
  expect(groupLimit).toBe(figure("przylacze.progMoc").number);
});

test("the parts in the table of rooms add up to its totals", () => {
  const { rows } = section(guide, "table", ({ id }) => id === "pomieszczenia");
  const wrong = rows.filter(({ cells }) => {
    const parts = [
      ...cells
        .slice(0, 3)
        .join(", ")
        .matchAll(/[\d,]*\d (?:kW|W)/g),
    ];
    const sum = parts.reduce((all, [part]) => all + kilowatts(part)[0], 0);
    return Math.abs(sum - kilowatts(cells[3] ?? "")[0]) > 0.051;
  });
  expect(wrong).toEqual([]);
});

test("the table of photovoltaics shows exactly the powers the calculator knows", () => {
  const tables = sectionsOf(calculators.pv.guide).flatMap((one) => (one.kind === "table" ? [one] : []));
  const costs = tables[0]?.rows[0]?.cells ?? [];
  expect(costs.flatMap(factKeysIn)).toEqual(pvTablePowers.map((power) => `pv.${power}kW.koszt`));
});

test("the table of points in a flat adds up to the givens of its example", () => {
  const keys = ["swiatlo", "laczniki", "gniazda", "obwody"].map((name) => `przyklad.wymiana.${name}`);
  const tables = Object.keys(guides).flatMap((slug) =>
    sectionsOf(slug).flatMap((one) => (one.kind === "table" ? [one] : [])),
  );
  const table = tables.find(({ rows }) => rows.at(-1)?.cells.flatMap(factKeysIn).join() === keys.join());
  const rooms = table?.rows.slice(0, -1) ?? [];
  const sums = keys.map((_, column) => rooms.reduce((all, { cells }) => all + Number(cells[column]), 0));
  expect(sums).toEqual(keys.map((key) => figure(key).number));
});
