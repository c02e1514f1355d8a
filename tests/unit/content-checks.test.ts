/** An editor publishes content that no page can show. tests/content makes each mistake in files. */
import { services } from "@/content/services";
import { site } from "@/content/site";
import { figure } from "@/lib/content/figures";
import { sitePaths } from "@/lib/content/records";
import { list, record, text } from "@/lib/content/schema/fields";
import { city, service } from "@/lib/content/schema/pages";
import { site as siteSchema } from "@/lib/content/schema/site";
import type { Service } from "@/lib/content/types";
import { contentRecords } from "@/lib/tools/check/checked-records";
import { contentProblems } from "@/lib/tools/check/content-problems";
import { priceRule } from "@/lib/tools/check/prices";
import { ContentError } from "@/lib/tools/check/problem";
import { lengthRule, shapeProblems } from "@/lib/tools/check/shape";

const [[key, good] = ["", undefined]] = Object.entries<Service>(services);
const file = `content/services/${key}.ts`;
const checked = { file, key, schema: service, record: good ?? {}, unique: true };
const check = (change: object): string[] =>
  contentProblems([{ ...checked, record: { ...checked.record, ...change } }]).map(
    ({ field, what, mend }) => `${field}: ${what} ${mend}`,
  );

test.each([
  ["nothing of sound content", {}, []],
  ["a link to no page", { advice: "[tam](/nie-ma)" }, ["advice: Odnośnik prowadzi do /nie-ma"]],
  ["a link to no section", { advice: "[tam](#nie-ma)" }, ["advice: Odnośnik prowadzi do sekcji „nie-ma”"]],
  ["an unknown fact", { advice: "Kosztuje {nie.ma}." }, ["advice: Nie ma faktu {nie.ma}"]],
  [
    "a text too long for its place",
    { card: `${"Długie słowo, ".repeat(8)}i co koniec.` },
    ["card: Tekst ma 124 znaki,"],
  ],
])("an editor is told %s", (_, change, expected) => {
  expect(check(change)).toEqual(expected.map((start) => expect.stringContaining(start)));
});

test.each([
  [
    "a sum in a head without the price list",
    { hero: { ...good?.hero, facts: [{ label: "Cena", value: "od {pomiary.domDo150}" }] } },
    "hero.facts.0.value: Kwota stoi bez cennika",
  ],
  [
    "a price the list does not have",
    { hero: { ...good?.hero, facts: [{ price: "pomiary/dom15" }] } },
    "hero.facts.0.price: W cenniku nie ma „pomiary/dom15”. Wpisz jedną z cen: pomiary/dom150,",
  ],
  [
    "a lowest price that is a range",
    { advice: "Kosztuje najmniej {pomiary.blok}." },
    `advice: „najmniej ${figure("pomiary.blok").text}”`,
  ],
])("an editor is told of %s", (_, change, expected) => {
  expect(check(change)).toContainEqual(expect.stringContaining(expected));
});

test.each([
  [
    "speaks of another work",
    { text: "Wymiana w bloku.", prices: ["instalacje/modernizacja"] },
    "items.0.prices: Zdanie mówi",
  ],
  [
    "says the price once more",
    { text: "Wymiana za {wymiana.cenaPelna}.", prices: ["instalacje/wymiana"] },
    "items.0.text: Zdanie podaje",
  ],
])("a card of a city whose sentence %s is reported", (_, card, expected) => {
  const items = [{ service: "instalacje", ...card }];
  const page = {
    file: "content/cities/zory.ts",
    schema: city,
    record: { services: { items } } as object,
    unique: true,
  };
  expect(priceRule(page).map(({ field, what }) => `${field}: ${what}`)).toContainEqual(
    expect.stringContaining(expected),
  );
});

test("every address of the site belongs to a checked record, and no record has others", () => {
  const claimed = new Set(contentRecords().flatMap(({ paths = [], hidden }) => (hidden ? [] : paths)));
  expect([...claimed].toSorted()).toEqual(sitePaths.toSorted());
});

test("the message names file, field, fault and mend, and the nearest valid name", () => {
  const error = new ContentError([{ file: "content/a.ts", field: "slug", what: "Źle.", mend: "Popraw." }]);
  expect(error.message).toContain("content/a.ts › slug: Źle. Popraw.");
  const [problem] = shapeProblems("a.ts", record({ icon: service.shape.icon }), { icon: "hause" });
  expect(problem?.mend).toBe("Najbliższa nazwa: house.");
});

test("a text is measured as shown: with facts, without Markdown", () => {
  const schema = list(text(12));
  const lengths = (...texts: readonly string[]) =>
    lengthRule({ file: "a.ts", schema, record: texts as object, unique: true });
  expect(lengths("**od** {siec.napiecie}")).toEqual([]);
  expect(lengths("[tylko tekst](/kontakt)", "trzynaście zn")).toEqual([
    expect.objectContaining({ field: "1", what: "Tekst ma 13 znaków, a w tym miejscu mieści się 12." }),
  ]);
});

const phone = { tel: "+48320000000", display: "+48 32 000 00 00", takesTextMessages: true };
const hours = { ...site.hours, phone: { ...site.hours.phone, opens: "21:00", closes: "20:00" } };
test.each([
  ["a landline that takes text messages", { phone }, "phone.takesTextMessages"],
  ["closing before opening", { hours }, "hours.phone.closes"],
])("%s is refused in the firm's data", (_, change, field) => {
  const problems = shapeProblems("content/site.ts", siteSchema, { ...site, ...change });
  expect(problems.map((problem) => problem.field)).toEqual([field]);
});
