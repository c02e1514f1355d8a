import { z } from "zod";
import { type IconName, iconNames } from "@/lib/content/icons";
import type { IsoDate } from "@/lib/text/dates";

/** An address of the site, without origin, query and fragment. The checks verify that the page exists. */
export type SitePath = `/${string}`;

/** A link inside the site, or to a section of the same page. */
export type Href = SitePath | `#${string}`;

/**
 * Role of a content string. Preparation, checks, lengths, search and tests depend only on it:
 *
 * - `text`: shown on the page. Facts in braces, inline Markdown and Polish typography; `max` characters as shown.
 * - `meta`: read by search engines and previews. Facts, but plain spaces and no Markdown.
 * - `label`: words of an interface (buttons, field names): facts, typography and `max` as in `text`; not searched.
 * - `slug`: a page of a folder of content/.
 * - `link`: an address; `picture`: a file of content/gallery; `fact`: a key of content/facts.
 * - `code`: any other name, number or day in a notation of its own.
 */
export type Role =
  | { role: "text" | "label"; max: number }
  | { role: "slug"; folder: string }
  | { role: "meta" | "link" | "picture" | "fact" | "code" };

const roles = z.registry<Role>();

/** Running text of at most `max` characters as shown. */
export const text = (max: number) => z.string().register(roles, { role: "text", max });

/** Text that other texts insert by a key. Facts in it are refused: their braces would be shown. */
export const textWithoutFacts = (max: number) =>
  z
    .string()
    .refine((text) => !text.includes("{"), "Tu nie można wstawić faktu, bo ten tekst sam jest wstawiany do innych.")
    .register(roles, { role: "text", max });

/** A phrase for search engines; lib/tools/check/rules.ts limits its length, a title's together with the brand. */
export const metaText = () => z.string().register(roles, { role: "meta" });

/** Words of the interface. */
export const label = (max: number) => z.string().register(roles, { role: "label", max });

/** A label with placeholders in square brackets that the page fills: "[miasto] i okolica". */
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

/** A noun in an oblique case, as after "w ciągu": its form after 1, and after any other number. */
export const oneAndMore = z.tuple([label(30), label(30)]).readonly();

/** Signs that nobody sees: controls, ends of lines, and those that turn the direction of writing. */
export const invisibleSign = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** A string that generated files take as it is: one line, in which every sign can be seen. */
const line = () =>
  z
    .string()
    .refine(
      (text) => !invisibleSign.test(text),
      "Jest tu niewidoczny znak albo koniec wiersza, zwykle z wklejenia. Usuń to miejsce i wpisz je z klawiatury.",
    );

const stringOf = <T extends string>(role: "link" | "picture" | "fact" | "code") =>
  line().register(roles, { role }) as unknown as z.ZodType<T>;

/** A name or number in its own notation, as type `T`. */
export const code = <T extends string = string>() => stringOf<T>("code");

/** A code that matches a pattern; `form` describes it in Polish, with an example. */
export const codeLike = <T extends string = string>(pattern: RegExp, form: string) =>
  line().regex(pattern, form).register(roles, { role: "code" }) as unknown as z.ZodType<T>;

/** An https address elsewhere: a host, maybe a port, and signs that end neither an attribute nor a setting. */
export const httpsAddress = /^https:\/\/[\p{L}\d.-]+(?::\d+)?(?:[/?#][^\s"<>\\]*)?$/u;

/** An https address elsewhere, as type `T`. */
export const https = () =>
  codeLike<`https://${string}`>(
    httpsAddress,
    "Adres ma się zaczynać od https:// i nazwy serwera, bez odstępów, cudzysłowów, znaków < i > i ukośnika wstecz.",
  );

/** An address of this site or a fragment of the page. */
export const link = <T extends string = Href>() => stringOf<T>("link");

/** Slug of a page of a folder of content/, "pomiary". */
export const slugIn = (folder: "services" | "guides" | "cities") =>
  z.string().register(roles, { role: "slug", folder });

/** File name in content/gallery without its ending, "08-panel-knx-salon". */
export const pictureName = () => stringOf<string>("picture");

/** Key of a fact, "pomiary.domDo150". */
export const factKey = () => stringOf<string>("fact");

/** Day in ISO 8601, "2026-11-20". */
export const day = () =>
  z.iso.date("Dzień wpisz jako rok-miesiąc-dzień, na przykład 2026-11-20.") as unknown as z.ZodType<IsoDate>;

/** One of the icons in lib/content/icons.ts. */
export const icon = () => z.enum(iconNames) as unknown as z.ZodType<IconName>;

/** A readonly list, so that content may be `as const`. */
export const list = <Item extends z.ZodType>(item: Item, { min = 1, max = 100 } = {}) =>
  z.array(item).min(min).max(max).readonly();

/** An object with these fields and no others. */
export const record = z.strictObject;

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

const plainCode: Role = { role: "code" };

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
function shortest({ checks = [] }: z.core.$ZodArrayDef): number {
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

/** Role of a string by its schema. */
export const roleOf = (schema: z.core.$ZodType): Role => roles.get(schema) ?? plainCode;

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
