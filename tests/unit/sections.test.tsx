/** Two sections look like one, or a table is too wide for a phone. */
import { columnKinds } from "@/components/sections/bodies/data-table";
import { surfacesOf } from "@/components/sections/section-block";
import type { Section } from "@/lib/content/types";

const section = (more: object = {}) => ({ kind: "text", id: "a", heading: "A", ...more }) as Section;
const dark = section({ tone: "dark" });
const chapter = section({ inBar: "Cena" });

test("the background changes with a chapter and behind a dark section, and the questions open no chapter", () => {
  const questions = section({ kind: "faq", inBar: "Pytania" });
  expect(surfacesOf([section(), section(), chapter, dark, section(), section(), chapter, questions], "sheet")).toEqual([
    ...["sheet", "sheet", "paper", "ink", "sheet", "sheet", "paper", "paper"],
  ]);
});

test.each([
  ["number", ["od 800 zł", "300–500 zł", "wycena indywidualna"]],
  ["short", ["YDYp 3×2,5 mm²", "YDY 5×4 mm²"]],
  ["short", ["[16 A](/poradnik/obliczanie-mocy)"].map((link) => `B16 ${link}`)],
  ["long", ["B10", "osoba z uprawnieniami do dozoru"]],
])("a column is %s if its cells are %j", (kind, cells) => {
  expect(columnKinds(cells.map((cell) => ({ cells: [cell] })))).toEqual([kind]);
});
