import { readdir, readFile, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp, { type Metadata } from "sharp";
import type { GalleryPicture, PictureName } from "@/lib/content/types";
import { ContentError, collectProblems, type Fault, type Problem, type Report } from "@/lib/tools/check/problem";
import { contentPath, sha256 } from "@/lib/tools/files";
import { cropSize, framesOf, minimumWidth, type NamedFrame, type PictureSettings, type Size } from "./settings";

/** An original that has passed every check. Width and height are those after rotation by EXIF. */
export type Original = {
  name: PictureName;
  path: string;
  hash: string;
  width: number;
  height: number;
  /** Mean colour, "#rrggbb". */
  color: string;
};

const SAVE_AGAIN = "Otwórz zdjęcie w programie graficznym i zapisz je ponownie jako JPEG.";
const REMOVE_ENTRY = "Dodaj plik do tego folderu albo usuń wpis z content/gallery/index.ts.";

/**
 * Reads and checks all originals and their entries in the gallery.
 * @param opening the picture of the home page's head
 * @returns the originals, sorted by name
 * @throws ContentError listing all problems
 */
export async function readOriginals(
  sourceDir: string,
  gallery: readonly GalleryPicture[],
  opening: PictureName,
  settings: PictureSettings,
): Promise<readonly Original[]> {
  const files = await picturesIn(sourceDir);
  const problems: Problem[] = [];
  const report = (src: string, ...args: Parameters<Report>) =>
    problems.push(...collectProblems(contentPath(sourceDir, src), (addProblem) => addProblem(...args)));
  checkGallery(gallery, files, report);
  const originals: Original[] = [];
  for (const src of files) {
    const result = await inspectOriginal(join(sourceDir, src), opening, settings);
    if ("what" in result) report(src, "plik", result.what, result.mend);
    else originals.push(result);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return originals;
}

/** Returns all files that are not code, notes or hidden (.DS_Store), so that a forgotten HEIC is reported. */
async function picturesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(ts|md)$/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** Checks the entries of the gallery against each other and against the files. */
function checkGallery(
  gallery: readonly GalleryPicture[],
  files: readonly string[],
  report: (src: string, ...args: Parameters<Report>) => void,
): void {
  const names = new Set<PictureName>();
  const titles = new Map<string, string>();
  for (const { src, title } of gallery) {
    const { name } = parse(src);
    if (!files.includes(src)) report(src, "src", "Nie ma takiego pliku w folderze zdjęć.", REMOVE_ENTRY);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png)$/.test(src))
      report(
        src,
        "src",
        "Nazwa trafia do adresu strony, a ma inne znaki niż małe litery bez ogonków, cyfry i łączniki.",
        "Zmień nazwę pliku i wpis, na przykład na 23-nowa-rozdzielnica.jpg.",
      );
    if (names.has(name))
      report(src, "src", `Nazwa ${name} występuje drugi raz.`, "Usuń zbędny wpis albo nadaj plikowi inną nazwę.");
    names.add(name);
    const other = titles.get(title);
    if (other && other !== src)
      report(src, "title", `Podpis „${title}” ma już ${other}.`, "Napisz inny podpis: co różni te zdjęcia?");
    titles.set(title, src);
  }
  for (const file of files)
    if (!gallery.some(({ src }) => src === file))
      report(
        file,
        "src",
        "Plik nie ma wpisu w galerii.",
        "Dopisz go w content/gallery/index.ts (src, title, alt) albo usuń plik.",
      );
}

async function inspectOriginal(
  path: string,
  opening: PictureName,
  settings: PictureSettings,
): Promise<Original | Fault> {
  const { size } = await stat(path);
  const { maxBytes } = settings.limits;
  if (size > maxBytes)
    return {
      what: `Waży ${megabytes(size)} MB, a może najwyżej ${megabytes(maxBytes)} MB.`,
      mend: "Zmniejsz zdjęcie do 3000 px szerokości i zapisz jako JPEG o jakości 90.",
    };
  const bytes = await readFile(path);
  // The name may end with .jpg: phones and mail programs rename such a file without converting it.
  if (/^ftyphe[iv]/.test(bytes.toString("latin1", 4, 12)))
    return { what: "To zdjęcie HEIC z telefonu, a strona czyta JPEG i PNG.", mend: SAVE_AGAIN };
  let metadata: Metadata;
  try {
    // Reads only the header. With the pixel limit, a huge picture would be reported as unreadable.
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return { what: "Nie da się go odczytać jako zdjęcia JPEG ani PNG.", mend: SAVE_AGAIN };
  }
  const { name } = parse(path);
  const { width, height } = metadata.autoOrient;
  const fault =
    formatFault(metadata, settings) ?? sizeFault({ width, height }, framesOf(name, opening, settings), settings);
  if (fault) return fault;
  try {
    // Shrinking to one pixel decodes the whole file, which detects a broken upload, and gives the mean colour.
    const [red = 0, green = 0, blue = 0] = await sharp(bytes, { failOn: "error" })
      .flatten({ background: "#ffffff" })
      .resize(1, 1, { fit: "fill" })
      .raw()
      .toBuffer();
    const color = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    return { name, path, hash: sha256(bytes), width, height, color };
  } catch {
    return {
      what: "Jest uszkodzony, nie daje się odczytać do końca.",
      mend: `Skopiuj go jeszcze raz z aparatu lub telefonu. ${SAVE_AGAIN}`,
    };
  }
}

/** Checks the header before the pixels, so that a small file with a huge picture never fills the memory. */
function formatFault({ format, space, width, height }: Metadata, { limits }: PictureSettings): Fault | undefined {
  if (format !== "jpeg" && format !== "png")
    return { what: `Ma format ${format.toUpperCase()} zamiast JPEG lub PNG.`, mend: SAVE_AGAIN };
  if (width * height > limits.maxPixels)
    return {
      what: `Ma ${width} × ${height} px, razem więcej niż ${limits.maxPixels / 1_000_000} mln pikseli.`,
      mend: "Zmniejsz zdjęcie do 3000 px szerokości.",
    };
  // An RGB profile (a phone's Display P3) is converted when encoding; other colour models shift visibly.
  if (space !== "srgb")
    return {
      what: `Ma barwy ${space.toUpperCase()} zamiast sRGB.`,
      mend: "Zapisz zdjęcie w trybie RGB, 8 bitów na kanał, z profilem sRGB.",
    };
}

/** The place of each frame in the words of an editor. */
const places: Readonly<Record<NamedFrame["label"], string>> = {
  "": "na stronę",
  phone: "na telefon, u góry strony głównej,",
  wide: "na szeroki ekran, u góry strony głównej,",
};

function sizeFault(size: Size, frames: readonly NamedFrame[], { limits }: PictureSettings): Fault | undefined {
  const mend = "Wstaw większe zdjęcie. Powiększanie w programie nie pomoże, obraz będzie nieostry.";
  if (size.width < limits.minWidth)
    return { what: `Ma ${size.width} px szerokości, a musi mieć co najmniej ${limits.minWidth} px.`, mend };
  for (const { label, frame } of frames) {
    const available = cropSize(size, frame).width;
    if (available >= minimumWidth(frame)) continue;
    const what = `Kadr ${places[label]} wycięty ze zdjęcia ${size.width} × ${size.height} px ma ${available} px szerokości, a potrzeba ${minimumWidth(frame)} px.`;
    return { what, mend };
  }
}

const megabytes = (bytes: number): string =>
  (bytes / 1024 / 1024).toLocaleString("pl-PL", { maximumFractionDigits: 1 });
