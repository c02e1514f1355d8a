import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "@/content/redirects";
import { site } from "@/content/site";
import { writeDelivery } from "./delivery/write";
import { llmsText } from "./llms";
import { writeSitemap } from "./sitemap";

/**
 * What an export still needs after Next.js has written its pages: sitemap, robots.txt, llms.txt, and last the files
 * every kind of host reads, with compressed copies.
 * @param outDir the staging folder
 */
export async function finishExport(outDir: string): Promise<void> {
  await writeSitemap(outDir);
  writeFileSync(join(outDir, "llms.txt"), llmsText());
  // The inline scripts of a plain export fit no strict policy: it is for comparing, not for a host.
  if (process.env.DEFER_HYDRATION === "0") return;
  await writeDelivery({ outDir, site, redirects });
}
