import { type Word, wordsOf } from "./normalise";
import type { PassagePart, SearchDocument, SearchSection } from "./types";

/** Longest passage shown, in characters. */
const length = 170;

type Found = { section: SearchSection; passage: PassagePart[] };

const wordsByText = new Map<string, readonly Word[]>();

/** Words of a text, remembered: the texts are searched again at every letter typed. */
function knownWords(text: string): readonly Word[] {
  let words = wordsByText.get(text);
  if (!words) {
    words = wordsOf(text);
    wordsByText.set(text, words);
  }
  return words;
}

/** Start of the sentence that holds a position, or of a word before it where the sentence began too far away. */
function startOf(text: string, position: number, end: number): number {
  const sentence = Math.max(
    0,
    ...[". ", ": ", "? "].map((mark) => text.lastIndexOf(mark, position - 1) + 2).filter((at) => at > 1),
  );
  if (end - sentence <= length) return sentence;
  const near = Math.max(0, position - 40);
  return near === 0 ? 0 : text.indexOf(" ", near) + 1;
}

function endOf(text: string, start: number): number {
  if (text.length - start <= length) return text.length;
  const space = text.lastIndexOf(" ", start + length);
  return space > start ? space : start + length;
}

/** Cuts the passage around its first hit and marks the words that were looked for. */
function cut(text: string, hits: readonly Word[]): PassagePart[] {
  const first = hits[0];
  const start = first ? startOf(text, first.start, first.end) : 0;
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
  knownWords(text).filter(({ stem }) => terms.has(stem));

/** How well a text answers: the number of different words first, then whether it reads as a sentence. */
function worth(text: string, hits: readonly Word[]): number {
  const different = new Set(hits.map(({ stem }) => stem)).size;
  return different * 10 + (text.length >= 60 ? 5 : 0);
}

/**
 * The text of a document that holds most of the words looked for; of equal ones the first.
 * @param terms stems, as the index matched them
 * @returns undefined where only the title or the keywords matched
 */
export function bestPassage(document: SearchDocument, terms: ReadonlySet<string>): Found | undefined {
  let best: { section: SearchSection; text: string; hits: readonly Word[]; worth: number } | undefined;
  for (const section of document.sections) {
    const inHeading = hitsIn(section.heading, terms).length > 0 ? 3 : 0;
    for (const text of section.texts) {
      const hits = hitsIn(text, terms);
      if (hits.length === 0) continue;
      const value = worth(text, hits) + inHeading;
      if (!best || value > best.worth) best = { section, text, hits, worth: value };
    }
  }
  return best && { section: best.section, passage: cut(best.text, best.hits) };
}

/** The summary of a document, for one that was found by its title or keywords. */
export const titlePassage = ({ summary }: SearchDocument, terms: ReadonlySet<string>): PassagePart[] =>
  cut(summary, hitsIn(summary, terms));
