/** Slides in view by viewport width, as styles/picture.css lays them out. */
export const slidesInView = (width: number): 1 | 2 | 3 => (width >= 1024 ? 3 : width >= 768 ? 2 : 1);

/**
 * Position of the carousel in words: "1–3 z 21", and across the loop "21–2 z 21".
 * @param first index of the first slide in view, from 0
 */
export function positionText(first: number, inView: number, count: number): string {
  const last = (first + inView - 1) % count;
  return inView === 1 ? `${first + 1} z ${count}` : `${first + 1}–${last + 1} z ${count}`;
}

/** Index of the slide a native scroll position shows. */
export const slideAt = (scrollLeft: number, slideWidth: number, count: number): number =>
  slideWidth > 0 ? Math.min(count - 1, Math.max(0, Math.round(scrollLeft / slideWidth))) : 0;
