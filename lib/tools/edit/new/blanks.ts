import type { z } from "zod";
import { aboutOf, roleOf, unwrap } from "@/lib/content/schema/meta";
import { shortest } from "@/lib/content/schema/walk";
import { blank } from "./entry";

type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** What to write in a field: its name, its hint, its answers and its length. */
export function promptOf(field: Schema): string {
  const { schema } = unwrap(field);
  const { name = "", hint, words } = aboutOf(field);
  const [def, role] = [defOf(schema), roleOf(schema)];
  const values = def.type === "enum" ? Object.values(def.entries).map(String) : [];
  return [
    hint ? `${name}: ${hint}` : name,
    ...(values.length > 0 && values.length < 20
      ? [`do wyboru ${values.map((value) => (words ? `${value} (${words[value]})` : value)).join(", ")}`]
      : []),
    ...(def.type === "number" ? ["liczba bez cudzysłowu"] : []),
    ...("max" in role ? [`do ${role.max} znaków`] : []),
  ].join(", ");
}

const isConstant = (schema: Schema): boolean => defOf(schema).type === "literal";
const isText = (value: unknown): value is string => typeof value === "string";

/** An entry of a list, whose last mark asks for the next ones. */
const withOthers = (entry: unknown): unknown => {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry;
  const last = Object.entries(entry).findLast(([, value]) => isText(value) && value.startsWith(blank("")))?.[0];
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, key === last ? `${value}; dopisz tak samo następne` : value]),
  );
};

/** The form of a union that has all of these keys, with these constants; the first one where nothing is given. */
const formFor = (options: readonly Schema[], given: object = {}): Schema | undefined =>
  options.find((option) => {
    const def = defOf(option);
    return Object.entries(given).every(([key, value]) => {
      const part = def.type === "object" ? def.shape[key] : undefined;
      const partDef = part && defOf(unwrap(part).schema);
      return partDef && (partDef.type !== "literal" || partDef.values.includes(value as never));
    });
  });

/**
 * A new record with a mark in every place that an editor has to fill in.
 * @param given its parts that are known. An optional field is asked for where they have its key
 */
export function withBlanks(field: Schema, given?: unknown): unknown {
  const { schema } = unwrap(field);
  if (given !== undefined && typeof given !== "object") return given;
  const def = defOf(schema);
  switch (def.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([key, part]) => !unwrap(part).optional || Object.hasOwn(given ?? {}, key))
          // What kind it is comes first.
          .toSorted(([, one], [, other]) => Number(isConstant(other)) - Number(isConstant(one)))
          .map(([key, part]) => [key, withBlanks(part, (given as Record<string, unknown> | undefined)?.[key])]),
      );
    case "array": {
      if (Array.isArray(given)) return given.map((entry) => withBlanks(def.element, entry));
      if (isText(withBlanks(def.element))) return [blank(promptOf(aboutOf(field).hint ? field : def.element))];
      const entries = Array.from({ length: Math.max(1, shortest(def)) }, () => withBlanks(def.element));
      return entries.with(-1, withOthers(entries.at(-1)));
    }
    case "tuple":
      return def.items.map((item) => withBlanks(item));
    case "union": {
      const form = formFor(def.options, given ?? undefined);
      return form ? withBlanks(form, given) : given;
    }
    case "literal":
      return def.values.length === 1 ? def.values[0] : blank(promptOf(field));
    default:
      return blank(promptOf(field));
  }
}
