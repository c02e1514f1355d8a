import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import { getSite } from "@/lib/content/site";
import { deliveryFolder, precompressedFolder } from "@/lib/tools/cache";
import { neverRequested } from "@/lib/tools/export/defer-export";
import { moveInlineScripts } from "@/lib/tools/export/plain-export";
import { filesBelow, removeFiles } from "@/lib/tools/files";
import { writeDelivery } from "@/lib/tools/hosting/write";
import { writeIndexNowKey } from "./index-now";
import { licencesText } from "./licences";
import { llmsText } from "./llms";
import { writeSitemap } from "./sitemap";
import { writeWorker } from "./worker";

type FinishOptions = {
  /** The pages are as Next.js wrote them, with the framework in them (DEFER_HYDRATION=0). */
  plain?: boolean;
  /** For server configurations. A build leaves the default, where the owner looks for them. */
  configDir?: string;
  /** For compressed bytes that the next build may use again. */
  cacheDir?: string;
};

/**
 * What an export still needs after Next.js has written its pages: sitemap, robots.txt, llms.txt, licences, the service
 * worker, and last the files every kind of host reads, with compressed copies.
 * @param outDir the staging folder
 */
export async function finishExport(
  outDir: string,
  { plain = false, configDir = deliveryFolder, cacheDir = precompressedFolder }: FinishOptions = {},
): Promise<void> {
  if (plain) {
    removeFiles(
      outDir,
      filesBelow(outDir).filter((file) => neverRequested.test(file)),
    );
    moveInlineScripts(outDir);
  }
  await writeSitemap(outDir);
  writeFileSync(join(outDir, "llms.txt"), llmsText());
  writeFileSync(join(outDir, "licencje.txt"), licencesText());
  writeIndexNowKey(outDir, getSite());
  await writeWorker(outDir);
  await writeDelivery({ outDir, site, redirects, configDir, cacheDir });
}
