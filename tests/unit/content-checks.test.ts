import { services } from "@/content/services";
import { site } from "@/content/site";
import { sitePaths } from "@/lib/content/collections";
import { list, record, text } from "@/lib/content/schema/fields";
import { service } from "@/lib/content/schema/records";
import { phone, site as siteSchema } from "@/lib/content/schema/site";
import { contentProblems, repeatedTexts } from "@/lib/tools/check";
import { brokenFragments } from "@/lib/tools/check/links";
import { ContentError } from "@/lib/tools/check/problem";
import { type CheckedRecord, contentRecords } from "@/lib/tools/check/records";
import { lengthRule, shapeProblems } from "@/lib/tools/check/shape";

const good = services.pomiary;
const check = (change: object, key = "pomiary"): string[] =>
  contentProblems([
    {
      file: "content/services/pomiary.ts",
      key,
      schema: service,
      record: { ...good, ...change } as CheckedRecord["record"],
      unique: true,
    },
  ]).map(({ field, what, mend }) => `${field}: ${what} ${mend}`);

test("good content has no problems", () => {
  expect(check({})).toEqual([]);
});

test.each([
  ["a slug unlike its index", { slug: "smart-home" }, "slug: "],
  [
    "a long title",
    { meta: { ...good.meta, title: "Pomiary instalacji elektrycznych w domu, w firmie i we wspólnocie" } },
    "meta.title: Tytuł ma",
  ],
  ["a short description", { meta: { ...good.meta, description: "Za krótko." } }, "meta.description: Opis ma 10 znaków"],
  ["an unknown fact", { advice: "Kosztuje {pomiary.nieMa}." }, "advice: Nie ma faktu {pomiary.nieMa}"],
  ["an empty text", { advice: " " }, "advice: Pole jest puste"],
  ["Markdown beyond the subset", { advice: "To `kod`." }, "advice: `kod`"],
  ["a link to no page", { advice: "[tam](/nie-ma)" }, "advice: Odnośnik prowadzi do /nie-ma"],
  ["a link to no section", { advice: "[tam](#nie-ma)" }, "advice: Odnośnik prowadzi do sekcji „nie-ma”"],
  ["an unknown icon", { icon: "hause" }, "icon: Nie ma tu wartości „hause”."],
  ["a missing field", { card: undefined }, "card: Brakuje tego pola."],
  ["a misspelt field", { adviec: "…" }, ": Nie ma takiego pola: adviec."],
  ["a number where text belongs", { advice: 5 }, "advice: Powinno tu być: tekst w cudzysłowie."],
  ["a day that is none", { updated: "2026-13-40" }, "updated: Wpis ma złą postać. Dzień wpisz jako rok-miesiąc-dzień"],
  [
    "a text too long for its place",
    { card: `${"Długie słowo, ".repeat(8)}i koniec.` },
    "card: Tekst ma 121 znaków, a w tym miejscu mieści się 110.",
  ],
  [
    "an unknown picture",
    { hero: { ...good.hero, picture: { name: "99-nie-ma" } } },
    "hero.picture.name: Nie ma zdjęcia „99-nie-ma”",
  ],
])("%s is reported with its field", (_, change, expected) => {
  expect(check(change)).toEqual([expect.stringContaining(expected)]);
});

test("an offer whose price no cell shows is reported", () => {
  const sections = [
    {
      kind: "table",
      id: "cennik",
      heading: "Ceny",
      caption: "Ceny",
      columns: ["Dom", "Cena"],
      rows: [{ label: "mały", cells: ["od 800 zł"], offer: "pomiary.domDo150" }],
    },
  ];
  expect(check({ sections })).toContainEqual(expect.stringContaining("sections.0.rows.0.offer: Wiersz oferuje"));
});

test("sections with the same id are reported", () => {
  const [first] = good.sections;
  expect(check({ sections: [first, first] }).some((line) => line.includes("powtarza się"))).toBe(true);
});

