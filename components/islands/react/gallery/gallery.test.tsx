/** A visitor would press an arrow of the gallery and miss a picture, or hear a wrong place. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { words } from "@/content/words";
import { get } from "@/lib/content/records";
import type { GalleryKind } from "@/lib/content/types";
import { inIsland } from "@/tests/island";
import { GalleryCarousel } from "./gallery";

const count = 21;
const gap = 20;

/** Screens by width, with the width of the row and the number of slides that have room in it. */
const tablet = { width: 820, row: 753.2, inView: 2, slides: 2 };
const desktop = { width: 1024, row: 944, inView: 3, slides: 3 };
const screens = [tablet, desktop, { width: 1180, row: 1079.8, inView: 3, slides: 3 }] as const;
const phone = { width: 390, row: 350, inView: 1, slides: 1.163 };
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

const manyKinds = Array.from({ length: count }, (_, index): GalleryKind => (index % 3 ? "dom" : "firma"));
const galleryOf = (kinds: readonly GalleryKind[]) =>
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
const media = new Set<string>();

function show(pointer: "fine" | "coarse", size: Size, kinds: readonly GalleryKind[] = manyKinds) {
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

const next = () => screen.getByRole("button", { name: words.gallery.next });
const previous = () => screen.getByRole("button", { name: words.gallery.previous });
const position = () => screen.getByRole("status");
const settle = () => act(() => jest.advanceTimersByTimeAsync(2000));
const isDisabled = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";
const kindNames = get("offer").gallery.filter.kinds;
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));

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

describe.each(screens)("on a touch screen $width px wide", (size) => {
  test("presses of an arrow show every picture by as many as are in view, go around, and the text says what is seen", async () => {
    const { start, seen } = show("coarse", size);
    start();
    await settle();
    const status = position();
    for (const arrow of [next(), previous()]) {
      const shown = new Set<number>();
      const presses = Math.ceil(count / size.inView);
      for (let press = 0; press < presses; press++) {
        const [first = 0, last = 0] = seen().match(/\d+/g)?.map(Number) ?? [];
        for (let number = first; number <= last; number++) shown.add(number);
        fireEvent.click(arrow);
        expect(isDisabled(arrow)).toBe(false);
        expect(status).toHaveTextContent(`${words.gallery.pictures} ${seen()}`);
      }
      expect(shown.size).toBe(count);
      expect(seen()).toBe(`1–${size.inView} z ${count}`);
    }
  });

  test("a swipe to any picture is told, and the next arrow goes on from there", async () => {
    const { start, scrollTo, seen, step, end } = show("coarse", size);
    start();
    await settle();
    for (let left = 0; left < end + step; left += step) {
      scrollTo(left);
      expect(position()).toHaveTextContent(`${words.gallery.pictures} ${seen()}`);
    }
    expect(seen()).toBe(`${count - size.inView + 1}–${count} z ${count}`);
    fireEvent.click(previous());
    expect(position()).toHaveTextContent(`${count - 2 * size.inView + 1}–${count - size.inView} z ${count}`);
  });
});

test("a swipe made before the gallery was hydrated is told when it is", async () => {
  const { start, scrollTo, step } = show("coarse", tablet);
  scrollTo(5 * step);
  start();
  await settle();
  expect(position()).toHaveTextContent("6–7 z 21");
});

test("arrows pressed faster than the row glides are all counted", async () => {
  const { start, row } = show("coarse", tablet);
  start();
  await settle();
  const glides = jest.fn();
  row.scrollTo = glides as typeof row.scrollTo;
  for (let press = 0; press < 3; press++) {
    fireEvent.click(next());
    fireEvent.scroll(row);
  }
  expect(position()).toHaveTextContent("7–8 z 21");
  expect(glides.mock.lastCall[0]).toMatchObject({ behavior: "smooth" });
});

test("where the browser drops a glide, the text says what is seen as soon as the row rests", async () => {
  const { start, row } = show("coarse", tablet);
  start();
  await settle();
  row.scrollTo = () => {};
  fireEvent.click(next());
  expect(position()).toHaveTextContent("3–4 z 21");
  await settle();
  expect(position()).toHaveTextContent("1–2 z 21");
});

