/** A visitor would read a number of pages in broken Polish. */
import { words } from "@/content/words";
import type { SearchHit } from "@/lib/search/index-format";
import { foundText } from "./texts";

const texts = {
  ...words.search,
  found: "Wyniki dla „[pytanie]”: [ile].",
  and: "i",
  nothing: "Nic dla „[pytanie]”, zapytaj przez telefon.",
  guideForms: ["poradnik", "poradniki", "poradników"],
  serviceForms: ["usługa", "usługi", "usług"],
} as const;
const hits = (number: number): SearchHit[] =>
  Array.from({ length: number }, (_, index) => ({ path: `/poradnik/${index}`, title: "", icon: "zap", passage: [] }));
const text = (guides: number, services: number) =>
  foundText("alarm", { guides: hits(guides), services: hits(services) }, texts);

test.each([
  [1, 1, "1 poradnik i 1 usługa."],
  [2, 4, "2 poradniki i 4 usługi."],
  [5, 0, "5 poradników."],
  [0, 3, "3 usługi."],
])("%d guides and %d services are counted in Polish", (guides, services, end) => {
  expect(text(guides, services)).toBe(`Wyniki dla „alarm”: ${end.replace(/(\d) /g, "$1\u00a0")}`);
});

test("nothing found names the query", () => {
  expect(text(0, 0)).toBe("Nic dla „alarm”, zapytaj przez telefon.");
});
