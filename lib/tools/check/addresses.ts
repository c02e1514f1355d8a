import { closest } from "fastest-levenshtein";
import { redirects } from "@/content/redirects";
import { sitePaths } from "@/lib/content/collections";
import { type Problem, reported } from "./problem";
import { addressesFile } from "./published-addresses";
import { type Listed, listedIn } from "./source";

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** A new page of the same kind, where visitors of a lost address are best taken, else the list of its kind. */
function insteadOf(address: string, pages: readonly string[], published: ReadonlySet<string>): string {
  const renamed = pages.filter((page) => !published.has(page) && folderOf(page) === folderOf(address));
  if (renamed.length > 0) return closest(address, renamed);
  return pages.includes(folderOf(address)) ? folderOf(address) : "/";
}

/**
 * Addresses that search engines and people may have and that lead nowhere any more.
 * @param published the list of all addresses that were ever published
 */
export function lostAddresses(
  published: readonly Listed[] = listedIn(addressesFile),
  pages: readonly string[] = sitePaths,
  from: readonly string[] = redirects.map((redirect) => redirect.from),
): Problem[] {
  const all = new Set(published.map(({ text }) => text));
  return reported(addressesFile, (report) => {
    for (const { text: address, line } of published)
      if (!pages.includes(address) && !from.includes(address))
        report(
          address,
          `Strony ${address} już nie ma, a jej adres mają wyszukiwarki i ludzie.`,
          `Dopisz w content/redirects.ts wiersz { from: "${address}", to: "${insteadOf(address, pages, all)}" }, i popraw w nim, dokąd ma prowadzić. Jeśli tej strony nigdy nie było w internecie, usuń ją stąd.`,
          line,
        );
  });
}
