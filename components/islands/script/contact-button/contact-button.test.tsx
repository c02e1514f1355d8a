/** A visitor would press a contact button and stay where they are because a tag does not answer. */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { leaveAfter } from "@/components/islands/script/call/leave.browser";
import { sendTimeout } from "@/lib/tracking/events";
import { ContactButton } from "./contact-button";
import { onContactClick } from "./contact-button.browser";

jest.mock("@/components/islands/script/call/leave.browser", () => ({
  leaveAfter: jest.fn(),
  cancelDeparture: jest.fn(),
}));
let now = Date.now();

beforeAll(() => {
  document.addEventListener("click", onContactClick, true);
  // jsdom cannot navigate: prevents it, after `click` has read whether the browser would.
  addEventListener("click", (event) => {
    event.preventDefault();
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  // onContactClick remembers the last click: each test runs a minute after the one before.
  now += 60_000;
  jest.setSystemTime(now);
  jest.clearAllMocks();
  delete window.gtagSendEvent;
});
afterEach(() => {
  jest.useRealTimers();
});

/** Clicks, and returns whether the browser would follow the link. */
function click(element: Element, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(element, { button: 0, ...init });
  Object.defineProperty(event, "timeStamp", { value: now });
  let prevented = true;
  const look = (seen: Event) => {
    prevented = seen.defaultPrevented;
  };
  document.addEventListener("click", look, { once: true, capture: true });
  fireEvent(element, event);
  return !prevented;
}

const button = () => {
  render(<ContactButton>Skontaktuj się z nami</ContactButton>);
  return screen.getByRole("link");
};

test("a contact button is a plain link where there is no tag, or a broken one", () => {
  const link = button();
  expect(link).toHaveAttribute("href", "/kontakt");
  expect(click(link)).toBe(true);
  window.gtagSendEvent = () => {
    throw new Error("broken tag");
  };
  expect(click(link)).toBe(true);
  expect(leaveAfter).not.toHaveBeenCalled();
});

test("a contact button clicked again while it waits is followed at once and not sent again", () => {
  const link = button();
  window.gtagSendEvent = jest.fn();
  expect([click(link), click(link)]).toEqual([false, true]);
  expect(window.gtagSendEvent).toHaveBeenCalledTimes(1);
  now += sendTimeout;
  jest.setSystemTime(now);
  expect(click(link)).toBe(false);
  expect(window.gtagSendEvent).toHaveBeenCalledTimes(2);
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "a contact button clicked with %s stays the browser's",
  (key) => {
    const link = button();
    window.gtagSendEvent = jest.fn();
    expect(click(link, { [key]: true })).toBe(true);
    expect(window.gtagSendEvent).not.toHaveBeenCalled();
  },
);
