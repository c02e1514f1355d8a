import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Names of script files in a text: "1d-3ziz_810o8.js". */
export const scriptNames = (text: string): string[] => text.match(/[\w~-][\w.~-]*\.js\b/g) ?? [];

/** Segments of a route, for prefetching, which no link does; and the 404 page under its other name. */
export const neverRequested = /(?:^|\/)__next\.[^/]*\.txt$|^_not-found\.(?:html|txt)$/;

/**
 * Files that no browser asks for: flight data of route segments, `_not-found` (the page is 404.html), and framework
 * scripts that neither a page nor another requested script names, such as polyfills and the manifests of the Pages
 * Router.
 *
 * @param root folder of the export
 * @param files all files of the export
 * @param named names of the scripts that pages and their flight data name
 */
export function unrequested(root: string, files: readonly string[], named: ReadonlySet<string>): string[] {
  const scripts = new Map(
    files
      .filter((file) => file.startsWith("_next/static/") && file.endsWith(".js"))
      .map((file) => [basename(file), file] as const),
  );
  const requested = new Set(named);
  // A set is walked in the order of insertion: names added on the way are visited, too.
  for (const name of requested) {
    const file = scripts.get(name);
    if (file) for (const other of scriptNames(readFileSync(join(root, file), "utf8"))) requested.add(other);
  }
  return files.filter(
    (file) => neverRequested.test(file) || (scripts.has(basename(file)) && !requested.has(basename(file))),
  );
}
