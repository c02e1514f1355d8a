import { type RefObject, useEffect } from "react";

/** Milliseconds without events after which a new swipe begins. */
const swipePause = 150;
/** Pixels per line, for wheels that report lines. */
const lineHeight = 40;

/**
 * Lets a trackpad or a sideways wheel move a row that no longer scrolls natively: one slide per slide's width, like
 * native scrolling with snapping.
 * @param slideWidthIn returns the width of a slide with its gap, in pixels
 * @param move moves by one slide
 */
export function useWheel(
  view: RefObject<HTMLElement | null>,
  active: boolean,
  slideWidthIn: (view: HTMLElement) => number,
  move: (step: 1 | -1) => void,
): void {
  useEffect(() => {
    const node = view.current;
    if (!node || !active) return;
    let sweptPixels = 0;
    let movedSlides = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, deltaMode } = event;
      // A vertical swipe scrolls the page.
      if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
      event.preventDefault();
      sweptPixels += deltaMode ? deltaX * lineHeight : deltaX;
      const dueSlides = Math.round(sweptPixels / slideWidthIn(node));
      for (; movedSlides < dueSlides; movedSlides++) move(1);
      for (; movedSlides > dueSlides; movedSlides--) move(-1);
      clearTimeout(timer);
      timer = setTimeout(() => {
        sweptPixels = movedSlides = 0;
      }, swipePause);
    };
    // React's wheel listeners are passive and cannot keep the browser from taking the swipe for Back.
    node.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      clearTimeout(timer);
      node.removeEventListener("wheel", onWheel);
    };
  }, [view, active, slideWidthIn, move]);
}
