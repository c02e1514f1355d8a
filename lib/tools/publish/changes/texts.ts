import { diffArrays } from "diff";
import { sentencesOf } from "@/lib/tools/sentences";
import type { PageLink, PlacedText } from "./page-texts";

/** An old and a new value; one is missing where something was added or removed. */
export type Replacement = { place: string; before?: string; after?: string };

/** A changed amount of money, with the text around it. */
export type PriceChange = { place: string; before: string; after: string; text: string };

/** Pairs removed items with those added in the same place, in order. */
function pairChanges<T>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean = Object.is,
): [T?, T?][] {
  const result: [T?, T?][] = [];
  let removedItems: T[] = [];
  const flush = (addedItems: readonly T[]) => {
    for (let index = 0; index < Math.max(removedItems.length, addedItems.length); index++)
      result.push([removedItems[index], addedItems[index]]);
    removedItems = [];
  };
  for (const part of diffArrays([...before], [...after], { comparator: same })) {
    if (part.removed) removedItems = part.value;
    else flush(part.added ? part.value : []);
  }
  flush([]);
  return result;
}

/** Groups entries with the same key, in order. */
export function groupBy<T>(list: readonly T[], keyOf: (entry: T) => unknown): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const entry of list) {
    const key = JSON.stringify(keyOf(entry));
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

const sentencePairs = (place: string, before: string, after: string): Replacement[] =>
  pairChanges(sentencesOf(before), sentencesOf(after)).map(([one, other]) => ({ place, before: one, after: other }));

/** Differences of two states of a page, sentence by sentence, in the order of the page. */
export function compareTexts(before: readonly PlacedText[], after: readonly PlacedText[]): Replacement[] {
  return pairChanges(before, after, (a, b) => a.text === b.text).flatMap(([one, other]): Replacement[] =>
    one && other
      ? sentencePairs(other.place || one.place, one.text, other.text)
      : [{ place: (one ?? other)?.place ?? "", before: one?.text, after: other?.text }],
  );
}

const amountPattern = /(?:\d[\d ]*(?:,\d+)?(?: ?[–-] ?\d[\d ]*(?:,\d+)?)?) ?zł(?:\/[\p{L}²³\d]+)?/gu;

/** "450 zł", "800–1200 zł", "1,20 zł/kWh". */
const amountsIn = (text: string): string[] => text.match(amountPattern)?.map((found) => found.trim()) ?? [];

/** Amounts that differ in replaced texts. New and removed texts do not change a price. */
export const comparePrices = (texts: readonly Replacement[]): PriceChange[] =>
  texts.flatMap(({ place, before, after }) =>
    before === undefined || after === undefined
      ? []
      : pairChanges(amountsIn(before), amountsIn(after)).flatMap(([one, other]) =>
          one && other ? [{ place, before: one, after: other, text: after }] : [],
        ),
  );

/** Links with the same words and another target. New links appear among the texts. */
export const compareLinks = (before: readonly PageLink[], after: readonly PageLink[]): Replacement[] =>
  pairChanges(before, after, (a, b) => a.text === b.text && a.to === b.to).flatMap(([one, other]) =>
    one && other && one.text === other.text ? [{ place: one.text, before: one.to, after: other.to }] : [],
  );
