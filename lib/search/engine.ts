import MiniSearch from "minisearch";
import type { CompiledSynonym, SearchDocument, SearchHit, SearchIndex, SearchSection } from "./index-format";
import { correctSwap, isIndexed, lookUp } from "./look-up";
import { phraseOf, termsOf } from "./normalise";
import { bestPassage, titlePassage } from "./passage";
import { askedPhrases, phraseScores } from "./phrases";
import { meaningsOf } from "./synonyms";

/** Weight of a word by field, relative to the running text. Title and keywords are indexed with a page's first part. */
const boost = { title: 6, keywords: 3, heading: 2.5, text: 1 } as const;
/** Weight of a synonym relative to the word itself. */
const synonymWeight = 0.8;
/** Share of a page's other parts in its score, beside the part that answers best. */
const othersShare = 0.5;
/** How many of these other parts count: a long page is not better for its length. */
const otherParts = 4;
/** Weight of the price list for a query that asks for a price. */
const priceWeight = 3;
/** Smallest share of the best score for a result: below it a page only shares a common word. */
const minimumShare = 0.2;
const maximumHits = 10;
/** Documents indexed between two pauses for the browser. */
const chunkSize = 40;

/** Words that ask for a price, as stems. The texts of most pages have them, so they say only which kind answers. */
const priceWords = new Set(["kosztuje", "koszt", "cena", "cennik", "stawka", "ile", "placi"].flatMap(phraseOf));

/** A part of a page, with its page. */
type Part = { document: SearchDocument; section?: SearchSection; isPrices?: boolean };

type Scored = { score: number; terms: Set<string> };
/** Score and matched terms, by number of the part. */
type Scores = Map<number, Scored>;

export type SearchEngine = {
  /** Finds pages, best first. None for a query without a word. */
  search: (query: string) => readonly SearchHit[];
};

/**
 * Builds the search engine for a loaded index. The inverted index is built here, in about 50 ms, because shipping it
 * would add a third to the download; pauses keep the page responsive on slow phones.
 */
export async function createEngine({ documents, synonyms }: SearchIndex): Promise<SearchEngine> {
  const parts = documents.flatMap(partsOf);
  const index = await buildIndex(parts);
  const asked = askedPhrases(documents);
  return {
    search(query) {
      const asksPrice = phraseOf(query).some((word) => priceWords.has(word));
      const found = scoreQuery({ index, parts, synonyms }, query, asksPrice);
      const ranked = rankPages(parts, found, phraseScores(index, asked, query));
      const minimumScore = (ranked[0]?.score ?? 0) * minimumShare;
      return ranked
        .slice(0, maximumHits)
        .flatMap(({ document, score, terms }) =>
          score >= minimumScore ? [hitOf(document, { terms, asksPrice })] : [],
        );
    },
  };
}

const partsOf = (document: SearchDocument): Part[] => [
  { document },
  ...document.sections.map((section) => ({ document, section })),
  ...(document.prices ? [{ document, section: document.prices, isPrices: true }] : []),
];

async function buildIndex(parts: readonly Part[]): Promise<MiniSearch> {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost },
  });
  await index.addAllAsync(
    parts.map(({ document: { title, keywords, summary }, section }, id) =>
      section
        ? { id, heading: section.heading, text: section.texts.join("\n") }
        : { id, title, keywords, text: summary },
    ),
    { chunkSize },
  );
  return index;
}

/** Finds words typed apart that the texts write together: "wi fi", "net billing". */
const joinedPairs = (index: MiniSearch, terms: readonly string[]): string[] =>
  terms.flatMap((term, at) => {
    const pair = `${term}${terms[at + 1] ?? ""}`;
    return pair !== term && isIndexed(index, pair) ? [pair] : [];
  });

function addScore<Key>(scores: Map<Key, Scored>, key: Key, score: number, terms: Iterable<string>): void {
  const total = scores.get(key) ?? { score: 0, terms: new Set() };
  total.score += score;
  for (const term of terms) total.terms.add(term);
  scores.set(key, total);
}

/**
 * Scores one word: exact, as the start of a longer word, and with typing errors if the texts do not contain it. A word
 * that is on every page counts less, also in a title ("dom").
 */
