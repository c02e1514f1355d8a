import useEmblaCarousel from "embla-carousel-react";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIslandReady } from "@/components/islands/react/hydration/use-island-ready";
import type { GalleryKind } from "@/lib/content/types";
import { restAfter, restAt, restsOf } from "./position";
import { useWheel } from "./use-wheel";

/** Fingers scroll natively, with the browser's own inertia; Embla is for mouse and keyboard. */
const finePointer = "(pointer: fine)";
const stillness = "(prefers-reduced-motion: reduce)";
/** A row this many pixels from a rest counts as at it: browsers round scroll positions and edges. */
const tolerance = 2;
/** Embla takes over once the row is at rest: maximum number of checks for that, and milliseconds between two. */
const maxLooks = 10;
const lookPause = 100;
/** Milliseconds without a scroll event after which a row scrolled by the browser is at rest. */
const restDelay = 500;

type View = RefObject<HTMLDivElement | null>;

const islandOf = (view: View) => view.current?.closest("[data-island]");
/** The slides that the filter shows. */
const slidesIn = (node: HTMLElement): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>("[role=group]")].filter(({ offsetWidth }) => offsetWidth > 0);
const offsetsIn = (node: HTMLElement): number[] => {
  const edges = slidesIn(node).map((slide) => slide.getBoundingClientRect().left);
  return edges.map((edge) => edge - (edges[0] ?? 0));
};
/** Number of whole slides in view. Styles alone decide it, because their breakpoints grow with the browser's font. */
const slidesInViewOf = ({ firstElementChild: row }: HTMLElement): number =>
  row ? Math.floor(Number(getComputedStyle(row).getPropertyValue("--slides"))) : 0;
/** Width of a slide with its gap, wherever Embla has moved it. */
const slideWidthIn = (node: HTMLElement): number => {
  const [first, second] = slidesIn(node);
  return first && second ? second.offsetLeft - first.offsetLeft : node.clientWidth;
};
const restsIn = (node: HTMLElement): number[] => restsOf(offsetsIn(node), node.scrollWidth - node.clientWidth);

/** Whether the browser or Embla moves the row, undefined before that is known; and the slide Embla starts at. */
function useMover(view: View) {
  const [mover, setMover] = useState<"browser" | "embla">();
  const [start, setStart] = useState(0);
  useEffect(() => {
    const node = view.current;
    if (!node || !matchMedia(finePointer).matches) return setMover("browser");
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Embla starts at the slide in view and ends scrolling, so it waits for a row that still glides.
    const startEmblaAtRest = (looks: number) => {
      const rests = restsIn(node);
      const index = restAt(node.scrollLeft, rests);
      if (looks < maxLooks && Math.abs(node.scrollLeft - (rests[index] ?? 0)) > tolerance) {
        timer = setTimeout(startEmblaAtRest, lookPause, looks + 1);
        return;
      }
      node.scrollLeft = 0;
      setStart(index);
      setMover("embla");
    };
    startEmblaAtRest(0);
    return () => clearTimeout(timer);
  }, [view]);
  return { mover, start, setStart };
}

/** Kind of work chosen in the filter: before hydration, restored by the browser, or by `setKind`. */
function useKind(view: View, kinds: readonly GalleryKind[]) {
  const [kind, setKind] = useState<GalleryKind>();
  useEffect(() => {
    const checked = islandOf(view)?.querySelector<HTMLInputElement>(":checked")?.value;
    setKind(kinds.find((other) => other === checked));
  }, [view, kinds]);
  return [kind, setKind] as const;
}

/**
 * The rest to which the browser is scrolling the row after a click on an arrow. A browser may drop a glide or end it
 * early: a row at rest has no target.
 */
function useTarget(view: View) {
  const target = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    const forget = () => {
      target.current = undefined;
    };
    const awaitRest = () => {
      clearTimeout(timer.current);
      if (target.current === undefined) return;
      timer.current = setTimeout(() => {
        forget();
        view.current?.dispatchEvent(new Event("scroll"));
      }, restDelay);
    };
    return {
      forget,
      awaitRest,
      stopWaiting: () => clearTimeout(timer.current),
      set(index: number) {
        target.current = index;
        awaitRest();
      },
      /** Index of the target, or of the rest the row is at. */
      index(node: HTMLElement): number {
        const rests = restsIn(node);
        const index = target.current;
        if (index === undefined) return restAt(node.scrollLeft, rests);
        if (Math.abs(node.scrollLeft - (rests[index] ?? 0)) <= tolerance) forget();
        return index;
      },
    };
  }, [view]);
}

type Carousel = ReturnType<typeof useEmblaCarousel>[1];

/**
 * Position of the row: index of the first slide in view, number of slides in view, directions it can go.
 * @param count number of all slides
 */