test("a link to a section another page does not have is reported", () => {
  const linking = {
    file: "content/home.ts",
    schema: record({ text: text(99) }),
    record: { text: "[x](/uslugi/pomiary#nie-ma)" } as object,
    unique: true,
  };
  const target = {
    file: "content/services/pomiary.ts",
    key: "pomiary",
    schema: service,
    record: good as CheckedRecord["record"],
    unique: true,
    paths: ["/uslugi/pomiary"] as const,
  };
  expect(brokenFragments([linking, target])).toEqual([
    expect.objectContaining({
      file: "content/home.ts",
      field: "text",
      what: expect.stringContaining("/uslugi/pomiary#nie-ma"),
    }),
  ]);
});

test("every address of the site is checked as that of a record, and no record claims another", () => {
  const claimed = new Set(contentRecords().flatMap(({ paths = [] }) => paths));
  expect([...claimed].toSorted()).toEqual(sitePaths.toSorted());
});

test("a title on two pages is reported with both files", () => {
  const page = { file: "content/a.ts", schema: service, record: { meta: good.meta }, unique: true };
  expect(repeatedTexts([page, { ...page, file: "content/b.ts" }])).toEqual([
    expect.objectContaining({ file: "content/b.ts", field: "meta.title", what: "To samo stoi w content/a.ts." }),
    expect.objectContaining({ field: "meta.description" }),
  ]);
});

test("the message names every file, field, fault and mend", () => {
  const error = new ContentError([{ file: "content/a.ts", field: "slug", what: "Źle.", mend: "Popraw." }]);
  expect(error.message).toContain("content/a.ts › slug: Źle. Popraw.");
});

test("a wrong name comes with the nearest right one", () => {
  const [problem] = shapeProblems("a.ts", record({ icon: service.shape.icon }), { icon: "hause" });
  expect(problem?.mend).toBe("Najbliższa nazwa: house.");
});

test("a text is measured as it is read: facts in place, no Markdown", () => {
  const schema = list(text(12));
  const lengths = (...texts: readonly string[]) =>
    lengthRule({ file: "a.ts", schema, record: texts as object, unique: true });
  expect(lengths("**od** {pomiary.domDo150}")).toEqual([]);
  expect(lengths("[tylko tekst](/uslugi/pomiary)", "trzynaście zn")).toEqual([
    expect.objectContaining({ field: "1", what: "Tekst ma 13 znaków, a w tym miejscu mieści się 12." }),
  ]);
});

test.each([
  ["a phone shown otherwise than dialled", { tel: "+48320000000", display: "+48 32 000 00 01" }, "display"],
  ["a phone too short", { tel: "+4832000", display: "+48 32 000" }, "tel"],
  [
    "a landline that takes text messages",
    { tel: "+48320000000", display: "+48 32 000 00 00", takesTextMessages: true },
    "takesTextMessages",
  ],
])("%s is refused", (_, number, field) => {
  expect(shapeProblems("content/site.ts", phone, number).map((problem) => problem.field)).toEqual([field]);
});

test.each([
  [
    "an hour there is none",
    { hours: { ...site.hours, phone: { ...site.hours.phone, opens: "25:00" } } },
    "hours.phone.opens",
  ],
  [
    "closing before opening",
    { hours: { ...site.hours, phone: { ...site.hours.phone, opens: "21:00" } } },
    "hours.phone.closes",
  ],
  ["an address with a slash at its end", { url: "https://a.pl/" }, "url"],
  ["an e-mail with a space", { email: "a b@c.pl" }, "email"],
  ["a rating above five", { ratings: { home: { ...site.ratings.home, value: 5.4 } } }, "ratings.home.value"],
  ["a postal code without its hyphen", { address: { ...site.address, postalCode: "44240" } }, "address.postalCode"],
])("%s of the firm's data is refused", (_, change, field) => {
  expect(
    shapeProblems("content/site.ts", siteSchema, { ...site, ...change }).map((problem) => problem.field),
  ).toContain(field);
});
