import { guides } from "@/content/guides";
import {
  type FactKey,
  factsIn,
  figure,
  figureProblems,
  figureSources,
  insertFacts,
  isFactKey,
} from "@/lib/content/figures";
import { computeFigures, givenOf } from "@/lib/content/figures/compute";
import type { Example } from "@/lib/content/figures/example";
import { lastChecked } from "@/lib/content/last-checked";
import { all } from "@/lib/content/records";
import { factKey, record, text } from "@/lib/content/schema/fields";
import type { Fact, Figure, Guide, SitePath } from "@/lib/content/types";
import { round } from "@/lib/text/numbers";
import { factProblems, mustAge } from "@/lib/tools/check/facts";
import { overdueFacts, overdueMessage } from "@/lib/tools/check/freshness";
import type { CheckedRecord } from "@/lib/tools/check/records";

/** A record with one text, and a gauge. */
const schema = record({ lead: text(200).optional(), fact: factKey().optional() });
const base = { what: "Próba", source: "dane firmy", checked: "2026-11-20" } as const;
const price = { ...base, value: 800, unit: "zł", checkBy: "2027-01-31" } as const satisfies Fact;

/** An example of a test, whose facts are not those of the site. */
const example = (name: string, compute: (number: (key: string) => number) => Record<string, Figure>): Example =>
  Object.defineProperty<Example>(({ number }) => compute((key) => number(key as FactKey)), "name", { value: name });

const compute = (known: Record<string, Fact>, ...examples: Example[]) =>
  computeFigures(known, { "examples.ts": Object.fromEntries(examples.map((one) => [one.name, one])) });

describe("what a key stands for", () => {
  const doubled = example("doubled", (value) => ({ wynik: { what: "Wynik", value: value("cena") * 2, unit: "zł" } }));

  test("a result of an example is computed from facts", () => {
    const { figures, sources, problems } = compute({ cena: price }, doubled);
    expect(figures).toEqual({ cena: price, wynik: { what: "Wynik", value: 1600, unit: "zł" } });
    expect(sources).toEqual({ wynik: ["cena"] });
    expect(problems).toEqual([]);
  });
  test("facts come first, then results in their order, and a key that stands twice is reported", () => {
    const claims = Object.fromEntries(["cena", "wynik", "obietnica"].map((key) => [key, { what: "Słowa", text: key }]));
    const { figures, problems } = computeFigures(
      { cena: price },
      { "a.ts": { doubled }, "claims.ts": { all: () => claims } },
    );
    expect(figures).toMatchObject({ cena: { value: 800 }, wynik: { value: 1600 }, obietnica: { text: "obietnica" } });
    expect(problems.map(({ file, field, what }) => `${file} › ${field}: ${what}`)).toEqual([
      "claims.ts › all: Klucz {cena} ma już inny fakt albo wynik.",
      "claims.ts › all: Klucz {wynik} ma już inny fakt albo wynik.",
    ]);
  });
  test.each<[string, Example, string]>([
    [
      "a fact that does not exist",
      example("a", (value) => ({ x: { what: "", value: value("nie.ma") } })),
      "Nie ma faktu {nie.ma}.",
    ],
    [
      "a fact in words",
      example("b", (value) => ({ x: { what: "", value: value("słowa") } })),
      "{słowa} to słowa, a potrzebna jest jedna liczba.",
    ],
    [
      "a range where one number is asked for",
      example("c", (value) => ({ x: { what: "", value: value("zakres") } })),
      "{zakres} to zakres, a potrzebna jest jedna liczba.",
    ],
    [
      "the key of a fact",
      example("d", () => ({ cena: { what: "", value: 1 } })),
      "Klucz {cena} ma już inny fakt albo wynik.",
    ],
    [
      "no number",
      example("e", (value) => ({ x: { what: "", value: value("cena") / 0 } })),
      "Wynik {x} nie jest liczbą.",
    ],
  ])("an example with %s is reported with file, name and mend", (_, broken, what) => {
    const known = { cena: price, słowa: { ...base, text: "co 5 lat" }, zakres: { ...base, min: 1, max: 2 } };
    const { figures, problems } = compute(known, broken, doubled);
    expect(problems).toEqual([
      expect.objectContaining({ file: "examples.ts", field: broken.name, what: expect.stringContaining(what) }),
    ]);
    expect(problems[0]?.mend).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(figures)).toEqual([...Object.keys(known), "wynik"]);
  });
  test("a key two examples compute is reported with the second", () => {
    const again = example("again", () => ({ wynik: { what: "", value: 1 } }));
    const { figures, problems } = compute({ cena: price }, doubled, again);
    expect(problems).toEqual([
      expect.objectContaining({ field: "again", what: "Klucz {wynik} ma już inny fakt albo wynik." }),
    ]);
    expect(figures.wynik?.value).toBe(1600);
  });
  test("a mistake in the code of an example is no mistake of an editor: it stays an error with its trace", () => {
    const broken = example("broken", () => (undefined as unknown as { x: Record<string, Figure> }).x);
    expect(() => compute({ cena: price }, broken)).toThrow(TypeError);
  });
  test("a range reads one value as both ends", () => {
    const { range } = givenOf({ "siec.napiecie": price, "magazyn.koszt": { ...base, min: 1, max: 2 } });
    expect(range("siec.napiecie")).toEqual({ min: 800, max: 800 });
    expect(range("magazyn.koszt")).toEqual({ min: 1, max: 2 });
  });
});

