/** A worked example of a guide has wrong figures. */
import { factReader } from "@/lib/content/figures/compute";
import { pvHouse } from "@/lib/content/figures/energy";
import { factsOf, fixedFacts } from "@/tests/unit/given-facts";
import { byHand, examples } from "./examples.by-hand";

test.each(byHand)("$name: $shows", ({ name, given, values }) => {
  const figures = Object.entries(examples.get(name)?.(factReader({ ...fixedFacts, ...factsOf(given) })) ?? {});
  const computed = figures.map(([key, { value, text, min, max }]) => [
    key.replace("przyklad.", ""),
    String(value ?? text ?? `${min}–${max}`),
  ]);
  expect(Object.fromEntries(computed)).toEqual(values);
});

test("every worked example is among them", () => {
  expect(byHand.map(({ name }) => name).toSorted()).toEqual([...examples.keys()].toSorted());
});

test.each([
  [6000, "1 rok"],
  [72_000, "12 lat"],
  [132_000, "22 lata"],
  [9000, "1.5 roku"],
])("a payback is written in Polish: %d zł for 6000 zł a year", (cost, words) => {
  const given = factsOf(`pv.6kW: koszt ${cost}\nenergia: autokonsumpcja 100–100`);
  const { value, unit } = pvHouse(factReader({ ...fixedFacts, ...given }))["przyklad.pv.zwrotTypowy"] ?? {};
  expect(`${value} ${unit}`).toBe(words);
});
