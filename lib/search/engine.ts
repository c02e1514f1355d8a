import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { termsOf } from "./normalise";
import { bestPassage, titlePassage } from "./passage";
import { meaningsOf } from "./synonyms";
import type { SearchDocument, SearchGroup, SearchHit, SearchIndex, SearchResults } from "./types";

/** What a word in a field is worth against a word of the running text. */
const boost = { title: 6, keywords: 4, headings: 3, text: 1 } as const;
/** What a synonym is worth against the word itself. */
const synonymWeight = 0.8;
/** A result must reach this share of the best one, or it only shares a common word. */
const leastShare = 0.2;
const most = { guide: 8, service: 4 } as const;
/** Documents indexed between two pauses for the browser. */
const chunkSize = 3;

type Scored = { score: number; terms: Set<string> };
type Scores = Map<string, Scored>;

export type SearchEngine = {
  /** Documents for a query, best first, guides before services. Empty for a query without a word. */
  search: (query: string) => SearchResults;
};

const add = (scores: Scores, path: string, score: number, terms: Iterable<string>): void => {
  const known = scores.get(path) ?? { score: 0, terms: new Set() };
  known.score += score;
  for (const term of terms) known.terms.add(term);
  scores.set(path, known);
};

/**
 * Builds the search over a loaded index. The inverted index is made here, in about 50 ms, because shipping it would add
 * a third to what a visitor loads; pauses keep the page answering on slow phones.
 */
export async function createEngine({ documents, synonyms }: SearchIndex): Promise<SearchEngine> {
  const mini = new MiniSearch({
    idField: "path",
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost },
  });
  await mini.addAllAsync(
    documents.map(({ path, title, keywords, summary, sections }) => ({
      path,
      title,
      keywords,
      headings: sections.map(({ heading }) => heading).join("\n"),
      text: [summary, ...sections.flatMap(({ texts }) => texts)].join("\n"),
    })),
    { chunkSize },
  );
  const byPath = new Map(documents.map((document) => [document.path, document]));

  const lookUp = (term: string, options: SearchOptions = {}): SearchResult[] =>
    mini.search(term, { tokenize: (text) => [text], ...options });
  const isKnown = (term: string): boolean => lookUp(term).length > 0;

  /** Two neighbouring letters typed in the wrong order, the error an edit distance of one does not cover. */
  const swapped = (term: string): string | undefined => {
    for (let at = 0; at < term.length - 1; at++) {
      const other = `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`;
      if (isKnown(other)) return other;
    }
    return undefined;
  };

  /**
   * Scores of one word: as it is, as the beginning of a longer one, and with typing errors where the texts do not know
   * it. A word that stands on every page counts less, also in a title ("dom").
   */
  const scoreTerm = (typed: string): Scores => {
    const known = isKnown(typed);
    const term = known || typed.length < 4 ? typed : (swapped(typed) ?? typed);
    const errors = known || term.length < 5 ? 0 : term.length < 9 ? 1 : 2;
    const found = lookUp(term, {
      prefix: term.length > 3 || !known,
      fuzzy: errors,
      weights: { prefix: 0.3, fuzzy: 0.5 },
    });
    const rarity = Math.log(1 + documents.length / Math.max(1, found.length));
    const scores: Scores = new Map();
    for (const { id, score, terms } of found) add(scores, id, score * rarity, terms);
    return scores;
  };

  /** Words typed apart that the texts write together: "wi fi", "net billing". */
  const joinedPairs = (terms: readonly string[]): string[] =>
    terms.flatMap((term, at) => {
      const pair = `${term}${terms[at + 1] ?? ""}`;
      return pair !== term && isKnown(pair) ? [pair] : [];
    });

  /**
   * Sums the scores of the typed words and of what they mean, and weighs the sum by how many of the words a document
   * answers: "sterowanie roletami" is about blinds, not about every page with "sterowanie".
   */
  const scoreQuery = (query: string): Scores => {
    const typed = termsOf(query);
    const terms = [...new Set(typed)];
    const answered = new Map<string, Set<string>>();
    const total: Scores = new Map();
    const count = (scores: Scores, weight: number, answers: readonly string[]): void => {
      for (const [path, { score, terms: found }] of scores) {
        add(total, path, score * weight, found);
        const known = answered.get(path) ?? new Set();
        for (const term of answers) known.add(term);
        answered.set(path, known);
      }
    };
    for (const term of terms) count(scoreTerm(term), 1, [term]);
    for (const pair of joinedPairs(typed)) count(scoreTerm(pair), 1, terms);
    for (const { phrase, terms: meant } of meaningsOf(query, synonyms))
      for (const term of meant) count(scoreTerm(term), synonymWeight / Math.sqrt(meant.length), phrase);
    for (const [path, entry] of total) {
      const share = terms.filter((term) => answered.get(path)?.has(term)).length / Math.max(1, terms.length);
      entry.score *= share || 1 / (terms.length + 1);
    }
    return total;
  };

  const hitOf = (document: SearchDocument, terms: ReadonlySet<string>): SearchHit => {
    const { path, title, icon } = document;
    const found = bestPassage(document, terms);
    if (!found) return { path, title, icon, passage: titlePassage(document, terms) };
    const { section, passage } = found;
    return {
      path,
      title,
      icon,
      passage,
      ...(section.id ? { section: { heading: section.heading, href: `${path}#${section.id}` } } : {}),
    };
  };

  return {
    search(query) {
      const ranked = [...scoreQuery(query)]
        .map(([path, scored]) => ({ ...scored, document: byPath.get(path) }))
        .sort((a, b) => b.score - a.score);
      const group = (name: SearchGroup): SearchHit[] => {
        const found = ranked.filter(({ document }) => document?.group === name);
        const least = (found[0]?.score ?? 0) * leastShare;
        return found
          .slice(0, most[name])
          .flatMap(({ document, score, terms }) => (document && score >= least ? [hitOf(document, terms)] : []));
      };
      return { guides: group("guide"), services: group("service") };
    },
  };
}
