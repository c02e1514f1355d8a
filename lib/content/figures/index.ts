import type { z } from "zod";
import { eachString } from "@/lib/content/schema/fields";
import { computeFigures } from "./compute";
import { type AskedFigure, askIn, FigureError, type FigureProblem } from "./figure";

export type { FactKey } from "./example";
export type { AskedFigure };

/** Every figure a text may use: facts, results of worked examples, promises and claims. */
const computedFigures = computeFigures();

/** What is wrong with computed figures: unknown facts, keys that stand twice. */
export const figureProblems = (): readonly FigureProblem[] => computedFigures.problems;

/** Keys of the facts a worked example took its figure from; none for facts and claims. */
export const figureSources = (key: string): readonly string[] => computedFigures.sources[key] ?? [];

/** Keys of all facts that worked examples stand on. */
export const factsOfExamples = (): readonly string[] => Object.values(computedFigures.sources).flat();

/** True for every key a text may use in braces. */
export const isFactKey = (key: string): boolean => Object.hasOwn(computedFigures.figures, key);

/**
 * The figure behind a key: `.text` for sentences, `.number` and `.range` for sums and drawings. Throws where the key is
 * unknown or the figure is not of that kind; content checks report it earlier, with file and field.
 */
export function figure(key: string): AskedFigure {
  // A result is not there where its example could not be computed: the reason says more than the missing key.
  if (!isFactKey(key) && computedFigures.problems.length > 0) throw new FigureError(computedFigures.problems);
  return askIn(computedFigures.figures, key);
}

const placeholder = /\{([\w.]+)\}/g;

/** Keys a text refers to, in order. */
export const factKeysIn = (text: string): string[] => [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/** True where every key a text refers to is known. */
export const hasKnownFacts = (text: string): boolean => factKeysIn(text).every(isFactKey);

/** Replaces `{key}` by the figure in words. Throws for an unknown key. */
export const insertFacts = (text: string): string => text.replace(placeholder, (_, key: string) => figure(key).text);

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
