import { facts } from "@/content/facts";
import { formatAmount } from "@/lib/text/typography";
import type { Fact } from "./facts-types";

export type FactKey = keyof typeof facts;

const byKey: Readonly<Record<string, Fact>> = facts;

export const isFactKey = (key: string): key is FactKey => Object.hasOwn(facts, key);

/** The fact behind a key. Throws when the key is unknown; content checks report it earlier, with file and field. */
export function getFact(key: string): Fact {
  const fact = byKey[key];
  if (!fact) throw new Error(`Nieznany fakt {${key}}. Lista kluczy jest w content/facts.`);
  return fact;
}

/** A fact as it stands in a sentence: "15 000–40 000 zł", "co 5 lat". */
export function formatFact(fact: Fact): string {
  if (fact.text !== undefined) return fact.text;
  if (fact.value !== undefined) return formatAmount(fact.value, fact.value, fact.unit);
  return formatAmount(fact.min, fact.max, fact.unit);
}

/** Lowest and highest value of a numeric fact. Throws for a fact that is words. */
export function factRange(key: FactKey): { min: number; max: number } {
  const fact = getFact(key);
  if (fact.text !== undefined) throw new Error(`Fakt {${key}} nie jest liczbą.`);
  return fact.value !== undefined ? { min: fact.value, max: fact.value } : { min: fact.min, max: fact.max };
}

const placeholder = /\{([\w.]+)\}/g;

/** Keys a text refers to, in order. */
export const factKeysIn = (text: string): string[] => [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/** Replaces `{key}` by the formatted fact. Throws for an unknown key. */
export const insertFacts = (text: string): string =>
  text.replace(placeholder, (_, key: string) => formatFact(getFact(key)));
