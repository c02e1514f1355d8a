import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { sitePaths } from "@/lib/content/collections";

/**
 * Every address the site has had: one a line, from the slash on; lines with # are notes. Part of the project, in git.
 */
export const addressesFile = "content/opublikowane-adresy.txt";

/** An address of a list, with its line. */
export type ListedAddress = { address: string; line: number };

/** Addresses that a file lists, one a line; none where there is no file. Lines with # are notes. */
export function listedAddresses(file = addressesFile): ListedAddress[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((text, index) => ({ address: text.trim(), line: index + 1 }))
    .filter(({ address }) => address !== "" && !address.startsWith("#"));
}

/**
 * Adds the addresses of today's pages to the list. Every build does so, whoever publishes it then, so that nobody can
 * forget it; a build that adds nothing leaves the file as it is.
 */
export function rememberAddresses(file = addressesFile, paths: readonly string[] = sitePaths): void {
  const listed = new Set(listedAddresses(file).map(({ address }) => address));
  const missing = paths.filter((path) => !listed.has(path)).toSorted();
  if (missing.length === 0) return;
  const before = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
  writeFileSync(file, `${[...(before ? [before] : []), ...missing].join("\n")}\n`);
}
