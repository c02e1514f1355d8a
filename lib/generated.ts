/**
 * Files the build generates before Next.js starts, collected in one JSON file that lib/tools/make writes and pages
 * read. For servers only: `node:fs` fails the build if a client component imports this module.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IconId } from "@/lib/content/icons";
import { isEditing } from "@/lib/content/origin";
import type { PictureName } from "@/lib/content/types";

/** Cache folder: may be deleted, is regenerated. */
export const cacheFolder = join(process.cwd(), ".cache");

/** Framework-free scripts of some pages. */
export type PageScriptName = "answering" | "contact-tools" | "consent" | "contents" | "measurements" | "print" | "qr";

/** Addresses of a bundled page script and of its stylesheet, if it has one. */
export type PageScript = { script: string; style?: string };

/** Pages with islands: components/islands/react/pages has a script for each. */
export type IslandPage =
  | "fotowoltaika"
  | "obliczanie-mocy"
  | "oferta"
  | "oswietlenie"
  | "poradnik"
  | "systemy-alarmowe"
  | "wycena";

/** Address and hash of each script that starts a page's islands: React, then the islands. */
export type IslandScripts = readonly (readonly [address: string, integrity: string])[];

/** One published file. `file` is its name in public/media. */
export type Rendition = { width: number; height: number; file: string; bytes: number };
export type Renditions = { avif: readonly Rendition[]; jpeg: readonly Rendition[] };
export type PictureEntry = {
  /** Size of the original. */
  width: number;
  height: number;
  /** Colour of the placeholder, "#rrggbb". */
  color: string;
  uses: { photo: Renditions; hero?: { phone: Renditions; wide: Renditions } };
};
export type PictureManifest = Readonly<Record<PictureName, PictureEntry>>;

/** Generated files that pages use. Addresses contain a hash of the content. */
export type SiteFiles = {
  /** The base script, one line, inlined in every page. */
  baseScript: string;
  /** Only the scripts this site needs. */
  pageScripts: Partial<Record<PageScriptName, PageScript>>;
  /** Missing for a development server, which starts islands by itself. */
  islands?: Partial<Record<IslandPage, IslandScripts>>;
  /** Address of the print stylesheet. */
  printStyles: string;
  /** Address of the search index. */
  searchIndex: string;
  /** The firm's sign as SVG elements in a box of 30 × 30. */
  logo: string;
  /** The same as an icon, a data: address: a file would be requested again on every visit. */
  sign: string;
  /** Inner SVG of every icon. */
  icons: Readonly<Partial<Record<IconId, string>>>;
  pictures: PictureManifest;
};

export const siteFile = join(cacheFolder, "site.json");

let cachedFiles: SiteFiles | undefined;

/**
 * Reads the list of generated files.
 * @throws Error in Polish if nothing has been generated yet
 */
export function siteFiles(): SiteFiles {
  // Next.js loads the file as a module, so that the development server renders pages again when it changes.
  if (process.env.NEXT_RUNTIME) return require("@/.cache/site.json") as SiteFiles;
  try {
    cachedFiles ??= JSON.parse(readFileSync(siteFile, "utf8")) as SiteFiles;
    return cachedFiles;
  } catch (error) {
    throw new Error(
      `Brak pliku ${siteFile}. Przygotuj pliki poleceniem: npm run build, a do testu: npm test -- unit NAZWA.`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Returns the addresses of a page script.
 * @throws Error if this build did not bundle the script
 */
export function pageScript(name: PageScriptName): PageScript {
  const addresses = siteFiles().pageScripts[name];
  if (!addresses) throw new Error(`The page script "${name}" is not bundled in this build.`);
  return addresses;
}

/**
 * Returns the scripts of a page's islands, or undefined in development.
 * @throws Error if this build bundled none for the page: its islands would never start
 */
export function islandScripts(page: IslandPage): IslandScripts | undefined {
  const { islands } = siteFiles();
  if (islands && !islands[page])
    throw new Error(`components/islands/react/pages has no script for the page "${page}".`);
  return islands?.[page];
}

/**
 * Returns the inner SVG of an icon.
 * @throws Error for a name missing in lib/content/icons.ts
 */
export function iconShape(name: IconId): string {
  const shape = siteFiles().icons[name];
  // A draft has a blank in place of the name.
  if (!shape && isEditing) return "";
  if (!shape) throw new Error(`Nie ma rysunku ikony „${name}”. Dopisz jej nazwę w lib/content/icons.ts.`);
  return shape;
}
