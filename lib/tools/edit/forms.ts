/** Forms of edit mode, derived from the schema: the fields of a part of a record, and a part read back from texts. */
import type { z } from "zod";
import { unwrap } from "@/lib/content/schema/meta";
import { optionOf } from "@/lib/content/schema/walk";
import { wholeRecord } from "@/lib/tools/check/source";
import { nameOf, wordOf } from "./field-names";
import type { FormField, FormValue, FormVariant } from "./messages";
import { unreadableError } from "./requests";
import { readShownPhone, readTyped } from "./typed-values";

type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Mark of the data that the demonstration came with. It stays until the owner says that they are the firm's own. */
const sampleKey = "sample";

/** The question about the mark. */
const ownDataField = {
  key: sampleKey,
  name: "To są nasze dane, nie przykład",
  hint: "Zaznacz po wpisaniu własnych. Do tego czasu to przykład, którego strona nie opublikuje.",
  optional: true,
  kind: "yes",
  value: false,
} as const satisfies FormField;

/** The mark of a group: its box in the form decides; without one it is as it was. */
function markOf(schema: Schema, sent: FormValue, present: unknown): unknown {
  const mark = sent === undefined ? partOf(present, sampleKey) : sent !== true;
  return mark === false && unwrap(schema).optional ? undefined : mark;
}

/** Fields that nobody fills: a constant, the other form of a phone number, the mark of a sample. */
function isShown(key: string, schema: Schema): boolean {
  const { schema: inner, optional } = unwrap(schema);
  return key !== "tel" && key !== sampleKey && (defOf(inner).type !== "literal" || optional);
}

const choicesOf = (schema: Schema): { value: string; name: string }[] => {
  const def = defOf(schema);
  const values = def.type === "enum" ? Object.values(def.entries) : def.type === "literal" ? def.values : ([] as const);
  return values.map((value) => ({ value: String(value), name: wordOf(schema, String(value)) }));
};

const partOf = (value: unknown, key: string): unknown => (value as Record<string, unknown> | undefined)?.[key];

/** Variants of a union: each of its groups, and each value of its choices. */
function variantsOf(options: readonly Schema[], value: unknown): FormVariant[] {
  return options.flatMap((option): FormVariant[] => {
    const def = defOf(option);
    if (def.type !== "object") return choicesOf(option).map((choice) => ({ ...choice, fields: [] }));
    const kind = def.shape.kind;
    const [name] = kind ? choicesOf(kind) : [];
    const [first = ""] = Object.keys(def.shape);
    const variant = name ?? { value: first, name: nameOf(def.shape[first], first).name };
    return [{ ...variant, fields: groupFields(option, isChosen(variant.value, value) ? value : undefined) }];
  });
}

/** Whether a value has the form of a variant. */
const isChosen = (variant: string, value: unknown): boolean =>
  value === variant ||
  partOf(value, "kind") === variant ||
  (typeof value === "object" && partOf(value, variant) !== undefined);

const groupFields = (schema: Schema, value: unknown): FormField[] => {
  const def = defOf(schema);
  if (def.type !== "object") return [];
  const fields = Object.entries(def.shape)
    .filter(([key, part]) => isShown(key, part))
    .map(([key, part]) => formField(key, part, partOf(value, key)));
  return partOf(value, sampleKey) === true ? [...fields, ownDataField] : fields;
};

/**
 * The form of a value.
 * @param key of its field
 * @param value undefined where the file has none
 * @param list the list it is an entry of, which names it
 */
