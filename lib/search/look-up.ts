import type MiniSearch from "minisearch";
import type { SearchOptions, SearchResult } from "minisearch";

/** Looks one stem up: its parts and scores. */
export const lookUp = (index: MiniSearch, term: string, options: SearchOptions = {}): SearchResult[] =>
  index.search(term, { tokenize: (text) => [text], ...options });

/** True if the texts have this stem. */
export const isIndexed = (index: MiniSearch, term: string): boolean => lookUp(index, term).length > 0;

/** Corrects two neighbouring letters typed in the wrong order, which an edit distance of one does not cover. */
export function correctSwap(index: MiniSearch, term: string): string | undefined {
  for (let at = 0; at < term.length - 1; at++) {
    const corrected = `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`;
    if (isIndexed(index, corrected)) return corrected;
  }
  return undefined;
}

/** A word of the query, and the words of the texts that it may be a mistyped form of. */
export function formsOf(index: MiniSearch, stem: string): string[] {
  if (stem.length < 5 || isIndexed(index, stem)) return [stem];
  const swapped = correctSwap(index, stem);
  if (swapped) return [stem, swapped];
  const similar = lookUp(index, stem, { fuzzy: stem.length < 9 ? 1 : 2 }).flatMap(({ terms }) => terms);
  return [stem, ...new Set(similar)];
}
