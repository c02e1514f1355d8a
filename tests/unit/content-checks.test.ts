/** @jest-environment node */
import { services } from "@/content/services";
import { brokenFragments, contentProblems, repeatedMeta } from "@/lib/build/checks";
import { ContentError } from "@/lib/build/checks/problem";
import type { CheckedRecord } from "@/lib/build/checks/records";

const good = services.pomiary;
const check = (change: object, key = "pomiary"): string[] =>
  contentProblems([
    {
      file: "content/services/pomiary.ts",
      key,
      record: { ...good, ...change } as CheckedRecord["record"],
      unique: true,
    },
  ]).map(({ field, what }) => `${field}: ${what}`);

test("good content has no problems", () => {
  expect(check({})).toEqual([]);
});

test.each([
  ["a slug unlike its index", { slug: "pomiar" }, "slug: "],
  ["a long title", { meta: { ...good.meta, title: "T".repeat(61) } }, "meta.title: Tytuł ma"],
  ["a short description", { meta: { ...good.meta, description: "Za krótko." } }, "meta.description: Opis ma 10 znaków"],
  ["an unknown fact", { advice: "Kosztuje {pomiary.nieMa}." }, "advice: Nie ma faktu {pomiary.nieMa}"],
  ["an empty text", { advice: " " }, "advice: Pole jest puste"],
  ["Markdown beyond the subset", { advice: "To `kod`." }, "advice: `kod`"],
  ["a link to no page", { advice: "[tam](/nie-ma)" }, "advice: Odnośnik prowadzi do /nie-ma"],
  ["a link to no section", { advice: "[tam](#nie-ma)" }, "advice: Odnośnik prowadzi do sekcji „nie-ma”"],
  ["an unknown icon", { icon: "nie-ma" }, "icon: Nie ma ikony „nie-ma”"],
  [
    "an unknown picture",
    { hero: { ...good.hero, picture: { name: "99-nie-ma" } } },
    "hero.picture.name: Nie ma zdjęcia „99-nie-ma”",
  ],
])("%s is reported with its field", (_, change, expected) => {
  expect(check(change)).toEqual([expect.stringContaining(expected)]);
});

test("sections with the same id are reported", () => {
  const [first] = good.sections;
  expect(check({ sections: [first, first] }).some((line) => line.includes("powtarza się"))).toBe(true);
});

test("a link to a section another page does not have is reported", () => {
  const linking = { file: "content/home.ts", record: { text: "[x](/uslugi/pomiary#nie-ma)" } as object, unique: true };
  const target = {
    file: "content/services/pomiary.ts",
    key: "pomiary",
    record: good as CheckedRecord["record"],
    unique: true,
  };
  expect(brokenFragments([linking, target])).toEqual([
    expect.objectContaining({
      file: "content/home.ts",
      field: "text",
      what: expect.stringContaining("/uslugi/pomiary#nie-ma"),
    }),
  ]);
});

test("a title on two pages is reported with both files", () => {
  const record = { file: "content/a.ts", record: { meta: good.meta }, unique: true };
  expect(repeatedMeta([record, { ...record, file: "content/b.ts" }])).toEqual([
    expect.objectContaining({ file: "content/b.ts", field: "meta.title", what: "To samo stoi w content/a.ts." }),
    expect.objectContaining({ field: "meta.description" }),
  ]);
});

test("the message names every file, field, fault and mend", () => {
  const error = new ContentError([{ file: "content/a.ts", field: "slug", what: "Źle.", mend: "Popraw." }]);
  expect(error.message).toContain("content/a.ts › slug: Źle. Popraw.");
});
