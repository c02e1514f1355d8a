/** A visitor's search finds nothing, or another page before the right one. */
import { redirects } from "@/content/redirects";
import { slugsOf } from "@/lib/content/records";
import { createEngine, type SearchEngine } from "@/lib/search/engine";
import type { SearchDocument, SearchHit } from "@/lib/search/index-format";
import { compileSynonyms } from "@/lib/search/synonyms";
import { makeIndex } from "@/lib/tools/make/search-index";
import { queries as allQueries } from "./search-queries";

const guidePath = "/poradnik/";
/** Slug of the guide for a current or old slug. */
function slugToday(slug: string): string {
  const moved = redirects.find(({ from }) => from === guidePath + slug);
  return moved ? moved.to.replace(guidePath, "") : slug;
}

/** Queries without those for removed guides. */
const queries = allQueries.filter(({ guide }) => slugsOf("guides").some((slug) => slug === slugToday(guide)));

const paths = (hits: readonly SearchHit[]) => hits.map(({ path }) => path);

describe("the index of the site", () => {
  const index = makeIndex();
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await createEngine(JSON.parse(JSON.stringify(index)));
  });

  test("has every guide and service once, and is always the same", () => {
    expect(index.documents.map(({ path }) => path)).toEqual([
      ...slugsOf("guides").map((slug) => `/poradnik/${slug}`),
      ...slugsOf("services").map((slug) => `/uslugi/${slug}`),
    ]);
    expect(makeIndex()).toEqual(index);
  });

  test("is plain text: no Markdown, no facts in braces, no no-break characters", () => {
    const sections = index.documents.flatMap((page) => page.sections);
    expect(sections.length).toBeGreaterThan(index.documents.length);
    const texts = sections.flatMap((section) => [section.heading, ...section.texts]);
    expect(texts.filter((text) => /\*\*|\]\(|\{\w|[\u00a0\u2011]/.test(text))).toEqual([]);
  });

  test.each(["xyzzy", "pizza", "", "   ", "jak i gdzie to jest", "?!"])("„%s” finds nothing", (query) => {
    expect(engine.search(query)).toEqual({ guides: [], services: [] });
  });

  test("finds the same for a query with split accents", () => {
    for (const { query } of queries) expect(engine.search(query.normalize("NFD"))).toEqual(engine.search(query));
  });

  test("shows a readable passage with each hit", () => {
    const hits = queries.flatMap(({ query }) => Object.values(engine.search(query)).flat());
    expect(hits.length).toBeGreaterThan(queries.length);
    const wrong = hits.flatMap(({ passage, path }) => {
      const text = passage.map((part) => part.text).join("");
      const { summary = "", sections = [] } = index.documents.find((page) => page.path === path) ?? {};
      const texts = [summary, ...sections.flatMap((section) => section.texts)];
      const stands = texts.some((whole) => whole.includes(text.replace(/^… | …$/g, "")));
      return stands && text !== "" && text.length <= 180 ? [] : [`${path}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  test("finds for real queries the guide that was chosen beforehand", () => {
    expect(queries).not.toEqual([]);
    const results = queries.map(({ query, guide, kind }) => {
      const slugs = engine.search(query).guides.map(({ path }) => path.replace(guidePath, ""));
      const place = slugs.indexOf(slugToday(guide)) + 1 || Number.POSITIVE_INFINITY;
      return { kind, place, line: `„${query}” (${kind}): ${guide} at ${place}, first ${slugs.slice(0, 3).join(", ")}` };
    });
    const misses = (what: string, most: number, floor: number) => {
      const among = results.filter(({ kind }) => what === "all" || what === kind);
      const share = (100 * among.filter(({ place }) => place <= most).length) / among.length;
      return share < floor ? [`${what}: ${share} % among the first ${most}, not ${floor} %`] : [];
    };
    const kinds = [...new Set(queries.map(({ kind }) => kind))];
    const tooShort = [
      ...misses("all", 1, 95),
      ...misses("all", 3, 99),
      ...kinds.flatMap((kind) => misses(kind, 3, 85)),
    ];
    const mend = [
      "Give the guide the word as a keyword or in content/search-synonyms.ts.",
      "Where another guide answers better today, say so in tests/unit/search-queries.ts.",
    ];
    const missed = results.filter(({ place }) => place > 1).map(({ line }) => line);
    expect(tooShort.length > 0 ? [...tooShort, ...mend, ...missed] : []).toEqual([]);
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
    const synonyms = compileSynonyms([{ words: ["esy"], means: ["rozdzielnice"] }]);
    engine = await createEngine({ documents, synonyms });
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
