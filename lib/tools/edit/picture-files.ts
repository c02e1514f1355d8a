/** Exchanges and adds pictures of the gallery: the file, its entry, the field that shows it. */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { pictureNameOf } from "@/lib/content/schema/pages";
import { exportsOf } from "@/lib/tools/check/source";
import { contentPath } from "@/lib/tools/files";
import { inspectPicture, openPicture } from "@/lib/tools/make/pictures/inspect";
import { pictureSettings, shrunkSize } from "@/lib/tools/make/pictures/settings";
import { isEntryName } from "@/lib/tools/publish/file-names";
import { UserError } from "@/lib/tools/user-error";
import { type FileChange, textChange } from "./journal";
import { slugFor } from "./new/entry";
import { type FieldPlace, findPlace, placeOf, readSource, typedText } from "./place";
import type { Request } from "./requests";
import { appendEntry, keepFormatted, withValues } from "./rewrite";

const galleryFolder = "content/gallery";
const galleryFile = "content/gallery/index.ts";

/** Caption and description of a picture. */
export type PictureWords = { title: string; alt: string };

/** Field of the picture in the home page's head, which needs more pixels than others. */
const openingField = "home:hero.picture.name";

/**
 * Prepares a picture for the gallery: upright, no larger than needed, without metadata such as its location.
 * @param bytes of a photo in any format that the settings name
 * @param isOpening whether it becomes the picture of the home page's head
 * @returns JPEG that passes as a file put into the gallery by hand
 * @throws UserError, in Polish, where it cannot be read, is too large or too small
 */
export async function fitPicture(bytes: Buffer, isOpening = false, settings = pictureSettings): Promise<Buffer> {
  const { dropped } = settings.limits;
  const photo = await inspectPicture(bytes, dropped, isOpening, settings);
  if ("what" in photo) throw new UserError(`Tego pliku nie da się użyć jako zdjęcia. ${photo.what} ${photo.mend}`);
  const { width, height } = shrunkSize(photo, settings);
  return openPicture(bytes, dropped).resize(width, height, { fit: "fill" }).jpeg({ quality: 90 }).toBuffer();
}

function filesInGallery(): string[] {
  const entries = exportsOf(readSource(galleryFile).tree).get("gallery");
  const elements = entries?.type === "ArrayExpression" ? entries.elements : [];
  return elements.map((_, index) => typedText(placeOf(`gallery/index:${index}.src`)));
}

/** Finds a field of a picture's entry. @throws UserError, in Polish, for an unknown picture */
function entryPlace(name: string, field: "src" | keyof PictureWords): FieldPlace {
  const index = filesInGallery().findIndex((src) => pictureNameOf(src) === name);
  if (index < 0) throw new UserError(`Zdjęcia „${name}” nie ma w ${galleryFile}.`);
  return placeOf(`gallery/index:${index}.${field}`);
}

/** File of a picture. @throws UserError, in Polish, for an unknown picture, and a file outside the gallery */
export function fileOf(name: string): string {
  const src = typedText(entryPlace(name, "src"));
  if (!isEntryName(src))
    throw new UserError(`Zdjęcie „${src}” nie stoi w ${galleryFolder}. Popraw pole src w ${galleryFile}.`);
  return contentPath(galleryFolder, src);
}

/** Name of the picture that a field shows. Fields of the gallery belong to the picture of their entry. */
export function pictureAt(origin: string): string {
  const index = /^gallery\/index:(\d+)\./.exec(origin)?.[1];
  return index === undefined ? typedText(placeOf(origin)) : pictureNameOf(filesInGallery()[Number(index)] ?? "");
}

/** Description that overrides the gallery's in one place, if there is one. */
const findOwnAlt = (origin: string): FieldPlace | undefined => findPlace(origin.replace(/\.name$/, ".alt"));

/** Caption and description of the picture that a field shows. */
export function wordsAt(origin: string): PictureWords {
  const name = pictureAt(origin);
  const ownAlt = origin.startsWith("gallery/") ? undefined : findOwnAlt(origin);
  return { title: typedText(entryPlace(name, "title")), alt: typedText(ownAlt ?? entryPlace(name, "alt")) };
}