function scoreTerm(index: MiniSearch, parts: readonly Part[], typed: string): Scores {
  const isExact = isIndexed(index, typed);
  const term = isExact || typed.length < 4 ? typed : (correctSwap(index, typed) ?? typed);
  const errors = isExact || term.length < 5 ? 0 : term.length < 9 ? 1 : 2;
  const matches = lookUp(index, term, {
    prefix: term.length > 3 || !isExact,
    fuzzy: errors,
    weights: { prefix: 0.3, fuzzy: 0.5 },
  });
  const pages = new Set(matches.map(({ id }) => parts[id]?.document)).size;
  const pageCount = new Set(parts.map(({ document }) => document)).size;
  const rarity = Math.log(1 + pageCount / Math.max(1, pages));
  const scores: Scores = new Map();
  for (const { id, score, terms } of matches) addScore(scores, id, score * rarity, terms);
  return scores;
}

type Searched = { index: MiniSearch; parts: readonly Part[]; synonyms: readonly CompiledSynonym[] };

/** What a query found: its words, the scores of parts, and the words that each part matches. */
type Found = { terms: readonly string[]; scores: Scores; matched: ReadonlyMap<number, ReadonlySet<string>> };

/** Sums the scores of the typed words and their synonyms, part by part. */
function scoreQuery({ index, parts, synonyms }: Searched, query: string, asksPrice: boolean): Found {
  const allTerms = termsOf(query);
  const terms = [...new Set(allTerms)].filter((term) => !priceWords.has(term));
  const matched = new Map<number, Set<string>>();
  const scores: Scores = new Map();
  const addTerm = (term: string, weight: number, typedTerms: readonly string[]): void => {
    for (const [id, { score, terms: indexTerms }] of scoreTerm(index, parts, term)) {
      const answersPrice = asksPrice && parts[id]?.isPrices;
      addScore(scores, id, score * weight * (answersPrice ? priceWeight : 1), indexTerms);
      matched.set(id, new Set([...(matched.get(id) ?? []), ...typedTerms]));
    }
  };
  for (const term of terms) addTerm(term, 1, [term]);
  for (const pair of joinedPairs(index, allTerms)) addTerm(pair, 1, terms);
  for (const { phrase, terms: meanings } of meaningsOf(query, synonyms))
    for (const term of meanings) addTerm(term, synonymWeight / Math.sqrt(meanings.length), phrase);
  return { terms, scores, matched };
}

/** A page while its score is summed: title and keywords, its other parts, and the words that it matches. */
type Page = { head: number; parts: number[]; terms: Set<string>; matched: Set<string> };
type Ranked = { document: SearchDocument; score: number; terms: ReadonlySet<string> };

/**
 * Ranks pages: title and keywords count, then the part that answers best, then a little of the others. Each sum is
 * weighed by the share of the typed words it matches: "sterowanie roletami" is about blinds, not about every page with
 * "sterowanie". What a page is asked with comes on top.
 */
function rankPages(
  parts: readonly Part[],
  { terms, scores, matched }: Found,
  phrases: ReadonlyMap<SearchDocument, number>,
): Ranked[] {
  const shareOf = (found: ReadonlySet<string>): number =>
    terms.filter((term) => found.has(term)).length / Math.max(1, terms.length) || 1 / (terms.length + 1);
  const pages = new Map<SearchDocument, Page>();
  const pageOf = (document: SearchDocument): Page => {
    const page = pages.get(document) ?? { head: 0, parts: [], terms: new Set(), matched: new Set() };
    pages.set(document, page);
    return page;
  };
  for (const [id, { score, terms: indexTerms }] of scores) {
    const part = parts[id] as Part;
    const page = pageOf(part.document);
    const typed = matched.get(id) ?? new Set();
    if (part.section) page.parts.push(score * shareOf(typed));
    else page.head += score;
    for (const term of indexTerms) page.terms.add(term);
    for (const term of typed) page.matched.add(term);
  }
  for (const document of phrases.keys()) pageOf(document);
  return [...pages]
    .map(([document, page]) => {
      const [best = 0, ...others] = page.parts.toSorted((a, b) => b - a);
      const rest = others.slice(0, otherParts).reduce((sum, other) => sum + other, 0);
      const score = (page.head + best + othersShare * rest) * shareOf(page.matched) + (phrases.get(document) ?? 0);
      return { document, score, terms: page.terms };
    })
    .sort((a, b) => b.score - a.score);
}

function hitOf(document: SearchDocument, query: { terms: ReadonlySet<string>; asksPrice: boolean }): SearchHit {
  const { path, kind, title, icon } = document;
  const match = bestPassage(document, query);
  if (!match) return { path, kind, title, icon, passage: titlePassage(document, query.terms) };
  const { href, heading } = match.section;
  return { path, kind, title, icon, passage: match.passage, ...(href && { section: { heading, href } }) };
}
