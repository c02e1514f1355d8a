/** A visitor would press an arrow of the gallery and miss a picture, or hear a wrong place. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { words } from "@/content/words";
import { get } from "@/lib/content/records";
import type { GalleryKind } from "@/lib/content/types";
import { GalleryCarousel } from "./gallery";
import { positionText, restAfter, restAt, restsOf } from "./position";

const count = 21;
const gap = 20;

/** Screens by width, with the width of the row and the number of slides in view. */
const screens = [
  { width: 820, row: 753.2, inView: 2 },
  { width: 1024, row: 944, inView: 3 },
  { width: 1180, row: 1079.8, inView: 3 },
] as const;

/** Gives jsdom a layout: a row of slides that scrolls, with the widths of gallery.tsx. */
function layOut(row: HTMLElement, rowWidth: number, inView: number) {
  const step = (rowWidth + gap) / inView;
  const end = count * step - gap - rowWidth;
  let left = 0;
  for (const [index, slide] of [...row.querySelectorAll("[role=group]")].entries()) {
    slide.getBoundingClientRect = () => new DOMRect(index * step - left, 0, step - gap, 300);
    Object.defineProperties(slide, {
      offsetLeft: { value: Math.round(index * step) },
      offsetWidth: { value: Math.round(step - gap) },
    });
  }
  Object.defineProperties(row, {
    clientWidth: { value: Math.round(rowWidth) },
    offsetWidth: { value: Math.round(rowWidth) },
    scrollWidth: { value: Math.round(end + rowWidth) },
    scrollLeft: {
      get: () => left,
      set: (value: number) => {
        left = Math.min(Math.max(0, value), end);
      },
    },
  });
  const scrollTo = (value: number) => {
    row.scrollLeft = value;
    fireEvent.scroll(row);
  };
  row.scrollTo = (({ left: value = 0 }: ScrollToOptions) => scrollTo(value)) as typeof row.scrollTo;
  /** Numbers of the first and last slide wholly in view: "1–2 z 21". */
  const seen = (): string => {
    const whole = Array.from({ length: count }, (_, index) => index * step - left).flatMap((edge, index) =>
      edge > -2 && edge + step - gap < rowWidth + 2 ? [index + 1] : [],
    );
    return `${whole[0]}–${whole.at(-1)} z ${count}`;
  };
  return { step, end, scrollTo, seen };
}

const kinds = Array.from({ length: count }, (_, index): GalleryKind => (index % 3 ? "dom" : "firma"));
const slides = kinds.map((kind, index) => (
  // biome-ignore lint/a11y/useSemanticElements: as the gallery's section draws them
  <div key={String(index)} role="group" data-kind={kind} aria-label={`${index + 1} z ${count}`} />
));
const gallery = (
  <GalleryCarousel
    texts={words.gallery}
    label="Zdjęcia realizacji"
    failure={null}
    kinds={kinds}
    filter={get("offer").gallery.filter}
    head={null}
    arrows={{ back: "<", forward: ">" }}
  >
    {slides}
  </GalleryCarousel>
);

function show(pointer: "fine" | "coarse", { width, row: rowWidth, inView }: (typeof screens)[number]) {
  window.innerWidth = width;
  window.matchMedia = ((query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  const host = document.createElement("div");
  // The layout exists before hydration, as in a browser.
  host.innerHTML = renderToString(gallery);
  document.body.replaceChildren(host);
  const row = screen.getByRole("region", { name: "Zdjęcia realizacji" });
  const layout = layOut(row, rowWidth, inView);
  const start = () => {
    render(gallery, { container: host, hydrate: true });
  };
  return { row, start, ...layout };
}

const next = () => screen.getByRole("button", { name: words.gallery.next });
const previous = () => screen.getByRole("button", { name: words.gallery.previous });
const position = () => screen.getByRole("status");
const settle = () => act(() => jest.advanceTimersByTimeAsync(2000));

beforeEach(() => {
  jest.useFakeTimers();
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
        expect(arrow).toBeEnabled();
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
  const { start, scrollTo, step } = show("coarse", screens[0]);
  scrollTo(5 * step);
  start();
  await settle();
  expect(position()).toHaveTextContent("6–7 z 21");
});

test("arrows pressed faster than the row glides are all counted", async () => {
  const { start, row } = show("coarse", screens[0]);
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
  const { start, row } = show("coarse", screens[0]);
  start();
  await settle();
  row.scrollTo = () => {};
  fireEvent.click(next());
  expect(position()).toHaveTextContent("3–4 z 21");
  await settle();
  expect(position()).toHaveTextContent("1–2 z 21");
});

describe("with a mouse", () => {
  const desktop = screens[1];

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
    expect(previous()).toBeEnabled();
    expect(next()).toBeEnabled();
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
  const { start, scrollTo, step } = show("coarse", screens[0]);
  scrollTo(5 * step);
  start();
  await settle();
  fireEvent.click(screen.getByRole("radio", { name: get("offer").gallery.filter.kinds.firma }));
  expect(position()).toHaveTextContent("1–2 z 7");
  fireEvent.click(screen.getByRole("radio", { name: get("offer").gallery.filter.all }));
  expect(position()).toHaveTextContent("1–2 z 21");
});

test("before scripts the row stands at its beginning, and styles choose the text by the screen", () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(gallery);
  document.body.replaceChildren(host);
  expect(previous()).toBeDisabled();
  expect(next()).toBeEnabled();
  const [, forTwo, forThree] = position().children;
  expect(forTwo).toHaveTextContent("1–2 z 21");
  expect(forThree).toHaveTextContent("1–3 z 21");
});

describe("positions", () => {
  test.each([
    [0, 3, "1–3 z 21"],
    [20, 3, "21–2 z 21"],
    [6, 1, "7 z 21"],
  ])("the picture at index %d with %d in view is told as %s", (first, inView, expected) => {
    expect(positionText("[numer] z [liczba]", first, inView, count)).toBe(expected);
  });

  test("the last rest is the end of the row, whichever way a browser counts the last gap", () => {
    const offsets = Array.from({ length: 5 }, (_, index) => index * 100.5);
    for (const end of [301, 301.5, 321.5]) expect(restsOf(offsets, end)).toEqual([0, 100.5, 201, end]);
    expect(restsOf(offsets, 0)).toEqual([0]);
    expect(restsOf([], 0)).toEqual([0]);
  });

  test("the last rest comes before the first one again, whatever the step", () => {
    expect([0, 3, 5, 6].map((from) => restAfter(from, 3, 7))).toEqual([3, 6, 6, 0]);
    expect([6, 3, 1, 0].map((from) => restAfter(from, -3, 7))).toEqual([3, 0, 0, 6]);
  });

  test("a position between two rests counts as the nearer one", () => {
    expect([0, 49, 51, 1e6].map((left) => restAt(left, [0, 100, 200]))).toEqual([0, 0, 1, 2]);
  });
});
