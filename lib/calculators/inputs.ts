import type { Words } from "@/lib/content/types";
import type { FormShape, Range, ValuesOf } from "@/lib/physics/quantities";
import { fill } from "@/lib/text/fill";
import { format, formatNumber, formatShort, parseNumber } from "@/lib/text/numbers";

/**
 * The inputs of every calculator: the fields of a form, reading and checking them, and the form's state in an address.
 * A calculator adds a pure function from the values to a result.
 */

/** Text of each field as typed, by field name. */
export type RawInput = Readonly<Record<string, string>>;

/** The typed values as numbers, or an error message per field, in Polish. */
export type CheckedInput<Input> = { ok: true; input: Input } | { ok: false; errors: Readonly<Record<string, string>> };

export type FieldErrors = Words["fieldErrors"];

/** Limits of a number, and what its error messages need. */
export type NumberRule = Range & {
  /** Shown after numbers in messages and beside the field: "kW". */
  unit?: string;
  /** A valid value, as typed. */
  example: string;
  /** Decimals of the limits in messages; by default as few as they need. */
  digits?: number;
  int?: boolean;
  /** Unit that a visitor probably had in mind who typed a number a thousand times too large. */
  thousand?: "watts" | "milliamperes";
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
    /** Name of a choice whose options have rules of their own: kilowatts or amperes. */
    by?: { choice: string; rules: Readonly<Record<string, Partial<NumberRule>>> };
  };

export type ChoiceField = FieldBase & {
  kind: "choice";
  /** An option may preset other fields, by their names. */
  options: readonly { value: string; label: string; presets?: RawInput }[];
};

export type Field = NumberField | ChoiceField;

/** Longest field value read from an address, in characters: anything longer is neither a number nor an option. */
const longestValue = 16;

/** Returns a value from an address, cut to `longestValue`; a number as typed in Polish, with a decimal comma. */
export const withComma = (text: string): string => text.slice(0, longestValue).replace(/^(-?\d*)\.(?=\d*$)/, "$1,");

/** Rules of a number, with those of the chosen unit. */
export const ruleOf = (field: NumberField, raw: RawInput): NumberRule => ({
  ...field,
  ...field.by?.rules[raw[field.by.choice] ?? ""],
});

/** Joins a number and its unit: "5%", "5 kW". */
export const withUnit = (number: string, unit = ""): string =>
  unit === "%" ? number + unit : [number, unit].join("\u00a0").trim();

/**
 * Reads a number.
 * @returns the number, or an error message in Polish
 */
export function readNumber(text: string, rule: NumberRule, words: FieldErrors): number | string {
  const { min, max, unit, example, digits, int, thousand } = rule;
  const value = parseNumber(text, unit);
  const formatLimit = (limit: number) => (digits === undefined ? formatShort(limit) : format(limit, digits));
  if (value === undefined) return fill(words.number, { przyklad: example });
  if (value < min || value > max) {
    const range = fill(words.range, { od: formatLimit(min), do: withUnit(formatLimit(max), unit) });
    const hint = thousand && words[thousand];
    const thousandth = value / 1000;
    return hint && value >= 2 * max && thousandth >= min && thousandth <= max
      ? `${range} ${fill(hint, { liczba: formatNumber(thousandth) })}`
      : range;
  }
  return int && !Number.isInteger(value) ? words.int : value;
}

/** Reads the fields of a form. Errors are keyed by field name. */
export function readFields<S extends FormShape>(
  fields: readonly Field[],
  raw: RawInput,
  words: FieldErrors,
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
      const value = readNumber(text, ruleOf(field, raw), words);
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
 * Returns the values that the chosen option presets, by field name. They replace only an initial value or a preset of
 * this choice, never what the visitor typed. An option without a preset restores the initial value.
 *
 * @param name field that has changed; a number presets nothing
 */
export function presetsOf(fields: readonly Field[], raw: RawInput, name: string): RawInput {
  const choice = fields.find((field) => field.name === name);
  if (choice?.kind !== "choice") return {};
  const chosen = choice.options.find(({ value }) => value === raw[name])?.presets;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const preset = choice.options.flatMap(({ presets }) => presets?.[field.name] ?? []);
      const isUntouched = [field.value, ...preset].includes(raw[field.name] ?? "");
      return preset.length > 0 && isUntouched ? [[field.name, chosen?.[field.name] ?? field.value]] : [];
    }),
  );
}

/**
 * Returns the parameters of an address for the state of a form: numbers with a decimal point, wrong ones as typed.
 * Every field is written, so that a link keeps its result when initial values change; an empty field is left out if its
 * initial value is empty, too.
 */
export const parametersOf = (fields: readonly Field[], raw: RawInput): RawInput =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = raw[field.name]?.trim() ?? "";
      const number = field.kind === "number" ? parseNumber(text, ruleOf(field, raw).unit) : undefined;
      return text || field.value ? [[field.name, String(number ?? text).slice(0, longestValue)]] : [];
    }),
  );

/** Reads the state of a form from the parameters of an address. A missing one has the initial value of its field. */
export const rawOf = (fields: readonly Field[], query: URLSearchParams): RawInput =>
  Object.fromEntries(fields.map(({ name, value }) => [name, withComma(query.get(name) ?? value)]));

/** Encodes the state of a form as a query, "?moc=6&cena=0.8". Its first parameter starts the calculator at once. */
export const queryOf = (fields: readonly Field[], raw: RawInput): string =>
  `?${new URLSearchParams(parametersOf(fields, raw))}`;

/**
 * Reads the state of a form from a query.
 * @returns undefined if the parameter of the first field is missing
 */
export function readQuery(fields: readonly Field[], search: string): RawInput | undefined {
  const query = new URLSearchParams(search);
  return query.has(fields[0]?.name ?? "") ? rawOf(fields, query) : undefined;
}
