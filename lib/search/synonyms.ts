import type { Synonym } from "@/lib/content/types";
import { phraseOf, termsOf } from "./normalise";
import type { CompiledSynonym } from "./types";

/**
 * Prepares the editors' list for the index, so that the browser compares stems only.
 * @throws Error in Polish for an entry without words or without a meaning
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

/** Stems of one word: equal, or long ones of which one only has a letter or two more ("złodziej", "złodzieje"). */
const sameWord = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= 5 && Math.abs(a.length - b.length) <= 2 && (a.startsWith(b) || b.startsWith(a)));

/** A phrase of the query that has a meaning in the list. */
type Meaning = {
  /** Stems of the phrase as typed. */
  phrase: readonly string[];
  /** Terms to look for in its place, beside it. */
  terms: readonly string[];
};

/** The synonyms a query uses: for each phrase of the list whose words it holds, in any order, what it means. */
export function meaningsOf(query: string, synonyms: readonly CompiledSynonym[]): Meaning[] {
  const typed = phraseOf(query);
  return synonyms.flatMap(({ phrases, terms }) => {
    const found = phrases.filter((phrase) => phrase.every((stem) => typed.some((word) => sameWord(word, stem))));
    const longest = found.toSorted((a, b) => b.length - a.length)[0];
    return longest ? [{ phrase: longest, terms }] : [];
  });
}
