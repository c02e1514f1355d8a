/** A clicked text is not found in its file, or the rest of the file changes when it is saved. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { facts } from "@/content/facts";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { collections } from "@/lib/content/collections";
import { eachString, schemaAt } from "@/lib/content/schema/walk";
import type { Fact } from "@/lib/content/types";
import { format } from "@/lib/text/numbers";
import { contentRecords } from "@/lib/tools/check/checked-records";
import { sourceProblems } from "@/lib/tools/check/readable";
import { contentFiles, originOf } from "@/lib/tools/check/source";
import { filesOfFacts } from "@/lib/tools/check/structure";
import { fieldView, readPart, textsIn } from "@/lib/tools/edit/field-views";
import { partsChanges } from "@/lib/tools/edit/optional-parts";
import { fieldsOf, placeOf, typedText, typedValue } from "@/lib/tools/edit/place";
import { changeList, replaceValues } from "@/lib/tools/edit/rewrite";
import { Session } from "@/lib/tools/edit/session";
import { doubtOf } from "@/lib/tools/edit/typed-number";
import { readTyped } from "@/lib/tools/edit/typed-values";
import { UserError } from "@/lib/tools/user-error";
import { putFile, workFolder } from "@/tests/support";

// The dictionary is a module that Jest cannot load.
jest.mock("@/lib/tools/check/dictionary", () => ({ lookUpWords: async () => ({ get: () => true }) }));

// Its process would load all content. It knows no field of the files below.
jest.mock("@/lib/tools/edit/checks", () => {
  const { UserError: Unknown } = jest.requireActual("@/lib/tools/user-error");
  const ask = async (name: string, request: { sent: unknown }) => {
    if (name === "field") throw new Unknown("Nie ma takiego pola.");
    return name === "part" ? { value: request.sent, faults: [] } : [];
  };
  return { Checks: jest.fn(() => ({ ask, restart: jest.fn(), close: jest.fn() })) };
});

/** "content/services/pomiary.ts" as origins begin. */
const nameOf = (file: string) => file.slice("content/".length, -".ts".length);

