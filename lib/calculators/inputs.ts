import type { Words } from "@/lib/content/types";
import { fill } from "@/lib/text/fill";
import { format, formatShort, parseNumber } from "@/lib/text/numbers";

/**
 * The inputs of every calculator: the fields of a form, reading and checking them, and the form's state in an address.
 * A calculator adds a pure function from the values to a result.
 */

export type Range = { min: number; max: number };

/** Text of each field as typed, by field name. */
export type RawInput = Readonly<Record<string, string>>;

/** The typed values as numbers, or an error message per field, in Polish. */
export type CheckedInput<Input> = { ok: true; input: Input } | { ok: false; errors: Readonly<Record<string, string>> };

/** Error messages for fields. */
export type InputWords = Words["input"];

/** Limits of a number, and what its error messages need. */
export type NumberRule = Range & {
  /** Shown after numbers in messages and beside the field: "kW". */
  unit?: string;
  /** A valid value, as typed. */
  example: string;
  /** Decimals of the limits in messages; by default as few as they need. */
  digits?: number;
  whole?: boolean;
};

type FieldBase = {
  /** Name of the value in the calculation. */
  key: string;
  /** Name of the field in the form and the address. */
  name: string;
  label: string;
  hint: string;
  /** Initial value, as typed. */
  value: string;
};

export type NumberField = FieldBase &
  NumberRule & {
    kind: "number";
    /** May be empty: the value is then undefined. */
    optional?: boolean;
  };

export type ChoiceField = FieldBase & {
  kind: "choice";
  options: readonly { value: string; label: string }[];
};

export type Field = NumberField | ChoiceField;

/** Type of each field of a form, by key: a number, an optional number, or one of these options. */
export type Shape = Readonly<Record<string, "number" | "optional" | readonly string[]>>;

/** Values of a form with that shape. */
export type ValuesOf<S extends Shape> = {
  [Name in keyof S]: S[Name] extends "number"
    ? number
    : S[Name] extends "optional"
      ? number | undefined
      : S[Name] extends readonly (infer Option)[]
        ? Option
        : never;
};

/** Longest field value read from an address, in characters: anything longer is neither a number nor an option. */
const longestValue = 16;

/** Returns a number from an address as typed in Polish, with a decimal comma. */
export const withComma = (text: string): string => text.slice(0, longestValue).replace(".", ",");

/**
 * Reads a number.
 * @returns the number, or an error message in Polish
 */
export function readNumber(text: string, rule: NumberRule, words: InputWords): number | string {
  const { min, max, unit, example, digits, whole } = rule;
  const value = parseNumber(text);
  const formatLimit = (limit: number) => (digits === undefined ? formatShort(limit) : format(limit, digits));
  if (value === undefined) return fill(words.number, { przyklad: example });
  if (value < min || value > max)
    return fill(words.range, { od: formatLimit(min), do: `${formatLimit(max)}${unit ? `\u00a0${unit}` : ""}` });
  return whole && !Number.isInteger(value) ? words.whole : value;
}

/** Reads the fields of a form. Errors are keyed by field name. */
export function readFields<S extends Shape>(
  fields: readonly Field[],
  raw: RawInput,
  words: InputWords,
): CheckedInput<ValuesOf<S>> {
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

/** Initial values of a form, by field name. */
export const defaultsOf = (fields: readonly Field[]): RawInput =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Labels by field name, for messages. */
export const labelsOf = (fields: readonly Field[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]));

/**
 * Encodes the state of a form as a query, "?moc=6&cena=0.8": always the first field, whose presence hydrates the
 * calculator, and the others if they differ from their initial value.
 */
export function queryOf(fields: readonly Field[], values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  fields.forEach(({ key, name, kind, value: initial }, index) => {
    const value = values[key];
    const initialValue = kind === "choice" ? initial : parseNumber(initial);
    if (index === 0 || value !== initialValue) query.set(name, String(value ?? ""));
  });
  return `?${query}`;
}

/**
 * Reads the state of a form from a query.
 * @returns undefined if the parameter of the first field is missing
 */
export function readQuery(fields: readonly Field[], search: string): RawInput | undefined {
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