describe("the keys of the site", () => {
  test("nothing is wrong with computed figures and claims", () => {
    expect(figureProblems()).toEqual([]);
  });
  test("a fact, a result and a claim can be used in a text alike", () => {
    expect(insertFacts("{siec.napiecie}, {obietnica.awaria}")).toMatch(/^230\u00a0V, w ciągu .+ od zgłoszenia$/);
    expect(isFactKey("siec.napiecie") && isFactKey("obietnica.awaria")).toBe(true);
    expect(figure("siec.cosPhi").number).toBe(0.93);
    expect(() => figure("moc.rezerwa").number).toThrow("{moc.rezerwa} to zakres, a potrzebna jest jedna liczba. Wpisz");
  });
  test("an unknown key is refused with the places to look", () => {
    expect(isFactKey("nie.ma")).toBe(false);
    expect(isFactKey("toString")).toBe(false);
    expect(() => figure("nie.ma")).toThrow(/Nie ma faktu \{nie\.ma\}.*content\/facts/);
  });
  test("a record stands on the facts of its texts, its gauges and its examples", () => {
    const [result = "", sources = []] =
      Object.entries(computeFigures().sources).find(([, behind]) => behind.length > 0) ?? [];
    expect(sources.length).toBeGreaterThan(0);
    expect(figureSources(result)).toEqual(sources);
    const used = factsIn(schema, { lead: `od {pomiary.domDo150}, {${result}}`, fact: "smart.energia" });
    expect([...used]).toEqual(expect.arrayContaining(["pomiary.domDo150", "smart.energia", ...sources]));
  });
});

test.each([
  [1.005, 2, 1.01],
  [2.5, 0, 3],
  [1234, -2, 1200],
  [0.1 + 0.2, 1, 0.3],
  [1e-9, 2, 0],
  [6.25, 1, 6.3],
])("%p rounded to %p digits is %p", (value, digits, expected) => expect(round(value, digits)).toBe(expected));

