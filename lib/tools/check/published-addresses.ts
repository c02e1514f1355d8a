import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { sitePaths } from "@/lib/content/collections";
import { listedIn } from "./source";

/** Every address the site has had, one a line, from the slash on; lines with # are notes. It is in git. */
export const addressesFile = "content/opublikowane-adresy.txt";

/** Adds the addresses of today's pages to the list. Every build does so, so that nobody can forget it. */
export function rememberAddresses(file = addressesFile, paths: readonly string[] = sitePaths): void {
  const listed = new Set(listedIn(file).map(({ text }) => text));
  const missing = paths.filter((path) => !listed.has(path)).toSorted();
  if (missing.length === 0) return;
  const before = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
  writeFileSync(file, `${[...(before ? [before] : []), ...missing].join("\n")}\n`);
}
