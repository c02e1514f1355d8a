"use client";

import { clsx } from "clsx";
import useEmblaCarousel from "embla-carousel-react";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useIslandReady } from "@/components/islands/react/hydration/use-island-ready";
import type { GalleryKind, OfferPage, Words } from "@/lib/content/types";
import styles from "./gallery.module.css";
import { positionText, restAfter, restAt, restsOf, slidesInView } from "./position";
import { useWheel } from "./use-wheel";

/** Fingers scroll natively, with the browser's own inertia; Embla is for mouse and keyboard. */
const finePointer = "(pointer: fine)";
/** How near a row at rest is to its place, in pixels: browsers round both. */
const tolerance = 2;
/** How often, and after which pause in milliseconds, Embla looks whether the row has come to rest. */
const looks = 10;
const pause = 100;
/** After this many milliseconds without a scroll event a row on its way has come to rest. */
const rested = 500;

type Props = {
  label: string;
  texts: Words["gallery"];
  /** Kind of work of each slide. */
  kinds: readonly GalleryKind[];
  /** Words of the filter. */
  filter: OfferPage["gallery"]["filter"];
  head: ReactNode;
  /** Icons of the two buttons, drawn on the server. */
  arrows: { back: ReactNode; on: ReactNode };
  /** The LoadFailure of the arrows, drawn on the server. */
  failure: ReactNode;
  /** Slides, as many in view as `--slides` says. Their margin is `--gap`: Embla goes around the end. */
  children: ReactNode;
};

/** The slides that the filter shows. */
const slidesIn = (node: HTMLElement): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>("[role=group]")].filter(({ offsetWidth }) => offsetWidth > 0);
const offsetsIn = (node: HTMLElement): number[] => {
  const edges = slidesIn(node).map((slide) => slide.getBoundingClientRect().left);
  return edges.map((edge) => edge - (edges[0] ?? 0));
};
/** A slide with its gap, wherever Embla has moved it. */
const widthIn = (node: HTMLElement): number => {
  const [first, second] = slidesIn(node);
  return first && second ? second.offsetLeft - first.offsetLeft : node.clientWidth;
};
const restsIn = (node: HTMLElement): number[] => restsOf(offsetsIn(node), node.scrollWidth - node.clientWidth);

type ArrowProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

