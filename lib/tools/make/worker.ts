import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getRedirects, sitePaths } from "@/lib/content/records";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import { pagePattern, redirectMap, workerPath } from "@/lib/tools/hosting/rules";
import { bundleScript } from "./scripts";
import { type StandIn, standInPage } from "./stand-in-page";

/** Limit of the worker after Brotli in bytes. */
export const workerLimit = 1500;
const weight = (script: string) => brotliCompressSync(script).length;

/** Placeholder for the name of the store, which is a hash of the bundle. */
const storePlaceholder = "name-of-the-store";

/**
 * Bundles the service worker.
 * @param guide HTML of the stored guide: after a change browsers install the new worker and load the guide again
 * @param redirects old address → where it leads, chains resolved. Those that lead to another site are left out, and the
 *   first ones of a list that is too long for the worker's limit
 */
export async function workerScript(
  guide: string,
  texts: StandIn,
  redirects: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  const pages = { guide: texts.guide.to, standIn: standInPage(texts), page: pagePattern };
  const scriptWith = async (moved: readonly (readonly [from: string, to: string])[]) => {
    const code = await bundleScript("#worker", {
      KEPT: { ...pages, moved: Object.fromEntries(moved), store: storePlaceholder },
    });
    const store = createHash("sha256").update(code).update(guide).digest("hex").slice(0, 8);
    return code.replaceAll(storePlaceholder, store);
  };
  let moved = [...redirects].filter(([, to]) => to.startsWith("/"));
  let script = await scriptWith(moved);
  // Content must not break the build. Old addresses are added at the end of their list: the first are visited least.
  while (moved.length > 0 && weight(script) > workerLimit) {
    moved = moved.slice(Math.ceil(moved.length / 10));
    script = await scriptWith(moved);
  }
  return script;
}

/** Bundles the worker that removes earlier ones. */
export const removalScript = (): Promise<string> => bundleScript("#worker-removal");

/**
 * Writes the service worker, or the one that removes it if `offline` in content/site.ts is false.
 * @param outDir folder with the export
 * @throws Error if it is heavier than its limit
 */
export async function writeWorker(outDir: string): Promise<void> {
  const { offline, brand, phone } = getSite();
  const texts = getLayoutTexts().offline;
  const guide = () => readFileSync(join(outDir, `${texts.guide.to}.html`), "utf8");
  const redirects = () => redirectMap(getRedirects(), new Set(sitePaths));
  const script = offline ? await workerScript(guide(), { brand, phone, ...texts }, redirects()) : await removalScript();
  const bytes = weight(script);
  if (bytes > workerLimit) throw new Error(`The worker has ${bytes} bytes after Brotli, ${workerLimit} is the limit.`);
  writeFileSync(join(outDir, workerPath), script);
}
