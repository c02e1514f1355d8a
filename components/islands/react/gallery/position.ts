import { fill } from "@/lib/text/fill";

/** Slides in view by viewport width, as gallery.module.css lays them out. */
export const slidesInView = (width: number): 1 | 2 | 3 => (width >= 1024 ? 3 : width >= 768 ? 2 : 1);

/**
 * Position of the carousel in words: "1–3 z 21", and across the loop "21–2 z 21".
 * @param place the words: "[numer] z [liczba]"
 * @param first index of the first slide in view, from 0
 */
export function positionText(place: string, first: number, inView: number, count: number): string {
  const last = (first + inView - 1) % count;
  const shown = inView === 1 ? `${first + 1}` : `${first + 1}–${last + 1}`;
  return fill(place, { numer: shown, liczba: count });
}

/**
 * Where the row can come to rest, by the index of the first slide in view. A row of 21 slides with two in view has 20
 * such places: it ends with the last two.
 * @param offsets left edges of the slides, counted from the first
 * @param end how far the row scrolls
 */
export function restsOf(offsets: readonly number[], end: number): number[] {
  const [first = 0, second = first] = offsets;
  const step = second - first;
  // The end lies a pixel or a gap beside a slide's edge, never half a slide.
  return [...offsets.filter((offset) => offset < end - step / 2), end];
}

/** Index of the rest that is nearest to a scroll position. */
export const restAt = (scrollLeft: number, rests: readonly number[]): number =>
  rests.reduce(
    (best, rest, index) => (Math.abs(rest - scrollLeft) < Math.abs((rests[best] ?? 0) - scrollLeft) ? index : best),
    0,
  );

/**
 * Index of the rest to go to from another: to the end first, and from there around to the other.
 * @param step slides to go, backwards below 0
 * @param count number of rests
 */
export function restAfter(from: number, step: number, count: number): number {
  const last = count - 1;
  if (step > 0) return from >= last ? 0 : Math.min(from + step, last);
  return from <= 0 ? last : Math.max(from + step, 0);
}
