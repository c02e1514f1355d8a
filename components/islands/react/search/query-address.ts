/** Name of the query in the address, as the structured data of the site declares it. */
export const queryName = "q";

/** The query of an address, trimmed; empty where there is none. */
export const queryIn = (search: string): string => new URLSearchParams(search).get(queryName)?.trim() ?? "";

/** The address of the page that is shown, with another query. */
function addressOf(query: string): string {
  const url = new URL(location.href);
  if (query) url.searchParams.set(queryName, query);
  else url.searchParams.delete(queryName);
  return `${url.pathname}${url.search}`;
}

/** Lets the address follow what is being typed, without a new step in the history. */
export const rememberQuery = (query: string): void => history.replaceState(null, "", addressOf(query));

/**
 * Makes a submitted query a step of its own. The step that was typed over gets its own query back first, so that
 * "back" shows what was there before.
 * @param before query the current step had before somebody typed over it
 */
export function submitQuery(query: string, before: string): void {
  rememberQuery(before);
  if (query !== before) history.pushState(null, "", addressOf(query));
}
