import { z } from "zod";
import { type IconName, iconNames } from "@/lib/content/icons";
import type { IsoDate } from "@/lib/text/dates";

/** An address of the site, without origin, query and fragment. Whether there is such a page is for the checks to say. */
export type SitePath = `/${string}`;

/** A link inside the site, or to a section of the same page. */
export type Href = SitePath | `#${string}`;

/**
 * What a string of content is. Preparing, checks, lengths, search and tests all ask this, and nothing else:
 *
 * - `text`: read on the page. Facts in braces, inline Markdown and Polish typography; `max` characters as shown.
 * - `meta`: read by search engines and previews. Facts, but plain spaces and no Markdown.
 * - `label`: words of an interface (buttons, field names): typography, counted as text, not searched.
 * - `slug`: names a page of a folder of content/.
 * - `link`: an address; `picture`: a file of content/gallery; `fact`: a key of content/facts.
 * - `code`: any other name, number or day in a notation of its own.
 */
export type Role =
  | { role: "text" | "label"; max: number }
  | { role: "slug"; folder: string }
  | { role: "meta" | "link" | "picture" | "fact" | "code" };

const roles = z.registry<Role>();

/** Running text of at most `max` characters as the reader sees it. */
export const text = (max: number) => z.string().register(roles, { role: "text", max });

/** Words that other texts show by a key of their own: facts in them would stay braces. */
export const quoted = (max: number) =>
  z
    .string()
    .refine((text) => !text.includes("{"), "Tu nie wstawisz faktu: te słowa same stoją w innych tekstach jako fakt.")
    .register(roles, { role: "text", max });

/** A phrase search engines read; lib/tools/check/rules.ts counts it, a title together with the brand. */
export const metaText = () => z.string().register(roles, { role: "meta" });

/** Words of the interface. */
export const label = (max: number) => z.string().register(roles, { role: "label", max });

/** A label in which the page fills the places named, written in square brackets: "[miasto] i okolica". */
export const template = (max: number, ...places: readonly string[]) =>
  z
    .string()
    .refine(
      (text) =>
        [...text.matchAll(/\[([^\]]*)\]/g)]
          .map(([, place]) => place)
          .toSorted()
          .join() === places.toSorted().join(),
      `W tekście mają stać miejsca, które wypełnia strona: ${places.map((place) => `[${place}]`).join(", ")}.`,
    )
    .register(roles, { role: "label", max });

/** A noun in its three Polish forms: one, two, five. */
export const forms = z.tuple([label(30), label(30), label(30)]).readonly();

/** A noun after a word that asks for one of its cases, "w ciągu": with one, and with more. */
export const oneAndMore = z.tuple([label(30), label(30)]).readonly();

const coded = <T extends string>(role: "link" | "picture" | "fact" | "code") =>
  z.string().register(roles, { role }) as unknown as z.ZodType<T>;

/** A name or a number in a notation of its own, as type `T`. */
export const code = <T extends string = string>() => coded<T>("code");

/** A code in the form of a regular expression; `form` says it in Polish, with an example. */
export const codeLike = <T extends string = string>(pattern: RegExp, form: string) =>
  z.string().regex(pattern, form).register(roles, { role: "code" }) as unknown as z.ZodType<T>;

/** An address of this site, or a fragment of the page. */
export const link = <T extends string = Href>() => coded<T>("link");

/** Slug of a page of a folder of content/, "pomiary". */
export const slugIn = (folder: "services" | "guides" | "cities") =>
  z.string().register(roles, { role: "slug", folder });

/** File name in content/gallery without its ending, "08-panel-knx-salon". */
export const pictureName = () => coded<string>("picture");

/** Key of a fact, "pomiary.domDo150". */
export const factKey = () => coded<string>("fact");

/** Day in ISO 8601, "2026-11-20". */
export const day = () =>
  z.iso.date("Dzień wpisz jako rok-miesiąc-dzień, na przykład 2026-11-20.") as unknown as z.ZodType<IsoDate>;

/** One of the icons in lib/content/icons.ts. */
export const icon = () => z.enum(iconNames) as unknown as z.ZodType<IconName>;

/** A list that content may write `as const`. */
export const list = <Item extends z.ZodType>(item: Item, { min = 1, max = 100 } = {}) =>
  z.array(item).min(min).max(max).readonly();

/** An object with these fields and no others. */
export const record = z.strictObject;

/** Visits a string; what it returns takes the string's place, nothing leaves it. */
export type Visitor = (text: string, role: Role, path: string) => string | undefined;

const plainCode: Role = { role: "code" };

/** The schema among those of a union that a value belongs to: by its discriminator, else the first it fits. */
function optionOf(def: z.core.$ZodUnionDef, value: unknown): z.core.$ZodType | undefined {
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
  visit: Visitor,
  path: string,
  key: string | number,
): unknown {
  return schema ? walked(schema, part, visit, path ? `${path}.${key}` : String(key)) : part;
}

function walked(schema: z.core.$ZodType, value: unknown, visit: Visitor, path: string): unknown {
  if (value === undefined || value === null) return value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "readonly":
      return walked(def.innerType, value, visit, path);
    case "object":
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, walkField(def.shape[key], part, visit, path, key)] as const),
      );
    case "record":
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, walkField(def.valueType, part, visit, path, key)] as const),
      );
    case "array":
      return Array.isArray(value)
        ? value.map((part, index) => walkField(def.element, part, visit, path, index))
        : value;
    case "tuple":
      return Array.isArray(value)
        ? value.map((part, index) => walkField(def.items[index], part, visit, path, index))
        : value;
    case "union": {
      const option = optionOf(def, value);
      return option ? walked(option, value, visit, path) : value;
    }
    default:
      if (typeof value === "object") throw new Error(`walk() nie zna schematu „${def.type}” (${path}).`);
      return typeof value === "string" ? (visit(value, roles.get(schema) ?? plainCode, path) ?? value) : value;
  }
}

/**
 * Walks a record along its schema and hands every string to the visitor with its role and place
 * ("sections.2.items.0.text"). A part that does not fit the schema is left as it is: shapeProblems() reports it.
 *
 * @returns a copy of the record with the visitor's strings
 */
export const walk = <T>(schema: z.core.$ZodType, value: T, visit: Visitor, path = ""): T =>
  walked(schema, value, visit, path) as T;

/** Calls `visit` for every string of a record. */
export const eachString = (
  schema: z.core.$ZodType,
  value: unknown,
  visit: (text: string, role: Role, path: string) => void,
): void => {
  walk(schema, value, (...found) => {
    visit(...found);
    return undefined;
  });
};