/** Next file name, "23-nowa-rozdzielnica.jpg". */
function nextFile(title: string): string {
  const numbers = filesInGallery().map((src) => Number(/^\d+/.exec(src)?.[0] ?? 0));
  return `${String(Math.max(0, ...numbers) + 1).padStart(2, "0")}-${slugFor(title)}.jpg`;
}

const changePlace = (place: FieldPlace, text: string): FileChange => textChange(place.file, place.text, text);

/** Shows another picture of the gallery in a field. The gallery's description replaces one written for this place. */
export function placePicture(origin: string, name: string): FileChange[] {
  const place = placeOf(origin);
  const ownAlt = findOwnAlt(origin);
  const alt = typedText(entryPlace(name, "alt"));
  return [changePlace(place, ownAlt ? withValues([place, name], [ownAlt, alt]) : withValues([place, name]))];
}

/** Replaces a picture's file and words, wherever it is used. The file becomes a JPEG, under the same name. */
export async function replacePicture(name: string, bytes: Buffer, { title, alt }: PictureWords): Promise<FileChange[]> {
  const file = fileOf(name);
  const jpeg = file.replace(/\.png$/, ".jpg");
  const place = entryPlace(name, "title");
  const entry = withValues(
    [entryPlace(name, "src"), basename(jpeg)],
    [place, title.trim()],
    [entryPlace(name, "alt"), alt.trim()],
  );
  const from = readFileSync(file);
  const to = await fitPicture(bytes, name === pictureAt(openingField));
  const files =
    file === jpeg
      ? [{ file, from, to }]
      : [
          { file: jpeg, from: undefined, to },
          { file, from, to: undefined },
        ];
  return [...files, changePlace(place, entry)];
}

/**
 * Adds a picture: its file and its entry.
 * @param picture `kind`: kind of work; `own`: a photograph of the firm's own work; `origin`: the field that will show it
 */
export async function addPicture(
  bytes: Buffer,
  { title, alt, kind, own, origin }: PictureWords & { kind: string; own: boolean; origin?: string },
): Promise<{ files: readonly FileChange[]; name: string }> {
  const src = nextFile(title);
  const file = contentPath(galleryFolder, src);
  if (existsSync(file)) throw new UserError(`Plik ${file} już jest. Podaj inny podpis.`);
  const entry = { src, title: title.trim(), alt: alt.trim(), kind, ...(own && { own }), carousel: true };
  const { text } = readSource(galleryFile);
  const newText = appendEntry(placeOf("gallery/index:gallery"), JSON.stringify(entry));
  return {
    name: pictureNameOf(src),
    files: [
      { file, from: undefined, to: await fitPicture(bytes, origin === openingField) },
      textChange(galleryFile, text, keepFormatted(galleryFile, text, newText)),
    ],
  };
}

/** A change of files for the journal. `isNewFile`: a file of a picture is among them. */
type PictureChange = {
  files: readonly FileChange[];
  origin: string;
  before: string;
  after: string;
  isNewFile?: boolean;
};

/** The changes that an editor asks for, each made when the one before has been written. */
export async function* pictureChanges(request: Request<"changePicture">): AsyncGenerator<PictureChange> {
  if ("title" in request && (!request.title.trim() || !request.alt.trim()))
    throw new UserError("Podaj podpis i opis: bez nich nikt, kto nie widzi, nie wie, co to za zdjęcie.");
  const origin = request.origin ?? "gallery/index:gallery";
  const before = request.origin === undefined ? "" : pictureAt(request.origin);
  const place = (name: string) => ({ files: placePicture(origin, name), origin, before, after: name });
  if (request.change === "choose") {
    yield place(request.name);
    return;
  }
  const bytes = Buffer.from(request.data, "base64");
  if (request.change === "replace") {
    const files = await replacePicture(before, bytes, request);
    yield { files, origin, before, after: `nowy plik: ${request.title}`, isNewFile: true };
    return;
  }
  const { files, name } = await addPicture(bytes, request);
  const after = `dodano zdjęcie: ${request.title}`;
  yield { files, origin: "gallery/index:gallery", before: "", after, isNewFile: true };
  if (request.origin) yield place(name);
}
