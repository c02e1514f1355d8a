import { QueryClient } from "@tanstack/query-core";
import { createEngine, type SearchEngine } from "./engine";
import type { SearchIndex } from "./types";

/** How long a loaded index counts as fresh, in milliseconds. */
export const freshness = 300_000;
/** How often a failed load is tried again. */
const retries = 1;

/**
 * The site's data-fetching client. It fetches the search index and nothing else, for one component: the hooks of
 * react-query would add 2.5 kB to its 7.4 kB and hold the same client.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshness,
      retry: retries,
      // An index that was loaded once still answers when the network is gone.
      gcTime: Number.POSITIVE_INFINITY,
      // The default waits for the browser to be online, silently and for ever.
      networkMode: "always",
      structuralSharing: false,
    },
  },
});

async function load(address: string): Promise<SearchEngine> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const index: SearchIndex = await response.json();
  return createEngine(index);
}

/**
 * The search over the index at an address: from memory for five minutes, then loaded again.
 * @throws Error when both attempts failed and nothing was loaded before
 */
export async function fetchSearch(address: string): Promise<SearchEngine> {
  const queryKey = ["search-index", address];
  try {
    return await client.fetchQuery({ queryKey, queryFn: () => load(address) });
  } catch (error) {
    const earlier = client.getQueryData<SearchEngine>(queryKey);
    if (earlier) return earlier;
    throw error;
  }
}

/** Forgets what was loaded. For tests. */
export const forgetSearch = (): void => client.clear();
