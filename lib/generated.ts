/**
 * What the build prepares before Next.js starts and pages read while they are rendered: bundled scripts, the search
 * index, the manifest of the pictures. lib/tools/make writes these files, under the names given here.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Folder of everything that may be deleted and is then made again. */
export const cacheFolder = join(process.cwd(), ".cache");

const prepareFirst = "Przygotuj pliki poleceniem: npm run build (albo npm run dev).";

/** Text of a prepared file. Throws in Polish where it has not been prepared. */
function readPrepared(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Error(`Brak pliku ${file}. ${prepareFirst}`);
  }
}

/** The bundle of the base script. */
export const baseScriptFile = join(cacheFolder, "base-script.js");

let script: string | undefined;

/** The base script as it is inlined in every page: one line, the same on all of them. */
export function baseScript(): string {
  if (script === undefined || process.env.NODE_ENV !== "production") script = readPrepared(baseScriptFile).trim();
  return script;
}

/** Framework-free scripts that only some pages load. */
const pageScriptNames = ["contact-tools", "consent", "contents", "measurements", "print"] as const;
export type PageScriptName = (typeof pageScriptNames)[number];

/** Addresses of a bundled page script and of the stylesheet it loads, if it has one. */
export type PageScript = { script: string; style?: string };
export type PageScripts = Partial<Record<PageScriptName, PageScript>>;

/** Where the addresses of the page scripts are noted. */
export const pageScriptsFile = join(cacheFolder, "page-scripts.json");

/**
 * Addresses of a page script, for the page that loads it.
 * @throws Error where the script was not bundled in this build
 */
export function pageScript(name: PageScriptName): PageScript {
  const addresses = (JSON.parse(readPrepared(pageScriptsFile)) as PageScripts)[name];
  if (!addresses) throw new Error(`The page script "${name}" is not bundled in this build.`);
  return addresses;
}

/** Where the address of the stylesheet for paper is noted. */
export const printStylesFile = join(cacheFolder, "print-styles.txt");

let sheet: string | undefined;

/** Address of the stylesheet for paper, with its content hash, for all pages. */
export function printStyles(): string {
  if (sheet === undefined || process.env.NODE_ENV !== "production") sheet = readPrepared(printStylesFile);
  return sheet;
}

/** The brand's sign as SVG. */
export const siteIconFile = join(cacheFolder, "icon.svg");

/** The sign as an address that holds it: a file would be asked for, and asked for again on every visit. */
export const siteIcon = (): string =>
  `data:image/svg+xml,${readPrepared(siteIconFile).replace(/[\s"#%<>]/g, encodeURIComponent)}`;

/** Where the address of the search index is noted. */
export const searchIndexFile = join(cacheFolder, "search.json");

/** Address of the search index, with its content hash, for the page that searches. */
export function searchIndexAddress(): string {
  return (JSON.parse(readPrepared(searchIndexFile)) as { address: string }).address;
}

/** The drawings of the icons. */
export const iconShapesFile = join(cacheFolder, "icon-shapes.json");

let shapes: Readonly<Record<string, string>> | undefined;

/** The inside of every icon's SVG, by its name. */
export function iconShapes(): Readonly<Record<string, string>> {
  shapes ??= JSON.parse(readPrepared(iconShapesFile)) as Record<string, string>;
  return shapes;
}

/** Encoded pictures by key, and their manifest. */
export const picturesCache = join(cacheFolder, "pictures");
/** The published files of every picture. */
export const pictureManifestFile = join(picturesCache, "manifest.json");

let manifest: { changed: number; value: unknown } | undefined;

/**
 * The manifest of the pictures, read again only when it has changed: a development server outlives many builds of the
 * pictures. Its type is `PictureManifest` of lib/content/pictures.ts.
 */
export function pictureManifest(): unknown {
  const changed = statSync(pictureManifestFile, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) throw new Error(`Brak pliku ${pictureManifestFile}. ${prepareFirst}`);
  if (manifest?.changed !== changed)
    manifest = { changed, value: JSON.parse(readFileSync(pictureManifestFile, "utf8")) };
  return manifest.value;
}
