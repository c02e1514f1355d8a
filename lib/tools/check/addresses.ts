import { closest } from "fastest-levenshtein";
import { redirects } from "@/content/redirects";
import { sitePaths } from "@/lib/content/collections";
import { addressesFile, type ListedAddress, listedAddresses } from "@/lib/tools/check/published-addresses";
import { type Problem, reported } from "./problem";

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/**
 * Where visitors of a lost address are best taken: to a page of the same kind that is new, else to the list of its
 * kind.
 */
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
  published: readonly ListedAddress[] = listedAddresses(),
  pages: readonly string[] = sitePaths,
  from: readonly string[] = redirects.map((redirect) => redirect.from),
): Problem[] {
  const all = new Set(published.map(({ address }) => address));
  return reported(addressesFile, (report) => {
    for (const { address, line } of published)
      if (!pages.includes(address) && !from.includes(address))
        report(
          address,
          `Strony ${address} już nie ma, a jej adres mają wyszukiwarki i ludzie.`,
          `Dopisz w content/redirects.ts wiersz { from: "${address}", to: "${insteadOf(address, pages, all)}" }, i popraw w nim, dokąd ma prowadzić. Jeśli tej strony nigdy nie było w internecie, usuń ją stąd.`,
          line,
        );
  });
}
