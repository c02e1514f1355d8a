/**
 * Parts that work alone would get in each other's way in the script that every page holds.
 * @jest-environment jsdom
 */
import { readyEvent } from "@/components/islands/react/hydration/ready-event";

/** The page the script stands in; jsdom navigates to fragments only, so the contact button leads to one. */
const page = `
  <a href="tel:+48320000000" data-call="contact-tile" data-after="1000">Zadzwoń</a>
  <a href="#kontakt" data-contact>Skontaktuj się</a>
  <a href="#oferta">Oferta</a>
  <div data-island="gallery" data-busy=""><button>Dalej</button></div>
  <script type="application/json" data-props="gallery">{"scripts":[],"props":{}}</script><template></template>`;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeAll(() => {
  class Observer {
    observe = () => {};
    unobserve = () => {};
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    PerformanceObserver: Observer,
    CSS: { supports: () => true },
    matchMedia: () => ({ matches: false }),
    startIsland: () => {},
    REGISTERS_WORKER: true,
  });
  document.body.innerHTML = page;
  require("./entry");
});
let now = Date.now();
beforeEach(() => {
  now += 60_000;
  jest.useFakeTimers({ now });
  location.hash = "";
  delete window.gtagSendEvent;
});
afterEach(() => jest.useRealTimers());

test("a contact button still leads to its page when the tag does not answer: calls, which hear the click as well, come first", () => {
  window.gtagSendEvent = jest.fn();
  find("[data-contact]").click();
  expect(window.gtagSendEvent).toHaveBeenCalledWith("/kontakt");
  jest.advanceTimersByTime(1999);
  expect(location.hash).toBe("");
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe("#kontakt");
});

test("another link, followed while a contact button waits, takes the visitor away from it", () => {
  window.gtagSendEvent = jest.fn();
  find("[data-contact]").click();
  find("[href='#oferta']").click();
  jest.advanceTimersByTime(5000);
  expect(location.hash).not.toBe("#kontakt");
});

test("a press that waits for its island is heard by nobody else, and once when the island is ready", async () => {
  const onClick = jest.fn();
  document.addEventListener("click", onClick, true);
  find("[data-island] button").click();
  await jest.advanceTimersByTimeAsync(0);
  expect(onClick).not.toHaveBeenCalled();
  find("[data-island]").removeAttribute("aria-busy");
  find("[data-island]").dispatchEvent(new CustomEvent(readyEvent, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(onClick).toHaveBeenCalledTimes(1);
});
