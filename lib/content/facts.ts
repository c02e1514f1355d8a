import type { z } from "zod";
import { facts } from "@/content/facts";
import { formatAmount } from "@/lib/text/typography";
import { claimFigures } from "./claims";
import { type ComputedFigures, computeFigures, type FigureProblem } from "./examples";
import type { FactKey } from "./examples/types";
import { eachString } from "./schema/fields";
import type { Figure, Figures } from "./types";

type Known = { byKey: Figures } & Pick<ComputedFigures, "sources" | "problems">;

/** Every key a text may use: facts first, then the results of worked examples, then promises and claims. */
export function mergeFigures(typed: Figures, { figures, sources, problems }: ComputedFigures, claims: Figures): Known {
  const taken = Object.keys(claims).filter((key) => Object.hasOwn(typed, key) || Object.hasOwn(figures, key));
  return {
    byKey: { ...claims, ...figures, ...typed },
    sources,
    problems: [
      ...problems,
      ...taken.map((key) => ({
        file: "lib/content/claims.ts",
        field: key,
        what: `Klucz {${key}} jest już faktem albo wynikiem przykładu.`,
        mend: "Zostaw go w jednym miejscu.",
      })),
    ],
  };
}

const known = mergeFigures(facts, computeFigures(), claimFigures());

/** What is wrong with computed figures and claims: unknown facts, keys that stand twice. */
export const figureProblems = (): readonly FigureProblem[] => known.problems;

/** Keys of the facts a worked example took its figure from; none for facts and claims. */
export const figureSources = (key: string): readonly string[] => known.sources[key] ?? [];

/** True for every key a text may use in braces. */
export const isFactKey = (key: string): boolean => Object.hasOwn(known.byKey, key);

/** The figure behind a key. Throws when the key is unknown; content checks report it earlier, with file and field. */
export function getFact(key: string): Figure {
  const figure = isFactKey(key) ? known.byKey[key] : undefined;
  if (!figure)
    throw new Error(
      [
        `Nieznany fakt {${key}}. Klucze są w content/facts, w lib/content/examples i w lib/content/claims.ts.`,
        ...figureProblems().map(({ file, field, what, mend }) => `  ${file} › ${field}: ${what} ${mend}`),
      ].join("\n"),
    );
  return figure;
}

/** A fact as it stands in a sentence: "15 000–40 000 zł", "co 5 lat". */
export function formatFact(fact: Figure): string {
  if (fact.text !== undefined) return fact.text;
  if (fact.value !== undefined) return formatAmount(fact.value, fact.value, fact.unit);
  return formatAmount(fact.min, fact.max, fact.unit);
}

export type { FactKey };

/** Lowest and highest value of a numeric fact. Throws for a fact that is words. */
export function factRange(key: FactKey): { min: number; max: number } {
  const fact = getFact(key);
  if (fact.text !== undefined) throw new Error(`Fakt {${key}} nie jest liczbą.`);
  return fact.value !== undefined ? { min: fact.value, max: fact.value } : { min: fact.min, max: fact.max };
}

/** The number of a fact with one value. Throws for a range and for words. */
export function factValue(key: FactKey): number {
  const { value } = getFact(key);
  if (value === undefined) throw new Error(`Fakt {${key}} nie jest jedną liczbą.`);
  return value;
}

const placeholder = /\{([\w.]+)\}/g;

/** Keys a text refers to, in order. */
export const factKeysIn = (text: string): string[] => [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/** True where every key a text refers to is known. */
export const hasKnownFacts = (text: string): boolean => factKeysIn(text).every(isFactKey);

/** Replaces `{key}` by the formatted figure. Throws for an unknown key. */
export const insertFacts = (text: string): string =>
  text.replace(placeholder, (_, key: string) => formatFact(getFact(key)));

/**
 * Keys of the facts a record of content stands on: those in its texts, those its gauges draw, and those behind the
 * worked examples it shows.
 *
 * @param record as typed in content/: a prepared record has its figures in place of the keys
 */
export function factsIn(schema: z.core.$ZodType, record: unknown): ReadonlySet<string> {
  const keys = new Set<string>();
  eachString(schema, record, (text, { role }) => {
    for (const key of role === "fact" ? [text] : factKeysIn(text)) {
      keys.add(key);
      for (const source of figureSources(key)) keys.add(source);
    }
  });
  return keys;
}
