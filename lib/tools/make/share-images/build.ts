import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { mapDrawing } from "@/lib/content/map";
import { sha256 } from "@/lib/tools/files";
import { type Cache, removeOthers } from "@/lib/tools/make/cache";
import { readColours, readPalette } from "@/lib/tools/make/colours";
import { type BuildFolders, putFiles } from "@/lib/tools/make/put-files";
import type { ShareCard } from "./card";

/** A page's card and the file it is published as. */
export type SharePage = ShareCard & { file: string };

/** Whatever else lies among the published images is removed. */
export const shareFolders: BuildFolders = { outDir: "public/og", cacheDir: ".cache/og" };

/** Heaviest share image: previews load it on phones. */
export const maxBytes = 60_000;

/**
 * Draws what has changed, publishes every share image and removes those of pages that are gone.
 * @returns how many images were drawn and how many came from the cache
 * @throws Error in Polish when an image is heavier than allowed
 */
export async function buildShareImages(pages: readonly SharePage[], folders: BuildFolders): Promise<Cache["counts"]> {
  const look = appearance();
  const result = await putFiles(
    pages.map(({ file, ...card }) => ({
      file,
      key: `${sha256(look + JSON.stringify([card, card.city && mapDrawing(card.city)]))}.png`,
      render: () => drawShareImage(card),
    })),
    folders,
    "Obrazki do udostępniania",
  );
  await removeOthers(folders.outDir, new Set(pages.map(({ file }) => file)));
  return result;
}

const ownFolder = "lib/tools/make/share-images";

/** Everything besides a card's words that decides how it looks. */
function appearance(): string {
  const sources = readdirSync(ownFolder).map((file) => join(ownFolder, file));
  const tools = ["satori", "sharp", "@fontsource/archivo"].map((name) => `node_modules/${name}/package.json`);
  const files = [...sources, ...tools].map((file) => sha256(readFileSync(file)));
  return sha256(JSON.stringify([files, [...readPalette()], mapDrawing()]));
}

/**
 * A share image as PNG.
 * @throws Error in Polish when it is heavier than allowed
 */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  // Loaded only when something has to be drawn: satori takes a tenth of a second to start.
  const { cardSvg } = await import("./card");
  const svg = await cardSvg(card, readColours());
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  if (png.length > maxBytes)
    throw new Error(`Obraz do udostępniania „${card.title}” ma ${png.length} B, a może mieć ${maxBytes} B.`);
  return png;
}
