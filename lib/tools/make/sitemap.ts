import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { galleryPictures } from "@/lib/content/pictures";
import { allPages } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { absoluteUrl } from "@/lib/seo/addresses";
import { sitemapDataFile } from "@/lib/tools/cache";
import { writeWhole } from "@/lib/tools/files";

/** Returns indexable canonical pages, with the day of the last edit and the photographs of the gallery. */
export const sitemapEntries = () =>
  allPages()
    .filter(({ indexable }) => indexable)
    .map(({ path, entry, lastModified }) => ({
      path,
      lastmod: lastModified,
      ...(entry.name === "offer" && { images: galleryPictures().map(({ img }) => absoluteUrl(img.src)) }),
    }));

export const exportedFile = (path: string): string => `${path === "/" ? "index" : path.slice(1)}.html`;

/**
 * Writes sitemap.xml and robots.txt into an exported site.
 * @param outDir the export, or its staging folder
 * @throws Error in Polish if a listed page was not exported, or next-sitemap failed, which its exit code does not show
 */
export async function writeSitemap(outDir: string): Promise<void> {
  const pages = sitemapEntries();
  const missing = pages.map(({ path }) => path).filter((path) => !existsSync(join(outDir, exportedFile(path))));
  if (missing.length > 0) throw new Error(`Mapa witryny: w ${outDir} brakuje stron ${missing.join(", ")}.`);

  // next-sitemap.config.js cannot import TypeScript, so it gets data and file names from here.
  await mkdir(dirname(sitemapDataFile), { recursive: true });
  await writeWhole(sitemapDataFile, JSON.stringify({ siteUrl: getSite().url, pages }));
  const env = { ...process.env, SITE_OUT: outDir, SITEMAP_DATA: sitemapDataFile };
  const nextSitemap = ["node_modules/next-sitemap/bin/next-sitemap.mjs"];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, nextSitemap, { env });
  const [xml, robots] = await Promise.all(
    ["sitemap.xml", "robots.txt"].map((file) => readFile(join(outDir, file), "utf8").catch(() => "")),
  );
  const listedUrls = new Set([...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc));
  if (listedUrls.size !== pages.length || !pages.every(({ path }) => listedUrls.has(absoluteUrl(path))) || !robots)
    throw new Error(`next-sitemap nie zapisał pełnej mapy witryny w ${outDir}:\n${stdout}${stderr}`);
}
