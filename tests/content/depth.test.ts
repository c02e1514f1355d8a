/** @jest-environment node */
import { sharedTexts } from "@/lib/build/style/shared";
import { allCities, allGuides, allServices, getBusinessPage } from "@/lib/content/records";
import { list } from "@/lib/content/schema/fields";
import * as schemas from "@/lib/content/schema/records";
import { section } from "@/lib/content/schema/sections";
import { sentencesOf, textsOf, wordCount } from "./text";

test.each(allServices().map((service) => [service.slug, service] as const))(
  "service %s has at least 600 words of its own",
  (_, service) => {
    expect(wordCount(textsOf(schemas.service, service))).toBeGreaterThanOrEqual(600);
  },
);

test.each(allGuides().map((guide) => [guide.slug, guide] as const))("guide %s has at least 1000 words", (_, guide) => {
  expect(wordCount(textsOf(schemas.guide, guide))).toBeGreaterThanOrEqual(1000);
});

test.each(allCities().map((city) => [city.slug, city] as const))(
  "city %s has at least 350 words of its own",
  (_, city) => {
    expect(wordCount(textsOf(list(section), city.local))).toBeGreaterThanOrEqual(350);
  },
);

/** Sentences worded once on purpose: rules of conduct, promises and claims read the same everywhere. */
const wordedOnce = new Set(sentencesOf(sharedTexts().flatMap((text) => (typeof text === "string" ? text : []))));

test("no sentence stands on two service pages but those worded once for the whole site", () => {
  const first = new Map<string, string>();
  const repeated: string[] = [];
  const pages = [
    ...allServices().map((service) => ({ name: service.slug, texts: textsOf(schemas.service, service) })),
    { name: "/dla-firm", texts: textsOf(schemas.sectionPage, getBusinessPage()) },
  ];
  for (const { name, texts } of pages) {
    for (const sentence of new Set(sentencesOf(texts))) {
      const other = first.get(sentence);
      if (other && !wordedOnce.has(sentence)) repeated.push(`${other} and ${name}: ${sentence}`);
      first.set(sentence, name);
    }
  }
  expect(repeated).toEqual([]);
});

test("between any two city pages less than a third of the sentences are the same", () => {
  const pages = allCities().map((city) => ({
    slug: city.slug,
    sentences: new Set(sentencesOf(textsOf(schemas.city, city), 3)),
  }));
  const tooAlike: string[] = [];
  for (const [index, one] of pages.entries())
    for (const other of pages.slice(index + 1)) {
      const same = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
      const share = same / Math.min(one.sentences.size, other.sentences.size);
      if (share >= 1 / 3) tooAlike.push(`${one.slug} and ${other.slug}: ${Math.round(share * 100)} %`);
    }
  expect(tooAlike).toEqual([]);
});

test("no page uses a worn-out phrase", () => {
  const worn =
    /kompleksow|profesjonal|najwyższ\p{L}+ jakoś|szyt\p{L}+ na miarę|indywidualne podejście|innowacyjn|(?<!\p{L})pasj[ąęiao](?!\p{L})|w trosce o|w dzisiejszych czasach|bez wątpienia|niezawodn/iu;
  const pages = [
    ...allServices().map((page) => ({ name: page.slug, texts: textsOf(schemas.service, page) })),
    ...allGuides().map((page) => ({ name: page.slug, texts: textsOf(schemas.guide, page) })),
    ...allCities().map((page) => ({ name: page.slug, texts: textsOf(schemas.city, page) })),
    { name: "/dla-firm", texts: textsOf(schemas.sectionPage, getBusinessPage()) },
  ];
  const found = pages.flatMap(({ name, texts }) =>
    texts.flatMap((text) => {
      const match = worn.exec(text);
      return match ? [`${name}: …${text.slice(Math.max(0, match.index - 30), match.index + 40)}…`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test("every page that could lead somebody to try alone advises a specialist", () => {
  for (const page of [...allServices(), ...allGuides(), ...allCities(), getBusinessPage()])
    expect(wordCount([page.advice])).toBeGreaterThan(8);
});
