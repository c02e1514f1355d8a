import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PictureName } from "@/lib/content/types";
import { nearestNames } from "./nearest";
import { heroWideMedia } from "./settings";

/** One published file. `file` is its name in public/media. */
export type Rendition = { width: number; height: number; file: string; bytes: number };
export type Renditions = { avif: readonly Rendition[]; jpeg: readonly Rendition[] };
export type PictureEntry = {
  /** Size of the original. */
  width: number;
  height: number;
  /** Placeholder, "#rrggbb". */
  color: string;
  uses: { photo: Renditions; hero?: { phone: Renditions; wide: Renditions } };
};
export type PictureManifest = Readonly<Record<PictureName, PictureEntry>>;
export type PictureUse = keyof PictureEntry["uses"];

/** What `<picture>` needs. `sizes` belongs to the place on the page and is added there. */
export type PictureSources = {
  /** In the order of the `<source>` elements: the browser takes the first that fits. */
  sources: readonly {
    type: "image/avif" | "image/jpeg";
    media?: string;
    srcSet: string;
    /** Of the largest file: they keep the ratio where the crop changes with the viewport. */
    width: number;
    height: number;
  }[];
  img: { src: string; width: number; height: number; srcSet: string };
  color: string;
};

/**
 * The published files of a picture.
 * @param name file name in content/gallery without its ending
 * @param use "photo", or "hero" for the one picture that opens the home page
 * @throws Error in Polish when there is no such picture or use, or the pictures have not been built
 */
export function getPicture(
  name: PictureName,
  use: PictureUse = "photo",
  manifest: PictureManifest = readManifest(),
): PictureSources {
  const entry = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
  if (!entry) {
    const similar = nearestNames(name, Object.keys(manifest)).join(", ");
    throw new Error(
      `Nie ma zdjęcia „${name}”. Najbliższe nazwy: ${similar}. Popraw nazwę albo dodaj plik i wpis w content/gallery.`,
    );
  }
  const { photo, hero } = entry.uses;
  const { color } = entry;
  if (use === "photo") return { sources: [source("avif", photo)], img: fallback(photo), color };
  if (!hero) {
    throw new Error(
      `Zdjęcie „${name}” nie ma kadrów strony głównej. Ma je zdjęcie wpisane jako hero.picture w lib/pictures/settings.ts.`,
    );
  }
  const wide = { media: heroWideMedia };
  return {
    sources: [
      { ...source("avif", hero.wide), ...wide },
      { ...source("jpeg", hero.wide), ...wide },
      source("avif", hero.phone),
    ],
    img: fallback(hero.phone),
    color,
  };
}

const MANIFEST = ".cache/pictures/manifest.json";
let read: { changed: number; manifest: PictureManifest } | undefined;

/** Reads the manifest again only when it has changed: a development server outlives many builds of the pictures. */
function readManifest(): PictureManifest {
  const path = join(process.cwd(), MANIFEST);
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) {
    throw new Error(`Brak pliku ${MANIFEST}. Przygotuj zdjęcia poleceniem: npx tsx lib/pictures/cli.ts`);
  }
  if (read?.changed !== changed) read = { changed, manifest: JSON.parse(readFileSync(path, "utf8")) };
  return read.manifest;
}

function source(format: "avif" | "jpeg", renditions: Renditions) {
  const { width, height } = largest(renditions[format]);
  return { type: `image/${format}` as const, srcSet: srcSet(renditions[format]), width, height };
}

function fallback({ jpeg }: Renditions): PictureSources["img"] {
  const { file, width, height } = largest(jpeg);
  return { src: url(file), width, height, srcSet: srcSet(jpeg) };
}

function srcSet(renditions: readonly Rendition[]): string {
  return renditions.map(({ file, width }) => `${url(file)} ${width}w`).join(", ");
}

function largest(renditions: readonly Rendition[]): Rendition {
  return renditions.reduce((a, b) => (b.width > a.width ? b : a));
}

function url(file: string): string {
  return `/media/${file}`;
}
