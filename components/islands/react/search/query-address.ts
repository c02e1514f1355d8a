/** Name of the query parameter, as the site's structured data declare it. */
export const queryName = "q";

/** The query of an address, trimmed; empty if there is none. */
export const queryIn = (search: string): string => new URLSearchParams(search).get(queryName)?.trim() ?? "";

/** The page's address with another query. */
function addressWith(query: string): string {
  const url = new URL(location.href);
  if (query) url.searchParams.set(queryName, query);
  else url.searchParams.delete(queryName);
  return `${url.pathname}${url.search}`;
}

/** Puts the query into the address without a new history entry. */
export const replaceQuery = (query: string): void => history.replaceState(null, "", addressWith(query));

/**
 * Adds a history entry for a submitted query. First restores the query of the current entry, which typing has replaced,
 * so that Back shows it.
 * @param previousQuery query of the current entry before typing
 */
export function pushQuery(query: string, previousQuery: string): void {
  replaceQuery(previousQuery);
  if (query !== previousQuery) history.pushState(null, "", addressWith(query));
}
