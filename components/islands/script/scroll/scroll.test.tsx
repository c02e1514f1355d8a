/** A visitor would have no way back to the top after scrolling, or drawings that move unseen. */
import { render, screen } from "@testing-library/react";
import { watchScroll, watchVisibility } from "./scroll.browser";

const root = document.documentElement;
/** Reports to the watcher what is on screen. */
let see: (entries: { target: Element; isIntersecting: boolean }[]) => void;
const observed: Element[] = [];

/** Scrolls as a browser does: events come faster than frames. */
function scrollTo(y: number) {
  Object.assign(window, { scrollY: y });
  for (let event = 0; event < 3; event++) dispatchEvent(new Event("scroll"));
  jest.advanceTimersToNextFrame();
}

beforeAll(() => {
  class Observer {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe = (element: Element) => observed.push(element);
  }
  Object.assign(window, { IntersectionObserver: Observer, scrollY: 0 });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the header changes after 10 pixels, the top button comes after 300, and both go again", () => {
  const frames = jest.spyOn(window, "requestAnimationFrame");
  watchScroll(document);
  const marks = () => [root.hasAttribute("data-scrolled"), root.hasAttribute("data-top")];
  expect(marks()).toEqual([false, false]);
  scrollTo(10);
  expect(marks()).toEqual([false, false]);
  scrollTo(11);
  expect(marks()).toEqual([true, false]);
  scrollTo(301);
  expect(marks()).toEqual([true, true]);
  scrollTo(0);
  expect(marks()).toEqual([false, false]);
  expect(frames).toHaveBeenCalledTimes(4);
});

test("a page that opens scrolled down, as after a reload, is marked at once", () => {
  Object.assign(window, { scrollY: 900 });
  watchScroll(document);
  expect(root).toHaveAttribute("data-top");
});

test("drawings move only while they are seen", () => {
  render(
    <>
      <svg data-watch="" data-testid="map" />
      <svg data-testid="still" />
    </>,
  );
  watchVisibility(document);
  const map = screen.getByTestId("map");
  const still = screen.getByTestId("still");
  expect(observed).toContain(map);
  expect(observed).not.toContain(still);
  see([{ target: map, isIntersecting: true }]);
  expect(map).toHaveAttribute("data-seen");
  see([{ target: map, isIntersecting: false }]);
  expect(map).not.toHaveAttribute("data-seen");
});
