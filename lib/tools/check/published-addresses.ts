import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { sitePaths } from "@/lib/content/records";
import { readList } from "./source";

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
