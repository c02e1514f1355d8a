/** Files that a build keeps in .cache/ and no page reads: for the owner's server, the next build and the tests. */
import { join } from "node:path";
import { cacheFolder } from "@/lib/generated";

/** Server configurations, which the guides in docs/ tell the owner to copy. */
export const deliveryFolder = join(cacheFolder, "delivery");

/** Compressed copies by the hash of their content. */
export const precompressedFolder = join(cacheFolder, "precompressed");

/** Sitemap data passed to next-sitemap. */
export const sitemapDataFile = join(cacheFolder, "sitemap.json");

/** Every file of the last build with its hash, and what the build was made from. `npm run deploy` reads it. */
export const buildRecordFile = join(cacheFolder, "build-record.json");

/** Dictionary results for the words of the content. */
export const spellingFile = join(cacheFolder, "spelling.json");
