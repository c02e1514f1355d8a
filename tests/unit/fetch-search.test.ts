/** A visitor searches a stale index, or waits for one that fails to load. */
import { focusManager } from "@tanstack/query-core";
import { fetchSearch, forgetSearch, freshness, patience } from "@/lib/search/fetch-index";
import type { SearchIndex } from "@/lib/search/index-format";

const page = { path: "/poradnik/awarie", kind: "guide", title: "Awarie", icon: "zap" } as const;
const index: SearchIndex = {
  documents: [{ ...page, keywords: "", summary: "Co zrobić, gdy gaśnie światło.", sections: [] }],
  synonyms: [],
};
const answers = async () => Response.json(index);
const fails = async () => new Response("", { status: 503 });
const request = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset().mockImplementation(answers);
  global.fetch = request as unknown as typeof fetch;
});
afterEach(() => {
  forgetSearch();
  jest.useRealTimers();
});

/** Loads the index, with the pause before the second attempt: ten seconds. */
async function load() {
  const promise = fetchSearch("/search/index.00000000.json");
  promise.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  return promise;
}

test("two searches at once share one request", async () => {
  await Promise.all([load(), load()]);
  expect(request).toHaveBeenCalledTimes(1);
});

test("a failed load is tried once more; after two failures the search says so, and the next one tries again", async () => {
  request.mockImplementationOnce(fails);
  await load();
  expect(request).toHaveBeenCalledTimes(2);
  forgetSearch();
  request.mockImplementation(fails);
  await expect(load()).rejects.toThrow("status 503");
  expect(request).toHaveBeenCalledTimes(4);
  request.mockImplementation(answers);
  await expect(load()).resolves.toHaveProperty("search");
});

test("an answer that is not an index counts as a failure", async () => {
  request.mockImplementation(async () => new Response("<!doctype html>"));
  await expect(load()).rejects.toThrow();
  expect(request).toHaveBeenCalledTimes(2);
});

test("an index that was loaded once still answers when the network is gone", async () => {
  const first = await load();
  await jest.advanceTimersByTimeAsync(freshness);
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await load()).toBe(first);
});

test("an attempt has an end, even if no reply ever comes", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  await load();
  expect(timeout).toHaveBeenCalledWith(patience);
  expect(request.mock.calls[0]).toEqual(["/search/index.00000000.json", { signal: timeout.mock.results[0]?.value }]);
});

test("a second attempt that waits for a hidden tab is made when the tab is shown", async () => {
  focusManager.setFocused(false);
  request.mockImplementationOnce(fails);
  const promise = fetchSearch("/search/index.00000000.json");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await jest.advanceTimersByTimeAsync(0);
  expect((await promise).search("awarie")).toHaveLength(1);
  focusManager.setFocused(undefined);
});