test("every text, number and boolean of every file is found, and saved unchanged", () => {
  const files = contentFiles().filter((file) => file.startsWith("content/"));
  const wrong = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return fieldsOf(nameOf(file)).flatMap(({ origin, value }) => {
      const place = placeOf(origin);
      return typedValue(place) === value && replaceValues(place.text, [[place, value]]) === text ? [] : [origin];
    });
  });
  expect(files.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test("every text of the pages can be changed by a click", () => {
  const unreachable = new Set<string>();
  // Facts and what examples assume share their sources, and the calculators' records are found by the names of their file.
  const records = contentRecords().filter(
    ({ file }) => !/^content\/(?:facts\/|examples\/|calculators|small-calculators)/.test(file),
  );
  for (const { file, schema, record } of records)
    eachString(schema, record, (text, { role }, path) => {
      if (role !== "text" && role !== "label") return;
      try {
        if (typedText(placeOf(`${nameOf(file)}:${path}`)) !== text) unreachable.add(`${file} ${path}: another text`);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        unreachable.add(`${file} ${path}`);
      }
    });
  expect([...unreachable]).toEqual([]);
});

test.each([
  ["site", "proofs.insurance.validUntil", "30.06.2027", "2027-06-30"],
  ["site", "proofs.insurance.validUntil", "30 czerwca 2027 r.", "2027-06-30"],
  ["site", "proofs.insurance.validUntil", "31.02.2027", "31.02.2027"],
  ["site", "proofs.insurance.sum", "1 000 000 zł", 1_000_000],
  ["site", "declinedVisit.fee", "−4,5", -4.5],
  ["site", "declinedVisit.fee", "1.200 zł", 1200],
  ["site", "declinedVisit.fee", "1.200,50", 1200.5],
  ["site", "declinedVisit.fee", "−1.200", -1200],
  ["site", "declinedVisit.fee", "12.000 zł brutto", 12_000],
  ["site", "declinedVisit.fee", "12 tys. zł", 12_000],
  ["site", "declinedVisit.fee", "4.5", 4.5],
  ["site", "declinedVisit.fee", "0.500", 0.5],
  ["site", "declinedVisit.fee", "1.2.3", "1.2.3"],
  ["site", "proofs.insurance.sum", "1,1 mln zł", 1_100_000],
  ["site", "phone.tel", "32 700 11 22", "+48327001122"],
  ["site", "phone.display", "(32) 700-11-22", "+48 32 700 11 22"],
  ["site", "phone.display", "0048500600700", "+48 500 600 700"],
  ["site", "hours.phone.opens", "7:00", "07:00"],
  ["site", "legal.nip", "123-456-32-18", "1234563218"],
  ["site", "address.postalCode", "43 100", "43-100"],
  ["site", "offline", "nie", false],
  ["site", "tagline", "850 zł", "850 zł"],
  ["reviews", "0.rating", "5", 5],
] as const)("%s › %s: „%s” is read as %p", (name, path, typed, value) => {
  const { schema, record } = collections[name];
  expect(readTyped(typed, schemaAt(schema, record, path.split(".")))).toBe(value);
});

test.each([
  // Typed | value that stands there | unit | what is saved, undefined for a question.
  ["1.200", 1100, "zł", 1200],
  ["1.200", 1.2, "kW", undefined],
  ["1.200 zł", 0, "zł", 1200],
  ["4,500", 4.4, "km", 4.5],
  ["4,500", 4400, "zł", undefined],
  ["4,5", 4400, "zł", 4.5],
  ["1200", 1.2, "kW", 1200],
  ["1.125", 1.125, "m", 1.125],
  ["5 kW", 4800, "W", 5000],
  ["500 W", 1, "kW", 0.5],
  ["3 MWh", 3, "tony", 3],
] as const)("„%s” in place of %p, in „%s”, is read as %p", (typed, present, unit, value) => {
  const { schema, record } = collections.site;
  const fee = schemaAt(schema, record, ["declinedVisit", "fee"]);
  expect(readTyped(typed, fee, present, unit)).toBe(value ?? typed);
});

test("a doubtful number is asked about with two spellings that raise no question", () => {
  expect(doubtOf("1.234 zł", 1.2, "zł")).toEqual({
    what: "„1.234 zł” to może być 1234 albo 1,2340, a teraz stoi tu 1,2.",
    mend: "Wpisz 1234 albo 1,2340.",
  });
  for (const typed of ["1234", "1,2340"]) expect(doubtOf(typed, 1.2)).toBeUndefined();
});

test("a new entry starts without texts, and keeps links, slugs and other codes", () => {
  const file = `content/services/${Object.keys(services)[0]}.ts`;
  expect(textsIn(file, "band")).toEqual(["heading", "text", "button.label"]);
  expect(textsIn(file, "related")).toEqual([]);
});

test("a fact is checked and read like any other field", async () => {
  const [[key = "", files] = []] = filesOfFacts();
  const [file = ""] = files ?? [];
  expect(await fieldView(file, `${key}.checked`, "3 marca 2026")).toMatchObject({ value: "2026-03-03", problems: [] });
  const { problems } = await fieldView(file, `${key}.checked`, "wczoraj");
  expect(problems).toEqual([expect.objectContaining({ mend: expect.stringContaining("rok-miesiąc-dzień") })]);
  const [price = ""] = Object.entries<Fact>(facts).find(([, fact]) => fact.unit === "zł" && "value" in fact) ?? [];
  const [ofPrice = ""] = filesOfFacts().get(price) ?? [];
  expect(await fieldView(ofPrice, `${price}.value`, "1.200,50 zł", 1)).toMatchObject({ preview: "1200,50\u00a0zł" });
});

test("what a worked example assumes is changed like a fact, and its formula like a field", async () => {
  const key = "przyklad.dom.powierzchnia";
  const [file = ""] = filesOfFacts().get(key) ?? [];
  expect(file).toBe("content/examples/grzewnictwo.ts");
  expect(placeOf(originOf(file, `${key}.value`)).text).toContain(key);
  expect(await fieldView(file, `${key}.value`, "1.200,50", 120)).toMatchObject({ value: 1200.5, unit: "m²" });
  expect(placeOf(originOf(file, "results.przyklad.dom.sezon.1")).node).toMatchObject({ type: "StringLiteral" });
});

test("a form says how to spell a number that can be read in two ways", async () => {
  const { arrivalHours } = site.promises;
  // A form sends its numbers as text.
  const asSent = JSON.parse(
    JSON.stringify(site.promises, (_, value) => (typeof value === "number" ? String(value) : value)),
  );
  const sent = { ...asSent, arrivalHours: `${arrivalHours}.000` };
  const { faults } = await readPart({ origin: "site:promises", sent });
  expect(faults).toEqual([
    expect.objectContaining({
      field: "arrivalHours",
      mend: `Wpisz ${format(arrivalHours * 1000)} albo ${arrivalHours}.`,
    }),
  ]);
});

describe("in a file of three steps", () => {
  workFolder();
  const file = "content/kroki.ts";
  const step = (title: string) => `    { icon: "plug", title: "${title}" },\n`;
  const withSteps = (...steps: string[]) =>
    `export const kroki = {\n  // Uwaga.\n  items: [\n${steps.join("")}  ],\n};\n`;
  const [a, b, c] = [step("A"), `    // O kroku B.\n${step("B")}`, step("C")];
  beforeEach(() => putFile(file, withSteps(a, b, c)));

  test.each([
    ["up", withSteps(b, a, c)],
    ["down", withSteps(a, c, b)],
    ["remove", withSteps(a, c)],
    ["copy", withSteps(a, b, step("B"), c)],
    ["add", withSteps(a, b, step(""), c)],
  ] as const)("the second one can go %s, and nothing else changes", (change, expected) => {
    expect(changeList(placeOf("kroki:items.1.title"), change, ["title"])).toBe(expected);
  });

  test("a step moved down and up again leaves the file unchanged", () => {
    writeFileSync(file, changeList(placeOf("kroki:items.1.title"), "down"));
    expect(changeList(placeOf("kroki:items.2.title"), "up")).toBe(withSteps(a, b, c));
  });

  describe("with a session", () => {
    let session: Session;
    const onChecked = jest.fn();
    beforeEach(() => {
      onChecked.mockClear();
      session = new Session(onChecked);
    });
    afterEach(() => session.close());

    test("a file that is replaced again and again is checked each time", async () => {
      for (let count = 1; count < 5; count += 1) {
        while (onChecked.mock.calls.length < count) await setTimeout(20);
        writeFileSync("nowy", withSteps(...[a, b, c].slice(0, count)));
        renameSync("nowy", file);
      }
    });

    test("the list of changes names the entry that was removed; an absent field is called absent", async () => {
      await session.list({ origin: "kroki:items.1.title", change: "remove" });
      expect(session.state.changes[0]?.after).toBe("usunięto pozycję: plug");
      await expect(session.field({ origin: "kroki:items.0.note" })).rejects.toThrow("Pola „note” jeszcze tu nie ma.");
      await expect(session.field({ origin: "kroki:items" })).rejects.toThrow("To lista");
    });

    test("a save answers with the value in the file, which is the base of the next one; words replace no number", async () => {
      writeFileSync(file, "export const kroki = {\n  fee: 800,\n};\n");
      const save = (base: number, value: string) => session.save({ origin: "kroki:fee", base, value, draft: true });
      expect(await save(800, "850 zł")).toEqual({ value: 850 });
      expect(await save(850, "1.200 zł")).toEqual({ value: 1200 });
      expect(await save(1200, "1200")).toEqual({ value: 1200 });
      await expect(save(1200, "1,100")).rejects.toMatchObject({ status: 422 });
      await expect(save(1200, "dużo")).rejects.toMatchObject({ status: 422 });
      expect(readFileSync(file, "utf8")).toContain("fee: 1200,");
    });

    test("a word is added to the dictionary where the alphabet puts it", async () => {
      putFile("content/slownik.txt", "# Słowa.\nAmpio\nżółć\n");
      for (const word of ["łata", "żyła", "baza"]) await session.addWord({ word });
      expect(readFileSync("content/slownik.txt", "utf8")).toBe("# Słowa.\nAmpio\nbaza\nłata\nżółć\nżyła\n");
    });

    test("whatever is sent is stored as data or refused", async () => {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that would be code between backticks
      const texts = ["a", 'a"b\rc', "\u2028\u2029'b", `'"\\`, "\\", "`${1}`", "*/ //", "\ud800\u00a0"];
      const others = ["1e21", "-1.5", "1e400", "null", "true", "[]", "{}", '["String(1)"]', '{"a": {"__proto__": 1}}'];
      const values: unknown[] = [
        ...texts,
        ...others.map((text) => JSON.parse(text)),
        { "a'b": texts, constructor: [0] },
      ];
      const origin = "kroki:items.0.title";
      for (const value of values)
        for (const work of [
          () => session.save({ origin, base: "A", value: value as string, draft: true }),
          () => session.savePart({ origin, sent: value as string }),
          () => session.settle({ origin: "kroki:nowe.pole", value }),
          () => session.settle({ origin: "kroki:__proto__.pole", value }),
        ]) {
          writeFileSync(file, withSteps(a));
          const refusal = await work().then(
            () => undefined,
            (error: unknown) => error,
          );
          if (refusal) expect(refusal).toBeInstanceOf(UserError);
          const text = readFileSync(file, "utf8").replace("export const", "var");
          const { items, nowe = { pole: items[0].title } } = runInNewContext(`${text}; kroki`);
          expect(JSON.stringify(nowe.pole)).toBe(JSON.stringify(refusal ? "A" : value));
        }
    });
  });

  test("an optional field of a group that cities share is taken away and added where the group stands", () => {
    const shared = "content/cities/shared.ts";
    putFile(shared, 'export const rows = [{ label: "A" }, { label: "B", note: "C" }];\n');
    putFile(
      "content/cities/tychy.ts",
      'import { rows } from "./shared";\nexport const tychy = { facts: rows, a: {} };\n',
    );
    const changed = (...parts: readonly (readonly [string, unknown])[]) =>
      partsChanges(parts.map(([path, value]) => ({ origin: `cities/tychy:${path}`, value }))).map(
        ({ file: name, to }) => [name, to?.toString().replace(/\s+/g, " ")],
      );
    expect(changed(["facts.1.note", undefined])).toEqual([
      [shared, 'export const rows = [{ label: "A" }, { label: "B", }]; '],
    ]);
    expect(changed(["facts.0.note", "D"], ["a.b", 1])).toEqual([
      [shared, 'export const rows = [{ label: "A", "note": "D" }, { label: "B", note: "C" }]; '],
      ["content/cities/tychy.ts", expect.stringContaining('a: { "b": 1, }')],
    ]);
  });

  test("a file that Windows has renamed is reported", () => {
    putFile("content/thanks.ts.txt", "");
    const mend = expect.stringMatching(/^Zmień ją na thanks\.ts\./);
    expect(sourceProblems()).toEqual([expect.objectContaining({ mend })]);
  });

  test("a move beyond the ends, and an unknown field, are refused in words", () => {
    expect(() => changeList(placeOf("kroki:items.2.title"), "down")).toThrow("jest już na końcu");
    expect(() => placeOf("kroki:items.nie-ma")).toThrow("Pola „nie-ma” jeszcze tu nie ma.");
    expect(() => placeOf("nie-ma:items")).toThrow("Nie ma pliku content/nie-ma.ts");
    expect(() => placeOf("../package:name")).toThrow(UserError);
  });
});
