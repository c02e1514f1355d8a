/** A visitor would press an arrow of the gallery and miss a picture, or hear a wrong place. */
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { words } from "@/content/words";
import { get } from "@/lib/content/records";
import {
  choose,
  count,
  desktop,
  galleryOf,
  isDisabled,
  kindNames,
  manyKinds,
  next,
  position,
  prepareScreen,
  previous,
  screens,
  settle,
  show,
  tablet,
} from "@/tests/gallery-on-screen";

prepareScreen();

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
