/** @jest-environment node */

import { allCities, allGuides, allServices, getBusinessPage } from "@/lib/content/records";
import { alikeCities, copiedSentences, type Page, shortPages, wordCount, wornPhrases } from "@/lib/tools/check/depth";

const page = (name: string, kind: Page["kind"], ...texts: readonly string[]): Page => ({
  file: `content/${name}.ts`,
  kind,
  texts,
});
const words = (count: number) => "słowo ".repeat(count);

test.each([
  ["service", 600],
  ["guide", 1000],
  ["city", 350],
] as const)("a %s of fewer than %d words is told to be short", (kind, limit) => {
  expect(shortPages([page("a", kind, words(limit - 1))])).toEqual([
    expect.objectContaining({ file: "content/a.ts", what: expect.stringContaining(`słów: ${limit - 1}`) }),
  ]);
  expect(shortPages([page("a", kind, words(limit))])).toEqual([]);
});

const sentence = "Przewody w starym domu sprawdzamy miernikiem.";

test("a sentence on two services is told with both files, unless it is worded once for the whole site", () => {
  const pages = [page("a", "service", sentence), page("b", "service", `Inne zdanie. ${sentence}`)];
  expect(copiedSentences(pages, [])).toEqual([
    expect.objectContaining({ file: "content/b.ts", what: expect.stringContaining("content/a.ts") }),
  ]);
  expect(copiedSentences(pages, [sentence])).toEqual([]);
});

test("cities that share a third of their sentences are told", () => {
  const own = (city: string) => `W mieście ${city} jest dużo bloków. W mieście ${city} są też domy.`;
  const pages = [page("a", "city", own("A"), sentence), page("b", "city", own("B"), sentence)];
  expect(alikeCities(pages)).toEqual([expect.objectContaining({ file: "content/b.ts", field: "local" })]);
  expect(alikeCities([page("a", "city", own("A")), page("b", "city", own("B"))])).toEqual([]);
});

test("a worn-out phrase is told", () => {
  expect(wornPhrases([page("a", "other", "Oferujemy kompleksową obsługę.")])).toHaveLength(1);
  expect(wornPhrases([page("a", "other", "Mierzymy i naprawiamy.")])).toEqual([]);
});

test("every page that could lead somebody to try alone advises a specialist", () => {
  for (const { advice } of [...allServices(), ...allGuides(), ...allCities(), getBusinessPage()])
    expect(wordCount([advice])).toBeGreaterThan(8);
});
