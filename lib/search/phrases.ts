import type MiniSearch from "minisearch";
import type { SearchDocument } from "./index-format";
import { formsOf } from "./look-up";
import { phraseOf, termsOf } from "./normalise";
import { isSameWord } from "./synonyms";

/** Weight of a word in a phrase that a page is asked with, beside its weight in the texts. */
const phraseWeight = 15;
/** Weight of a word without a meaning of its own ("nie ma prądu") relative to others. */
const stopWordWeight = 0.3;

/** Phrases of pages as stems, and how rare each stem is among the pages. */
export type Asked = {
  pages: readonly { document: SearchDocument; phrases: string[][] }[];
  rarity: (stem: string) => number;
};

/** Reads the phrases of all pages once, for every query. */
export function askedPhrases(documents: readonly SearchDocument[]): Asked {
  const pages = documents.map((document) => ({
    document,
    phrases: document.keywords.split(", ").map(phraseOf),
  }));
  const counts = new Map<string, number>();
  for (const { phrases } of pages)
    for (const stem of new Set(phrases.flat())) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weigh = (stem: string) => (termsOf(stem).length > 0 ? 1 : stopWordWeight);
  return { pages, rarity: (stem) => weigh(stem) * Math.log(1 + pages.length / (counts.get(stem) ?? 1)) };
}

/** Scores the pages by the words of the query that stand in a phrase of theirs whose words it holds all. */
export function phraseScores(index: MiniSearch, { pages, rarity }: Asked, query: string): Map<SearchDocument, number> {
  const typed = [...new Set(phraseOf(query))].map((stem) => ({ stem, forms: formsOf(index, stem) }));
  const content = typed.filter(({ stem }) => termsOf(stem).length > 0).length;
  const scores = new Map<SearchDocument, number>();
  for (const { document, phrases } of pages) {
    const covered = new Set<string>();
    for (const phrase of phrases) {
      const found = phrase.map((stem) => typed.find(({ forms }) => forms.some((form) => isSameWord(form, stem)))?.stem);
      if (found.every((stem) => stem !== undefined)) for (const stem of found) covered.add(stem as string);
    }
    if (covered.size === 0) continue;
    const sum = [...covered].reduce((total, stem) => total + rarity(stem), 0);
    scores.set(document, phraseWeight * sum * Math.sqrt(covered.size / Math.max(content, covered.size)));
  }
  return scores;
}
