/** What a build keeps in .cache/ beside what pages read: for the owner's server, the next build and the tests. */
import { join } from "node:path";
import { cacheFolder } from "@/lib/generated";

/** Server configurations: the guides of docs/ send the owner here. */
export const deliveryFolder = join(cacheFolder, "delivery");

/** Compressed copies by the hash of their content. */
export const precompressedFolder = join(cacheFolder, "precompressed");

/** Data of the sitemap, on its way to next-sitemap. */
export const sitemapDataFile = join(cacheFolder, "sitemap.json");

/** One page as Next.js wrote it: a test compares it with the one the adapter was written for. */
export const exportedPageFile = join(cacheFolder, "exported-page.html");

/** Every file of the last build with its hash, and what it was built from: `npm run deploy` reads it. */
export const buildFactsFile = join(cacheFolder, "build-facts.json");

/** What the compiler knows of the types it has last checked. */
export const typesFile = join(cacheFolder, "types.tsbuildinfo");

/** What the dictionary says of the words of the content. */
export const spellingFile = join(cacheFolder, "spelling.json");
