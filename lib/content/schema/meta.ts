import { z } from "zod";

/**
 * Role of a content string. Preparation, checks, lengths, search and tests depend only on it:
 *
 * - `text`: shown on the page. Facts in braces, inline Markdown and Polish typography; `max` characters as shown, and
 *   `heading` where short words keep to the next one.
 * - `meta`: read by search engines and previews. Facts, but plain spaces and no Markdown.
 * - `label`: words of an interface (buttons, field names): facts, typography and `max` as in `text`; not searched.
 * - `slug`: a page of a folder of content/.
 * - `price`: a row of the price list, "instalacje/wymiana".
 * - `link`: an address; `picture`: a file of content/gallery; `fact`: a key of content/facts.
 * - `code`: any other name, number or day in a notation of its own.
 */
export type Role =
  | { role: "text" | "label"; max: number; heading?: true }
  | { role: "slug"; folder: string }
  | { role: "meta" | "link" | "picture" | "fact" | "price" | "code" };

/** What an editor reads about a field, in Polish: its name, what to write there, the words of its fixed values. */
export type About = {
  name?: string | undefined;
  hint?: string | undefined;
  words?: Readonly<Record<string, string>>;
};

/** Everything that is known of a field besides its form: the edit window, `npm run new` and the handbook read it here. */
const fields = z.registry<About & { role?: Role }>();

/** Describes a new schema. */
export function describe<S extends z.core.$ZodType>(schema: S, about: About & { role?: Role }): S {
  fields.add(schema, about as never);
  return schema;
}

/** A copy of a schema under another name; its role stays. */
export const named = <S extends z.core.$ZodType>(schema: S, name: string, hint?: string): S =>
  describe((schema as unknown as z.ZodType).clone() as unknown as S, { name, ...(hint && { hint }) });

const plainCode: Role = { role: "code" };

/** Role of a string by its schema. */
export const roleOf = (schema: z.core.$ZodType): Role => fields.get(schema)?.role ?? plainCode;

/** The schema without `optional` and `readonly` around it. */
export function unwrap(schema: z.core.$ZodType): { schema: z.core.$ZodType; optional: boolean } {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional") return { ...unwrap(def.innerType), optional: true };
  return def.type === "readonly" ? unwrap(def.innerType) : { schema, optional: false };
}

/** What the schema of a field says about it. */
export function aboutOf(schema: z.core.$ZodType): About {
  const own = fields.get(schema);
  if (own?.name) return own;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "optional" || def.type === "readonly" ? aboutOf(def.innerType) : {};
}
