import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import { workerPath } from "@/lib/tools/hosting/rules";
import { bundleScript } from "./scripts";
import { type StandIn, standInPage } from "./stand-in-page";

/** Most bytes of the worker after Brotli. */
const workerLimit = 1500;

/** Stands in the bundle where the name of its store goes, which is made of the bundle. */
const storeToCome = "name-of-the-store";

/**
 * The service worker of a build.
 * @param guide the kept guide's HTML: another guide makes another worker, which fetches it anew
 */
export async function workerScript(guide: string, words: StandIn): Promise<string> {
  const kept = { guide: words.guide.to, standIn: standInPage(words) };
  const code = await bundleScript("#worker", { KEPT: { ...kept, store: storeToCome } });
  const store = createHash("sha256").update(code).update(guide).digest("hex").slice(0, 8);
  return code.replaceAll(storeToCome, store);
}

/** The worker that removes the others. */
export const removalScript = (): Promise<string> => bundleScript("#worker-removal");

/**
 * Writes the service worker of the site, or the one that removes it where content/site.ts wants none.
 * @param outDir folder with the export
 * @throws Error when it is heavier than its limit
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