export function formField(key: string, fieldSchema: Schema, value: unknown, list?: Schema): FormField {
  const { schema, optional } = unwrap(fieldSchema);
  const def = defOf(schema);
  const base = { key, ...nameOf(list ?? fieldSchema, key), optional };
  switch (def.type) {
    case "object":
      return { ...base, kind: "group", present: value !== undefined, fields: groupFields(schema, value) };
    case "array": {
      const entries = Array.isArray(value) ? value : [];
      return {
        ...base,
        kind: "list",
        entries: entries.map((entry, index) => formField(String(index), def.element, entry, fieldSchema)),
        empty: formField(String(entries.length), def.element, undefined, fieldSchema),
      };
    }
    case "union": {
      const variants = variantsOf(def.options, value);
      const chosen = variants.find((variant) => isChosen(variant.value, value));
      return { ...base, kind: "variants", value: chosen?.value ?? "", variants };
    }
    case "boolean":
      return { ...base, kind: "yes", value: value === true };
    case "enum":
      return { ...base, kind: "choice", value: String(value ?? ""), choices: choicesOf(schema) };
    case "literal":
      // An optional constant is a box to tick.
      return { ...base, kind: "yes", value: value !== undefined };
    case "number":
      return { ...base, kind: "number", value: value === undefined ? "" : String(value).replace(".", ",") };
    default:
      return {
        ...base,
        kind: "format" in def && def.format === "date" ? "day" : "text",
        value: value === undefined ? "" : String(value),
      };
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === "" ||
  value === false ||
  (typeof value === "object" &&
    Object.entries(value as object).every(([key, part]) => key === sampleKey || isEmpty(part)));

/** A phone number in the two forms of the schema, from the one that people read. */
function phoneOf(text: string, tel: Schema | undefined) {
  return { tel: readTyped(text, tel), display: readShownPhone(text.trim()) ?? text.trim() };
}

type SentGroup = { readonly [key: string]: FormValue };

/** What was sent for a group. @throws UserError where no form of one sends that */
function groupOf(sent: FormValue = {}): SentGroup {
  if (typeof sent !== "object" || Array.isArray(sent)) throw unreadableError();
  return sent as SentGroup;
}

/**
 * Reads what a form sent back as a value of the schema.
 * @param present value of the part: it keeps the mark of a sample, and decides between two readings of a number. Entries
 *   of lists have none, as they move
 * @returns undefined for an optional part that is empty
 * @throws UserError for what no form of the schema sends
 */
export function readForm(fieldSchema: Schema, sent: FormValue, present?: unknown): unknown {
  const { schema, optional } = unwrap(fieldSchema);
  const def = defOf(schema);
  if (optional && isEmpty(sent)) return undefined;
  switch (def.type) {
    case "object": {
      const group = groupOf(sent);
      const fields = Object.entries(def.shape).flatMap(([key, part]) => {
        const { schema: inner } = unwrap(part);
        const value = isShown(key, part)
          ? readForm(part, group[key], partOf(present, key))
          : key === sampleKey
            ? markOf(part, group[key], present)
            : defOf(inner).type === "literal"
              ? choicesOf(inner)[0]?.value
              : undefined;
        return value === undefined ? [] : [[key, value] as const];
      });
      const value = Object.fromEntries(fields);
      return "tel" in def.shape ? { ...value, ...phoneOf(String(group.display ?? ""), def.shape.tel) } : value;
    }
    case "array":
      if (!Array.isArray(sent)) throw unreadableError();
      // An added entry in which nothing has been typed yet.
      return sent.filter((entry) => !isEmpty(entry)).map((entry) => readForm(def.element, entry));
    case "union": {
      const { variant = "", fields } = groupOf(sent);
      if (typeof variant !== "string") throw unreadableError();
      const option = def.options.find((one) => {
        const optionDef = defOf(one);
        if (optionDef.type !== "object") return choicesOf(one).some(({ value }) => value === variant);
        const { kind } = optionDef.shape;
        return kind ? choicesOf(kind)[0]?.value === variant : Object.hasOwn(optionDef.shape, variant);
      });
      return option && defOf(option).type === "object" ? readForm(option, fields, present) : variant || undefined;
    }
    case "boolean":
      return sent === true;
    case "literal":
      return sent === true ? def.values[0] : undefined;
    default:
      if (typeof sent === "object") throw unreadableError();
      return readTyped(String(sent ?? "").trim(), schema, typeof present === "number" ? present : undefined);
  }
}

/** Schema of a field of a group; undefined where it has no such field. @param value the group */
export function fieldSchema(group: Schema | undefined, value: unknown, key: string): Schema | undefined {
  const def = group && defOf(group);
  if (def?.type === "optional" || def?.type === "readonly") return fieldSchema(def.innerType, value, key);
  if (def?.type === "union") return fieldSchema(optionOf(def, value), value, key);
  return def?.type === "object" ? def.shape[key] : undefined;
}

/** Paths of the optional fields that a record does not have. */
export function absentFields(schema: Schema, value: unknown, path = ""): string[] {
  const def = defOf(schema);
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key));
  switch (def.type) {
    case "optional":
    case "readonly":
      return absentFields(def.innerType, value, path);
    case "union": {
      const option = optionOf(def, value);
      return option ? absentFields(option, value, path) : [];
    }
    case "array":
      return (value as readonly unknown[]).flatMap((entry, index) => absentFields(def.element, entry, below(index)));
    case "record":
      return Object.entries(value as object).flatMap(([key, part]) => absentFields(def.valueType, part, below(key)));
    case "object":
      return Object.entries(def.shape).flatMap(([key, part]) => {
        const own = partOf(value, key);
        if (own !== undefined) return absentFields(part, own, below(key));
        const { schema: inner, optional } = unwrap(part);
        return optional && defOf(inner).type !== "never" && isShown(key, part) ? [below(key)] : [];
      });
    default:
      return [];
  }
}

/** A copy of a record with another value at a path. */
export function withPartAt(record: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const part = withPartAt(partOf(record, key), rest, value);
  if (Array.isArray(record)) return record.with(Number(key), part);
  const { [key]: _, ...others } = (record ?? {}) as Record<string, unknown>;
  return part === undefined ? others : { ...others, [key]: part };
}

/** Path of a finding below a part, undefined for one of another part. */
export function fieldBelow(field: string, path: string): string | undefined {
  if (field === path || (path === "" && field === wholeRecord)) return "";
  if (path === "") return field;
  return field.startsWith(`${path}.`) ? field.slice(path.length + 1) : undefined;
}
