import type { z } from "zod";
import { figureReader, figureSources } from "@/lib/content/figures";
import type { FactReader } from "@/lib/content/figures/fact-reader";
import { prepare } from "@/lib/content/prepare";
import { getSite } from "@/lib/content/site";
import { words } from "@/lib/content/words";
import type { FormShape } from "@/lib/physics/quantities";
import { formatNumber } from "@/lib/text/numbers";
import type { Field, NumberField, NumberRule, RawInput } from "./inputs";
import type { FrameTexts } from "./results";

/** Texts of each field of a form; a choice field also has labels of its options. */
type FieldTexts<S extends FormShape> = {
  [Key in keyof S]: { label: string; hint: string } & (S[Key] extends readonly (infer Option extends string)[]
    ? { options: Readonly<Record<Option, string>> }
    : unknown);
};

/** Rules of each field: name in the address, limits, initial value. */
export type FieldRules<S extends FormShape> = {
  [Key in keyof S]: S[Key] extends readonly (infer Option)[]
    ? { name: string; value: Option; presets?: Partial<Record<Option & string, RawInput>> }
    : Pick<NumberField, keyof NumberRule | "name" | "by"> & { value: number | string };
};

type AnyTexts = Readonly<Record<string, { label: string; hint: string; options?: Readonly<Record<string, string>> }>>;
type AnyRules = Readonly<
  Record<string, FieldRules<{ any: "number" }>["any"] & { presets?: Readonly<Record<string, RawInput>> }>
>;

/** Builds the fields of a form, in the order of its shape. */
export function fieldsOf<S extends FormShape>(shape: S, texts: FieldTexts<S>, rules: FieldRules<S>): Field[] {
  // The parameter types guarantee an entry for every key of the shape, which Object.entries() cannot express.
  const [textByKey, ruleByKey] = [texts as AnyTexts, rules as unknown as AnyRules];
  return Object.entries(shape).flatMap(([key, kind]): Field[] => {
    const [text, rule] = [textByKey[key], ruleByKey[key]];
    if (!text || !rule) return [];
    const { label, hint, options: optionLabels = {} } = text;
    const { presets, ...limits } = rule;
    const value = typeof rule.value === "number" ? formatNumber(rule.value) : rule.value;
    const field = { key, label, hint, ...limits, value };
    if (typeof kind === "string") return [{ ...field, kind: "number", ...(kind === "optional" && { optional: true }) }];
    const options = kind.map((option) => ({
      value: option,
      label: optionLabels[option] ?? "",
      presets: presets?.[option],
    }));
    return [{ ...field, kind: "choice", options }];
  });
}

type Definition<Texts extends FrameTexts> = {
  /** Guide that shows the calculator under the anchor `id`: after section `after`, or before the questions. */
  guide: string;
  id: string;
  after?: string;
  /** Where its texts are in content/, "calculators:powerTexts", and their schema. */
  origin: `${string}:${string}`;
  schema: z.ZodType<Texts>;
  writtenRecord: NoInfer<Texts>;
};

/**
 * Defines a calculator.
 * @param makeData builds the island's props from texts, facts and other content records, which it prepares itself
 */
export function defineCalculator<Texts extends FrameTexts, Data extends { texts: FrameTexts }>(
  definition: Definition<Texts>,
  makeData: (texts: Texts, facts: FactReader, prepareRecord: typeof prepare) => Data,
) {
  const { guide, id, origin, schema, writtenRecord } = definition;
  const data = () => {
    const made = makeData(prepare<Texts>(schema, writtenRecord, origin), figureReader, prepare);
    return {
      ...made,
      texts: { ...made.texts, ...words.calculator } as Data["texts"] & typeof words.calculator,
      id,
      /** Address of the guide, absolute, for links in messages. */
      page: `${getSite().url}/poradnik/${guide}`,
    };
  };
  /** Keys of the facts the calculator uses, for the content checks. Reads no values, so invalid facts do no harm. */
  const factKeys = (): readonly string[] => {
    const keys = new Set<string>();
    const recorder: FactReader = {
      number: (key) => keys.add(key) && 1,
      range: (key) => keys.add(key) && { min: 1, max: 1 },
    };
    makeData(writtenRecord, recorder, (_, record) => record);
    return [...keys].flatMap((key) => [key, ...figureSources(key)]);
  };
  return { ...definition, data, factKeys };
}

/** Defines a calculator made of a list of inputs and a pure function; `facts` selects the facts the function needs. */
export const defineSmallCalculator = <S extends FormShape, Texts extends FrameTexts & { fields: FieldTexts<S> }, Facts>(
  definition: Definition<Texts>,
  form: { shape: S; rules: (facts: FactReader) => FieldRules<S>; facts: (facts: FactReader) => Facts },
) =>
  defineCalculator(definition, ({ fields, ...texts }: Texts, reader) => ({
    texts: texts as Omit<Texts, "fields">,
    fields: fieldsOf(form.shape, fields, form.rules(reader)),
    facts: form.facts(reader),
    fieldErrors: words.fieldErrors,
  }));