function usePosition(view: View, carousel: Carousel, target: ReturnType<typeof useTarget>, count: number) {
  const [first, setFirst] = useState(0);
  /** Undefined before hydration, when styles decide it. */
  const [inView, setInView] = useState<number>();
  // Arrows are shown where two slides or more are in view.
  const [can, setCan] = useState({ back: false, forward: count > 2 });
  useEffect(() => {
    const node = view.current;
    if (!node) return;
    const update = () => {
      // A glide may go on after Embla has taken over.
      if (carousel && node.scrollLeft !== 0) node.scrollLeft = 0;
      setFirst(carousel ? carousel.selectedScrollSnap() : target.index(node));
      setInView(slidesInViewOf(node));
      // Without Embla, arrows go around both ends of a row that is longer than its view.
      const goesAround = !carousel && restsIn(node).length > 1;
      setCan({
        back: carousel?.canScrollPrev() ?? goesAround,
        forward: carousel?.canScrollNext() ?? goesAround,
      });
      target.awaitRest();
    };
    const onResize = () => {
      target.forget();
      update();
    };
    update();
    carousel?.on("select", update).on("reInit", update);
    node.addEventListener("scroll", update, { passive: true });
    addEventListener("resize", onResize);
    // Any of these means that the visitor moves the row another way.
    const types = ["pointerdown", "wheel", "keydown"];
    for (const type of types) node.addEventListener(type, target.forget, { passive: true });
    return () => {
      carousel?.off("select", update).off("reInit", update);
      node.removeEventListener("scroll", update);
      removeEventListener("resize", onResize);
      target.stopWaiting();
      for (const type of types) node.removeEventListener(type, target.forget);
    };
  }, [view, carousel, target]);
  return { first, setFirst, inView, can };
}

/** Ends a drag without a glide for visitors who want no motion: Embla's option for that covers arrows alone. */
function useStillness(carousel: Carousel) {
  useEffect(() => {
    const endGlide = () => {
      if (matchMedia(stillness).matches) carousel?.scrollTo(carousel.selectedScrollSnap(), true);
    };
    carousel?.on("pointerUp", endGlide);
    return () => void carousel?.off("pointerUp", endGlide);
  }, [carousel]);
}

/**
 * Moves the gallery's row, by Embla for a mouse and by the browser's scrolling for fingers, and returns its position.
 * @param kinds kind of work of each slide
 */
export function useGallery(kinds: readonly GalleryKind[]) {
  const view = useRef<HTMLDivElement>(null);
  const { mover, start, setStart } = useMover(view);
  const [kind, setKind] = useKind(view, kinds);
  const [ref, embla] = useEmblaCarousel({
    active: mover === "embla",
    loop: true,
    dragThreshold: 10,
    duration: 25,
    align: "start",
    // Where slides are too few to loop, the last one stops at the row's end.
    containScroll: "trimSnaps",
    startIndex: start,
    slides: kind ? `[data-kind="${kind}"]` : null,
  });
  const carousel = mover === "embla" ? embla : undefined;
  const target = useTarget(view);
  const { first, setFirst, inView, can } = usePosition(view, carousel, target, kinds.length);
  useStillness(carousel);
  useIslandReady(view, embla !== undefined && mover !== undefined);

  const setView = useCallback(
    (node: HTMLDivElement | null) => {
      view.current = node;
      ref(node);
    },
    [ref],
  );

  const chooseKind = (next: GalleryKind | undefined) => {
    setKind(next);
    setStart(0);
    target.forget();
    view.current?.scrollTo({ left: 0, behavior: "instant" });
    // A row that stood at its beginning reports no scrolling, but may have nowhere to go now.
    view.current?.dispatchEvent(new Event("scroll"));
    setFirst(0);
  };

  const move = useCallback(
    (step: 1 | -1, slides = 1) => {
      const node = view.current;
      const jumps = matchMedia(stillness).matches;
      if (carousel) {
        for (let slide = 0; slide < slides; slide++) step > 0 ? carousel.scrollNext(jumps) : carousel.scrollPrev(jumps);
        return;
      }
      if (!node) return;
      const rests = restsIn(node);
      const from = target.index(node);
      const next = restAfter(from, step * slides, rests.length);
      target.set(next);
      setFirst(next);
      // Jumps around the loop instantly: a glide would load all pictures on the way.
      const glides = !jumps && Math.sign(next - from) === step;
      node.scrollTo({ left: rests[next] ?? 0, behavior: glides ? "smooth" : "instant" });
    },
    [carousel, target, setFirst],
  );
  useWheel(view, carousel !== undefined, slideWidthIn, move);

  return {
    setView,
    usesEmbla: carousel !== undefined,
    /** Number of slides that the filter shows. */
    count: kind ? kinds.filter((other) => other === kind).length : kinds.length,
    first,
    inView,
    can,
    chooseKind,
    /** Moves by the number of slides in view. */
    turn: (step: 1 | -1) => move(step, inView),
    onKeyDown(event: KeyboardEvent) {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!step || !carousel) return;
      event.preventDefault();
      move(step);
    },
  };
}
