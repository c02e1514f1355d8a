import { changeAddress, pushAddress } from "@/components/islands/react/address";

/** Name of the query parameter, as the site's structured data declare it. */
export const queryName = "q";

/** Longest query, in characters. */
export const longestQuery = 120;

/** A query as it is searched for: trimmed and cut, an accent and its letter as one character, as in the index. */
export const asQuery = (text: string): string =>
  text
    .normalize("NFC")
    .slice(0, longestQuery)
    // The cut may have halved a character of two units.
    .replace(/[\ud800-\udbff]$/, "")
    .trim();

/** The query of an address; empty if there is none. */
export const queryIn = (search: string): string => asQuery(new URLSearchParams(search).get(queryName) ?? "");

/** Puts a query into an address, which then leads to no place in the page. */
const withQuery = (query: string) => (address: URL) => {
  if (query) address.searchParams.set(queryName, query);
  else address.searchParams.delete(queryName);
  address.hash = "";
};

/** Puts the query into the address without a new history entry. */
export const replaceQuery = (query: string): void => changeAddress(queryName, withQuery(query));

/**
 * Adds a history entry for a submitted query. First restores the query of the current entry, which typing has replaced,
 * so that Back shows it.
 * @param previousQuery query of the current entry before typing
 */
export function pushQuery(query: string, previousQuery: string): void {
  replaceQuery(previousQuery);
  if (query !== previousQuery) pushAddress(withQuery(query));
}
