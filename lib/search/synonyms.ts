import type { Synonym } from "@/lib/content/types";
import type { CompiledSynonym } from "./index-format";
import { phraseOf, termsOf } from "./normalise";

/**
 * Converts the editors' list to stems for the index, so that the browser compares only stems.
 * @throws Error in Polish for an entry without words or meaning
 */
export function compileSynonyms(synonyms: readonly Synonym[]): CompiledSynonym[] {
  return synonyms.map(({ words, means }) => {
    const phrases = words.map(phraseOf).filter((phrase) => phrase.length > 0);
    const terms = [...new Set(means.flatMap(termsOf))];
    if (phrases.length === 0 || terms.length === 0)
      throw new Error(`content/search-synonyms.ts: wpis „${words.join(", ")}” nie ma słów albo znaczenia.`);
    return { phrases, terms };
  });
}

/** True for stems of one word: equal, or long and different by up to two final letters ("złodziej", "złodzieje"). */
export const isSameWord = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= 5 && Math.abs(a.length - b.length) <= 2 && (a.startsWith(b) || b.startsWith(a)));

/** A phrase of the query that has a meaning in the list. */
type Meaning = {
  /** Stems of the phrase in the list. */
  phrase: readonly string[];
  /** Terms to search as well. */
  terms: readonly string[];
};

/** Finds the phrases of the list whose words a query contains, in any order, and returns their meanings. */
export function meaningsOf(query: string, synonyms: readonly CompiledSynonym[]): Meaning[] {
  const queryStems = phraseOf(query);
  return synonyms.flatMap(({ phrases, terms }) => {
    const matches = phrases.filter((phrase) =>
      phrase.every((stem) => queryStems.some((word) => isSameWord(word, stem))),
    );
    const longest = matches.toSorted((a, b) => b.length - a.length)[0];
    return longest ? [{ phrase: longest, terms }] : [];
  });
}
