/** @jest-environment node */
import { facts } from "@/content/facts";
import { mapCities, mapConnections } from "@/content/map";
import { contentProblems } from "@/lib/build/checks";
import { countProblems } from "@/lib/build/checks/counts";
import { contentRecords } from "@/lib/build/checks/records";
import { factKeysIn } from "@/lib/content/facts";
import type { Fact } from "@/lib/content/facts-types";
import { visitStrings } from "@/lib/content/prepare";
import { citySlugs, guideSlugs, serviceSlugs } from "@/lib/content/routes";

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

test("every fact stands on at least one page", () => {
  const used = new Set<string>();
  for (const { record } of contentRecords())
    visitStrings(record, (text, path) => {
      for (const key of factKeysIn(text)) used.add(key);
      if (path.endsWith(".fact")) used.add(text);
    });
  expect(Object.keys(facts).filter((key) => !used.has(key))).toEqual([]);
});

test("every fact names its source", () => {
  const entries: [string, Fact][] = Object.entries(facts);
  expect(entries.filter(([, { what, source }]) => !what || !source).map(([key]) => key)).toEqual([]);
});
