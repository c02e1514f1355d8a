import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { closest } from "fastest-levenshtein";
import { getRedirects, sitePaths } from "@/lib/content/records";
import { collectProblems, type Problem } from "./problem";
import { type ListLine, readList } from "./source";

/** Every address the site has ever had, one path per line. Lines with # are comments. Kept in git. */
export const addressesFile = "content/opublikowane-adresy.txt";

/** Adds the addresses of the current pages to the list. Every build calls it, so nobody can forget it. */
export function rememberAddresses(file = addressesFile, paths: readonly string[] = sitePaths): void {
  const listedPaths = new Set(readList(file).map(({ text }) => text));
  const newPaths = paths.filter((path) => !listedPaths.has(path)).toSorted();
  if (newPaths.length === 0) return;
  const oldText = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
  writeFileSync(file, `${[...(oldText ? [oldText] : []), ...newPaths].join("\n")}\n`);
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** Suggests the closest new page in the same folder, otherwise that folder's own page, otherwise the home page. */
function suggestTarget(address: string, pages: readonly string[], publishedPaths: ReadonlySet<string>): string {
  const newPages = pages.filter((page) => !publishedPaths.has(page) && folderOf(page) === folderOf(address));
  if (newPages.length > 0) return closest(address, newPages);
  return pages.includes(folderOf(address)) ? folderOf(address) : "/";
}

/**
 * Reports addresses that search engines and people may still have and that lead nowhere.
 * @param publishedLines list of all addresses that were ever published
 */
export function lostAddresses(
  publishedLines: readonly ListLine[] = readList(addressesFile),
  pages: readonly string[] = sitePaths,
  redirectedPaths: readonly string[] = getRedirects().map((redirect) => redirect.from),
): Problem[] {
  const publishedPaths = new Set(publishedLines.map(({ text }) => text));
  return collectProblems(addressesFile, (report) => {
    for (const { text: address, line } of publishedLines)
      if (!pages.includes(address) && !redirectedPaths.includes(address))
        report(
          address,
          `Strony ${address} już nie ma, a jej adres mają wyszukiwarki i ludzie.`,
          `Dopisz w content/redirects.ts wiersz { from: "${address}", to: "${suggestTarget(address, pages, publishedPaths)}" }, i popraw w nim, dokąd ma prowadzić. Jeśli tej strony nigdy nie było w internecie, usuń ją stąd.`,
          line,
        );
  });
}
