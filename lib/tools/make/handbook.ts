/** The tables of fields in docs/edytor.md, made from the schema: `npm run handbook:tables`. */
import type { z } from "zod";
import { drawing } from "@/lib/content/schema/drawings";
import { aboutOf, roleOf, unwrap } from "@/lib/content/schema/meta";
import { schemas } from "@/lib/content/schema/schemas";
import { section } from "@/lib/content/schema/sections";

type Schema = z.core.$ZodType;

export const handbookFile = "docs/edytor.md";

const defOf = (schema: Schema) => (unwrap(schema).schema as z.core.$ZodTypes)._zod.def;

/** Forms that an object may have. */
function formsOf(schema: Schema): readonly Schema[] {
  const def = defOf(schema);
  return def.type === "union" ? def.options : [schema];
}

/** Fields of an object, of a union each once. What cannot be there is none. */
function fieldsOf(schema: Schema): readonly (readonly [key: string, field: Schema])[] {
  const fields = formsOf(schema).flatMap((form): [string, Schema][] => {
    const def = defOf(form);
    return def.type === "object" ? Object.entries(def.shape) : [];
  });
  return [...new Map(fields.filter(([, field]) => defOf(field).type !== "never").toReversed()).entries()].toReversed();
}

const keyOf = (key: string, field: Schema): string => `\`${key}${unwrap(field).optional ? "?" : ""}\``;

/** Fields below a field: of a group, or of the entries of its list. Those of unions have tables of their own. */
function partsOf(field: Schema): readonly (readonly [string, Schema])[] {
  const def = defOf(field);
  return def.type === "array" ? partsOf(def.element) : def.type === "object" ? fieldsOf(field) : [];
}

/** Longest text of a field, of a list that of its entries. */
function limitOf(field: Schema): string {
  const def = defOf(field);
  if (def.type === "array") return limitOf(def.element);
  const role = roleOf(unwrap(field).schema);
  return "max" in role ? ` (${role.max})` : "";
}

/** Shapes whose fields the present table has listed: each is listed once. */
const listed = new Set<unknown>();

function partList(field: Schema, separator: string): string {
  const parts = partsOf(field);
  const shape = parts.map(([, part]) => part);
  if (shape.length === 0 || listed.has(shape[0])) return "";
  listed.add(shape[0]);
  const texts = parts.map(([key, part]) => `${keyOf(key, part)} ${description(part)}`);
  return separator === ", " ? ` [${texts.join(separator)}]` : separator + texts.join(separator);
}

/** @param separator of the fields below it */
function description(field: Schema, separator = ", "): string {
  const { name = "", hint = "", words = {} } = aboutOf(field);
  const values = Object.entries(defOf(field).type === "enum" ? words : {}).map(
    ([value, word]) => `\`${value}\` ${word}`,
  );
  return [
    name,
    limitOf(field),
    hint && `${/^\p{Lu}/u.test(hint) ? "." : ":"} ${hint.replace(/\.$/, "")}`,
    values.length > 0 && ` (${values.join(", ")})`,
    partList(field, separator),
  ]
    .filter(Boolean)
    .join("");
}

/** Rows of fields. @param without fields that are explained elsewhere */
const rowsOf = (schema: Schema, without: readonly string[] = []) =>
  fieldsOf(schema)
    .filter(([key]) => !without.includes(key))
    .map(([key, field]) => `| ${keyOf(key, field)} | ${description(field, "<br>")} |`);

const fieldHead = ["| Pole | Co wpisać, w nawiasie ile znaków się mieści |", "| --- | --- |"];

/** Fields that every form of a union has. */
function sharedFields(schema: Schema): string[] {
  const [first = [], ...others] = formsOf(schema).map((form) => fieldsOf(form).map(([key]) => key));
  return first.filter((key) => others.every((keys) => keys.includes(key)));
}

/** Forms of a union, by the constant that tells them apart. */
function formRows(schema: Schema, constant: string): string[] {
  const shared = sharedFields(schema);
  return formsOf(schema).flatMap((form) => {
    const [, tag] = fieldsOf(form).find(([key]) => key === constant) ?? [];
    const fields = fieldsOf(form).filter(([key]) => !shared.includes(key));
    return Object.entries((tag && aboutOf(tag).words) ?? {}).map(
      ([value, what]) =>
        `| \`${value}\` | ${what} | ${fields.map(([key, field]) => `${keyOf(key, field)} ${description(field)}`).join("<br>")} |`,
    );
  });
}

const kindHead = (constant: string) => [`| \`${constant}\` | Co pokazuje | Pola |`, "| --- | --- | --- |"];

/** Fields of a page that the table of services does not have. */
const pageRows = (name: "guides" | "cities") =>
  rowsOf(schemas[name], ["slug", "meta", "sections", "advice", "band", "related"]);

/** Tables by the name in their markers. */
const tables: Readonly<Record<string, () => readonly string[]>> = {
  site: () => [...fieldHead, ...rowsOf(schemas.site)],
  facts: () => [...fieldHead, ...rowsOf((schemas.facts as z.ZodRecord)._zod.def.valueType)],
  services: () => [...fieldHead, ...rowsOf(schemas.services)],
  guides: () => [...fieldHead, ...pageRows("guides")],
  cities: () => [...fieldHead, ...pageRows("cities")],
  section: () => [
    ...fieldHead,
    ...rowsOf(
      section,
      fieldsOf(section)
        .map(([key]) => key)
        .filter((key) => key === "kind" || !sharedFields(section).includes(key)),
    ),
  ],
  kinds: () => [...kindHead("kind"), ...formRows(section, "kind")],
  plans: () => [...fieldHead, ...rowsOf(schemas.plans)],
  drawings: () => [...kindHead("drawing"), ...formRows(drawing, "drawing")],
};

/** The handbook with its tables as the schema has them now. @throws Error for a marker without a table */
export const withTables = (text: string): string =>
  text.replace(
    /(<!-- tabela: (\w+) -->\n)[\s\S]*?(<!-- koniec tabeli -->)/g,
    (_, start: string, name: string, end: string) => {
      const table = tables[name];
      if (!table) throw new Error(`${handbookFile} has a marker of an unknown table: ${name}`);
      listed.clear();
      return `${start}\n${table().join("\n")}\n\n${end}`;
    },
  );
