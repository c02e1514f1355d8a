import { QueryClient } from "@tanstack/query-core";
import { createEngine, type SearchEngine } from "./engine";
import type { SearchIndex } from "./index-format";

/** How long a loaded index stays fresh, in milliseconds. */
export const freshness = 300_000;
const retries = 1;
/** Milliseconds after which an attempt has failed: a reply may never come. The whole index, on a line of 30 kbit/s. */
export const patience = 30_000;

/**
 * The site's data-fetching client. It fetches only the search index, for one component: react-query's hooks would add
 * 2.5 kB to its 7.4 kB and use the same client.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshness,
      retry: retries,
      // A loaded index still answers when the network is gone.
      gcTime: Number.POSITIVE_INFINITY,
      // The default waits for the browser to be online, silently and for ever.
      networkMode: "always",
      structuralSharing: false,
    },
  },
});

// A retry waits while the tab is hidden; mounted, the client hears that it is shown again.
client.mount();

async function loadEngine(address: string): Promise<SearchEngine> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const index: SearchIndex = await response.json();
  return createEngine(index);
}

/**
 * Returns the search engine for the index at an address: from memory for five minutes, then loaded again.
 * @throws Error if both attempts fail and no earlier index is in memory
 */
export async function fetchSearch(address: string): Promise<SearchEngine> {
  const queryKey = ["search-index", address];
  try {
    return await client.fetchQuery({ queryKey, queryFn: () => loadEngine(address) });
  } catch (error) {
    const earlierEngine = client.getQueryData<SearchEngine>(queryKey);
    if (earlierEngine) return earlierEngine;
    throw error;
  }
}

/** Forgets all loaded indexes. For tests. */
export const forgetSearch = (): void => client.clear();
