import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { mapDrawing } from "@/lib/drawings/map";
import { sha256 } from "@/lib/tools/files";
import { siteColours, sitePalette } from "@/lib/tools/make/accent";
import { type BuildFolders, type Cache, putFiles, removeOthers } from "@/lib/tools/make/cache";
import type { Sign } from "@/lib/tools/make/logo";
import type { ShareCard } from "./card";

/** The card of a page and its file name. */
export type SharePage = ShareCard & { file: string };

/** All other files in outDir are removed. */
export const shareFolders: BuildFolders = { outDir: "public/og", cacheDir: ".cache/og" };

/** Limit of a share image in bytes: phones load it for previews. */
export const maxBytes = 60_000;

/**
 * Draws changed share images, writes all of them and removes those of deleted pages.
 * @returns how many images were drawn and how many came from the cache
 * @throws Error in Polish if an image is heavier than allowed
 */
export async function buildShareImages(
  pages: readonly SharePage[],
  folders: BuildFolders,
  { plain: sign }: Sign,
): Promise<Cache["counts"]> {
  const appearance = hashAppearance();
  const result = await putFiles(
    pages.map(({ file, ...card }) => ({
      file,
      key: `${sha256(appearance + JSON.stringify([card, sign, card.city && mapDrawing(card.city)]))}.png`,
      render: () => drawShareImage(card, sign),
    })),
    folders,
    "Obrazki do udostępniania",
  );
  await removeOthers(folders.outDir, new Set(pages.map(({ file }) => file)));
  return result;
}

const sourceFolder = "lib/tools/make/share-images";

/** Returns a hash of everything that a card's look depends on, except its words. */
function hashAppearance(): string {
  const sources = readdirSync(sourceFolder).map((file) => join(sourceFolder, file));
  const tools = ["satori", "sharp", "@fontsource/archivo"].map((name) => `node_modules/${name}/package.json`);
  const files = [...sources, ...tools].map((file) => sha256(readFileSync(file)));
  return sha256(JSON.stringify([files, [...sitePalette()], mapDrawing()]));
}

/**
 * Draws a share image as PNG.
 * @param sign the firm's, as SVG elements in a box of 30 × 30
 * @throws Error in Polish if it is heavier than allowed
 */
export async function drawShareImage(card: ShareCard, sign: string): Promise<Uint8Array> {
  // Imported only if something has to be drawn: satori takes 0.1 s to load.
  const { cardSvg } = await import("./card");
  const svg = await cardSvg(card, siteColours(), sign);
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  if (png.length > maxBytes)
    throw new Error(`Obraz do udostępniania „${card.title}” ma ${png.length} B, a może mieć ${maxBytes} B.`);
  return png;
}
