/** An editor meets a field without a Polish name, or one whose description contradicts its limit. */
import type { z } from "zod";
import { aboutOf, roleOf, unwrap } from "@/lib/content/schema/meta";
import { schemas } from "@/lib/content/schema/schemas";
import { placeName, valueName } from "@/lib/tools/edit/field-names";

type Schema = z.core.$ZodType;
type Field = { path: string; schema: Schema };

/** Fields of every group below a schema, by group. A field that must not be there is none. */
function groups(field: Schema, path: string, found = new Map<Schema, Field[]>()): Map<Schema, Field[]> {
  const { schema } = unwrap(field);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (found.has(schema)) return found;
  if (def.type === "object") {
    const fields = Object.entries(def.shape)
      .map(([key, part]) => ({ path: `${path}.${key}`, schema: part }))
      .filter((one) => (unwrap(one.schema).schema as z.core.$ZodTypes)._zod.def.type !== "never");
    found.set(schema, fields);
    for (const one of fields) groups(one.schema, one.path, found);
  } else if (def.type === "union") for (const option of def.options) groups(option, path, found);
  else if (def.type === "array") groups(def.element, path, found);
  else if (def.type === "tuple") for (const item of def.items) groups(item as Schema, path, found);
  else if (def.type === "record") groups(def.valueType, path, found);
  return found;
}

const allGroups = Object.entries(schemas).flatMap(([file, schema]) => [...groups(schema, file).values()]);
const allFields = allGroups.flat();

test("every field has a Polish name, different from those beside it", () => {
  expect(allFields.length).toBeGreaterThan(800);
  expect(allFields.filter(({ schema }) => !aboutOf(schema).name).map(({ path }) => path)).toEqual([]);
  const repeated = allGroups.flatMap((fields) =>
    fields.filter(({ schema }, index) =>
      fields.slice(0, index).some((other) => aboutOf(other.schema).name === aboutOf(schema).name),
    ),
  );
  expect(repeated.map(({ path, schema }) => `${path}: ${aboutOf(schema).name}`)).toEqual([]);
});

test("the length of a text is said by its schema alone", () => {
  const saying = allFields.filter(
    ({ schema }) => "max" in roleOf(unwrap(schema).schema) && /do \d+ znak/.test(aboutOf(schema).hint ?? ""),
  );
  expect(saying.map(({ path }) => path)).toEqual([]);
});

test("a place and a value are named in words, whatever form of a section it has", () => {
  expect(placeName("services/pomiary", "sections.2.rows.0.cells.1")).toBe("sekcja 3 › wiersz 1 › komórka 2");
  expect(placeName("calculators", "pvTexts.summary.line")).toBe("fotowoltaika › podsumowanie › wiersz wiadomości");
  expect(placeName("facts/safety", "pomiary.domDo150.value")).toContain("wartość");
  expect(placeName("site", "dutyPhone.display")).toBe("Telefon dyżurny › Numer");
  expect(valueName("site", "prices.vat", "included")).toBe("z VAT");
  expect(valueName("publishing", "kind", "ftps")).toBe("hosting z FTP");
  expect(valueName("site", "tagline", "none")).toBe("none");
});
