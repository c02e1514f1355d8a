import { fetchSearch, forgetSearch, freshness } from "@/lib/search/fetch-index";
import type { SearchIndex } from "@/lib/search/types";

const index: SearchIndex = {
  documents: [
    {
      path: "/poradnik/awarie",
      group: "guide",
      title: "Awarie",
      icon: "zap",
      keywords: "",
      summary: "Co zrobić, gdy gaśnie światło.",
      sections: [],
    },
  ],
  synonyms: [],
};
const address = "/search/index.00000000.json";
const answer = () => Response.json(index);
const failure = () => new Response("", { status: 503 });
const request = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset();
  global.fetch = request as unknown as typeof fetch;
});
afterEach(() => {
  forgetSearch();
  jest.useRealTimers();
});

/** Runs a load to its end, the pause before the second attempt included. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  return promise;
}

test("an index is loaded once and stays fresh for five minutes", async () => {
  request.mockImplementation(async () => answer());
  const { search } = await settle(fetchSearch(address));
  expect(search("awaria").guides[0]?.path).toBe("/poradnik/awarie");
  await jest.advanceTimersByTimeAsync(freshness - 20_000);
  await settle(fetchSearch(address));
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(20_000);
  await settle(fetchSearch(address));
  expect(request).toHaveBeenCalledTimes(2);
});

test("two searches at once share one request", async () => {
  request.mockImplementation(async () => answer());
  await settle(Promise.all([fetchSearch(address), fetchSearch(address)]));
  expect(request).toHaveBeenCalledTimes(1);
});

test("a failed load is tried once more", async () => {
  request.mockImplementationOnce(async () => failure()).mockImplementation(async () => answer());
  await settle(fetchSearch(address));
  expect(request).toHaveBeenCalledTimes(2);
});

test("after two failures the search says so, and the next one tries again", async () => {
  request.mockImplementation(async () => failure());
  await expect(settle(fetchSearch(address))).rejects.toThrow("status 503");
  expect(request).toHaveBeenCalledTimes(2);
  request.mockImplementation(async () => answer());
  await expect(settle(fetchSearch(address))).resolves.toHaveProperty("search");
});

test("an answer that is no index counts as a failure", async () => {
  request.mockImplementation(async () => new Response("<!doctype html>"));
  await expect(settle(fetchSearch(address))).rejects.toThrow();
  expect(request).toHaveBeenCalledTimes(2);
});

test("an index that was loaded once still answers when the network is gone", async () => {
  request.mockImplementation(async () => answer());
  const first = await settle(fetchSearch(address));
  await jest.advanceTimersByTimeAsync(freshness);
  request.mockImplementation(async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await settle(fetchSearch(address))).toBe(first);
});
