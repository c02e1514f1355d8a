/** Two sections look like one, or a table is too wide for a phone. */
import { columnKinds } from "@/components/sections/bodies/data-table";
import { fittingRemarks, isBesideHeading, surfacesOf } from "@/components/sections/section-block";
import type { Section } from "@/lib/content/types";

const section = (more: object = {}) => ({ kind: "text", id: "a", heading: "A", ...more }) as Section;
const [part, dark, chapter] = [section(), section({ tone: "dark" }), section({ inBar: "Cena" })];
const questions = section({ kind: "faq", inBar: "Pytania" });

test("the background changes with a chapter and behind a dark section, and the questions open no chapter", () => {
  const grounds = surfacesOf([part, part, chapter, dark, part, part, chapter, questions], "sheet");
  expect(grounds.join(" ")).toBe("sheet sheet paper ink sheet sheet paper paper");
});

test("rows stand beside their heading unless most of them have a remark", () => {
  const rows = (...notes: (string | undefined)[]) =>
    section({ kind: "rows", items: notes.map((note) => ({ term: "A", text: "B", note })) });
  expect([rows(undefined, "co rok"), rows("co rok", "co rok", undefined)].map(isBesideHeading)).toEqual([true, false]);
});

test("texts stand below the heading if they are no higher than the body beside it", () => {
  const checks = (before: number, after: number, ask: number) => {
    const texts = (length: number) => (length > 0 ? ["a".repeat(length)] : []);
    const [call] = texts(ask);
    return section({ kind: "checks", items: [{}, {}], paragraphs: texts(before), after: texts(after), ask: call });
  };
  const places = [
    checks(0, 200, 100),
    checks(50, 0, 100),
    checks(50, 150, 100),
    checks(0, 10, 310),
    checks(310, 200, 100),
  ];
  expect(places.map(fittingRemarks).map(({ introduction, remarks }) => `${introduction} ${remarks}`)).toEqual([
    "true all",
    "true all",
    "true last",
    "true none",
    "false all",
  ]);
});

test.each([
  ["number", ["od 800 zł", "300–500 zł", "wycena indywidualna"]],
  ["short", ["YDYp 3×2,5 mm²", "YDY 5×4 mm²"]],
  ["short", ["[16 A](/poradnik/obliczanie-mocy)"].map((link) => `B16 ${link}`)],
  ["long", ["B10", "osoba z uprawnieniami do dozoru"]],
])("a column is %s if its cells are %j", (kind, cells) => {
  const rows = cells.map((cell) => ({ cells: [cell] }));
  expect(columnKinds(["Nazwa", "Cena"], rows)).toEqual([kind]);
});