describe("with a mouse", () => {
  test("arrows bring the pictures that are not seen yet, and go around the end", async () => {
    const { start, row } = show("fine", desktop);
    start();
    await settle();
    expect(row).toHaveAttribute("data-embla");
    expect(position()).toHaveTextContent("1–3 z 21");
    fireEvent.click(next());
    expect(position()).toHaveTextContent("4–6 z 21");
    fireEvent.click(previous());
    fireEvent.click(previous());
    expect(position()).toHaveTextContent("19–21 z 21");
    expect([previous(), next()].map(isDisabled)).toEqual([false, false]);
  });

  test("arrow keys move the row that has the focus", async () => {
    const { start, row } = show("fine", desktop);
    start();
    await settle();
    fireEvent.keyDown(row, { key: "ArrowRight" });
    expect(position()).toHaveTextContent("2–4 z 21");
    fireEvent.keyDown(row, { key: "ArrowLeft" });
    expect(position()).toHaveTextContent("1–3 z 21");
  });

  test("a trackpad still moves the row, one picture for a picture's width, and leaves the page's scrolling alone", async () => {
    const { start, row, step } = show("fine", desktop);
    start();
    await settle();
    fireEvent.click(next());
    expect(fireEvent.wheel(row, { deltaX: 2, deltaY: 60 })).toBe(true);
    expect(position()).toHaveTextContent("4–6 z 21");
    for (let part = 0; part < 8; part++) expect(fireEvent.wheel(row, { deltaX: step / 4, deltaY: 1 })).toBe(false);
    expect(position()).toHaveTextContent("6–8 z 21");
    await settle();
    fireEvent.wheel(row, { deltaX: -0.6 * step, deltaY: 0 });
    expect(position()).toHaveTextContent("5–7 z 21");
  });

  test("a row that was scrolled before goes on from the picture it shows, once it is at rest", async () => {
    const { start, row, scrollTo, step } = show("fine", desktop);
    scrollTo(6.4 * step);
    start();
    expect(row).not.toHaveAttribute("data-embla");
    scrollTo(7 * step);
    await settle();
    expect(row).toHaveAttribute("data-embla");
    expect(position()).toHaveTextContent("8–10 z 21");
  });
});

test("a visitor who chooses a kind of work is told how many pictures of it there are, from the first", async () => {
  const { start, scrollTo, step } = show("coarse", tablet);
  scrollTo(5 * step);
  start();
  await settle();
  choose(kindNames.firma);
  expect(position()).toHaveTextContent("1–2 z 7");
  choose(get("offer").gallery.filter.all);
  expect(position()).toHaveTextContent("1–2 z 21");
});

describe.each(["fine", "coarse"] as const)("with a %s pointer", (pointer) => {
  const sizes = [phone, tablet, desktop].flatMap((size) => [1, 2, 3, 4, 5].map((few) => ({ few, ...size })));

  test.each(sizes)("$few pictures, $inView in view: arrows show all, and the text says what is seen", async (size) => {
    const { start, seen, seenNumbers } = show(pointer, size, manyKinds.slice(0, size.few));
    start();
    await settle();
    const shown = new Set(seenNumbers());
    expect([previous(), next()].map(isDisabled)).toEqual(
      size.few > size.inView ? [expect.any(Boolean), false] : [true, true],
    );
    for (let press = 0; press < size.few; press++) {
      expect(position()).toHaveTextContent(`${words.gallery.pictures} ${seen()}`);
      expect(seenNumbers()).toHaveLength(Math.min(size.few, size.inView));
      fireEvent.click(next());
      await settle();
      for (const number of seenNumbers()) shown.add(number);
    }
    expect(shown.size).toBe(size.few);
  });

  test("a kind with a picture more than are in view ends with the last, and the focus stays on the arrow", async () => {
    const { start, seen } = show(pointer, desktop, [
      ...manyKinds.slice(0, 8),
      "energia",
      "energia",
      "energia",
      "energia",
    ]);
    start();
    await settle();
    fireEvent.click(next());
    choose(kindNames.energia);
    expect(position()).toHaveTextContent("1–3 z 4");
    next().focus();
    fireEvent.click(next());
    expect(position()).toHaveTextContent("2–4 z 4");
    await settle();
    expect(seen()).toBe("2–4 z 4");
    expect(next()).toHaveFocus();
    // Embla has an end here. The browser's row goes around.
    expect(isDisabled(next())).toBe(pointer === "fine");
    fireEvent.click(next());
    await settle();
    expect(seen()).toBe(pointer === "fine" ? "2–4 z 4" : "1–3 z 4");
    expect(position()).toHaveTextContent(seen());
  });

  test("a kind whose pictures are all in view has nowhere to go, and all pictures have again", async () => {
    const { start } = show(pointer, desktop, [...manyKinds.slice(0, 8), "energia", "energia"]);
    start();
    await settle();
    choose(kindNames.energia);
    expect(position()).toHaveTextContent("1–2 z 2");
    expect([previous(), next()].map(isDisabled)).toEqual([true, true]);
    fireEvent.click(next());
    expect(position()).toHaveTextContent("1–2 z 2");
    choose(get("offer").gallery.filter.all);
    expect([previous(), next()].map(isDisabled)).toEqual([false, false]);
  });

  test("a gallery without pictures says no position", async () => {
    const { start } = show(pointer, desktop, []);
    start();
    await settle();
    expect(screen.queryByRole("status")).toBeNull();
    expect([previous(), next()].map(isDisabled)).toEqual([true, true]);
  });
});

