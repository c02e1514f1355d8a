import { distance } from "fastest-levenshtein";
import { type PictureEntry, type Rendition, type Renditions, siteFiles } from "@/lib/generated";
import { splitOrigin } from "./origin";
import type { GallerySlide, PictureData, PictureSources } from "./props";
import { get } from "./records";
import { galleryKinds, pictureNameOf } from "./schema/pages";
import type { PictureName, PictureRef, Site } from "./types";

/**
 * Returns a picture with its files, alt text and caption.
 * @throws Error in Polish for an unknown name
 */
export function pictureData({ name: markedName, alt: ownAlt }: PictureRef, use: PictureUse = "photo"): PictureData {
  const { text: name, mark } = splitOrigin(markedName);
  const entry = get("gallery").find((candidate) => pictureNameOf(candidate.src) === name);
  if (!entry) throw new Error(`Zdjęcie „${name}” nie ma wpisu w content/gallery/index.ts. Dodaj tam tytuł i opis.`);
  // Behind the words of the home page's head a picture is decoration.
  const alt = use === "hero" ? "" : (ownAlt ?? entry.alt);
  return {
    ...getPicture(name, use),
    alt: mark ? splitOrigin(alt).text + mark : alt,
    title: entry.title,
    own: entry.own ?? false,
    ...(entry.focus && { focus: entry.focus }),
  };
}

/** Returns the photos of the gallery carousel, in the order of the gallery. The kind defaults to the first. */
export const galleryPictures = ({ decisions }: Pick<Site, "decisions"> = get("site")): readonly GallerySlide[] =>
  get("gallery")
    .filter(({ carousel, own }) => carousel && (own || decisions.renders !== "hidden"))
    .map((entry) => ({ ...pictureData({ name: pictureNameOf(entry.src) }), kind: entry.kind ?? galleryKinds[0] }));

/** Media query of the wide hero picture: the breakpoint of its layout. */
const heroWideMedia = "(min-width: 64rem)";

export type PictureUse = keyof PictureEntry["uses"];

/**
 * Returns the published files of a picture.
 * @param name file name in content/gallery without its ending
 * @param use "photo", or "hero" for the picture of the home page's head
 * @throws Error in Polish for an unknown picture, or if pictures have not been built
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
  // A picture that has just been chosen for the head has no crops before the files are made anew.
  if (use === "photo" || !hero) return { sources: [source("avif", photo)], img: fallback(photo), placeholder };
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

/** Returns the three names most similar to a mistyped one: first those containing it, then by edit distance. */
const similarNames = (mistypedName: string, names: readonly string[]): string[] => {
  const difference = (name: string) => (name.includes(mistypedName) ? 0 : distance(mistypedName, name));
  return [...names].sort((a, b) => difference(a) - difference(b)).slice(0, 3);
};

/**
 * Returns the short name of a picture in the placeholder stylesheet: the number at the start of its file name, or the
 * whole name if that is missing or not unique.
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
