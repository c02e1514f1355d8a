import { fill } from "@/lib/text/fill";

/**
 * Returns the carousel's position as text: "1–3 z 21", across the loop "21–2 z 21", and nothing where there are no
 * slides.
 * @param place template: "[numer] z [liczba]"
 * @param first index of the first slide in view, from 0
 * @param inView number of slides that have room in view; there may be fewer slides
 */
export function positionText(place: string, first: number, inView: number, count: number): string {
  if (count === 0) return "";
  const shown = Math.min(inView, count);
  const last = (first + shown - 1) % count;
  const positions = shown === 1 ? `${first + 1}` : `${first + 1}–${last + 1}`;
  return fill(place, { numer: positions, liczba: count });
}

/**
 * Returns the scroll positions at which the row can rest, by index of the first slide in view. A row of 21 slides with
 * two in view has 20: it ends with the last two.
 * @param offsets left edges of the slides from the first one
 * @param end maximum scroll position
 */
export function restsOf(offsets: readonly number[], end: number): number[] {
  const [first = 0, second = first] = offsets;
  const step = second - first;
  // The end may be a pixel or a gap off a slide's edge, but never half a slide.
  return [...offsets.filter((offset) => offset < end - step / 2), end];
}

/** Index of the rest nearest to a scroll position. */
export const restAt = (scrollLeft: number, rests: readonly number[]): number =>
  rests.reduce(
    (best, rest, index) => (Math.abs(rest - scrollLeft) < Math.abs((rests[best] ?? 0) - scrollLeft) ? index : best),
    0,
  );

/**
 * Returns the index of the rest after a step. Stops at an end first, and from there goes around to the other.
 * @param step slides, negative for backwards
 * @param count number of rests
 */
export function restAfter(from: number, step: number, count: number): number {
  const last = count - 1;
  if (step > 0) return from >= last ? 0 : Math.min(from + step, last);
  return from <= 0 ? last : Math.max(from + step, 0);
}
