import { gallery } from "@/content/gallery";
import { getPicture, type PictureUse } from "@/lib/pictures/manifest";
import { placeholderName } from "@/lib/pictures/placeholders";
import type { PictureData } from "@/lib/pictures/types";
import { prepare } from "./prepare";
import type { GalleryPicture, PictureRef } from "./types";

const entries: readonly GalleryPicture[] = prepare(gallery);
const nameOf = ({ src }: GalleryPicture) => src.replace(/\.\w+$/, "");

/** Number of photos in the gallery carousel, and the first of them: 00 is the hero, 22 is for content pages. */
export const carouselPictures = 21;

/**
 * A picture with its files, alt text and caption.
 * @throws Error in Polish for an unknown name
 */
export function pictureData({ name, alt }: PictureRef, use: PictureUse = "photo"): PictureData {
  const { color: _, ...files } = getPicture(name, use);
  const entry = entries.find((candidate) => nameOf(candidate) === name);
  if (!entry) throw new Error(`Zdjęcie „${name}” nie ma wpisu w content/gallery/index.ts. Dodaj tam tytuł i opis.`);
  return { ...files, placeholder: placeholderName(name), alt: alt ?? entry.alt, title: entry.title };
}

/** The 21 photos of the gallery carousel, in order. */
export const galleryPictures = (): readonly PictureData[] =>
  entries.slice(1, carouselPictures + 1).map((entry) => pictureData({ name: nameOf(entry) }));
