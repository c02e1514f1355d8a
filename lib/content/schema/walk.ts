import { z } from "zod";
import { type Role, roleOf } from "./meta";

/** A visitor's answer that takes the string away, and with it the optional field or the entry of a list it belongs to. */
export const leftOut = Symbol("left out");

/**
 * Visits a string; returns its replacement, or undefined to keep it.
 * @param removable whether it may answer `leftOut`: false where every page needs the field
 */
export type Visitor = (
  text: string,
  role: Role,
  path: string,
  removable: boolean,
) => string | typeof leftOut | undefined;

/** A visitor, and whether what is walked can be taken away. */
type Visit = { visitor: Visitor; removable: boolean };

/** Finds the option of a union for a value: by discriminator, or the first that accepts it. */
export function optionOf(def: z.core.$ZodUnionDef, value: unknown): z.core.$ZodType | undefined {
  const options = def.options as readonly z.ZodType[];
  const { discriminator } = def as z.core.$ZodDiscriminatedUnionDef;
  if (!discriminator) return options.find((option) => option.safeParse(value).success);
  const kind = (value as Record<string, unknown>)[discriminator];
  return options.find(
    (option) => option instanceof z.ZodObject && option.shape[discriminator]?.safeParse(kind).success,
  );
}

function walkField(
  schema: z.core.$ZodType | undefined,
  part: unknown,
  visit: Visit,
  path: string,
  key: string | number,
): unknown {
  return schema ? walkValue(schema, part, visit, path ? `${path}.${key}` : String(key)) : part;
}

/** Walks the fields of an object. A field left out takes the object with it, unless it is optional. */
function walkFields(
  value: object,
  visit: Visit,
  path: string,
  schemaOf: (key: string) => z.core.$ZodType | undefined,
): unknown {
  const fields = Object.entries(value).map(([key, part]) => {
    const schema = schemaOf(key);
    const optional = (schema as z.core.$ZodTypes | undefined)?._zod.def.type === "optional";
    const walked = walkField(schema, part, optional ? { ...visit, removable: true } : visit, path, key);
    return { key, walked, optional };
  });
  if (fields.some(({ walked, optional }) => walked === leftOut && !optional)) return leftOut;
  return Object.fromEntries(fields.filter(({ walked }) => walked !== leftOut).map(({ key, walked }) => [key, walked]));
}

/** Returns how many entries a list must have. */
export function shortest({ checks = [] }: z.core.$ZodArrayDef): number {
  const limit = checks.map((check) => check._zod.def).find((def) => def.check === "min_length");
  return (limit as z.core.$ZodCheckMinLengthDef | undefined)?.minimum ?? 0;
}

/** Walks the entries of a list. As many stay as it must have, the first ones even if they could be left out. */
function walkEntries(
  value: readonly unknown[],
  minimum: number,
  walkEntry: (index: number, removable: boolean) => unknown,
) {
  const entries = value.map((_, index) => walkEntry(index, true));
  let missing = minimum - entries.filter((entry) => entry !== leftOut).length;
  return entries
    .map((entry, index) => (entry === leftOut && missing-- > 0 ? walkEntry(index, false) : entry))
    .filter((entry) => entry !== leftOut);
}

function walkValue(schema: z.core.$ZodType, value: unknown, visit: Visit, path: string): unknown {
  if (value === undefined || value === null) return value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "readonly":
      return walkValue(def.innerType, value, visit, path);
    case "object":
      return walkFields(value, visit, path, (key) => def.shape[key]);
    case "record":
      return walkFields(value, visit, path, () => def.valueType);
    case "array":
      return Array.isArray(value)
        ? walkEntries(value, shortest(def), (index, removable) =>
            walkField(def.element, value[index], { ...visit, removable }, path, index),
          )
        : value;
    case "tuple":
      return Array.isArray(value)
        ? value.map((part, index) => walkField(def.items[index], part, visit, path, index))
        : value;
    case "union": {
      const option = optionOf(def, value);
      return option ? walkValue(option, value, visit, path) : value;
    }
    default:
      if (typeof value === "object") throw new Error(`walk() nie zna schematu „${def.type}” (${path}).`);
      return typeof value === "string" ? (visit.visitor(value, roleOf(schema), path, visit.removable) ?? value) : value;
  }
}

/**
 * Walks a record along its schema and passes every string to the visitor with its role and path
 * ("sections.2.items.0.text"). Parts that do not fit the schema stay unchanged: shapeProblems() reports them.
 *
 * @returns a copy of the record with the visitor's replacements
 */
export const walk = <T>(schema: z.core.$ZodType, value: T, visitor: Visitor): T =>
  walkValue(schema, value, { visitor, removable: false }, "") as T;

/**
 * Returns the schema of a field, also of one that is missing or blank.
 * @param value the record, which decides between the options of a union
 * @param path keys and indexes that lead to the field
 * @returns undefined where a record of this schema has no such field
 */
export function schemaAt(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: readonly string[],
): z.core.$ZodType | undefined {
  if (!schema) return undefined;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "readonly") return schemaAt(def.innerType, value, path);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const part = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  switch (def.type) {
    case "object":
      return schemaAt(def.shape[key], part, rest);
    case "record":
      return schemaAt(def.valueType, part, rest);
    case "array":
      return schemaAt(def.element, part, rest);
    case "tuple":
      return schemaAt(def.items[Number(key)], part, rest);
    case "union": {
      const option = value ? optionOf(def, value) : undefined;
      const options = option ? [option] : def.options;
      return options.map((one) => schemaAt(one, value, path)).find(Boolean);
    }
    default:
      return undefined;
  }
}

/** Calls `visit` for every string of a record. */
export const eachString = (
  schema: z.core.$ZodType,
  value: unknown,
  visit: (text: string, role: Role, path: string) => void,
): void => {
  walk(schema, value, (text, role, path) => {
    visit(text, role, path);
    return undefined;
  });
};
