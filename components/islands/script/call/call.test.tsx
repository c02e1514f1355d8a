/** A visitor would press a number and not call, or the owner would count it twice. */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { callPlaces, doubleCallTime } from "@/lib/tracking/events";
import { onCallClick } from "./call.browser";
import { CallLink } from "./call-link";
import { cancelDeparture, leaveAfter } from "./leave.browser";

const tel = "+48320000000";
const number = `tel:${tel}`;
jest.mock("./leave.browser", () => ({ leaveAfter: jest.fn(), cancelDeparture: jest.fn() }));
let now = Date.now();

/** Milliseconds after which the thank-you page opens, as the specification has them; elsewhere the visitor stays. */
const thanksAfter: Readonly<Record<string, number>> = { hero: 100, "contact-tile": 1000, service: 100 };

beforeAll(() => {
  document.addEventListener("click", onCallClick, true);
  // jsdom cannot navigate: prevents it, after `click` has read whether the browser would.
  addEventListener("click", (event) => {
    event.preventDefault();
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  // onCallClick remembers the last call: each test runs a minute after the one before.
  now += 60_000;
  jest.setSystemTime(now);
  jest.clearAllMocks();
  window.gtag_report_conversion = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Clicks, and returns whether the browser would follow the link. */
function click(element: Element, init: MouseEventInit = {}, clickedAt = Date.now()): boolean {
  const event = createEvent.click(element, { button: 0, ...init });
  Object.defineProperty(event, "timeStamp", { value: clickedAt });
  let prevented = true;
  const look = (seen: Event) => {
    prevented = seen.defaultPrevented;
  };
  document.addEventListener("click", look, { once: true });
  fireEvent(element, event);
  return !prevented;
}

const report = () => {
  jest.advanceTimersByTime(1);
  return window.gtag_report_conversion as jest.Mock;
};

describe("a phone link", () => {
  test.each(callPlaces)(
    "in %s dials, is reported once and is followed by the thank-you page or by nothing",
    (place) => {
      render(
        <CallLink tel={tel} place={place}>
          Zadzwoń
        </CallLink>,
      );
      const link = screen.getByRole("link");
      expect(link).toHaveAttribute("href", number);
      expect(click(link)).toBe(true);
      expect(report()).toHaveBeenCalledTimes(1);
      expect(report()).toHaveBeenCalledWith(number);
      const after = thanksAfter[place];
      if (after) expect(leaveAfter).toHaveBeenCalledWith(after, "/dziekujemy");
      else expect(leaveAfter).not.toHaveBeenCalled();
    },
  );

  test("reports after the browser has dialled, so that a slow tag holds nothing up", () => {
    render(
      <CallLink tel={tel} place="header">
        <span>Zadzwoń</span>
      </CallLink>,
    );
    expect(click(screen.getByText("Zadzwoń"))).toBe(true);
    expect(window.gtag_report_conversion).not.toHaveBeenCalled();
    expect(report()).toHaveBeenCalledTimes(1);
  });

  test("dials and thanks without a tag and with a broken one", () => {
    render(
      <CallLink tel={tel} place="hero">
        Zadzwoń
      </CallLink>,
    );
    delete window.gtag_report_conversion;
    expect(click(screen.getByRole("link"))).toBe(true);
    jest.advanceTimersByTime(doubleCallTime);
    window.gtag_report_conversion = () => {
      throw new Error("broken tag");
    };
    expect(click(screen.getByRole("link"))).toBe(true);
    expect(() => jest.advanceTimersByTime(1)).toThrow("broken tag");
    expect(leaveAfter).toHaveBeenCalledTimes(2);
  });

  test("clicked twice at once is one call, clicked again later another one", () => {
    render(
      <CallLink tel={tel} place="contact-tile">
        Zadzwoń
      </CallLink>,
    );
    const link = screen.getByRole("link");
    expect([click(link), click(link)]).toEqual([true, true]);
    expect(report()).toHaveBeenCalledTimes(1);
    expect(leaveAfter).toHaveBeenCalledTimes(1);
    // The second click of a double click, held back by a slow tag.
    const clickedAt = Date.now();
    jest.advanceTimersByTime(doubleCallTime);
    click(link, {}, clickedAt);
    expect(report()).toHaveBeenCalledTimes(1);
    click(link);
    expect(report()).toHaveBeenCalledTimes(2);
  });

  test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("clicked with %s leaves the page where it is", (key) => {
    render(
      <CallLink tel={tel} place="hero">
        Zadzwoń
      </CallLink>,
    );
    expect(click(screen.getByRole("link"), { [key]: true })).toBe(true);
    expect(leaveAfter).not.toHaveBeenCalled();
  });

  test("gives way to a link followed after it", () => {
    render(
      <>
        <CallLink tel={tel} place="hero">
          Zadzwoń
        </CallLink>
        <a href="/oferta">Oferta</a>
        <a href="tel:112">112</a>
        <button type="button">Menu</button>
      </>,
    );
    click(screen.getByText("Zadzwoń"));
    click(screen.getByText("Menu"));
    expect(cancelDeparture).not.toHaveBeenCalled();
    click(screen.getByText("Oferta"));
    expect(cancelDeparture).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(doubleCallTime);
    click(screen.getByText("112"));
    expect(report()).toHaveBeenCalledTimes(1);
  });
});
