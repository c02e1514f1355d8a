import { type RefObject, useEffect } from "react";

/** After this pause, in milliseconds, a new movement of the fingers begins. */
const pause = 150;
/** Pixels of a line, for wheels that count in lines. */
const line = 40;

/**
 * Lets a trackpad or a sideways wheel move a row that no longer scrolls by itself: one slide for each slide's width,
 * as native scrolling with its snapping would.
 *
 * @param width of a slide with its gap, in pixels
 * @param move moves by one slide
 */
export function useWheel(
  view: RefObject<HTMLElement | null>,
  active: boolean,
  width: (view: HTMLElement) => number,
  move: (step: 1 | -1) => void,
): void {
  useEffect(() => {
    const node = view.current;
    if (!node || !active) return;
    let swept = 0;
    let moved = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, deltaMode } = event;
      // The page's own scrolling stays the page's.
      if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
      event.preventDefault();
      swept += deltaMode ? deltaX * line : deltaX;
      const due = Math.round(swept / width(node));
      for (; moved < due; moved++) move(1);
      for (; moved > due; moved--) move(-1);
      clearTimeout(timer);
      timer = setTimeout(() => {
        swept = moved = 0;
      }, pause);
    };
    // React would listen passively, and the browser would take the swipe for "back".
    node.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      clearTimeout(timer);
      node.removeEventListener("wheel", onWheel);
    };
  }, [view, active, width, move]);
}