test("the filter offers the kinds that have pictures, if there are two", () => {
  show("fine", desktop, ["firma", "energia", "firma"]);
  const { all, kinds } = get("offer").gallery.filter;
  const labels = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(labels).toEqual([all, kinds.energia, kinds.firma]);
  show("fine", desktop, ["firma", "firma"]);
  expect(screen.queryByRole("radio")).toBeNull();
});

describe("for a visitor who wants no motion", () => {
  const stillness = "(prefers-reduced-motion: reduce)";

  test("the browser's row jumps from the moment this is chosen", async () => {
    const { start, row } = show("coarse", tablet);
    start();
    await settle();
    const glides = jest.fn();
    row.scrollTo = glides as typeof row.scrollTo;
    for (const behavior of ["smooth", "instant"]) {
      fireEvent.click(next());
      expect(glides.mock.lastCall[0]).toMatchObject({ behavior });
      media.add(stillness);
    }
  });

  test("Embla's row is at the next pictures at once", async () => {
    media.add(stillness);
    const { start, row, seen } = show("fine", desktop);
    start();
    await settle();
    fireEvent.click(next());
    expect(seen()).toBe("4–6 z 21");
    fireEvent.keyDown(row, { key: "ArrowLeft" });
    expect(seen()).toBe("3–5 z 21");
  });
});

/** Does what Chrome's translation does to texts. */
function translate(host: HTMLElement) {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    const font = document.createElement("font");
    font.textContent = `[${node.data}]`;
    node.replaceWith(font);
  }
}

test("a page that is translated meanwhile says the position (before: tests/browser/foreign.spec.ts)", async () => {
  const { host, start } = show("fine", desktop);
  start();
  await settle();
  translate(host);
  for (const expected of ["4–6 z 21", "7–9 z 21"]) {
    fireEvent.click(next());
    expect(position()).toHaveTextContent(`[${words.gallery.pictures} ]${expected}`);
  }
});

test("before scripts the row stands at its beginning, and styles choose the text by the screen", () => {
  const host = document.createElement("div");
  const draw = (few: number) => {
    host.innerHTML = renderToString(galleryOf(manyKinds.slice(0, few)));
    document.body.replaceChildren(host);
  };
  draw(count);
  expect([previous(), next()].map(isDisabled)).toEqual([true, false]);
  const [, forTwo, forThree] = position().children;
  expect(forTwo).toHaveTextContent("1–2 z 21");
  expect(forThree).toHaveTextContent("1–3 z 21");
  draw(2);
  expect([previous(), next()].map(isDisabled)).toEqual([true, true]);
  for (const text of [...position().children].slice(1)) expect(text).toHaveTextContent("1–2 z 2");
  draw(0);
  expect(screen.queryByRole("status")).toBeNull();
});
