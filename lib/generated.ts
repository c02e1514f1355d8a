/**
 * What the build makes before Next.js starts and pages read while they are rendered, in one file that lib/tools/make
 * writes. For servers alone: `node:fs` stops the build where a client component imports this module.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IconId } from "@/lib/content/icons";
import type { PictureName } from "@/lib/content/types";

/** Folder of everything that may be deleted and is then made again. */
export const cacheFolder = join(process.cwd(), ".cache");

/** Framework-free scripts that only some pages load. */
export type PageScriptName = "contact-tools" | "consent" | "contents" | "measurements" | "print";

/** Addresses of a bundled page script and of the stylesheet it loads, if it has one. */
export type PageScript = { script: string; style?: string };

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

/** What pages take from the build. Addresses carry a hash of the content. */
export type SiteFiles = {
  /** The base script, inlined in every page: one line, the same on all of them. */
  baseScript: string;
  /** Only the scripts that this site needs. */
  pageScripts: Partial<Record<PageScriptName, PageScript>>;
  /** Address of the stylesheet for paper. */
  printStyles: string;
  /** Address of the search index. */
  searchIndex: string;
  /** The brand's sign, as an address that holds it: a file would be asked for again on every visit. */
  sign: string;
  /** The inside of every icon's SVG. */
  icons: Readonly<Partial<Record<IconId, string>>>;
  /** The published files of every picture. */
  pictures: PictureManifest;
};

/** Where they stand. */
export const siteFile = join(cacheFolder, "site.json");

let known: SiteFiles | undefined;

/**
 * What the build has made.
 * @throws Error in Polish where nothing has been made yet
 */
export function siteFiles(): SiteFiles {
  // Next.js takes the file for a module: a development server draws its pages again when it has changed.
  if (process.env.NEXT_RUNTIME) return require("@/.cache/site.json") as SiteFiles;
  try {
    known ??= JSON.parse(readFileSync(siteFile, "utf8")) as SiteFiles;
    return known;
  } catch (error) {
    throw new Error(`Brak pliku ${siteFile}. Przygotuj pliki poleceniem: npm run build (albo npm run dev).`, {
      cause: error,
    });
  }
}

/**
 * Addresses of a page script, for the page that loads it.
 * @throws Error where the script was not bundled in this build
 */
export function pageScript(name: PageScriptName): PageScript {
  const addresses = siteFiles().pageScripts[name];
  if (!addresses) throw new Error(`The page script "${name}" is not bundled in this build.`);
  return addresses;
}

/**
 * The inside of an icon's SVG.
 * @throws Error for a name that is not among those of lib/content/icons.ts
 */
export function iconShape(name: IconId): string {
  const shape = siteFiles().icons[name];
  if (!shape) throw new Error(`Nie ma rysunku ikony „${name}”. Dopisz jej nazwę w lib/content/icons.ts.`);
  return shape;
}
