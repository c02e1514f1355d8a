/** Polish names of fields, as the schema says them: in forms, lists and findings of the window, and to search by. */
import type { z } from "zod";
import { type About, aboutOf, unwrap } from "@/lib/content/schema/meta";
import { schemas } from "@/lib/content/schema/schemas";

const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** Schemas of the fields below a schema that a key names: of a union those of each form. */
function below(schema: z.core.$ZodType, key: string): readonly z.core.$ZodType[] {
  const { def } = (unwrap(schema).schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return def.shape[key] ? [def.shape[key]] : [];
    case "record":
      return [def.valueType];
    case "array":
      return isNumber(key) ? [def.element] : [];
    case "tuple":
      return def.items[Number(key)] ? [def.items[Number(key)] as z.core.$ZodType] : [];
    case "union":
      return def.options.flatMap((option) => below(option, key));
    default:
      return [];
  }
}

/** Schemas that a field may have. A path may begin with the name of a file's export. */
function schemasAt(file: string, path: readonly string[]): readonly z.core.$ZodType[] {
  const [folder = "", name] = file.split("/");
  const key = folder === "estimate" && name !== "index" ? "estimate-subjects" : folder;
  const root = schemas[key as keyof typeof schemas];
  const follow = (parts: readonly string[]) =>
    parts.reduce<readonly z.core.$ZodType[]>((found, part) => found.flatMap((one) => below(one, part)), [root]);
  if (!root) return [];
  const found = follow(path);
  return found.length > 0 ? found : follow(path.slice(1));
}

/** Name of a field and what to write there. @param key of the field, its name where the schema has none */
export function nameOf(schema: z.core.$ZodType | undefined, key: string): { name: string; hint?: string } {
  const { name = key, hint }: About = schema ? aboutOf(schema) : {};
  return { name, ...(hint !== undefined && { hint }) };
}

/**
 * Words for a place, outermost first: "sekcja 3 › pozycje 2 › tekst".
 * @param file below content/, without its ending
 */
export const placeName = (file: string, path: string): string => {
  const parts = path.split(".");
  const words = parts.flatMap((part, index) => {
    if (isNumber(part)) return [];
    const { name } = nameOf(schemasAt(file, parts.slice(0, index + 1))[0], part);
    const next = parts[index + 1] ?? "";
    return [isNumber(next) ? `${name} ${Number(next) + 1}` : name];
  });
  return words.join(" › ");
};

/** Words for a value of a field, itself where it has none. */
export const valueName = (file: string, path: string, value: string): string =>
  schemasAt(file, path.split("."))
    .map((schema) => wordOf(schema, value))
    .find((word) => word !== value) ?? value;

/** Words for a value of a choice. */
export const wordOf = (schema: z.core.$ZodType, value: string): string => aboutOf(schema).words?.[value] ?? value;
