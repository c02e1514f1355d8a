/** A visitor who searches would find nothing, or another page before the one that answers. */
import { redirects } from "@/content/redirects";
import { slugsOf } from "@/lib/content/records";
import { createEngine, type SearchEngine } from "@/lib/search/engine";
import { compileSynonyms } from "@/lib/search/synonyms";
import type { SearchDocument, SearchHit } from "@/lib/search/types";
import { makeIndex } from "@/lib/tools/make/search-index";
import { queries as allQueries } from "./search-queries";

const guidePath = "/poradnik/";
/** Slug of the guide that an address of today or of before leads to. */
function slugToday(slug: string): string {
  const moved = redirects.find(({ from }) => from === guidePath + slug);
  return moved ? moved.to.replace(guidePath, "") : slug;
}

/** A guide may be removed: its queries then ask for nothing. */
const queries = allQueries.filter(({ guide }) => slugsOf("guides").some((slug) => slug === slugToday(guide)));

const paths = (hits: readonly SearchHit[]) => hits.map(({ path }) => path);

describe("the index of the site", () => {
  const index = makeIndex();
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await createEngine(JSON.parse(JSON.stringify(index)));
  });

  test("holds every guide and every service once, and is the same whenever it is made", () => {
    expect(index.documents.map(({ path }) => path)).toEqual([
      ...slugsOf("guides").map((slug) => `/poradnik/${slug}`),
      ...slugsOf("services").map((slug) => `/uslugi/${slug}`),
    ]);
    expect(makeIndex()).toEqual(index);
  });

  test("is plain text: no Markdown, no facts in braces, no characters of the typography", () => {
    const texts = index.documents.flatMap(({ sections }) =>
      sections.flatMap(({ heading, texts: all }) => [heading, ...all]),
    );
    expect(texts.length).toBeGreaterThan(index.documents.length);
    expect(texts.filter((text) => /\*\*|\]\(|\{\w|[\u00a0\u2011]/.test(text))).toEqual([]);
  });

  test.each(["xyzzy", "pizza", "", "   ", "i", "?!"])("„%s” finds nothing", (query) => {
    expect(engine.search(query)).toEqual({ guides: [], services: [] });
  });

  test("gives a readable piece of the page with each hit", () => {
    const texts = new Map(
      index.documents.map(({ path, summary, sections }) => [
        path,
        [summary, ...sections.flatMap((section) => section.texts)],
      ]),
    );
    for (const { query } of queries.filter((_, number) => number % 8 === 0))
      for (const { passage, path } of Object.values(engine.search(query)).flat()) {
        const text = passage.map((part) => part.text).join("");
        expect(text.length).toBeLessThanOrEqual(180);
        const piece = text.replace(/^… | …$/g, "");
        expect(texts.get(path)?.some((whole) => whole.includes(piece))).toBe(true);
      }
  });

  test("answers what people typed with the guide that somebody chose beforehand", () => {
    const asked = queries.map(({ query, guide, kind }) => {
      const found = engine.search(query).guides.map(({ path }) => path.replace(guidePath, ""));
      const place = found.indexOf(slugToday(guide)) + 1 || Number.POSITIVE_INFINITY;
      return { kind, place, line: `„${query}” (${kind}): ${guide} at ${place}, first ${found.slice(0, 3).join(", ")}` };
    });
    const share = (most: number, among = asked) =>
      among.length > 0 ? (100 * among.filter(({ place }) => place <= most).length) / among.length : 100;
    const floors: readonly (readonly [what: string, found: number, floor: number])[] = [
      ["found first", share(1), 95],
      ["among the first three", share(3), 99],
      ...[...new Set(queries.map(({ kind }) => kind))].map(
        (kind) =>
          [
            `${kind}, among the first three`,
            share(
              3,
              asked.filter((one) => one.kind === kind),
            ),
            85,
          ] as const,
      ),
    ];
    const short = floors.filter(([, found, floor]) => found < floor);
    const mend = [
      "Give the guide the word as a keyword or in content/search-synonyms.ts.",
      "Where another guide answers better today, say so in tests/unit/search-queries.ts.",
    ];
    const missed = asked.filter(({ place }) => place > 1).map(({ line }) => line);
    expect(short.length > 0 ? [...short, ...mend, ...missed] : []).toEqual([]);
  });
});

describe("of a few pages", () => {
  const page = (path: string, title: string, texts: readonly string[], words = ""): SearchDocument => ({
    path,
    group: path.startsWith("/poradnik") ? "guide" : "service",
    title,
    icon: "lightbulb",
    keywords: words,
    summary: "W skrócie.",
    sections: texts.length > 0 ? [{ id: "biuro", heading: "Biuro", texts }] : [],
  });
  const documents = [
    page("/poradnik/awarie", "Awarie", ["Alarm wyje, alarm milczy, a alarm bez prądu to nie alarm."], "korek"),
    page("/poradnik/alarmy", "Alarmy", ["Czujki i centrala.", "Zasilacz ma mieć wysoki cosinus fi."]),
    page("/poradnik/swiatlo", "Oświetlenie", ["Na blacie potrzeba 500 lx."], "lampy"),
    page("/uslugi/tablice", "Rozdzielnice", []),
  ];
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await createEngine({
      documents,
      synonyms: compileSynonyms([{ words: ["esy"], means: ["rozdzielnice"] }]),
    });
  });

  test.each(["oświetlenie", "oświetlenia", "oswietlenie", "OŚWIETLENIEM", "oswietlneie", "lampa"])(
    "„%s”: endings, diacritics, capitals and a mistyped letter do not matter",
    (query) => expect(paths(engine.search(query).guides)).toEqual(["/poradnik/swiatlo"]),
  );

  test("the page about a subject comes before one that only mentions it", () => {
    expect(paths(engine.search("alarm").guides)[0]).toBe("/poradnik/alarmy");
  });

  test("a word deep in the text is found, with the sentence and its section", () => {
    const hit = engine.search("cosinus").guides[0];
    expect(hit?.section?.href).toBe("/poradnik/alarmy#biuro");
    expect(hit?.passage.filter(({ hit: marked }) => marked).map(({ text }) => text)).toEqual(["cosinus"]);
  });

  test.each(["rozdzielnica", "esy"])("services are a group of their own, and „%s” is a word for one", (query) => {
    const { guides, services } = engine.search(query);
    expect([guides, paths(services)]).toEqual([[], ["/uslugi/tablice"]]);
  });
});
