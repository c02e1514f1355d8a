import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { placeholderName } from "@/lib/content/pictures";
import type { GalleryPicture } from "@/lib/content/types";
import type { PictureEntry, PictureManifest, Rendition, Renditions } from "@/lib/generated";
import { sha256, writeChanged } from "@/lib/tools/files";
import { Cache, removeOthers } from "@/lib/tools/make/cache";
import { progress } from "@/lib/tools/make/progress";
import type { BuildFolders } from "@/lib/tools/make/put-files";
import { type Original, readOriginals } from "./originals";
import { cropRegion, type Frame, type NamedFrame, type PictureSettings, pictureSettings } from "./settings";

/** With the folder of the originals. */
type PictureFolders = BuildFolders & { sourceDir: string };

export const defaultFolders: PictureFolders = {
  sourceDir: "content/gallery",
  cacheDir: ".cache/pictures",
  outDir: "public/media",
};

/** Names this pipeline gives, and its leftovers: whatever else lies in the folder is not ours to delete. */
const ownFile = /-\d+\.[0-9a-f]{8}\.(avif|jpg)(\.\d+\.tmp)?$/;

/**
 * Checks the originals, encodes what the cache lacks and publishes the files. Nothing is published before every
 * original has passed.
 * @returns how many files were encoded, how many came from the cache, the manifest of all, and the stylesheet of the
 *   placeholder colours
 * @throws ContentError listing everything that is wrong with the originals and their entries
 */
export async function buildPictures({
  sourceDir,
  cacheDir,
  outDir,
  gallery,
  settings = pictureSettings,
}: PictureFolders & { gallery: readonly GalleryPicture[]; settings?: PictureSettings }) {
  // The number of threads changes the bytes of an AVIF: one, so that every computer makes the same.
  sharp.concurrency(1);
  const originals = await readOriginals(sourceDir, gallery, settings);
  await mkdir(outDir, { recursive: true });
  const cache = new Cache(cacheDir);
  const done = progress("Zdjęcia", originals.length);
  const entries: [name: string, entry: PictureEntry][] = [];
  const queue = originals.entries();
  const worker = async () => {
    for (const [index, original] of queue) {
      const { name, width, height, color } = original;
      const put = (label: NamedFrame["label"], frame: Frame) => publish(original, { label, frame }, cache, outDir);
      const photo = await put("", settings.photo);
      const { picture, phone, wide } = settings.hero;
      const hero = name === picture && { phone: await put("phone", phone), wide: await put("wide", wide) };
      entries[index] = [name, { width, height, color, uses: { photo, ...(hero && { hero }) } }];
      done();
    }
  };
  // Two at a time: half the time of one by one on two cores.
  await Promise.all([worker(), worker()]);

  const manifest: PictureManifest = Object.fromEntries(entries);
  const made = entries.flatMap(([, { uses }]) => [uses.photo, ...Object.values(uses.hero ?? {})]);
  const published = new Set(made.flatMap(({ avif, jpeg }) => [...avif, ...jpeg]).map(({ file }) => file));
  await removeOthers(outDir, { has: (file) => published.has(file) || !ownFile.test(file) });
  await cache.prune();
  return { ...cache.counts, manifest, placeholders: placeholderStyles(manifest) };
}

/** Placeholder colours as a stylesheet: style attributes would break the Content-Security-Policy. */
const placeholderStyles = (manifest: PictureManifest): string =>
  Object.entries(manifest)
    .map(([name, { color }]) => {
      const placeholder = placeholderName(name, Object.keys(manifest));
      return `[data-ph="${placeholder}"] { background-color: ${color}; }\n`;
    })
    .join("");

/** Publishes the files of a picture in one frame. */
async function publish(
  { name, path, hash, ...size }: Original,
  { label, frame }: NamedFrame,
  cache: Cache,
  outDir: string,
): Promise<Renditions> {
  const region = cropRegion(size, frame);
  const filesIn = async (format: keyof Renditions): Promise<Rendition[]> => {
    const { widths, options } = frame[format];
    const made: Rendition[] = [];
    for (const width of widths) {
      const height = Math.round((region.height * width) / region.width);
      // Everything that shapes the bytes, the encoders' versions included.
      const key = sha256(JSON.stringify([hash, frame.crop, format, width, height, options, sharp.versions]));
      const bytes = await cache.get(`${key}.${format}`, () => {
        // sharp drops metadata (position, camera) and converts an embedded profile to sRGB unless told otherwise.
        const image = sharp(path, { failOn: "error" })
          .autoOrient()
          .extract(region)
          .resize(width, height, { fit: "fill" })
          .flatten({ background: "#ffffff" });
        return (format === "avif" ? image.avif(options) : image.jpeg(options)).toBuffer();
      });
      const stem = [name, label, width].filter(Boolean).join("-");
      const file = `${stem}.${sha256(bytes).slice(0, 8)}.${format === "avif" ? "avif" : "jpg"}`;
      await writeChanged(join(outDir, file), bytes);
      made.push({ width, height, file, bytes: bytes.length });
    }
    return made;
  };
  return { avif: await filesIn("avif"), jpeg: await filesIn("jpeg") };
}
