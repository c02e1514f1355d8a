import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Folder of the index below the site's root. */
export const indexFolder = "/search";
/** Where buildIndex() notes the address of the file it wrote. */
export const indexRecord = join(process.cwd(), ".cache", "search.json");

/**
 * Address of the search index, with its content hash, for the page that searches.
 * @throws Error when buildIndex() has not run
 */
export function searchIndexAddress(): string {
  const record: { address: string } = JSON.parse(readFileSync(indexRecord, "utf8"));
  return record.address;
}
