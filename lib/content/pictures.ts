import { distance } from "fastest-levenshtein";
import { gallery } from "@/content/gallery";
import { type PictureEntry, type Rendition, type Renditions, siteFiles } from "@/lib/generated";
import { splitOrigin } from "./origin";
import { prepare } from "./prepare";
import type { GallerySlide, PictureData, PictureSources } from "./props";
import { list } from "./schema/fields";
import { galleryKinds, galleryPicture, pictureNameOf } from "./schema/records";
import type { GalleryPicture, PictureName, PictureRef } from "./types";

const entries: readonly GalleryPicture[] = prepare(list(galleryPicture), gallery, "gallery/index");

/**
 * A picture with its files, alt text and caption.
 * @throws Error in Polish for an unknown name
 */
export function pictureData({ name: marked, alt: own }: PictureRef, use: PictureUse = "photo"): PictureData {
  const { text: name, mark } = splitOrigin(marked);
  const entry = entries.find((candidate) => pictureNameOf(candidate.src) === name);
  if (!entry) throw new Error(`Zdjęcie „${name}” nie ma wpisu w content/gallery/index.ts. Dodaj tam tytuł i opis.`);
  const alt = own ?? entry.alt;
  return { ...getPicture(name, use), alt: mark ? splitOrigin(alt).text + mark : alt, title: entry.title };
}

/** The photos of the gallery carousel, in the order of the gallery. One without a kind is of the first. */
export const galleryPictures = (): readonly GallerySlide[] =>
  entries
    .filter(({ carousel }) => carousel)
    .map((entry) => ({ ...pictureData({ name: pictureNameOf(entry.src) }), kind: entry.kind ?? galleryKinds[0] }));

/** Where the hero changes from the phone crop to the wide picture: the breakpoint at which its layout changes. */
const heroWideMedia = "(min-width: 64rem)";

/** Where a picture is shown: "hero" opens the home page. */
export type PictureUse = keyof PictureEntry["uses"];

/**
 * The published files of a picture.
 * @param name file name in content/gallery without its ending
 * @param use "photo", or "hero" for the one picture that opens the home page
 * @throws Error in Polish when there is no such picture or use, or the pictures have not been built
 */
export function getPicture(
  name: PictureName,
  use: PictureUse = "photo",
  manifest = siteFiles().pictures,
): PictureSources {
  const entry = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
  if (!entry) {
    const similar = similarNames(name, Object.keys(manifest)).join(", ");
    throw new Error(
      `Nie ma zdjęcia „${name}”. Najbliższe nazwy: ${similar}. Popraw nazwę albo dodaj plik i wpis w content/gallery.`,
    );
  }
  const { photo, hero } = entry.uses;
  const placeholder = placeholderName(name, Object.keys(manifest));
  if (use === "photo") return { sources: [source("avif", photo)], img: fallback(photo), placeholder };
  if (!hero) {
    throw new Error(
      `Zdjęcie „${name}” nie ma kadrów strony głównej. Ma je zdjęcie wpisane jako hero.picture w lib/tools/make/pictures/settings.ts.`,
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
    placeholder,
  };
}

/** The three names most like a mistyped one: those that contain it first, then by the number of letters to change. */
const similarNames = (wanted: string, names: readonly string[]): string[] => {
  const difference = (name: string) => (name.includes(wanted) ? 0 : distance(wanted, name));
  return [...names].sort((a, b) => difference(a) - difference(b)).slice(0, 3);
};

/**
 * Short name of a picture in the stylesheet of placeholders: the number its file name begins with, or the whole name
 * where it has none or shares it with another picture.
 */
export function placeholderName(name: PictureName, names: readonly PictureName[]): string {
  const numberOf = (other: PictureName) => /^\d+/.exec(other)?.[0];
  const number = numberOf(name);
  return number && names.filter((other) => numberOf(other) === number).length === 1 ? number : name;
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
