"use client";

import useEmblaCarousel from "embla-carousel-react";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useIslandReady } from "@/components/islands/hydration/use-island-ready";
import { positionText, slideAt, slidesInView } from "./position";

/** Fingers scroll natively, with the browser's own inertia; Embla is for mouse and keyboard. */
const finePointer = "(pointer: fine)";

type Props = {
  label: string;
  count: number;
  head: ReactNode;
  /** Icons of the two buttons, drawn on the server. */
  arrows: { back: ReactNode; on: ReactNode };
  children: ReactNode;
};

/** Arrows, dragging, loop and position of the gallery. Before hydration: the same markup as a scroll-snap row. */
export function GalleryCarousel({ label, count, head, arrows, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [fine, setFine] = useState(false);
  const [start, setStart] = useState(0);
  const [ref, embla] = useEmblaCarousel({
    active: fine,
    loop: true,
    dragThreshold: 10,
    duration: 25,
    align: "start",
    containScroll: false,
    startIndex: start,
  });
  // Before scripts: at the beginning, and styles know how many slides are in view.
  const [state, setState] = useState({ first: 0, inView: 0, canPrev: false, canNext: true });
  const setView = useCallback(
    (node: HTMLDivElement | null) => {
      view.current = node;
      ref(node);
    },
    [ref],
  );

  useEffect(() => {
    const node = view.current;
    if (!node || !matchMedia(finePointer).matches) return;
    // Embla starts where the visitor already is, then the row stops scrolling by itself.
    const slide = node.querySelector("[role=group]");
    const index = slideAt(node.scrollLeft, slide?.getBoundingClientRect().width ?? 0, count);
    node.scrollLeft = 0;
    setStart(index);
    setFine(true);
  }, [count]);

  useEffect(() => {
    const node = view.current;
    if (!node) return;
    const update = () => {
      const inView = slidesInView(innerWidth);
      const first =
        fine && embla
          ? embla.selectedScrollSnap()
          : slideAt(node.scrollLeft, node.querySelector("[role=group]")?.getBoundingClientRect().width ?? 0, count);
      setState({
        first,
        inView,
        canPrev: fine && embla ? embla.canScrollPrev() : true,
        canNext: fine && embla ? embla.canScrollNext() : true,
      });
    };
    update();
    embla?.on("select", update).on("reInit", update);
    node.addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    return () => {
      embla?.off("select", update).off("reInit", update);
      node.removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, [embla, fine, count]);

  useIslandReady(root, embla !== undefined);

  const move = (step: 1 | -1) => {
    if (fine && embla) return step > 0 ? embla.scrollNext() : embla.scrollPrev();
    const node = view.current;
    const slides = node?.querySelectorAll<HTMLElement>("[role=group]");
    const target = slides?.[(state.first + step + count) % count];
    if (node && target) node.scrollTo({ left: target.offsetLeft - (slides?.[0]?.offsetLeft ?? 0), behavior: "smooth" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step || !fine) return;
    event.preventDefault();
    move(step);
  };

  return (
    <div ref={root} className="carousel" data-island="gallery" data-hydrate="intent" data-busy="">
      <div className="car-head">
        {head}
        <div className="car-nav">
          <button type="button" aria-label="Poprzednie zdjęcie" disabled={!state.canPrev} onClick={() => move(-1)}>
            {arrows.back}
          </button>
          <button type="button" aria-label="Następne zdjęcie" disabled={!state.canNext} onClick={() => move(1)}>
            {arrows.on}
          </button>
        </div>
      </div>
      <section
        ref={setView}
        className="car-view"
        data-embla={fine && embla ? "" : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-roledescription="karuzela"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        <div className="car">{children}</div>
      </section>
      <div className="car-pos">
        <progress className="line" aria-hidden="true" max={count} value={state.first + (state.inView || 3)} />
        <span className="num" role="status">
          <span className="vh">Zdjęcia </span>
          {state.inView > 0 ? (
            positionText(state.first, state.inView, count)
          ) : (
            <>
              <span className="car-2">{positionText(0, 2, count)}</span>
              <span className="car-3">{positionText(0, 3, count)}</span>
            </>
          )}
        </span>
      </div>
    </div>
  );
}
