/** A figure that is published is wrong, old or unknown. */
import { guides } from "@/content/guides";
import { factsIn, figure, figureProblems, figureSources, insertFacts, isFactKey } from "@/lib/content/figures";
import { computeFigures, type Formulas } from "@/lib/content/figures/compute";
import { factKey, record, text } from "@/lib/content/schema/fields";
import { lastChecked } from "@/lib/content/shown";
import type { ExampleResult, Fact, Figure, Figures, Guide, SitePath } from "@/lib/content/types";
import { round } from "@/lib/text/numbers";
import type { CheckedRecord } from "@/lib/tools/check/checked-records";
import { factProblems, mustAge } from "@/lib/tools/check/facts";
import { overdueFacts, overdueMessage } from "@/lib/tools/check/freshness";
import { plain } from "@/tests/support";

const schema = record({ lead: text(200).optional(), fact: factKey().optional() });
const base = { what: "Próba", source: "dane firmy", checked: "2026-11-20" } as const;
const price = { ...base, value: 800, unit: "zł", checkBy: "2027-01-31" } as const satisfies Fact;

describe("what a key stands for", () => {
  const doubled = { wynik: ["Wynik", "cena * 2", "zł"] } as const;
  const compute = (results: Formulas, facts: Figures = { cena: price }) =>
    computeFigures(facts, { "content/examples/a.ts": results }, {});

  test("a result of an example is computed from facts", () => {
    const { figures, sources, problems } = compute(doubled);
    expect(figures).toEqual({ cena: price, wynik: { what: "Wynik", value: 1600, unit: "zł" } });
    expect(sources).toEqual({ wynik: ["cena"] });
    expect(problems).toEqual([]);
  });
  test("a key that a fact or another result has is reported, and the first figure stays", () => {
    const twice = { "a.ts": doubled, "b.ts": { wynik: ["", "1"], cena: ["", "1"] } } as const;
    const { figures, problems } = computeFigures({ cena: price }, twice, {});
    expect(figures).toMatchObject({ cena: { value: 800 }, wynik: { value: 1600 } });
    expect(problems.map(({ file, field, what }) => `${file} › ${field}: ${what}`)).toEqual([
      "b.ts › results.wynik: Klucz {wynik} ma już inny fakt albo wynik.",
      "b.ts › results.cena: Klucz {cena} ma już inny fakt albo wynik.",
    ]);
  });
  const facts = {
    ...{ cena: price, "a.moc": { ...base, value: 3, unit: "kW" }, slowa: { ...base, text: "co 5 lat" } },
    zakres: { ...base, min: 1, max: 2 },
    "a.zakres": { ...base, min: 10, max: 16 },
  };
  test.each<[string, ExampleResult, Omit<Figure, "what">]>([
    ["× before +, from the left", ["", "10 - 2 - 1 + 2 * 3 / 4"], { value: 9 }],
    ["brackets", ["", "(10 - (2 - 1)) * 2"], { value: 18 }],
    ["a name in its own group", ["", ".moc * 2", "kW"], { value: 6, unit: "kW" }],
    ["digits", ["", ".moc / 7", "kW", 2], { value: 0.43, unit: "kW" }],
    ["tens", ["", "cena + 14", "zł", -1], { value: 810, unit: "zł" }],
    ["the widest range of a difference", ["", ".zakres - zakres", "zł"], { min: 8, max: 15, unit: "zł" }],
    ["the widest range of a quotient", ["", ".zakres / zakres"], { min: 5, max: 16 }],
    ["a function of a range", ["", "max(.zakres, 12)"], { min: 12, max: 16 }],
    ["a range as one number", ["", "middle(.zakres) + high(.zakres) + low(zakres)"], { value: 30 }],
    ["a form of the unit", ["", "high(zakres)", "rok|lata|lat|roku", 1], { value: 2, unit: "lata" }],
    ["a form with a fraction", ["", "high(zakres) / 4", "rok|lata|lat|roku", 1], { value: 0.5, unit: "roku" }],
    ["below zero where the result says so", ["", "high(zakres) - .moc", "m", 0, "±"], { value: -1, unit: "m" }],
  ])("a formula gives %s", (_, result, figure) => {
    const { figures, problems } = compute({ "a.x": result }, facts);
    expect(problems).toEqual([]);
    expect(figures["a.x"]).toEqual({ what: "", ...figure });
  });
  test.each([
    ["a name that nothing has", "nie.ma * 2", "Wzór wymienia {nie.ma}, a takiej liczby nie ma."],
    ["a range for one number", "sqrt(1) + cut(zakres, 1)", "Wynik {x}, Próba: zakres 1–2 stoi tam, gdzie"],
    ["no number", "cena / 0", "Wynik {x}, Próba: to nie jest liczba."],
    ["a range around zero below it", "1 / (zakres - zakres)", "to nie jest liczba"],
    ["a result below zero", "cena - 4800", "−4000\u00a0zł, a to mniej niż zero"],
    ["a range from below zero", "zakres - 2", "−1–\u20600\u00a0zł, a to mniej niż zero"],
    ["a range turned round", "span(23, 8)", "23–\u20608\u00a0zł, granice w złej kolejności"],
    ["itself", "x + 1", "odwołuje się do samego siebie"],
    ["a missing bracket", "(1 + 2", "niezrozumiały od miejsca „koniec”"],
    ["a missing number", "1 + * 2", "niezrozumiały od miejsca „*”"],
    ["a sign that is no arithmetic", "cena ** 2", "niezrozumiały od miejsca „*”"],
    ["an unknown function", "fetch(1)", "niezrozumiały od miejsca „fetch(”"],
    ["what every object has", "constructor(1)", "niezrozumiały od miejsca „constructor(”"],
    ["a name that every object has", "toString + 1", "Wzór wymienia {toString}"],
    ["code", "process.exit()", "niezrozumiały od miejsca „process.exit(”"],
    ["a string", "'a'", "niezrozumiały od miejsca „'a'”"],
    ["an assignment", "cena = 1", "niezrozumiały od miejsca „= 1”"],
    ["an index", "cena[0]", "niezrozumiały od miejsca „[0]”"],
    ["nothing", "", "niezrozumiały od miejsca „koniec”"],
  ])("a formula with %s is refused with file, key and mend", (_, formula, what) => {
    const { figures, problems } = compute({ x: ["Próba", formula, "zł"], ...doubled }, facts);
    const mend = expect.stringMatching(/^[A-Z].*\.$/);
    expect(problems).toEqual([
      { file: "content/examples/a.ts", field: "results.x", what: expect.stringContaining(what), mend },
    ]);
    expect(Object.keys(figures)).toEqual([...Object.keys(facts), "wynik"]);
  });
  test("words in a formula are reported at their fact", () => {
    const { problems } = compute({ x: ["Próba", "slowa * 2"], ...doubled }, { cena: price, slowa: facts.slowa });
    const what = "{slowa} to słowa, a potrzebna jest liczba.";
    expect(problems).toEqual([expect.objectContaining({ file: "content/facts", field: "slowa", what })]);
  });
  test("a refused result is reported with its facts and their values, also those behind its steps", () => {
    const { problems } = compute({ krok: "cena * 2", x: ["Próba", "krok - 5000", "zł"], y: ["Dalej", "x * 2", "zł"] });
    const mend = "Popraw fakt, z którego powstaje: {cena} 800\u00a0zł, albo wzór.";
    expect(problems).toEqual([expect.objectContaining({ field: "results.x", mend })]);
  });
  test("two results that lead to each other are refused", () => {
    const { problems } = compute({ x: ["Próba", "y + 1"], y: ["Próba", "x + 1"] });
    expect(problems.map(({ what }) => what)).toEqual(
      expect.arrayContaining([expect.stringContaining("odwołuje się do samego siebie")]),
    );
  });
  test("a figure of other content that makes no sense is refused with its file", () => {
    const other = { "content/protocol.ts": () => ({ suma: { what: "", text: "230 V / 0 A = ∞ oma" } }) };
    const { figures, problems } = computeFigures({ cena: price }, {}, other);
    expect(problems).toMatchObject([{ file: "content/protocol.ts", field: "suma" }]);
    expect(Object.keys(figures)).toEqual(["cena"]);
  });
});

