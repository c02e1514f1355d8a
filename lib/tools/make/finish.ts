import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getRedirects } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { publishing, site } from "@/lib/content/written";
import { siteFiles } from "@/lib/generated";
import { deliveryFolder, precompressedFolder } from "@/lib/tools/cache";
import { finishPages } from "@/lib/tools/export/finish-pages";
import { writeDelivery } from "@/lib/tools/hosting/write";
import { removeSystemFiles } from "@/lib/tools/system-files";
import { writeIndexNowKey } from "./index-now";
import { licencesText } from "./licences";
import { llmsText } from "./llms";
import { writeSitemap } from "./sitemap";
import { writeWorker } from "./worker";

/** The demonstration's widget in public/, which is published only where the site shows it. */
const sampleWidget = "/widget-opinii.svg";

/**
 * Completes an export after Next.js has written the pages: sitemap, robots.txt, llms.txt, licences, service worker, and
 * last the files of each kind of host and compressed copies.
 * @param outDir the staging folder
 */
export async function finishExport(outDir: string): Promise<void> {
  finishPages(outDir, "public", siteFiles().baseScript);
  // Next.js has copied all of public/.
  removeSystemFiles(outDir);
  if (getSite().reputationWidget?.src !== sampleWidget) rmSync(join(outDir, sampleWidget), { force: true });
  await writeSitemap(outDir);
  writeFileSync(join(outDir, "llms.txt"), llmsText());
  writeFileSync(join(outDir, "licencje.txt"), licencesText());
  writeIndexNowKey(outDir, getSite());
  await writeWorker(outDir);
  await writeDelivery({
    outDir,
    site,
    redirects: getRedirects(),
    cdn: publishing.kind === "git",
    configDir: deliveryFolder,
    cacheDir: precompressedFolder,
  });
}
