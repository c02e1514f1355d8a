import { readdir, readFile, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import type { GalleryPicture, HomePage, PictureName } from "@/lib/content/types";
import { ContentError, collectProblems, type Fault, type Problem, type Report } from "@/lib/tools/check/problem";
import { contentPath, sha256 } from "@/lib/tools/files";
import { isSystemFile } from "@/lib/tools/system-files";
import { inspectPicture, type Photo, weightFault } from "./inspect";
import type { PictureSettings } from "./settings";

/** An original that has passed every check. */
export type Original = Photo & { name: PictureName; path: string; hash: string };

const REMOVE_ENTRY = "Dodaj plik do tego folderu albo usuń wpis z content/gallery/index.ts.";

/** Returns the pictures of the home page's head: the one it opens with, and the same without light. */
export const openingsOf = ({ hero: { picture, dark } }: Pick<HomePage, "hero">): readonly PictureName[] =>
  [picture, dark?.house, dark?.room].flatMap((one) => one?.name ?? []);

/**
 * Reads and checks all originals and their entries in the gallery.
 * @param openings the pictures of the home page's head
 * @returns the originals, sorted by name
 * @throws ContentError listing all problems
 */
export async function readOriginals(
  sourceDir: string,
  gallery: readonly GalleryPicture[],
  openings: readonly PictureName[],
  settings: PictureSettings,
): Promise<readonly Original[]> {
  const files = await picturesIn(sourceDir);
  const problems: Problem[] = [];
  const report = (src: string, ...args: Parameters<Report>) =>
    problems.push(...collectProblems(contentPath(sourceDir, src), (addProblem) => addProblem(...args)));
  checkGallery(gallery, files, report);
  const originals: Original[] = [];
  for (const src of files) {
    const result = await inspectOriginal(join(sourceDir, src), openings, settings);
    if ("what" in result) report(src, "plik", result.what, result.mend);
    else originals.push(result);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return originals;
}

/** Returns all files that a person has put there, except data and notes, so that a forgotten HEIC is reported. */
async function picturesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(ts|md)$/.test(entry.name) && !isSystemFile(entry.name))
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
  openings: readonly PictureName[],
  settings: PictureSettings,
): Promise<Original | Fault> {
  const { kept } = settings.limits;
  // Asked before the file is read, which may be a film.
  const tooHeavy = weightFault((await stat(path)).size, kept);
  if (tooHeavy) return tooHeavy;
  const bytes = await readFile(path);
  const { name } = parse(path);
  const result = await inspectPicture(bytes, kept, openings.includes(name), settings);
  return "what" in result ? result : { ...result, name, path, hash: sha256(bytes) };
}
