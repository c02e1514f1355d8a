/** Pictures of the gallery as edit mode exchanges and adds them: the file, its entry, the place that shows it. */
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { pictureNameOf } from "@/lib/content/schema/records";
import { exportsOf } from "@/lib/tools/check/source";
import { contentPath } from "@/lib/tools/files";
import { pictureSettings } from "@/lib/tools/make/pictures/settings";
import { UserError } from "@/lib/tools/user-error";
import { type FileChange, textChange } from "./journal";
import { slugFor } from "./new/entry";
import { type FieldPlace, findPlace, placeOf, readSource, typedText } from "./place";
import { appendEntry, keepFormatted, withValues } from "./rewrite";

const galleryFolder = "content/gallery";
const galleryFile = "content/gallery/index.ts";

/** What is said of a picture: its caption and what is seen on it. */
export type PictureWords = { title: string; alt: string };

/** Widest original: twice what any screen is shown, and small enough for git. */
const maxWidth = 3000;

/**
 * A picture as the gallery keeps it: upright, no wider than needed, without the place where it was taken.
 * @param bytes of any format that can be read
 * @throws UserError, in Polish, where it cannot be taken
 */
export async function fitPicture(bytes: Buffer, file: string): Promise<Buffer> {
  const { minWidth } = pictureSettings.limits;
  const image = sharp(bytes, { limitInputPixels: false }).rotate();
  const upright = await image.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new UserError("Tego pliku nie da się odczytać jako zdjęcia. Zapisz je jako JPEG albo PNG i wybierz znowu.");
  });
  const { width } = upright.info;
  if (width < minWidth)
    throw new UserError(
      `Zdjęcie ma ${width} px szerokości, a potrzeba co najmniej ${minWidth}. Wybierz większe: powiększone byłoby nieostre.`,
    );
  const sized = sharp(upright.data).resize({ width: maxWidth, withoutEnlargement: true });
  return (file.endsWith(".png") ? sized.png() : sized.jpeg({ quality: 90 })).toBuffer();
}

/** Files of the gallery in its order. */
function filesInGallery(): string[] {
  const entries = exportsOf(readSource(galleryFile).tree).get("gallery");
  const elements = entries?.type === "ArrayExpression" ? entries.elements : [];
  return elements.map((_, index) => typedText(placeOf(`gallery/index:${index}.src`)));
}

/** Place of a field of a picture's entry. @throws UserError, in Polish, for a name the gallery does not have */
function entryPlace(name: string, field: "src" | keyof PictureWords): FieldPlace {
  const index = filesInGallery().findIndex((src) => pictureNameOf(src) === name);
  if (index < 0) throw new UserError(`Zdjęcia „${name}” nie ma w ${galleryFile}.`);
  return placeOf(`gallery/index:${index}.${field}`);
}

/** File of a picture of the gallery by its name. @throws UserError, in Polish, for any other */
export const fileOf = (name: string): string => contentPath(galleryFolder, typedText(entryPlace(name, "src")));

/** The name of a picture that a field shows; a field of the gallery itself names the picture it belongs to. */
export function pictureAt(origin: string): string {
  const index = /^gallery\/index:(\d+)\./.exec(origin)?.[1];
  return index === undefined ? typedText(placeOf(origin)) : pictureNameOf(filesInGallery()[Number(index)] ?? "");
}

/** Where a picture's own words stand, if the place has any: they come before those of the gallery. */
const findOwnAlt = (origin: string): FieldPlace | undefined => findPlace(origin.replace(/\.name$/, ".alt"));

/** What is said of the picture in a place. */
export function wordsAt(origin: string): PictureWords {
  const name = pictureAt(origin);
  const ownAlt = origin.startsWith("gallery/") ? undefined : findOwnAlt(origin);
  return { title: typedText(entryPlace(name, "title")), alt: typedText(ownAlt ?? entryPlace(name, "alt")) };
}

/** Name of the next file: "23-nowa-rozdzielnica.jpg". */
function nextFile(title: string): string {
  const numbers = filesInGallery().map((src) => Number(/^\d+/.exec(src)?.[0] ?? 0));
  return `${String(Math.max(0, ...numbers) + 1).padStart(2, "0")}-${slugFor(title)}.jpg`;
}

const changePlace = (place: FieldPlace, text: string): FileChange => textChange(place.file, place.text, text);

/** Another picture of the gallery in a place. Words of its own would be those of the one before. */
export function placePicture(origin: string, name: string): FileChange[] {
  const place = placeOf(origin);
  const ownAlt = findOwnAlt(origin);
  const alt = typedText(entryPlace(name, "alt"));
  return [changePlace(place, ownAlt ? withValues([place, name], [ownAlt, alt]) : withValues([place, name]))];
}

/** Other bytes for a picture wherever it stands, with what is now said of it. */
export async function replacePicture(name: string, bytes: Buffer, { title, alt }: PictureWords): Promise<FileChange[]> {
  const file = fileOf(name);
  const place = entryPlace(name, "title");
  const entry = withValues([place, title.trim()], [entryPlace(name, "alt"), alt.trim()]);
  return [{ file, from: readFileSync(file), to: await fitPicture(bytes, file) }, changePlace(place, entry)];
}

/**
 * A picture that the gallery does not have yet: its file and its entry.
 * @param words what is said of it, its kind of work, and whether it is a photograph of the firm's own
 */
export async function addPicture(
  bytes: Buffer,
  { title, alt, kind, own }: PictureWords & { kind: string; own: boolean },
): Promise<{ files: readonly FileChange[]; name: string }> {
  const src = nextFile(title);
  const file = contentPath(galleryFolder, src);
  if (existsSync(file)) throw new UserError(`Plik ${file} już jest. Podaj inny podpis.`);
  const entry = { src, title: title.trim(), alt: alt.trim(), kind, ...(own && { own }), carousel: true };
  const { text } = readSource(galleryFile);
  return {
    name: pictureNameOf(src),
    files: [
      { file, from: undefined, to: await fitPicture(bytes, file) },
      textChange(
        galleryFile,
        text,
        keepFormatted(galleryFile, text, appendEntry(placeOf("gallery/index:gallery"), JSON.stringify(entry))),
      ),
    ],
  };
}
