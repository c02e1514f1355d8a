/** @jest-environment node */
import { facts } from "@/content/facts";
import { mapCities, mapConnections } from "@/content/map";
import { contentProblems, factProblems } from "@/lib/build/checks";
import { countProblems } from "@/lib/build/checks/counts";
import { contentRecords } from "@/lib/build/checks/records";
import { computeFigures } from "@/lib/content/examples";
import { factsIn } from "@/lib/content/facts";
import { citySlugs, guideSlugs, serviceSlugs } from "@/lib/content/routes";
import type { Fact } from "@/lib/content/types";

test("records of every page were found", () => {
  expect(contentRecords().length).toBeGreaterThanOrEqual(
    serviceSlugs.length + guideSlugs.length + citySlugs.length + 6,
  );
});

test("the content has no problems", () => {
  expect(contentProblems()).toEqual([]);
});

test("the numbers the specification names are there", () => {
  expect(countProblems()).toEqual([]);
});

test("every wire of the map joins two cities of the list", () => {
  const names: readonly string[] = mapCities.map(({ name }) => name);
  expect(mapConnections.flat().filter((name) => !names.includes(name))).toEqual([]);
});

test("every fact stands on at least one page, in words, on a gauge, in an example or in a calculator", () => {
  const used = new Set(
    contentRecords().flatMap(({ schema, record, facts: others = [] }) => [...factsIn(schema, record), ...others]),
  );
  expect(Object.keys(facts).filter((key) => !used.has(key))).toEqual([]);
});

test("every result of an example stands on at least one page", () => {
  const used = new Set(contentRecords().flatMap(({ schema, record }) => [...factsIn(schema, record)]));
  expect(Object.keys(computeFigures().figures).filter((key) => !used.has(key))).toEqual([]);
});

test("facts and computed figures are sound, and what ages says when", () => {
  expect(factProblems()).toEqual([]);
});

test("every fact names its source", () => {
  const entries: [string, Fact][] = Object.entries(facts);
  expect(entries.filter(([, { what, source }]) => !what || !source).map(([key]) => key)).toEqual([]);
});
