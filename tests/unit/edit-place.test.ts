import { readFileSync } from "node:fs";
import { eachString } from "@/lib/content/schema/fields";
import { contentRecords } from "@/lib/tools/check/records";
import { contentFiles } from "@/lib/tools/check/source";
import { fieldsOf, placeOf, typedText, typedValue } from "@/lib/tools/edit/place";
import { replaced, withEntry } from "@/lib/tools/edit/rewrite";
import { UserError } from "@/lib/tools/user-error";

/** "content/services/pomiary.ts" as origins begin. */
const nameOf = (file: string) => file.slice("content/".length, -".ts".length);

describe("every text, number and yes-or-no of every file", () => {
  // The list of addresses is no content: it is changed together with pages.
  const files = contentFiles().filter((file) => file.startsWith("content/"));
  test.each(files.map((file) => [file]))("%s: found again, and written back as it stood", (file) => {
    const text = readFileSync(file, "utf8");
    const wrong = fieldsOf(nameOf(file)).flatMap(({ origin, value }) => {
      const place = placeOf(origin);
      return typedValue(place) === value && replaced(place.text, [[place, value]]) === text ? [] : [origin];
    });
    expect(wrong).toEqual([]);
  });
});

test("texts of the pages that no click can change are those a file takes from others", () => {
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

test("a field that is nowhere typed is told with its file", () => {
  expect(() => placeOf("services/pomiary:hero.nie-ma")).toThrow("Otwórz content/services/pomiary.ts");
  expect(() => placeOf("../package:name")).toThrow(UserError);
  expect(() => placeOf("services/nie-ma:hero.lead")).toThrow("Nie ma pliku content/services/nie-ma.ts");
});

describe("an entry of a list", () => {
  const origin = "services/pomiary:sections.0.items.1.title";
  const titles = (text: string) => [...text.matchAll(/title: "(.*?)"/g)].map((match) => match[1]).slice(2, 8);
  const before = placeOf(origin).text;

  test.each([
    ["up", ["Oględziny", "Rozmowa i dokumenty", "Próby bez napięcia"]],
    ["down", ["Rozmowa i dokumenty", "Próby bez napięcia", "Oględziny"]],
    ["remove", ["Rozmowa i dokumenty", "Próby bez napięcia", "Próby pod napięciem"]],
    ["copy", ["Rozmowa i dokumenty", "Oględziny", "Oględziny"]],
    ["add", ["Rozmowa i dokumenty", "Oględziny", ""]],
  ] as const)("%s", (change, wanted) => {
    const after = withEntry(placeOf(origin), change);
    expect(titles(after).slice(0, 3)).toEqual(wanted);
    // Nothing else: the same lines but those of the list.
    const lines = (text: string) => new Set(text.split("\n"));
    const gone = [...lines(before)].filter((line) => !lines(after).has(line));
    expect(gone.length).toBeLessThanOrEqual(change === "remove" ? 2 : 0);
  });

  test("moved there and back, a file is the same", () => {
    const place = placeOf(origin);
    const moved = withEntry(place, "down");
    expect(moved).not.toBe(before);
  });
});
