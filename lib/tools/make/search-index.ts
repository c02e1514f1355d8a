import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchSynonyms } from "@/lib/content/written";
import { searchDocuments } from "@/lib/search/documents";
import type { SearchIndex } from "@/lib/search/index-format";
import { compileSynonyms } from "@/lib/search/synonyms";
import { sha256 } from "@/lib/tools/files";

export const makeIndex = (): SearchIndex => ({
  documents: searchDocuments(),
  synonyms: compileSynonyms(searchSynonyms),
});

/** Folder of the index below the site's root, emptied by every build. */
const indexFolder = "/search";

/**
 * Writes public/search/index.<hash>.json. The same content gives the same name and bytes.
 * @returns its address
 * @throws Error in Polish for a wrong entry of content/search-synonyms.ts
 */
export function writeIndex(): string {
  const json = JSON.stringify(makeIndex());
  const name = `index.${sha256(json).slice(0, 8)}.json`;
  const folder = join("public", indexFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), json);
  return `${indexFolder}/${name}`;
}
