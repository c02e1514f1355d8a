/** A visitor would read a number of pages in broken Polish. */
import { words } from "@/content/words";
import type { SearchHit } from "@/lib/search/index-format";
import { foundText } from "./texts";

const texts = {
  ...words.search,
  found: "Wyniki dla „[pytanie]”: [ile].",
  nothing: "Nic dla „[pytanie]”, zapytaj przez telefon.",
  pageForms: ["strona", "strony", "stron"],
} as const;
const hits = (number: number): SearchHit[] =>
  Array.from({ length: number }, (_, index) => ({
    path: `/poradnik/${index}`,
    kind: "guide",
    title: "",
    icon: "zap",
    passage: [],
  }));
const text = (pages: number) => foundText("alarm", hits(pages), texts);

test.each([
  [1, "1 strona."],
  [2, "2 strony."],
  [5, "5 stron."],
])("%d pages are counted in Polish", (pages, end) => {
  expect(text(pages)).toBe(`Wyniki dla „alarm”: ${end.replace(/(\d) /g, "$1\u00a0")}`);
});

test("nothing found names the query", () => {
  expect(text(0)).toBe("Nic dla „alarm”, zapytaj przez telefon.");
});
