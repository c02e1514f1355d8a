import type { z } from "zod";
import { givenOf } from "@/lib/content/figures/compute";
import type { Given } from "@/lib/content/figures/example";
import { prepare } from "@/lib/content/prepare";
import { getSite } from "@/lib/content/site";
import { words } from "@/lib/content/words";
import { formatNumber } from "@/lib/text/numbers";
import type { Field, NumberRule, Shape } from "./inputs";
import type { FrameTexts } from "./types";

/** The words of each field of a form; a question with fixed answers has those of its answers, too. */
type FieldTexts<S extends Shape> = {
  [Key in keyof S]: { label: string; hint: string } & (S[Key] extends readonly (infer Answer extends string)[]
    ? { options: Readonly<Record<Answer, string>> }
    : unknown);
};

/** What else each field needs: its name in the address, its limits, and what it holds at first. */
export type FieldRules<S extends Shape> = {
  [Key in keyof S]: S[Key] extends readonly (infer Answer)[]
    ? { name: string; value: Answer }
    : NumberRule & { name: string; value: number | string };
};

type AnyTexts = Readonly<Record<string, { label: string; hint: string; options?: Readonly<Record<string, string>> }>>;
type AnyRules = Readonly<Record<string, NumberRule & { name: string; value: number | string }>>;

/** The fields of a form, in the order of its shape. */
export function fieldsOf<S extends Shape>(shape: S, texts: FieldTexts<S>, rules: FieldRules<S>): Field[] {
  // Both hold an entry for every key of the shape, and answers where it has any: their types say so to the caller.
  const [labels, limits] = [texts as AnyTexts, rules as unknown as AnyRules];
  return Object.entries(shape).flatMap(([key, kind]): Field[] => {
    const [text, rule] = [labels[key], limits[key]];
    if (!text || !rule) return [];
    const { label, hint, options = {} } = text;
    const value = typeof rule.value === "number" ? formatNumber(rule.value) : rule.value;
    const field = { key, label, hint, ...rule, value };
    if (typeof kind === "string") return [{ ...field, kind: "number", ...(kind === "optional" && { optional: true }) }];
    const answers = kind.map((answer) => ({ value: answer, label: options[answer] ?? "" }));
    return [{ ...field, kind: "choice", options: answers }];
  });
}

type Definition<Texts extends FrameTexts> = {
  /** The guide it stands in, under the anchor `id`: after that section of it, else before its questions. */
  guide: string;
  id: string;
  after?: string;
  /** Where its words are typed, "calculators:powerTexts", and what checks them. */
  origin: `${string}:${string}`;
  schema: z.ZodType<Texts>;
  typed: NoInfer<Texts>;
};

/**
 * A calculator.
 * @param show what its island gets from its words, from facts, and from other records of content, which it makes ready
 * to be shown: words besides those of its fields, and data
 */
export function calculator<Texts extends FrameTexts, Shown extends { texts: FrameTexts }>(
  definition: Definition<Texts>,
  show: (texts: Texts, given: Given, ready: typeof prepare) => Shown,
) {
  const { guide, id, origin, schema, typed } = definition;
  const data = () => ({
    ...show(prepare<Texts>(schema, typed, origin), givenOf(), prepare),
    id,
    /** Address of the guide, absolute, for links in messages. */
    page: `${getSite().url}/poradnik/${guide}`,
  });
  /** Keys of the facts it computes with, also where a fact is wrong: the checks of content ask for them. */
  const factKeys = (): readonly string[] => {
    const keys = new Set<string>();
    const given: Given = {
      number: (key) => keys.add(key) && 1,
      range: (key) => keys.add(key) && { min: 1, max: 1 },
    };
    show(typed, given, (_, record) => record);
    return [...keys];
  };
  return { ...definition, data, factKeys };
}

/** A calculator that is no more than a list of inputs and a pure function: `facts` is what the function gets of them. */
export const smallCalculator = <S extends Shape, Texts extends FrameTexts & { fields: FieldTexts<S> }, Facts>(
  definition: Definition<Texts>,
  form: { shape: S; rules: (given: Given) => FieldRules<S>; facts: (given: Given) => Facts },
) =>
  calculator(definition, ({ fields, ...texts }: Texts, given) => ({
    texts: texts as Omit<Texts, "fields">,
    fields: fieldsOf(form.shape, fields, form.rules(given)),
    facts: form.facts(given),
    wrong: words.input,
  }));