function Arrow({ label, disabled, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      className={clsx(
        "grid size-13 cursor-pointer place-items-center rounded-md border border-line text-heading",
        "hover:border-amber-400 hover:bg-amber-400 hover:text-ink-900",
        "disabled:cursor-not-allowed disabled:border-hairline disabled:bg-transparent disabled:text-ink-400 disabled:opacity-70",
      )}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type FilterProps = { filter: Props["filter"]; onChoice: (kind: GalleryKind | undefined) => void };

/** The choice of a kind of work. What it hides is hidden by styles, also without scripts; the row hears of it. */
function Filter({ filter: { legend, all, kinds }, onChoice }: FilterProps) {
  const known = Object.keys(kinds) as GalleryKind[];
  return (
    <fieldset className="mb-5 flex min-w-0 gap-2 py-1 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter md:flex-wrap [scrollbar-width:none]">
      <legend className="sr-only">{legend}</legend>
      {(["", ...known] as const).map((kind) => (
        <label
          className={clsx(
            "relative inline-flex min-h-11 flex-none cursor-pointer items-center rounded-md border border-line px-3.5 font-medium text-heading text-sm/[1.2]",
            "hover:border-heading has-checked:border-heading has-checked:bg-heading has-checked:text-inverse",
            "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3",
          )}
          key={kind}
        >
          <input
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            type="radio"
            name="rodzaj-prac"
            value={kind}
            defaultChecked={kind === ""}
            onChange={() => onChoice(kind || undefined)}
          />
          {kind ? kinds[kind] : all}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Arrows, dragging, loop and position of the gallery, and its filter. Before hydration: the same markup as a
 * scroll-snap row.
 */
export function GalleryCarousel({ label, texts, kinds, filter, head, arrows, failure, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  /** Who moves the row: undefined before that is known. */
  const [mover, setMover] = useState<"browser" | "embla">();
  const [start, setStart] = useState(0);
  const [kind, setKind] = useState<GalleryKind>();
  const count = kind ? kinds.filter((other) => other === kind).length : kinds.length;
  const [ref, embla] = useEmblaCarousel({
    active: mover === "embla",
    loop: true,
    dragThreshold: 10,
    duration: 25,
    align: "start",
    containScroll: false,
    startIndex: start,
    slides: kind ? `[data-kind="${kind}"]` : null,
  });
  const [first, setFirst] = useState(0);
  /** Undefined before scripts, where styles know it. */
  const [inView, setInView] = useState<number>();
  // Before scripts: at the beginning.
  const [can, setCan] = useState({ back: false, on: true });
  /** Where an arrow sent the row that the browser scrolls, until it has arrived. */
  const aim = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = mover === "embla" ? embla : undefined;

  const setView = useCallback(
    (node: HTMLDivElement | null) => {
      view.current = node;
      ref(node);
    },
    [ref],
  );

  // Chosen before this came, or kept by the browser from an earlier visit.
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>(":checked")?.value;
    setKind(kinds.find((known) => known === chosen));
  }, [kinds]);

  const choose = (next: GalleryKind | undefined) => {
    setKind(next);
    setStart(0);
    aim.current = undefined;
    view.current?.scrollTo({ left: 0, behavior: "instant" });
  };

  useEffect(() => {
    const node = view.current;
    if (!node || !matchMedia(finePointer).matches) return setMover("browser");
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Embla starts where the visitor is, then the row stops scrolling by itself: not while it still glides.
    const takeOver = (looked: number) => {
      const rests = restsIn(node);
      const index = restAt(node.scrollLeft, rests);
      if (looked < looks && Math.abs(node.scrollLeft - (rests[index] ?? 0)) > tolerance) {
        timer = setTimeout(takeOver, pause, looked + 1);
        return;
      }
      node.scrollLeft = 0;
      setStart(index);
      setMover("embla");
    };
    takeOver(0);
    return () => clearTimeout(timer);
  }, []);

  /** A browser may drop a glide or end it early: at rest the row is where it is, wherever it was sent. */
  const awaitRest = useCallback(() => {
    clearTimeout(rest.current);
    if (aim.current === undefined) return;
    rest.current = setTimeout(() => {
      aim.current = undefined;
      view.current?.dispatchEvent(new Event("scroll"));
    }, rested);
  }, []);

  useEffect(() => {
    const node = view.current;
    if (!node) return;
    const position = (): number => {
      if (running) return running.selectedScrollSnap();
      const rests = restsIn(node);
      const target = aim.current;
      if (target === undefined) return restAt(node.scrollLeft, rests);
      if (Math.abs(node.scrollLeft - (rests[target] ?? 0)) <= tolerance) aim.current = undefined;
      return target;
    };
    const update = () => {
      // A glide that was under way goes on for a while, in a row that should no longer scroll by itself.
      if (running && node.scrollLeft !== 0) node.scrollLeft = 0;
      setFirst(position());
      setInView(slidesInView(innerWidth));
      setCan({ back: running?.canScrollPrev() ?? true, on: running?.canScrollNext() ?? true });
      awaitRest();
    };
    const forget = () => {
      aim.current = undefined;
    };
    const onResize = () => {
      forget();
      update();
    };
    update();
    running?.on("select", update).on("reInit", update);
    node.addEventListener("scroll", update, { passive: true });
    addEventListener("resize", onResize);
    // The visitor moves the row another way.
    for (const type of ["pointerdown", "wheel", "keydown"]) node.addEventListener(type, forget, { passive: true });
    return () => {
      running?.off("select", update).off("reInit", update);
      node.removeEventListener("scroll", update);
      removeEventListener("resize", onResize);
      clearTimeout(rest.current);
      for (const type of ["pointerdown", "wheel", "keydown"]) node.removeEventListener(type, forget);
    };
  }, [running, awaitRest]);

  useIslandReady(root, embla !== undefined && mover !== undefined);

  const move = useCallback(
    (step: 1 | -1, slides = 1) => {
      const node = view.current;
      if (running) {
        for (let slide = 0; slide < slides; slide++) step > 0 ? running.scrollNext() : running.scrollPrev();
        return;
      }
      if (!node) return;
      const rests = restsIn(node);
      const from = aim.current ?? restAt(node.scrollLeft, rests);
      const next = restAfter(from, step * slides, rests.length);
      aim.current = next;
      setFirst(next);
      awaitRest();
      // Around the loop at once: the pictures between would all be fetched on the way.
      node.scrollTo({ left: rests[next] ?? 0, behavior: Math.sign(next - from) === step ? "smooth" : "instant" });
    },
    [running, awaitRest],
  );
  /** An arrow brings what is not seen yet. */
  const turn = (step: 1 | -1) => move(step, slidesInView(innerWidth));
  useWheel(view, running !== undefined, widthIn, move);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step || !running) return;
    event.preventDefault();
    move(step);
  };

  return (
    <div ref={root} className={styles.gallery} data-island="gallery" data-busy="">
      <div className="mb-6 flex items-center justify-between gap-6">
        {head}
        <div className="flex gap-2 max-md:hidden">
          <Arrow label={texts.previous} disabled={!can.back} onClick={() => turn(-1)}>
            {arrows.back}
          </Arrow>
          <Arrow label={texts.next} disabled={!can.on} onClick={() => turn(1)}>
            {arrows.on}
          </Arrow>
        </div>
      </div>
      <Filter filter={filter} onChoice={choose} />
      {failure}
      <section
        ref={setView}
        className={styles.view}
        data-embla={running ? "" : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-roledescription={texts.carousel}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        <div className="-mr-(--gap) flex [--gap:--spacing(4)] [--slides:1.163] md:[--gap:--spacing(5)] md:[--slides:2] lg:[--slides:3]">
          {children}
        </div>
      </section>
      <div className="mt-5.5 flex items-center gap-4 text-sm/[inherit] max-md:hidden in-data-failed:invisible noscript:invisible">
        <progress className={styles.progress} aria-hidden="true" max={count} value={first + (inView ?? 3)} />
        <span className="numerals" role="status">
          <span className="sr-only">{texts.pictures} </span>
          {inView ? (
            positionText(texts.place, first, inView, count)
          ) : (
            <>
              <span className="lg:hidden">{positionText(texts.place, 0, 2, count)}</span>
              <span className="max-lg:hidden">{positionText(texts.place, 0, 3, count)}</span>
            </>
          )}
        </span>
      </div>
    </div>
  );
}
