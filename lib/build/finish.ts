import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import { cacheFolder } from "@/lib/generated";
import { writeDelivery } from "./delivery/write";
import { neverRequested } from "./export/defer-export";
import { moveInlineScripts } from "./export/plain-export";
import { filesBelow, removeFiles } from "./files";
import { llmsText } from "./llms";
import { writeSitemap } from "./sitemap";

/**
 * What an export still needs after Next.js has written its pages: sitemap, robots.txt, llms.txt, and last the files
 * every kind of host reads, with compressed copies.
 * @param outDir the staging folder
 * @param plain the pages are as Next.js wrote them, with the framework in them (DEFER_HYDRATION=0)
 */
export async function finishExport(outDir: string, plain = false): Promise<void> {
  if (plain) {
    removeFiles(
      outDir,
      filesBelow(outDir).filter((file) => neverRequested.test(file)),
    );
    moveInlineScripts(outDir);
  }
  await writeSitemap(outDir);
  writeFileSync(join(outDir, "llms.txt"), llmsText());
  const configDir = join(cacheFolder, plain ? "delivery-plain" : "delivery");
  const cacheDir = join(cacheFolder, plain ? "precompressed-plain" : "precompressed");
  await writeDelivery({ outDir, site, redirects, configDir, cacheDir });
}
