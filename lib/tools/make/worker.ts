import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import { workerPath } from "@/lib/tools/hosting/rules";
import { bundleScript } from "./scripts";
import { type StandIn, standInPage } from "./stand-in-page";

/** Limit of the worker after Brotli in bytes. */
const workerLimit = 1500;

/** Placeholder for the name of the store, which is a hash of the bundle. */
const storePlaceholder = "name-of-the-store";

/**
 * Bundles the service worker.
 * @param guide HTML of the stored guide: after a change browsers install the new worker and load the guide again
 */
export async function workerScript(guide: string, texts: StandIn): Promise<string> {
  const pages = { guide: texts.guide.to, standIn: standInPage(texts) };
  const code = await bundleScript("#worker", { KEPT: { ...pages, store: storePlaceholder } });
  const store = createHash("sha256").update(code).update(guide).digest("hex").slice(0, 8);
  return code.replaceAll(storePlaceholder, store);
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
  const script = offline ? await workerScript(guide(), { brand, phone, ...texts }) : await removalScript();
  const bytes = brotliCompressSync(script).length;
  if (bytes > workerLimit) throw new Error(`The worker has ${bytes} bytes after Brotli, ${workerLimit} is the limit.`);
  writeFileSync(join(outDir, workerPath), script);
}
