import { gallery } from "@/content/gallery";
import { getPicture, type PictureData, type PictureUse } from "./picture-files";
import { prepare } from "./prepare";
import { list } from "./schema/fields";
import { galleryPicture } from "./schema/records";
import type { GalleryPicture, PictureRef } from "./types";

const entries: readonly GalleryPicture[] = prepare(list(galleryPicture), gallery);
const nameOf = ({ src }: GalleryPicture) => src.replace(/\.\w+$/, "");

/**
 * A picture with its files, alt text and caption.
 * @throws Error in Polish for an unknown name
 */
export function pictureData({ name, alt }: PictureRef, use: PictureUse = "photo"): PictureData {
  const entry = entries.find((candidate) => nameOf(candidate) === name);
  if (!entry) throw new Error(`Zdjęcie „${name}” nie ma wpisu w content/gallery/index.ts. Dodaj tam tytuł i opis.`);
  return { ...getPicture(name, use), alt: alt ?? entry.alt, title: entry.title };
}

/** The photos of the gallery carousel, in the order of the gallery. */
export const galleryPictures = (): readonly PictureData[] =>
  entries.filter(({ carousel }) => carousel).map((entry) => pictureData({ name: nameOf(entry) }));
