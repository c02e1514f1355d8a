/** A visitor's search finds nothing, or another page before the right one. */
import { redirects } from "@/content/redirects";
import { slugsOf } from "@/lib/content/records";
import { createEngine, type SearchEngine } from "@/lib/search/engine";
import type { SearchDocument, SearchHit } from "@/lib/search/index-format";
import { compileSynonyms } from "@/lib/search/synonyms";
import { makeIndex } from "@/lib/tools/make/search-index";
import { queries as allQueries } from "./search-queries";
import { visits } from "./search-visits";

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

  test("has every guide, service and city once, and is always the same", () => {
    const paths = index.documents.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...slugsOf("guides").map((slug) => `/poradnik/${slug}`),
        ...slugsOf("services").map((slug) => `/uslugi/${slug}`),
        ...slugsOf("cities").map((slug) => `/${slug}`),
      ]),
    );
    expect(paths).toHaveLength(new Set(paths).size);
    expect(makeIndex()).toEqual(index);
  });

  test("is plain text: no Markdown, no facts in braces, no no-break characters", () => {
    const sections = index.documents.flatMap((page) => page.sections);
    expect(sections.length).toBeGreaterThan(index.documents.length);
    const texts = sections.flatMap((section) => [section.heading, ...section.texts]);
    expect(texts.filter((text) => /\*\*|\]\(|\{\w|[\u00a0\u2011\u2060]/.test(text))).toEqual([]);
  });

  test.each(["xyzzy", "hydraulik", "", "   ", "jak i gdzie to jest", "?!"])("„%s” finds nothing", (query) => {
    expect(engine.search(query)).toEqual([]);
  });

  test("finds the same for a query with split accents", () => {
    for (const { query } of queries) expect(engine.search(query.normalize("NFD"))).toEqual(engine.search(query));
  });

  test("shows a readable passage with each hit", () => {
    const hits = queries.flatMap(({ query }) => engine.search(query));
    expect(hits.length).toBeGreaterThan(queries.length);
    const wrong = hits.flatMap(({ passage, path }) => {
      const text = passage.map((part) => part.text).join("");
      const { summary = "", sections = [], prices } = index.documents.find((page) => page.path === path) ?? {};
      const texts = [summary, ...sections.flatMap((section) => section.texts), ...(prices?.texts ?? [])];
      const stands = texts.some((whole) => whole.includes(text.replace(/^… | …$/g, "")));
      return stands && text !== "" && text.length <= 180 ? [] : [`${path}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  test("finds for real queries the page that was chosen beforehand", () => {
    const shown = new Set(index.documents.map(({ path }) => path));
    const answerable = visits.filter(({ pages }) => pages.some((path) => shown.has(path)));
    expect(answerable).not.toEqual([]);
    const results = answerable.map(({ query, pages }) => {
      const found = paths(engine.search(query));
      const place = found.findIndex((path) => pages.includes(path)) + 1 || Number.POSITIVE_INFINITY;
      return { found, place, line: `„${query}”: ${pages.join(" ")} at ${place}, first ${found.slice(0, 3).join(" ")}` };
    });
    const share = (most: number) => (100 * results.filter(({ place }) => place <= most).length) / results.length;
    const missed = results.filter(({ place }) => place > 1).map(({ line }) => line);
    expect(results.filter(({ found }) => found.length === 0)).toEqual([]);
    expect(
      share(1) < 92 || share(3) < 97 ? [share(1), share(3), "Mend content/search-topics.ts.", ...missed] : [],
    ).toEqual([]);
  });

  test("finds for real queries the guide that was chosen beforehand", () => {
    expect(queries).not.toEqual([]);
    const results = queries.map(({ query, guide, kind }) => {
      const slugs = engine
        .search(query)
        .flatMap(({ kind, path }) => (kind === "guide" ? [path.replace(guidePath, "")] : []));
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
      "Give the guide the word in content/search-topics.ts or content/search-synonyms.ts.",
      "Where another guide answers better today, say so in tests/unit/search-queries.ts.",
    ];
    const missed = results.filter(({ place }) => place > 1).map(({ line }) => line);
    expect(tooShort.length > 0 ? [...tooShort, ...mend, ...missed] : []).toEqual([]);
  });
});

describe("of a few pages", () => {
  const page = (path: string, title: string, texts: readonly string[], words = ""): SearchDocument => ({
    path,
    kind: path.startsWith("/poradnik") ? "guide" : "service",
    title,
    icon: "lightbulb",
    keywords: words,
    summary: "W skrócie.",
    sections: texts.length > 0 ? [{ href: `${path}#biuro`, heading: "Biuro", texts }] : [],
  });
  const documents = [
    page("/poradnik/awarie", "Awarie", ["Alarm wyje, alarm milczy, a alarm bez prądu to nie alarm."], "korek"),
    page("/poradnik/alarmy", "Alarmy", ["Czujki i centrala.", "Zasilacz ma mieć wysoki cosinus fi."]),
    page("/poradnik/swiatlo", "Oświetlenie", ["Na blacie potrzeba 500 lx."], "lampy"),
    {
      ...page("/uslugi/tablice", "Rozdzielnice", [], "bolec wyciera się"),
      prices: { href: "/wycena?o=tablice", heading: "Cennik", texts: ["Tablica na 12 obwodów: 3000 zł"] },
    },
  ];
  let engine: SearchEngine;
  beforeAll(async () => {
    const synonyms = compileSynonyms([{ words: ["esy"], means: ["rozdzielnice"] }]);
    engine = await createEngine({ documents, synonyms });
  });

  test.each(["oświetlenie", "oświetlenia", "oswietlenie", "OŚWIETLENIEM", "oswietlneie", "lampa"])(
    "„%s”: endings, diacritics, capitals and a mistyped letter do not matter",
    (query) => expect(paths(engine.search(query))).toEqual(["/poradnik/swiatlo"]),
  );

  test("the page about a subject comes before one that only mentions it", () => {
    expect(paths(engine.search("alarm"))[0]).toBe("/poradnik/alarmy");
  });

  test("a word deep in the text is found, with the sentence and its section", () => {
    const hit = engine.search("cosinus")[0];
    expect(hit?.section?.href).toBe("/poradnik/alarmy#biuro");
    expect(hit?.passage.filter(({ hit: marked }) => marked).map(({ text }) => text)).toEqual(["cosinus"]);
  });

  test.each(["rozdzielnica", "esy"])("„%s” is a word for a service", (query) => {
    expect(paths(engine.search(query))).toEqual(["/uslugi/tablice"]);
  });

  test("a question about a price shows the row of the price list", () => {
    const hit = engine.search("ile kosztuje tablica")[0];
    expect(hit?.passage.map(({ text }) => text).join("")).toBe("Tablica na 12 obwodów: 3000 zł");
    expect(hit?.section?.href).toBe("/wycena?o=tablice");
  });

  test.each(["wyciera się bolec", "bolec wyciera sie", "wyciera się bloec"])(
    "„%s”: a phrase that a page is asked with finds it, in any order and with letters swapped",
    (query) => expect(paths(engine.search(query))[0]).toBe("/uslugi/tablice"),
  );
});
