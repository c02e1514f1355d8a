/** An owner cannot add or remove a field by clicking, or a form writes more than was typed. */
import { collections } from "@/lib/content/collections";
import { site as schema } from "@/lib/content/schema/site";
import { formField, readForm } from "@/lib/tools/edit/forms";
import type { FormField, FormValue } from "@/lib/tools/edit/messages";
import { nearestPlace } from "@/lib/tools/edit/place";
import { withParts } from "@/lib/tools/edit/rewrite";
import { stepOf, steps } from "@/lib/tools/edit/takeover";
import { freshFolder, putFile } from "@/tests/support";
import { firm } from "./firm";

/** What a form sends back when nobody has typed anything. */
const untouched = (field: FormField): FormValue => {
  switch (field.kind) {
    case "group":
      return Object.fromEntries(field.fields.map((one) => [one.key, untouched(one)]));
    case "list":
      return field.entries.map(untouched);
    case "variants": {
      const fields = field.variants.find(({ value }) => value === field.value)?.fields ?? [];
      return { variant: field.value, fields: Object.fromEntries(fields.map((one) => [one.key, untouched(one)])) };
    }
    default:
      return field.value;
  }
};

test.each([
  ["site", schema, firm],
  ["publishing", collections.publishing.schema, { kind: "sftp", server: "a.pl", user: "u", folder: "www" }],
  ["publishing", collections.publishing.schema, { kind: "none" }],
] as const)("an untouched form of %s gives back what is in the file", (_, ofFile, value) => {
  expect(readForm(ofFile, untouched(formField("", ofFile, value)))).toEqual(value);
});

test("every field of the firm's data has a step", () => {
  const elsewhere = ["currency", "meta", "hidden", "look"];
  const stepless = Object.keys(schema.shape).filter(
    (key) =>
      !elsewhere.includes(key) && !steps.some(({ parts }) => parts.some((part) => part.startsWith(`site:${key}`))),
  );
  expect(stepless).toEqual([]);
  expect(stepOf("site:legal.nip")).toEqual({ step: 0, part: "site:legal" });
  expect(stepOf("publishing:kind")?.part).toBe("publishing:");
  expect(stepOf("facts/measurements:a.b")).toBeUndefined();
});

test("texts are read as the schema wants them; what is left empty is left out", () => {
  const read = (key: keyof typeof schema.shape, sent: FormValue) => readForm(schema.shape[key], sent);
  expect(read("legal", { name: "", nip: "526-104-08-28", regon: "", krs: "" })).toEqual({ nip: "5261040828" });
  expect(["firma.pl", "http://www.Firma.pl/", "żółw.pl", "biuro"].map((url) => read("url", url))).toEqual([
    "https://firma.pl",
    "https://www.firma.pl",
    "https://xn--w-uga1v8h.pl",
    "biuro",
  ]);
  expect(read("phone", { display: "600 700 800" })).toEqual({ tel: "+48600700800", display: "+48 600 700 800" });
  expect(read("dutyPhone", { display: "" })).toBeUndefined();
  expect(read("proofs", { insurance: { insurer: "PZU", sum: "500 000 zł", validUntil: "30.06.2027" } })).toEqual({
    insurance: { insurer: "PZU", sum: 500_000, validUntil: "2027-06-30" },
  });
  expect(read("searchConsole", { variant: "dns", fields: {} })).toBe("dns");
});

test("a number that can be read in two ways is not saved before the other reading is ruled out", () => {
  const read = (fee: string) => readForm(schema.shape.declinedVisit, { fee }, { fee: 150 });
  expect(["1.200 zł", "1,200", "1,2"].map(read)).toEqual([{ fee: 1200 }, { fee: "1,200" }, { fee: 1.2 }]);
});

test.each([
  ["ratings", "4,9"],
  ["profiles", {}],
  ["searchConsole", { variant: { a: "dns" } }],
  ["brand", ["Firma"]],
] as const)("what no form sends is refused: %s, %j", (key, sent) => {
  expect(() => readForm(schema.shape[key], sent)).toThrow("Odśwież okno edycji");
});

describe("in a file", () => {
  const root = process.cwd();
  const folder = freshFolder();
  beforeEach(() => process.chdir(folder));
  afterEach(() => process.chdir(root));

  test("a part is added, changed and removed, and nothing else", () => {
    const [note, legal, gone, list] = [
      "  // Uwaga.",
      "  legal: {},",
      "  gone: { a: 1 },",
      '  list: ["a", "b"],',
    ] as const;
    const withLines = (...lines: readonly string[]) => `export const firma = {\n${lines.join("\n")}\n};\n`;
    putFile("content/firma.ts", withLines(note, legal, gone, list));
    const edited = (...edits: readonly (readonly [string, unknown])[]) =>
      withParts(edits.map(([path, value]) => ({ ...nearestPlace(`firma:${path}`), value })));
    expect(edited(["legal.nip", "1"])).toMatch(/legal: \{\n"nip": "1",\n\}/);
    expect(edited(["gone", undefined])).toBe(withLines(note, legal, list));
    expect(edited(["list", ["a", "c"]])).toBe(withLines(note, legal, gone, '  list: ["a", "c"],'));
    expect(edited(["gone.a", 2], ["nowe", true])).toMatch(/gone: \{ a: 2 \},\n[^}]*"nowe": true/);
    expect(edited(["legal", {}])).toBe(withLines(note, legal, gone, list));
  });
});
