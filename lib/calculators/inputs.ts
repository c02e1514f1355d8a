import type { Words } from "@/lib/content/types";
import { fill } from "@/lib/text/fill";
import { format, formatShort, parseNumber } from "@/lib/text/numbers";

/**
 * The inputs of every calculator: what a form asks for, how it is read, and how its state stands in an address. A
 * calculator adds a pure function from the values to a result.
 */

/** Smallest and largest value of a figure. */
export type Range = { min: number; max: number };

/** What was typed, by field name. */
export type Raw = Readonly<Record<string, string>>;

/** Typed values made numbers, or what is wrong with each field, in Polish. */
export type Checked<Input> = { ok: true; input: Input } | { ok: false; errors: Readonly<Record<string, string>> };

/** What is said of wrong fields. */
export type InputWords = Words["input"];

/** What a number has to be, and how a wrong one is answered. */
export type NumberRule = Range & {
  /** After the numbers in messages and beside the field: "kW". */
  unit?: string;
  /** A value that would be right, as it is typed. */
  example: string;
  /** Decimals the limits are written with; as few as they need when left out. */
  digits?: number;
  whole?: boolean;
};

type FieldBase = {
  /** What the value is called in the calculation. */
  key: string;
  /** Name of the field in the form and in the address. */
  name: string;
  label: string;
  /** What is expected in it. */
  hint: string;
  /** What the field holds at first, as it is typed. */
  value: string;
};

export type NumberField = FieldBase &
  NumberRule & {
    kind: "number";
    /** May be left empty: the value is undefined then. */
    optional?: boolean;
  };

export type ChoiceField = FieldBase & {
  kind: "choice";
  options: readonly { value: string; label: string }[];
};

export type Field = NumberField | ChoiceField;

/** What a form is made of, by the keys of its fields: each a number, a number that may be missing, or one of these answers. */
export type Shape = Readonly<Record<string, "number" | "optional" | readonly string[]>>;

/** Values of a form of that shape. */
export type ValuesOf<S extends Shape> = {
  [Name in keyof S]: S[Name] extends "number"
    ? number
    : S[Name] extends "optional"
      ? number | undefined
      : S[Name] extends readonly (infer Answer)[]
        ? Answer
        : never;
};

/** Longest value of a field an address may carry: a longer one is neither a number nor an answer. */
const longestValue = 16;

/** As it is typed in Polish. */
export const withComma = (text: string): string => text.slice(0, longestValue).replace(".", ",");

/**
 * Reads a number.
 * @returns the number, or what is wrong with the text in Polish
 */
export function readNumber(text: string, rule: NumberRule, words: InputWords): number | string {
  const { min, max, unit, example, digits, whole } = rule;
  const value = parseNumber(text);
  const written = (limit: number) => (digits === undefined ? formatShort(limit) : format(limit, digits));
  if (value === undefined) return fill(words.number, { przyklad: example });
  if (value < min || value > max)
    return fill(words.range, { od: written(min), do: `${written(max)}${unit ? `\u00a0${unit}` : ""}` });
  return whole && !Number.isInteger(value) ? words.whole : value;
}

/** Reads the fields of a form. The errors are keyed by their names. */
export function readFields<S extends Shape>(
  fields: readonly Field[],
  raw: Raw,
  words: InputWords,
): Checked<ValuesOf<S>> {
  const errors: Record<string, string> = {};
  const values: Record<string, number | string | undefined> = {};
  for (const field of fields) {
    const text = raw[field.name]?.trim() ?? "";
    if (field.kind === "choice") {
      if (field.options.some(({ value }) => value === text)) values[field.key] = text;
      else errors[field.name] = words.choice;
    } else if (text === "" && field.optional) values[field.key] = undefined;
    else {
      const value = readNumber(text, field, words);
      if (typeof value === "number") values[field.key] = value;
      else errors[field.name] = value;
    }
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, input: values as ValuesOf<S> };
}

/** What the form shows at first, by field. */
export const defaultsOf = (fields: readonly Field[]): Raw =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Labels by the names of their fields, for messages. */
export const labelsOf = (fields: readonly Field[]): Raw =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]));

/**
 * State of a form as an address, "?moc=6&cena=0.8": the first field always, whose presence brings the calculator to
 * life, and of the others those that differ from what the form shows at first.
 */
export function queryOf(fields: readonly Field[], values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  fields.forEach(({ key, name, kind, value: first }, index) => {
    const value = values[key];
    if (index === 0 || value !== (kind === "choice" ? first : parseNumber(first))) query.set(name, String(value ?? ""));
  });
  return `?${query}`;
}

/**
 * What a form shows for an address.
 * @returns undefined where the address holds no state: the parameter of the first field is missing
 */
export function rawOf(fields: readonly Field[], search: string): Raw | undefined {
  const query = new URLSearchParams(search);
  if (!query.has(fields[0]?.name ?? "")) return undefined;
  return Object.fromEntries(
    fields.map(({ name, value, kind }) => {
      const text = query.get(name);
      if (text === null) return [name, value];
      return [name, kind === "choice" ? text.slice(0, longestValue) : withComma(text)];
    }),
  );
}
