import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchSynonyms } from "@/content/search-synonyms";
import { searchDocuments } from "@/lib/search/documents";
import { compileSynonyms } from "@/lib/search/synonyms";
import type { SearchIndex } from "@/lib/search/types";
import { sha256 } from "@/lib/tools/files";

/** The index of the content as it is now. */
export const makeIndex = (): SearchIndex => ({
  documents: searchDocuments(),
  synonyms: compileSynonyms(searchSynonyms),
});

/** Folder of the index below the site's root. */
const indexFolder = "/search";

/** Names this step gives: whatever else lies in the folder is not ours to delete. */
const ownFile = /^index\.[0-9a-f]{8}\.json$/;

/**
 * Writes public/search/index.<hash>.json. The same content gives the same name and bytes.
 * @returns its address
 * @throws Error in Polish for a wrong entry of content/search-synonyms.ts
 */
export function buildIndex(): string {
  const json = JSON.stringify(makeIndex());
  const name = `index.${sha256(json).slice(0, 8)}.json`;
  const folder = join("public", indexFolder);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (ownFile.test(old) && old !== name) rmSync(join(folder, old));
  writeFileSync(join(folder, name), json);
  return `${indexFolder}/${name}`;
}
