import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "@/lib/content/types";
import { contact, gallery, home, site as siteRecord } from "@/lib/content/written";
import { cacheFolder, type PictureManifest, type SiteFiles, siteFile } from "@/lib/generated";
import { writeChanged } from "@/lib/tools/files";
import { sweepTemporaryFiles } from "@/lib/tools/system-files";
import { accentStyles } from "./accent";
import { drawIcons } from "./icon-shapes";
import { buildSiteIcons, iconFolders, signUrl } from "./icons";
import { readSign } from "./logo";
import { darkStyles } from "./pictures/dark-styles";
import { buildPictures, defaultFolders } from "./pictures/encode-all";
import { openingsOf } from "./pictures/originals";
import { bundleAllIslands, bundleBaseScript, bundlePageScripts, bundlePrintStyles } from "./scripts";
import { writeIndex } from "./search-index";
import { sharePages } from "./share-images/cards-of-pages";
import { buildShareImages, shareFolders } from "./share-images/draw-all";
import { writeVcard } from "./vcard";

const site: Site = siteRecord;

/** Encodes the pictures and writes the stylesheet of their placeholder colours. */
async function makePictures(): Promise<PictureManifest> {
  const started = Date.now();
  const { misses, hits, manifest, placeholders } = await buildPictures({
    ...defaultFolders,
    gallery,
    openings: openingsOf(home),
  });
  await writeChanged(join(cacheFolder, "placeholders.css"), placeholders + darkStyles(manifest, home));
  console.log(`Zdjęcia: zakodowane ${misses}, z pamięci ${hits}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return manifest;
}

/**
 * Makes the files that `npm run dev`, `npm run build` and unit tests need: bundled scripts, icon drawings, contact
 * card, search index, encoded pictures, site icons, share images. Content must have been checked before.
 * @param forVisitors false for a development server, whose pages must register no service worker
 */
export async function makeFiles({ forVisitors = true } = {}): Promise<void> {
  sweepTemporaryFiles();
  mkdirSync(cacheFolder, { recursive: true });
  await writeChanged(join(cacheFolder, "accent.css"), accentStyles(site.look?.accent));
  const sign = await readSign();
  const files: SiteFiles = {
    baseScript: await bundleBaseScript(forVisitors && site.offline),
    pageScripts: await bundlePageScripts([
      "answering",
      "contact-tools",
      "contents",
      "measurements",
      "print",
      "qr",
      ...(site.tracking.gtagId ? (["consent"] as const) : []),
    ]),
    ...(forVisitors && { islands: await bundleAllIslands() }),
    printStyles: await bundlePrintStyles(),
    searchIndex: writeIndex(),
    logo: sign.plain,
    sign: signUrl(sign),
    icons: drawIcons(),
    pictures: await makePictures(),
  };
  await writeChanged(siteFile, JSON.stringify(files));
  writeVcard(site, contact.updated);
  await buildSiteIcons(iconFolders, sign);
  const { misses, hits } = await buildShareImages(sharePages(), shareFolders, sign);
  console.log(`Obrazki do udostępniania: narysowane ${misses}, z pamięci ${hits}`);
}