describe("freshness", () => {
  const { checkBy: _, ...bare } = price;
  test.each<[string, Fact, boolean]>([
    ["a price", bare, true],
    ["a price for a square metre", { ...bare, unit: "zł/m²" }, true],
    ["a rule of an act", { ...base, text: "co 5 lat", source: "Prawo budowlane, art. 62" }, true],
    ["an hour of a tariff", { ...base, text: "16:00–21:00", source: "taryfa operatora na 2026 r." }, true],
    ["what the owner confirms", { ...base, value: 95, unit: "%", confirm: true }, true],
    ["the given of an example", { ...bare, source: "założenie przykładu" }, false],
    ["a figure of physics", { ...base, value: 230, unit: "V", source: "PN-EN 60038" }, false],
  ])("%s must say when it ages: %#", (_what, fact, ages) => expect(mustAge(fact)).toBe(ages));

  test("a price without checkBy, and a checkBy that is not after the check, are reported by key", () => {
    const problems = factProblems({
      "a.dobra": price,
      "a.bez": bare,
      "a.stara": { ...price, checkBy: "2026-11-20" },
    });
    expect(problems.map(({ field, what }) => `${field}: ${what}`)).toEqual([
      "a.bez: Cena, przepis albo liczba do potwierdzenia nie ma pola checkBy.",
      "a.stara: checkBy (2026-11-20) nie jest później niż checked (2026-11-20).",
    ]);
  });

  const shown = (texts: object, ...paths: SitePath[]): CheckedRecord => ({
    file: "content/x.ts",
    schema,
    record: texts,
    unique: true,
    paths,
  });
  const records: CheckedRecord[] = [
    shown({ lead: "od {a.cena}" }, "/uslugi/pomiary", "/oferta/pomiary"),
    shown({ lead: "{a.cena} i {a.inna}" }, "/poradnik/przepisy"),
    shown({ lead: "bez liczb" }, "/"),
    { ...shown({}, "/poradnik/fotowoltaika"), facts: ["a.cena"] },
    { file: "content/layout.ts", schema, record: { lead: "{a.inna}" } as object, unique: false },
  ];
  const known = { "a.cena": price, "a.inna": { ...price, checkBy: "2026-12-31" }, "a.stała": bare } as const;

  test("nothing is overdue on the day itself", () => {
    expect(overdueFacts("2026-12-31", known, records)).toEqual([]);
    expect(overdueMessage([])).toBe("");
  });
  test("the day after, a fact is listed with its value and pages, the oldest first", () => {
    const overdue = overdueFacts("2027-02-01", known, records);
    expect(overdue.map(({ key, pages }) => [key, ...pages])).toEqual([
      ["a.inna", "/poradnik/przepisy", "content/layout.ts"],
      ["a.cena", "/uslugi/pomiary", "/oferta/pomiary", "/poradnik/przepisy", "/poradnik/fotowoltaika"],
    ]);
    const [head, first] = overdueMessage(overdue).split("\n");
    expect(head).toMatch(/^Po terminie sprawdzenia: 2\./);
    expect(first?.replaceAll("\u00a0", " ")).toBe(
      "  {a.inna} 800 zł: termin minął 31 grudnia 2026; /poradnik/przepisy, content/layout.ts",
    );
  });
});

describe("the day a guide was last checked", () => {
  const [some] = Object.values<Guide>(guides) as [Guide];
  const guide = (lead: string, checked?: `${number}-${number}-${number}`): Guide => ({
    ...some,
    hero: { ...some.hero, lead },
    keyFacts: [],
    sections: [],
    faq: [],
    checked,
  });
  const known = {
    cena: price,
    nowsza: { ...price, checked: "2026-12-01" },
    stała: { ...base, value: 1, checked: "2027-05-05" },
  } as const;

  test("is the newest check of the ageing facts it stands on", () => {
    expect(lastChecked(guide("{cena}, {nowsza}, {stała}"), known)).toBe("2026-12-01");
  });
  test("or its own, whichever is later", () => {
    expect(lastChecked(guide("{cena}", "2026-11-21"), known)).toBe("2026-11-21");
    expect(lastChecked(guide("{nowsza}", "2026-11-21"), known)).toBe("2026-12-01");
  });
  test("and none where nothing ages", () => {
    expect(lastChecked(guide("{stała}"), known)).toBeUndefined();
  });
  test("stands on every guide of the site, no earlier than its publication", () => {
    for (const { slug, checked, published } of all("guides")) {
      expect(`${slug} ${checked}`).toMatch(/ \d{4}-\d\d-\d\d$/);
      expect((checked ?? "") >= published).toBe(true);
    }
  });
});