describe("the keys of the site", () => {
  const [[result = "", sources = []] = []] = Object.entries(computeFigures().sources).filter(([, of]) => of.length > 0);

  test("facts and claims can both be used in texts, and have no problems", () => {
    expect(figureProblems()).toEqual([]);
    const promise = figure("obietnica.awaria").text;
    expect(insertFacts("{siec.napiecie}, {obietnica.awaria}")).toBe(`230\u00a0V, ${promise}`);
    expect(figure("siec.cosPhi").number).toBe(0.93);
  });
  test("an unknown key is refused with the places to look", () => {
    const keys = ["siec.napiecie", "obietnica.awaria"];
    expect([...keys, "nie.ma", "toString"].filter(isFactKey)).toEqual(keys);
    expect(() => figure("nie.ma")).toThrow(/Nie ma faktu \{nie\.ma\}.*content\/facts/);
  });
  test("a record depends on the facts of its texts, its drawings and its examples", () => {
    expect(figureSources(result)).toEqual(sources);
    const used = factsIn(schema, { lead: `od {siec.napiecie}, {${result}}`, fact: "siec.cosPhi" });
    expect([...used]).toEqual(expect.arrayContaining(["siec.napiecie", "siec.cosPhi", ...sources]));
  });
});

test.each([
  [1.005, 2, 1.01],
  [1234, -2, 1200],
  [1e-9, 2, 0],
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
    const facts = { "a.dobra": price, "a.bez": bare, "a.stara": { ...price, checkBy: "2026-11-20" } } as const;
    expect(factProblems(facts).map(({ field, what }) => `${field}: ${what}`)).toEqual([
      "a.bez: Cena, przepis albo liczba do potwierdzenia nie ma pola checkBy.",
      "a.stara: checkBy (2026-11-20) nie jest później niż checked (2026-11-20).",
    ]);
  });

  const recordOf = (texts: object, ...paths: SitePath[]): CheckedRecord => ({
    ...{ file: "content/x.ts", schema, record: texts, unique: true, paths },
  });
  const records: CheckedRecord[] = [
    recordOf({ lead: "od {a.cena}" }, "/uslugi", "/oferta"),
    recordOf({ lead: "{a.cena} i {a.inna}" }, "/poradnik"),
    recordOf({ lead: "bez liczb" }, "/"),
    { ...recordOf({}, "/wycena"), facts: ["a.cena"] },
    { file: "content/layout.ts", schema, record: { lead: "{a.inna}" } as object, unique: false },
  ];
  const facts = { "a.cena": price, "a.inna": { ...price, checkBy: "2026-12-31" }, "a.stała": bare } as const;

  test("a fact is listed from the day after, with its value and pages, the oldest first", () => {
    expect(overdueMessage(overdueFacts("2026-12-31", facts, records))).toBe("");
    const overdue = overdueFacts("2027-02-01", facts, records);
    expect(overdue.map(({ key, pages }) => [key, ...pages])).toEqual([
      ["a.inna", "/poradnik", "content/layout.ts"],
      ["a.cena", "/uslugi", "/oferta", "/poradnik", "/wycena"],
    ]);
    const [head, first] = overdueMessage(overdue).split("\n");
    expect(head).toMatch(/^Po terminie sprawdzenia: 2\./);
    expect(plain(first)).toBe("  {a.inna} 800 zł: termin minął 31 grudnia 2026; /poradnik, content/layout.ts");
  });
});

describe("the day a guide was last checked", () => {
  const [some] = Object.values<Guide>(guides) as [Guide];
  const facts = {
    cena: price,
    nowsza: { ...price, checked: "2026-12-01" },
    stała: { ...base, value: 1, checked: "2027-05-05" },
  } as const;

  test.each<[string, Guide["checked"], string | undefined]>([
    ["{cena}, {nowsza}, {stała}", undefined, "2026-12-01"],
    ["{cena}", "2026-11-21", "2026-11-21"],
    ["{nowsza}", "2026-11-21", "2026-12-01"],
    ["{stała}", undefined, undefined],
  ])("is the newest of its ageing facts and of its own: %s, %s", (lead, checked, expected) => {
    const guide = { ...some, hero: { ...some.hero, lead }, keyFacts: [], sections: [], faq: [], checked };
    expect(lastChecked(guide, facts)).toBe(expected);
  });
});
