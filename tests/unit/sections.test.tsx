/** Two sections look like one, or a table is too wide for a phone. */
import { tableLayout } from "@/components/sections/bodies/data-table";
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
  ["plain", ["a", "b"], "y"],
  ["stack", ["a", "b"], "osoba z uprawnieniami do dozoru"],
  ["wide", ["a", "b", "c", "d", "e"], "5–6 lat"],
  ["stack", ["a", "b", "c"], "5–6 lat"],
])("a table is laid out as %s for the columns %j with %s", (layout, columns, cell) => {
  expect(tableLayout(columns, [{ label: "Koszt", cells: columns.slice(1).map(() => cell) }])).toBe(layout);
});
