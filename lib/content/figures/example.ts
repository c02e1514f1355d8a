import type { facts } from "@/content/facts";
import type { Figure, Figures } from "@/lib/content/types";
import { round } from "@/lib/text/numbers";

/** Key of a figure typed in content/facts: what calculators and examples may ask for. */
export type FactKey = keyof typeof facts;

/** What a worked example is computed from: facts of content/facts, never other computed figures. */
export type FactReader = {
  /** Number of a fact with one value. Throws for a range, for words and for an unknown key. */
  number: (key: FactKey) => number;
  /** Lowest and highest value of a fact; one value is both. Throws for words and for an unknown key. */
  range: (key: FactKey) => { min: number; max: number };
};

/** A worked example: a small named function from facts to the figures its guide shows. */
export type Example = (given: FactReader) => Figures;

/** A rounded result: `amount("Koszt po uldze", 26_400.4, "zł")`. */
export const amount = (what: string, value: number, unit: string, digits = 0): Figure => ({
  what,
  value: round(value, digits),
  unit,
});

/** Hours of a year of 365 days. */
export const hoursInYear = 8760;
