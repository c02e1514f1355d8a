import { slugsOf } from "@/lib/content/records";
import { createEngine, type SearchEngine } from "@/lib/search/engine";
import type { SearchDocument, SearchHit } from "@/lib/search/types";
import { makeIndex } from "@/lib/tools/make/search-index";
import { measureQuality } from "@/tests/search/quality";
import { queries as allQueries } from "@/tests/search/queries";

/** A guide may be renamed or removed: its queries then ask for nothing. */
const queries = allQueries.filter(({ guide }) => slugsOf("guides").some((slug) => slug === guide));

const index = makeIndex();
let engine: SearchEngine;
beforeAll(async () => {
  engine = await createEngine(JSON.parse(JSON.stringify(index)));
});

const paths = (hits: readonly SearchHit[]) => hits.map(({ path }) => path);

test("every guide and every service is in the index once", () => {
  expect(index.documents.map(({ path }) => path)).toEqual([
    ...slugsOf("guides").map((slug) => `/poradnik/${slug}`),
    ...slugsOf("services").map((slug) => `/uslugi/${slug}`),
  ]);
});

test("the index is plain text: no Markdown, no facts in braces, no characters of the typography", () => {
  const texts = index.documents.flatMap(({ sections }) =>
    sections.flatMap(({ heading, texts: all }) => [heading, ...all]),
  );
  expect(texts.length).toBeGreaterThan(slugsOf("guides").length);
  expect(texts.filter((text) => /\*\*|\]\(|\{\w|[\u00a0\u2011]/.test(text))).toEqual([]);
});

test("two builds of the same content give the same index", () => {
  expect(makeIndex()).toEqual(index);
});

describe("of two pages", () => {
  const documents: readonly SearchDocument[] = [
    {
      path: "/poradnik/swiatlo",
      group: "guide",
      title: "Oświetlenie",
      icon: "lightbulb",
      keywords: "lampy",
      summary: "Jak dobrać oświetlenie do pokoju.",
      sections: [
        { id: "biuro", heading: "Biuro", texts: ["Na blacie potrzeba 500 lx.", "Zasilacz ma mieć wysoki cosinus fi."] },
      ],
    },
    {
      path: "/uslugi/tablice",
      group: "service",
      title: "Rozdzielnice",
      icon: "lightbulb",
      keywords: "bezpieczniki",
      summary: "Wymieniamy rozdzielnice.",
      sections: [],
    },
  ];
  let small: SearchEngine;
  beforeAll(async () => {
    small = await createEngine({ documents, synonyms: [] });
  });

  test.each(["oświetlenie", "oświetlenia", "oswietlenie", "OŚWIETLENIEM"])(
    "„%s”: endings, diacritics and capitals do not matter",
    (query) => expect(paths(small.search(query).guides)).toEqual(["/poradnik/swiatlo"]),
  );

  test("a word deep in the text is found, with the sentence and its section", () => {
    const hit = small.search("cosinus").guides[0];
    expect(hit?.section?.href).toBe("/poradnik/swiatlo#biuro");
    expect(hit?.passage.filter(({ hit: marked }) => marked).map(({ text }) => text)).toEqual(["cosinus"]);
  });

  test("services are a group of their own", () => {
    const { guides, services } = small.search("rozdzielnica");
    expect(guides).toEqual([]);
    expect(paths(services)).toEqual(["/uslugi/tablice"]);
  });
});

test.each(["xyzzy", "pizza", "kurs angielskiego", "", "   ", "i", "?!"])("„%s” finds nothing", (query) => {
  expect(engine.search(query)).toEqual({ guides: [], services: [] });
});

test("a passage is a readable piece of the page", () => {
  for (const { query } of queries)
    for (const { passage, path } of [...engine.search(query).guides, ...engine.search(query).services]) {
      const text = passage.map((part) => part.text).join("");
      expect(text.length).toBeLessThanOrEqual(180);
      const plain = text.replace(/^… | …$/g, "");
      const document = index.documents.find((item) => item.path === path);
      expect(
        [document?.summary ?? "", ...(document?.sections.flatMap(({ texts }) => texts) ?? [])].some((whole) =>
          whole.includes(plain),
        ),
      ).toBe(true);
    }
});

describe("quality on real queries", () => {
  test("there are at least forty of them, none twice", () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(40);
  });

  test("the guide is the first for at least 80 %, and among the first three for at least 90 %", () => {
    const { total, first, three, misses } = measureQuality(queries, engine.search);
    const enough = first / total >= 0.8 && three / total >= 0.9;
    // A failure lists every query that misses its guide.
    expect(enough ? [] : misses).toEqual([]);
  });
});
