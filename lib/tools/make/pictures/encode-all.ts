import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { placeholderName } from "@/lib/content/pictures";
import type { GalleryPicture, PictureName } from "@/lib/content/types";
import type { PictureEntry, PictureManifest, Rendition, Renditions } from "@/lib/generated";
import { sha256, writeChanged } from "@/lib/tools/files";
import { type BuildFolders, Cache, removeOthers } from "@/lib/tools/make/cache";
import { startProgress } from "@/lib/tools/make/progress";
import { openPicture } from "./inspect";
import { type Original, readOriginals } from "./originals";
import {
  cropSize,
  type FileLimits,
  type Frame,
  type NamedFrame,
  type PictureSettings,
  pictureSettings,
  type Size,
  widthsOf,
} from "./settings";

type PictureFolders = BuildFolders & { sourceDir: string };

export const defaultFolders: PictureFolders = {
  sourceDir: "content/gallery",
  cacheDir: ".cache/pictures",
  outDir: "public/media",
};

/** Names of files made here. Other files in the folder are not removed. */
const generatedFile = /-\d+\.[0-9a-f]{8}\.(avif|jpg)$/;

/**
 * Checks the originals, encodes what the cache lacks and writes the files, but only if every original has passed.
 * @param openings the pictures of the home page's head, which alone have its crops
 * @returns how many files were encoded, how many came from the cache, the manifest of all, and the stylesheet of the
 *   placeholder colours
 * @throws ContentError listing all problems of the originals and their entries
 */
export async function buildPictures({
  sourceDir,
  cacheDir,
  outDir,
  gallery,
  openings,
  settings = pictureSettings,
}: PictureFolders & {
  gallery: readonly GalleryPicture[];
  openings: readonly PictureName[];
  settings?: PictureSettings;
}) {
  // The bytes of an AVIF depend on the number of threads. One thread gives the same bytes on every computer.
  sharp.concurrency(1);
  const originals = await readOriginals(sourceDir, gallery, openings, settings);
  await mkdir(outDir, { recursive: true });
  const cache = new Cache(cacheDir);
  const countDone = startProgress("Zdjęcia", originals.length);
  const entries: [name: string, entry: PictureEntry][] = [];
  const queue = originals.entries();
  const processQueue = async () => {
    for (const [index, original] of queue) {
      const { name, width, height, color } = original;
      const write = (label: NamedFrame["label"], frame: Frame) =>
        writeFrame(original, { label, frame }, settings.limits.kept, cache, outDir);
      const photo = await write("", settings.photo);
      const { phone, wide } = settings.hero;
      const hero = openings.includes(name) && { phone: await write("phone", phone), wide: await write("wide", wide) };
      entries[index] = [name, { width, height, color, uses: { photo, ...(hero && { hero }) } }];
      countDone();
    }
  };
  // Two pictures at a time take half as long as one on two cores.
  await Promise.all([processQueue(), processQueue()]);

  const manifest: PictureManifest = Object.fromEntries(entries);
  const renditions = entries.flatMap(([, { uses }]) => [uses.photo, ...Object.values(uses.hero ?? {})]);
  const publishedFiles = new Set(renditions.flatMap(({ avif, jpeg }) => [...avif, ...jpeg]).map(({ file }) => file));
  await removeOthers(outDir, { has: (file) => publishedFiles.has(file) || !generatedFile.test(file) });
  await cache.prune();
  return { ...cache.counts, manifest, placeholders: placeholderStyles(manifest) };
}

/** Placeholder colours as a stylesheet: the Content-Security-Policy blocks style attributes. */
const placeholderStyles = (manifest: PictureManifest): string =>
  Object.entries(manifest)
    .map(([name, { color }]) => {
      const placeholder = placeholderName(name, Object.keys(manifest));
      return `[data-ph="${placeholder}"] { background-color: ${color}; }\n`;
    })
    .join("");

/** Returns the rectangle of this size with the most detail. */
async function cropOf(path: string, { width, height }: Size, limits: FileLimits) {
  const { info } = await openPicture(path, limits)
    .resize(width, height, { position: sharp.strategy.entropy })
    .toBuffer({ resolveWithObject: true });
  return { width, height, left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0) };
}

/** Writes the files of a picture in one frame. */
async function writeFrame(
  { name, path, hash, ...size }: Original,
  { label, frame }: NamedFrame,
  limits: FileLimits,
  cache: Cache,
  outDir: string,
): Promise<Renditions> {
  const crop = cropSize(size, frame);
  // Found once for all files, and only if one is encoded.
  let region: ReturnType<typeof cropOf> | undefined;
  const encode = async (format: keyof Renditions): Promise<Rendition[]> => {
    const { options } = frame[format];
    const renditions: Rendition[] = [];
    for (const width of widthsOf(crop, frame[format])) {
      const height = Math.round((crop.height * width) / crop.width);
      // Everything the bytes depend on, including the versions of the encoders.
      const key = sha256(JSON.stringify([hash, frame.aspect, format, width, height, options, sharp.versions]));
      const bytes = await cache.get(`${key}.${format}`, async () => {
        region ??= cropOf(path, crop, limits);
        // By default sharp drops metadata (position, camera) and converts an embedded profile to sRGB.
        const image = openPicture(path, limits)
          .extract(await region)
          .resize(width, height, { fit: "fill" });
        return (format === "avif" ? image.avif(options) : image.jpeg(options)).toBuffer();
      });
      const stem = [name, label, width].filter(Boolean).join("-");
      const file = `${stem}.${sha256(bytes).slice(0, 8)}.${format === "avif" ? "avif" : "jpg"}`;
      await writeChanged(join(outDir, file), bytes);
      renditions.push({ width, height, file, bytes: bytes.length });
    }
    return renditions;
  };
  return { avif: await encode("avif"), jpeg: await encode("jpeg") };
}
