/** An editor is not told that a page is short, copied or full of clichés. */

import { gallery } from "@/content/gallery";
import { record, text } from "@/lib/content/schema/fields";
import type { CheckedRecord } from "@/lib/tools/check/checked-records";
import { accentNotices } from "@/lib/tools/check/notices";
import { unusedPictures } from "@/lib/tools/check/picture-uses";
import { clicheNotice, copiedSentences, lengthNotice } from "@/lib/tools/check/prose";
import { wordingRule } from "@/lib/tools/check/wording";
import { sentencesOf } from "@/lib/tools/sentences";

const page = (name: string, ...texts: readonly string[]): CheckedRecord => ({
  file: `content/${name}.ts`,
  schema: record({ local: record(Object.fromEntries(texts.map((_, index) => [index, text(9999)]))) }),
  record: { local: Object.fromEntries(texts.entries()) } as object,
  unique: true,
});
const words = (count: number) => "słowo ".repeat(count);

test.each([
  ["services", 600],
  ["guides", 1000],
  ["cities", 350],
] as const)("a page of %s with fewer than %d words is reported as short", (folder, limit) => {
  expect(lengthNotice(page(`${folder}/a`, words(limit - 1)))).toEqual([
    expect.objectContaining({ what: expect.stringContaining(`słów: ${limit - 1}`) }),
  ]);
  expect(lengthNotice(page(`${folder}/a`, words(limit)))).toEqual([]);
});

test("split letters are one mistake, not also signs that the typeface lacks", () => {
  expect(wordingRule(page("a", "Zadzwoń w żółty dzień.".normalize("NFD")))).toEqual([
    expect.objectContaining({ what: expect.stringContaining("składa się tu z dwóch znaków") }),
  ]);
});

test("a picture on no page, a colour that had to change and a text that names amber are remarks", () => {
  const missing = gallery.filter((picture) => !("carousel" in picture)).map(({ src }) => src);
  expect(unusedPictures([]).map(({ what }) => what)).toEqual(missing.map((src) => expect.stringContaining(src)));
  const pages = [page("a", "Zaznaczono bursztynem.", "Zaznaczono linią.")];
  const fieldsFor = (accent: `#${string}`) => accentNotices(pages, { look: { accent } }).map(({ field }) => field);
  expect([fieldsFor("#ffb400"), fieldsFor("#000000")]).toEqual([["local.0"], ["site.look.accent", "local.0"]]);
  expect(accentNotices(pages, {})).toEqual([]);
});

test("a sentence on two pages is reported with both files; a phrase and a fact in words are not", () => {
  const copied = "Przewody w starym domu sprawdzamy miernikiem przed każdą zmianą.";
  const both = "{zasady.dym} Wycena jest bezpłatna.";
  const pages = [page("a", `${copied} ${both}`), page("b", `Inne zdanie. ${copied}`, both)];
  expect(copiedSentences(pages)).toEqual([
    { file: "content/b.ts", field: "local.0", what: expect.stringContaining("content/a.ts"), mend: expect.anything() },
  ]);
});

test("sentences end at full stops, but not at abbreviations", () => {
  expect(sentencesOf("Mówi o tym art. 62 ust. 1. Reszta, np. 5 lat, zależy od nas. Koniec")).toEqual([
    "Mówi o tym art. 62 ust. 1.",
    "Reszta, np. 5 lat, zależy od nas.",
    "Koniec",
  ]);
});

test.each([
  ["Oferujemy kompleksową obsługę.", 1],
  ["Dojazd kosztuje 0 zł.", 1],
  ["Dojazd kosztuje 10 zł, a nie 1 000 zł.", 0],
  ["Mierzymy i naprawiamy.", 0],
])("clichés in „%s”: %d", (sentence, count) => {
  expect(clicheNotice(page("a", sentence))).toHaveLength(count);
});
