/** The gallery on a screen that jsdom is given: a row with widths that scrolls, and its buttons. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { GalleryCarousel } from "@/components/islands/react/gallery/gallery";
import { words } from "@/content/words";
import { get } from "@/lib/content/records";
import type { GalleryKind } from "@/lib/content/types";
import { inIsland } from "@/tests/island";

export const count = 21;
const gap = 20;

/** Screens by width, with the width of the row and the number of slides that have room in it. */
export const tablet = { width: 820, row: 753.2, inView: 2, slides: 2 };
export const desktop = { width: 1024, row: 944, inView: 3, slides: 3 };
export const screens = [tablet, desktop, { width: 1180, row: 1079.8, inView: 3, slides: 3 }] as const;
export const phone = { width: 390, row: 350, inView: 1, slides: 1.163 };
type Size = typeof phone;

/** Gives jsdom a layout: a row of slides that scrolls, with the widths of gallery.tsx and the filter of gallery.css. */
function layOut(row: HTMLElement, { row: rowWidth, slides }: Size) {
  const container = row.firstElementChild as HTMLElement;
  const step = (rowWidth + gap) / slides;
  const shown = () => {
    const kind = row.parentElement?.querySelector<HTMLInputElement>(":checked")?.value;
    const all = [...row.querySelectorAll<HTMLElement>("[role=group]")];
    return kind ? all.filter((slide) => slide.dataset.kind === kind) : all;
  };
  const end = () => Math.max(0, shown().length * step - gap - rowWidth);
  const movedBy = (node: HTMLElement) => Number(/translate3d\((-?[\d.]+)px/.exec(node.style.transform)?.[1] ?? 0);
  const edgeOf = (slide: HTMLElement) => shown().indexOf(slide) * step - left + movedBy(container) + movedBy(slide);
  let left = 0;
  for (const slide of row.querySelectorAll<HTMLElement>("[role=group]")) {
    slide.getBoundingClientRect = () => new DOMRect(edgeOf(slide), 0, step - gap, 300);
    Object.defineProperties(slide, {
      offsetLeft: { get: () => Math.round(shown().indexOf(slide) * step) },
      offsetWidth: { get: () => (shown().includes(slide) ? Math.round(step - gap) : 0) },
    });
  }
  Object.defineProperty(container, "offsetWidth", { value: Math.round(rowWidth + gap) });
  Object.defineProperties(row, {
    clientWidth: { value: Math.round(rowWidth) },
    offsetWidth: { value: Math.round(rowWidth) },
    scrollWidth: { get: () => Math.round(end() + rowWidth) },
    scrollLeft: {
      get: () => left,
      set: (value: number) => {
        left = Math.min(Math.max(0, value), end());
      },
    },
  });
  const scrollTo = (value: number) => {
    row.scrollLeft = value;
    fireEvent.scroll(row);
  };
  row.scrollTo = (({ left: value = 0 }: ScrollToOptions) => scrollTo(value)) as typeof row.scrollTo;
  /** Numbers of the slides wholly in view, from left to right. */
  const seenNumbers = (): number[] =>
    shown()
      .map((slide, index) => ({ number: index + 1, edge: edgeOf(slide) }))
      .filter(({ edge }) => edge > -3 && edge + step - gap < rowWidth + 3)
      .sort((one, other) => one.edge - other.edge)
      .map(({ number }) => number);
  /** What is seen, as the gallery should say it: "1–2 z 21". */
  const seen = (): string => {
    const [first, ...others] = seenNumbers();
    return `${others.length > 0 ? `${first}–${others.at(-1)}` : first} z ${shown().length}`;
  };
  return { step, end: end(), scrollTo, seen, seenNumbers };
}

export const manyKinds = Array.from({ length: count }, (_, index): GalleryKind => (index % 3 ? "dom" : "firma"));
export const galleryOf = (kinds: readonly GalleryKind[]) =>
  inIsland(
    <GalleryCarousel
      texts={words.gallery}
      label="Zdjęcia realizacji"
      kinds={kinds}
      filter={get("offer").gallery.filter}
    />,
    {
      slides: kinds.map((kind, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as the gallery's section draws them
        <div key={String(index)} role="group" data-kind={kind} aria-label={`${index + 1} z ${kinds.length}`} />
      )),
    },
  );

/** Media queries that match, beside that of the pointer. */
export const media = new Set<string>();

export function show(pointer: "fine" | "coarse", size: Size, kinds: readonly GalleryKind[] = manyKinds) {
  window.matchMedia = ((query: string) => ({
    matches: query === `(pointer: ${pointer})` || media.has(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  const style = document.createElement("style");
  style.textContent = `section > div { --slides: ${size.slides} } [role=group] { margin-right: ${gap}px }`;
  document.head.replaceChildren(style);
  const host = document.createElement("div");
  const gallery = galleryOf(kinds);
  // The layout exists before hydration, as in a browser.
  host.innerHTML = renderToString(gallery);
  document.body.replaceChildren(host);
  const row = screen.getByRole("region", { name: "Zdjęcia realizacji" });
  const layout = layOut(row, size);
  const start = () => {
    render(gallery, { container: host, hydrate: true });
  };
  return { host, row, start, ...layout };
}

export const next = () => screen.getByRole("button", { name: words.gallery.next });
export const previous = () => screen.getByRole("button", { name: words.gallery.previous });
export const position = () => screen.getByRole("status");
export const settle = () => act(() => jest.advanceTimersByTimeAsync(2000));
export const isDisabled = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";
export const kindNames = get("offer").gallery.filter.kinds;
export const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));

/** Before each test: clocks that stand still, and observers that jsdom lacks. After it: real clocks. */
export function prepareScreen() {
  beforeEach(() => {
    jest.useFakeTimers();
    media.clear();
    class Observer {
      observe = () => {};
      unobserve = () => {};
      disconnect = () => {};
    }
    Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer });
  });
  afterEach(() => jest.useRealTimers());
}
