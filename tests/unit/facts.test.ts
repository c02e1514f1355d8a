/** A figure that is published is wrong, old or unknown. */
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
import { computeFigures } from "@/lib/content/figures/compute";
import type { Example } from "@/lib/content/figures/example";
import { factKey, record, text } from "@/lib/content/schema/fields";
import { lastChecked } from "@/lib/content/shown";
import type { Fact, Figure, Figures, Guide, SitePath } from "@/lib/content/types";
import { round } from "@/lib/text/numbers";
import { factProblems, mustAge } from "@/lib/tools/check/facts";
import { overdueFacts, overdueMessage } from "@/lib/tools/check/freshness";
import type { CheckedRecord } from "@/lib/tools/check/records";
import { plain } from "@/tests/support";

const schema = record({ lead: text(200).optional(), fact: factKey().optional() });
const base = { what: "Próba", source: "dane firmy", checked: "2026-11-20" } as const;
const price = { ...base, value: 800, unit: "zł", checkBy: "2027-01-31" } as const satisfies Fact;

describe("what a key stands for", () => {
  const cena = "cena" as FactKey;
  const doubled: Example = ({ number }) => ({ wynik: { what: "Wynik", value: number(cena) * 2, unit: "zł" } });
  const compute = (examples: Record<string, Example>, facts: Record<string, Fact> = { cena: price }) =>
    computeFigures(facts, { "examples.ts": examples });

  test("a result of an example is computed from facts", () => {
    const { figures, sources, problems } = compute({ doubled });
    expect(figures).toEqual({ cena: price, wynik: { what: "Wynik", value: 1600, unit: "zł" } });
    expect(sources).toEqual({ wynik: ["cena"] });
    expect(problems).toEqual([]);
  });
  test("a key that two examples use is reported with the second, and the first figure stays", () => {
    const again: Example = () => ({ wynik: { what: "", value: 1 }, cena: { what: "", value: 1 } });
    const { figures, problems } = compute({ doubled, again });
    expect(figures).toMatchObject({ cena: { value: 800 }, wynik: { value: 1600 } });
    expect(problems.map(({ file, field, what }) => `${file} › ${field}: ${what}`)).toEqual([
      "examples.ts › again: Klucz {wynik} ma już inny fakt albo wynik.",
      "examples.ts › again: Klucz {cena} ma już inny fakt albo wynik.",
    ]);
  });
  test.each([
    ["a fact that does not exist", "nie.ma", 1, "Nie ma faktu {nie.ma}."],
    ["a fact in words", "słowa", 1, "{słowa} to słowa, a potrzebna jest jedna liczba."],
    ["a range for one number", "zakres", 1, "{zakres} to zakres, a potrzebna jest jedna liczba."],
    ["no number", "cena", 0, "Wynik {x} nie jest liczbą."],
  ])("an example with %s is reported with file, name and mend", (_, key, divisor, what) => {
    const broken: Example = ({ number }) => ({ x: { what: "", value: number(key as FactKey) / divisor } });
    const facts = { cena: price, słowa: { ...base, text: "co 5 lat" }, zakres: { ...base, min: 1, max: 2 } };
    const { figures, problems } = compute({ broken, doubled }, facts);
    const mend = expect.stringMatching(/^[A-Z].*\.$/);
    const [file, field] = divisor ? ["content/facts", key] : ["examples.ts", "broken"];
    expect(problems).toEqual([{ file, field, what, mend }]);
    expect(Object.keys(figures)).toEqual([...Object.keys(facts), "wynik"]);
  });
  test.each<[string, Omit<Figure, "what">, string]>([
    ["below zero", { value: -4000, unit: "zł" }, "jest mniejszy od zera: −4000\u00a0zł"],
    ["from below zero", { min: -1, max: 8, unit: "lat" }, "jest mniejszy od zera: −1–8\u00a0lat"],
    ["turned round", { min: 23, max: 8, unit: "lat" }, "ma granice w złej kolejności: 23–8\u00a0lat"],
    ["without an end", { min: 1, max: Number.POSITIVE_INFINITY }, "nie jest liczbą"],
    ["that divides by zero in words", { text: "230 V / 0 A = ∞ oma" }, "nie jest liczbą"],
  ])("a result %s is refused with its facts and their values", (_, figure, fault) => {
    const broken: Example = ({ number }) => {
      number(cena);
      return { dobry: { what: "", value: 1 }, x: { what: "", ...figure } as Figure };
    };
    const { figures, problems } = compute({ broken });
    const mend = "Popraw fakt, z którego powstaje: {cena} 800\u00a0zł, albo wzór.";
    expect(problems).toEqual([{ file: "examples.ts", field: "broken", what: `Wynik {x} ${fault}.`, mend }]);
    expect(Object.keys(figures)).toEqual(["cena"]);
  });
  test("a misspelt key is reported at its fact", () => {
    const { problems } = compute({ doubled }, { cenna: price });
    expect(problems).toEqual([expect.objectContaining({ field: "cenna", what: "Nie ma faktu {cena}." })]);
  });
  test("a bug in an example stays an error with its trace", () => {
    const broken: Example = () => (undefined as unknown as { x: Figures }).x;
    expect(() => compute({ broken })).toThrow(TypeError);
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
