import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { placeholderName } from "@/lib/content/pictures";
import type { GalleryPicture } from "@/lib/content/types";
import type { PictureEntry, PictureManifest, Rendition, Renditions } from "@/lib/generated";
import { sha256, writeChanged } from "@/lib/tools/files";
import { Cache, removeOthers } from "@/lib/tools/make/cache";
import { startProgress } from "@/lib/tools/make/progress";
import type { BuildFolders } from "@/lib/tools/make/put-files";
import { type Original, readOriginals } from "./originals";
import { cropRegion, type Frame, type NamedFrame, type PictureSettings, pictureSettings } from "./settings";

type PictureFolders = BuildFolders & { sourceDir: string };

export const defaultFolders: PictureFolders = {
  sourceDir: "content/gallery",
  cacheDir: ".cache/pictures",
  outDir: "public/media",
};

/** Names of files made here, and of their temporary files. Other files in the folder are not removed. */
const generatedFile = /-\d+\.[0-9a-f]{8}\.(avif|jpg)(\.\d+\.tmp)?$/;

/**
 * Checks the originals, encodes what the cache lacks and writes the files, but only if every original has passed.
 * @returns how many files were encoded, how many came from the cache, the manifest of all, and the stylesheet of the
 *   placeholder colours
 * @throws ContentError listing all problems of the originals and their entries
 */
export async function buildPictures({
  sourceDir,
  cacheDir,
  outDir,
  gallery,
  settings = pictureSettings,
}: PictureFolders & { gallery: readonly GalleryPicture[]; settings?: PictureSettings }) {
  // The bytes of an AVIF depend on the number of threads. One thread gives the same bytes on every computer.
  sharp.concurrency(1);
  const originals = await readOriginals(sourceDir, gallery, settings);
  await mkdir(outDir, { recursive: true });
  const cache = new Cache(cacheDir);
  const countDone = startProgress("Zdjęcia", originals.length);
  const entries: [name: string, entry: PictureEntry][] = [];
  const queue = originals.entries();
  const processQueue = async () => {
    for (const [index, original] of queue) {
      const { name, width, height, color } = original;
      const write = (label: NamedFrame["label"], frame: Frame) => writeFrame(original, { label, frame }, cache, outDir);
      const photo = await write("", settings.photo);
      const { picture, phone, wide } = settings.hero;
      const hero = name === picture && { phone: await write("phone", phone), wide: await write("wide", wide) };
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

/** Writes the files of a picture in one frame. */
async function writeFrame(
  { name, path, hash, ...size }: Original,
  { label, frame }: NamedFrame,
  cache: Cache,
  outDir: string,
): Promise<Renditions> {
  const region = cropRegion(size, frame);
  const encode = async (format: keyof Renditions): Promise<Rendition[]> => {
    const { widths, options } = frame[format];
    const renditions: Rendition[] = [];
    for (const width of widths) {
      const height = Math.round((region.height * width) / region.width);
      // Everything the bytes depend on, including the versions of the encoders.
      const key = sha256(JSON.stringify([hash, frame.crop, format, width, height, options, sharp.versions]));
      const bytes = await cache.get(`${key}.${format}`, () => {
        // By default sharp drops metadata (position, camera) and converts an embedded profile to sRGB.
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
      renditions.push({ width, height, file, bytes: bytes.length });
    }
    return renditions;
  };
  return { avif: await encode("avif"), jpeg: await encode("jpeg") };
}
