/**
 * A visitor would be thanked too early, or again on the way back.
 * @jest-environment jsdom
 */
import { cancelDeparture, leaveAfter } from "./leave.browser";

// A fragment is the one address jsdom navigates to.
beforeEach(() => {
  jest.useFakeTimers();
  location.hash = "";
});
afterEach(() => {
  cancelDeparture();
  jest.useRealTimers();
});

test("a newer departure replaces an older one", () => {
  leaveAfter(100, "#stare");
  leaveAfter(200, "#nowe");
  jest.advanceTimersByTime(150);
  expect(location.hash).toBe("");
  jest.advanceTimersByTime(50);
  expect(location.hash).toBe("#nowe");
});

test("a page put into the back/forward cache does not leave again when it comes back", () => {
  leaveAfter(1000, "#dziekujemy");
  dispatchEvent(new Event("pagehide"));
  jest.advanceTimersByTime(5000);
  expect(location.hash).toBe("");
});
