/** A clicked text is not found in its file, or the rest of the file changes when it is saved. */
import { readFileSync, writeFileSync } from "node:fs";
import { eachString } from "@/lib/content/schema/fields";
import { contentRecords } from "@/lib/tools/check/records";
import { contentFiles } from "@/lib/tools/check/source";
import { fieldsOf, placeOf, typedText, typedValue } from "@/lib/tools/edit/place";
import { changeList, replaceValues } from "@/lib/tools/edit/rewrite";
import { UserError } from "@/lib/tools/user-error";
import { freshFolder, putFile } from "@/tests/support";

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
  // Facts share their sources, and the calculators' records are found by the names of their file.
  const records = contentRecords().filter(
    ({ file }) => !/^content\/(?:facts\/|calculators|small-calculators)/.test(file),
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

describe("in a file of three steps", () => {
  const root = process.cwd();
  const folder = freshFolder();
  const file = "content/kroki.ts";
  const step = (title: string) => `    { icon: "plug", title: "${title}" },\n`;
  const withSteps = (...steps: string[]) =>
    `export const kroki = {\n  // Uwaga.\n  items: [\n${steps.join("")}  ],\n};\n`;
  const [a, b, c] = [step("A"), `    // O kroku B.\n${step("B")}`, step("C")];
  beforeEach(() => {
    process.chdir(folder);
    putFile(file, withSteps(a, b, c));
  });
  afterEach(() => process.chdir(root));

  test.each([
    ["up", withSteps(b, a, c)],
    ["down", withSteps(a, c, b)],
    ["remove", withSteps(a, c)],
    ["copy", withSteps(a, b, step("B"), c)],
    ["add", withSteps(a, b, step(""), c)],
  ] as const)("the second one can go %s, and nothing else changes", (change, expected) => {
    expect(changeList(placeOf("kroki:items.1.title"), change)).toBe(expected);
  });

  test("a step moved down and up again leaves the file unchanged", () => {
    writeFileSync(file, changeList(placeOf("kroki:items.1.title"), "down"));
    expect(changeList(placeOf("kroki:items.2.title"), "up")).toBe(withSteps(a, b, c));
  });

  test("a move beyond the ends, and an unknown field, are refused in words", () => {
    expect(() => changeList(placeOf("kroki:items.2.title"), "down")).toThrow("jest już na końcu");
    expect(() => placeOf("kroki:items.nie-ma")).toThrow("Otwórz content/kroki.ts");
    expect(() => placeOf("nie-ma:items")).toThrow("Nie ma pliku content/nie-ma.ts");
    expect(() => placeOf("../package:name")).toThrow(UserError);
  });
});
