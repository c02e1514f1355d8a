import type { z } from "zod";
import { isEditing } from "@/lib/content/origin";
import { eachString } from "@/lib/content/schema/walk";
import { computeFigures } from "./compute";
import type { FactReader } from "./fact-reader";
import { FigureError, type FigureProblem, type FigureValue, findFigure, readFigure, unknownMend } from "./figure";

export type { FigureValue };

/** All figures texts may use: facts, results of worked examples, promises and claims. */
const computedFigures = computeFigures();

/** Returns the problems of computed figures: unknown facts, duplicate keys. */
export const figureProblems = (): readonly FigureProblem[] => computedFigures.problems;

/** Returns the keys of the facts and results behind a worked example's result; [] for facts and claims. */
export const figureSources = (key: string): readonly string[] => computedFigures.sources[key] ?? [];

/** Returns the keys of all results of worked examples, with the file of each. */
export const exampleResults = (): Readonly<Record<string, string>> => computedFigures.files;

/** True for a key a text may use in braces. */
export const isFactKey = (key: string): boolean => Object.hasOwn(computedFigures.figures, key);

/** Advice for a key that is not known. */
export const unknownKeyMend = (key: string): string => unknownMend(computedFigures.figures, key);

/**
 * Returns the figure with a key: `.text` for sentences, `.number` and `.range` for calculations and drawings.
 * @throws FigureError for an unknown key; the content checks report it earlier, with file and field
 */
export function figure(key: string): FigureValue {
  if (isEditing && !isFactKey(key)) return unknownFigure(key);
  // A missing result may come from a failed example: its reason says more than the missing key.
  if (!isFactKey(key) && computedFigures.problems.length > 0) throw new FigureError(computedFigures.problems);
  return findFigure(computedFigures.figures, key);
}

/** Reads figures for calculators. */
export const figureReader: FactReader = {
  number: (key) => figure(key).number,
  range: (key) => figure(key).range,
};

/** What edit mode shows for a key that is still to be mended. */
const unknownFigure = (key: string): FigureValue => ({
  ...readFigure(key, { what: "", value: 1 }),
  text: `{${key}}`,
});

const placeholder = /\{([\w.]+)\}/g;

/** Returns the keys in a text, in order. */
export const factKeysIn = (text: string): string[] => [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/** True if all keys in a text are known. */
export const hasKnownFacts = (text: string): boolean => factKeysIn(text).every(isFactKey);

/** Replaces each `{key}` by the figure's text. Throws for an unknown key. */
export const insertFacts = (text: string): string => text.replace(placeholder, (_, key: string) => figure(key).text);

/**
 * Returns the keys of all facts a content record uses: in texts, in fields with a key, and behind worked examples.
 *
 * @param record unprepared: a prepared record has figures in place of the keys
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
