/**
 * A visitor without a network would have nothing to read, or an owner who wants none kept would be ignored.
 * @jest-environment jsdom
 */
import { registerWorker } from "./offline.browser";

declare global {
  var REGISTERS_WORKER: boolean;
}

/** Runs the function in a browser with these traits. Returns what it registers once the page has loaded. */
function registrations(traits: { refuses?: boolean; hasWorkers?: boolean } = {}): unknown[][] {
  const { refuses = false, hasWorkers = true } = traits;
  const calls: unknown[][] = [];
  const register = async (...call: unknown[]) => {
    calls.push(call);
    if (refuses) throw new TypeError("refused");
  };
  registerWorker({ ...(hasWorkers && { serviceWorker: { register } }) } as unknown as Navigator);
  expect(calls).toEqual([]);
  window.dispatchEvent(new Event("load"));
  return calls;
}

beforeEach(() => {
  globalThis.REGISTERS_WORKER = true;
});

test("the worker is let in when the page is complete, and asked for once a day", () => {
  expect(registrations()).toEqual([["/sw.js", { updateViaCache: "all" }]]);
});

test("a browser without workers, or one that refuses, loses nothing else", async () => {
  expect(registrations({ hasWorkers: false })).toEqual([]);
  expect(registrations({ refuses: true })).toHaveLength(1);
});

test("where content/site.ts wants no pages kept, none is let in", () => {
  globalThis.REGISTERS_WORKER = false;
  expect(registrations()).toEqual([]);
});
