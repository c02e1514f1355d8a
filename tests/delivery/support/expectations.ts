import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WebRoot } from "./web-root";

/** Paths of the pages in the sitemap, as the site's canonical address writes them. */
export function sitemapPaths(web: WebRoot): string[] {
  const xml = readFileSync(join(web.root, "sitemap.xml"), "utf8");
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/**
 * First file of the export that a pattern describes; `packed`: with a compressed copy, which tiny files have none of.
 */
export function anyFile(web: WebRoot, pattern: RegExp, packed = false): string {
  const file = web.rules.facts.files.find(
    (name) => pattern.test(name) && (!packed || existsSync(join(web.root, `${name}.br`))),
  );
  if (!file) throw new Error(`no file ${pattern} in the export`);
  return file;
}

/** Accept-Encoding of a request and the Content-Encoding it leads to. */
export const encodings: readonly (readonly [accept: string | undefined, encoding: string | undefined])[] = [
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
  ["gzip;q=0, br;q=0", undefined],
  [undefined, undefined],
];
