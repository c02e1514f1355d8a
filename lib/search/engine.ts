import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type {
  CompiledSynonym,
  SearchDocument,
  SearchGroup,
  SearchHit,
  SearchIndex,
  SearchResults,
} from "./index-format";
import { termsOf } from "./normalise";
import { bestPassage, titlePassage } from "./passage";
import { meaningsOf } from "./synonyms";

/** Weight of a word by field, relative to the running text. */
const boost = { title: 6, keywords: 4, headings: 3, text: 1 } as const;
/** Weight of a synonym relative to the word itself. */
const synonymWeight = 0.8;
/** Smallest share of the best score for a result: below it a document only shares a common word. */
const minimumShare = 0.2;
const maximumHits = { guide: 8, service: 4 } as const;
/** Documents indexed between two pauses for the browser. */
const chunkSize = 3;

type Scored = { score: number; terms: Set<string> };
/** Score and matched terms, by path of the document. */
type Scores = Map<string, Scored>;

export type SearchEngine = {
  /** Finds documents, best first, guides before services. Empty for a query without a word. */
  search: (query: string) => SearchResults;
};

/**
 * Builds the search engine for a loaded index. The inverted index is built here, in about 50 ms, because shipping it
 * would add a third to the download; pauses keep the page responsive on slow phones.
 */
export async function createEngine({ documents, synonyms }: SearchIndex): Promise<SearchEngine> {
  const index = await buildIndex(documents);
  const byPath = new Map(documents.map((document) => [document.path, document]));
  return {
    search(query) {
      const ranked = [...scoreQuery(index, synonyms, query)]
        .map(([path, scored]) => ({ ...scored, document: byPath.get(path) }))
        .sort((a, b) => b.score - a.score);
      const hitsIn = (group: SearchGroup): SearchHit[] => {
        const matches = ranked.filter(({ document }) => document?.group === group);
        const minimumScore = (matches[0]?.score ?? 0) * minimumShare;
        return matches
          .slice(0, maximumHits[group])
          .flatMap(({ document, score, terms }) => (document && score >= minimumScore ? [hitOf(document, terms)] : []));
      };
      return { guides: hitsIn("guide"), services: hitsIn("service") };
    },
  };
}

async function buildIndex(documents: readonly SearchDocument[]): Promise<MiniSearch> {
  const index = new MiniSearch({
    idField: "path",
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost },
  });
  await index.addAllAsync(
    documents.map(({ path, title, keywords, summary, sections }) => ({
      path,
      title,
      keywords,
      headings: sections.map(({ heading }) => heading).join("\n"),
      text: [summary, ...sections.flatMap(({ texts }) => texts)].join("\n"),
    })),
    { chunkSize },
  );
  return index;
}

const lookUp = (index: MiniSearch, term: string, options: SearchOptions = {}): SearchResult[] =>
  index.search(term, { tokenize: (text) => [text], ...options });

const isIndexed = (index: MiniSearch, term: string): boolean => lookUp(index, term).length > 0;

/** Corrects two neighbouring letters typed in the wrong order, which an edit distance of one does not cover. */
function correctSwap(index: MiniSearch, term: string): string | undefined {
  for (let at = 0; at < term.length - 1; at++) {
    const corrected = `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`;
    if (isIndexed(index, corrected)) return corrected;
  }
  return undefined;
}

/** Finds words typed apart that the texts write together: "wi fi", "net billing". */
const joinedPairs = (index: MiniSearch, terms: readonly string[]): string[] =>
  terms.flatMap((term, at) => {
    const pair = `${term}${terms[at + 1] ?? ""}`;
    return pair !== term && isIndexed(index, pair) ? [pair] : [];
  });

function addScore(scores: Scores, path: string, score: number, terms: Iterable<string>): void {
  const total = scores.get(path) ?? { score: 0, terms: new Set() };
  total.score += score;
  for (const term of terms) total.terms.add(term);
  scores.set(path, total);
}

/**
 * Scores one word: exact, as the start of a longer word, and with typing errors if the texts do not contain it. A word
 * that is on every page counts less, also in a title ("dom").
 */
function scoreTerm(index: MiniSearch, typed: string): Scores {
  const isExact = isIndexed(index, typed);
  const term = isExact || typed.length < 4 ? typed : (correctSwap(index, typed) ?? typed);
  const errors = isExact || term.length < 5 ? 0 : term.length < 9 ? 1 : 2;
  const matches = lookUp(index, term, {
    prefix: term.length > 3 || !isExact,
    fuzzy: errors,
    weights: { prefix: 0.3, fuzzy: 0.5 },
  });
  const rarity = Math.log(1 + index.documentCount / Math.max(1, matches.length));
  const scores: Scores = new Map();
  for (const { id, score, terms } of matches) addScore(scores, id, score * rarity, terms);
  return scores;
}

/**
 * Sums the scores of the typed words and their synonyms, then weighs each sum by the share of the words the document
 * matches: "sterowanie roletami" is about blinds, not about every page with "sterowanie".
 */
function scoreQuery(index: MiniSearch, synonyms: readonly CompiledSynonym[], query: string): Scores {
  const allTerms = termsOf(query);
  const terms = [...new Set(allTerms)];
  const matchedTerms = new Map<string, Set<string>>();
  const totals: Scores = new Map();
  const addTerm = (term: string, weight: number, typedTerms: readonly string[]): void => {
    for (const [path, { score, terms: indexTerms }] of scoreTerm(index, term)) {
      addScore(totals, path, score * weight, indexTerms);
      matchedTerms.set(path, new Set([...(matchedTerms.get(path) ?? []), ...typedTerms]));
    }
  };
  for (const term of terms) addTerm(term, 1, [term]);
  for (const pair of joinedPairs(index, allTerms)) addTerm(pair, 1, terms);
  for (const { phrase, terms: meanings } of meaningsOf(query, synonyms))
    for (const term of meanings) addTerm(term, synonymWeight / Math.sqrt(meanings.length), phrase);
  for (const [path, total] of totals) {
    const share = terms.filter((term) => matchedTerms.get(path)?.has(term)).length / Math.max(1, terms.length);
    total.score *= share || 1 / (terms.length + 1);
  }
  return totals;
}

function hitOf(document: SearchDocument, terms: ReadonlySet<string>): SearchHit {
  const { path, title, icon } = document;
  const match = bestPassage(document, terms);
  if (!match) return { path, title, icon, passage: titlePassage(document, terms) };
  const { id, heading } = match.section;
  return { path, title, icon, passage: match.passage, ...(id && { section: { heading, href: `${path}#${id}` } }) };
}
