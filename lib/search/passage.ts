import type { PassagePart, SearchDocument, SearchSection } from "./index-format";
import { type Word, wordsOf } from "./normalise";

/** Longest passage shown, in characters. */
const maximumLength = 170;

type PassageMatch = { section: SearchSection; passage: PassagePart[] };

const wordsByText = new Map<string, readonly Word[]>();

/** Returns the words of a text from a cache: the same texts are searched at every keystroke. */
function cachedWords(text: string): readonly Word[] {
  let words = wordsByText.get(text);
  if (!words) {
    words = wordsOf(text);
    wordsByText.set(text, words);
  }
  return words;
}

/** Returns the start of the sentence around a position, or of a word before it if the sentence starts too far away. */
function startOf(text: string, position: number, end: number): number {
  const sentence = Math.max(
    0,
    ...[". ", ": ", "? "].map((mark) => text.lastIndexOf(mark, position - 1) + 2).filter((at) => at > 1),
  );
  if (end - sentence <= maximumLength) return sentence;
  const near = Math.max(0, position - 40);
  return near === 0 ? 0 : text.indexOf(" ", near) + 1;
}

function endOf(text: string, start: number): number {
  if (text.length - start <= maximumLength) return text.length;
  const space = text.lastIndexOf(" ", start + maximumLength);
  return space > start ? space : start + maximumLength;
}

/** Cuts a passage around its first hit and marks the hits. */
function cutPassage(text: string, hits: readonly Word[]): PassagePart[] {
  const firstHit = hits[0];
  const start = firstHit ? startOf(text, firstHit.start, firstHit.end) : 0;
  const end = endOf(text, start);
  const parts: PassagePart[] = [];
  let at = start;
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue;
    if (hit.start > at) parts.push({ text: text.slice(at, hit.start), hit: false });
    parts.push({ text: text.slice(hit.start, hit.end), hit: true });
    at = hit.end;
  }
  if (at < end) parts.push({ text: text.slice(at, end), hit: false });
  if (start > 0) parts.unshift({ text: "… ", hit: false });
  if (end < text.length) parts.push({ text: " …", hit: false });
  return parts;
}

const hitsIn = (text: string, terms: ReadonlySet<string>): Word[] =>
  cachedWords(text).filter(({ stem }) => terms.has(stem));

/** Rates a text: number of different words first, then whether it is long enough to be a sentence. */
function rateText(text: string, hits: readonly Word[]): number {
  const differentWords = new Set(hits.map(({ stem }) => stem)).size;
  return differentWords * 10 + (text.length >= 60 ? 5 : 0);
}

/** Finds the row of a price list that buys what the terms name, or else its first row, the price of the service. */
function priceRow(rows: readonly string[], terms: ReadonlySet<string>): string | undefined {
  const buys = rows.map((row) => hitsIn(row.split(":")[0] ?? "", terms).length);
  return rows[buys.indexOf(Math.max(...buys))];
}

/**
 * Finds the text of a document with most of the terms, the first among equals.
 * @param terms stems, as matched by the index
 * @param asksPrice true prefers a row of the price list
 * @returns undefined if only the title or the keywords matched
 */
export function bestPassage(
  { sections, prices }: SearchDocument,
  { terms, asksPrice }: { terms: ReadonlySet<string>; asksPrice: boolean },
): PassageMatch | undefined {
  if (prices && asksPrice) {
    const row = priceRow(prices.texts, terms);
    if (row) return { section: prices, passage: cutPassage(row, hitsIn(row, terms)) };
  }
  let best: { section: SearchSection; text: string; hits: readonly Word[]; score: number } | undefined;
  for (const section of [...sections, ...(prices ? [prices] : [])]) {
    const headingBonus = hitsIn(section.heading, terms).length > 0 ? 3 : 0;
    for (const text of section.texts) {
      const hits = hitsIn(text, terms);
      if (hits.length === 0) continue;
      const score = rateText(text, hits) + headingBonus;
      if (!best || score > best.score) best = { section, text, hits, score };
    }
  }
  return best && { section: best.section, passage: cutPassage(best.text, best.hits) };
}

/** Returns a document's summary as a passage, for a match in title or keywords. */
export const titlePassage = ({ summary }: SearchDocument, terms: ReadonlySet<string>): PassagePart[] =>
  cutPassage(summary, hitsIn(summary, terms));
