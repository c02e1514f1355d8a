/** The published files as visitors get them: each page read and parsed once for all questions of a test file. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/tools/files";

/** The export the tests look at. */
export const exportDir = join(process.cwd(), "out");
export const exportedFiles: readonly string[] = filesBelow(exportDir);

export const read = (file: string): string => readFileSync(join(exportDir, file), "utf8");

/** Whether an address names a file of the export that holds something. */
export const isPublished = (address: string): boolean => {
  const file = join(exportDir, address);
  return existsSync(file) && statSync(file).size > 0;
};

/** Bytes that a browser gets: the file packed beside it where there is one. */
export function weightOf(file: string): number {
  const packed = join(exportDir, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(exportDir, file)).size;
}

export const pageFiles: readonly string[] = exportedFiles.filter((file) => file.endsWith(".html"));
if (pageFiles.length === 0) throw new Error("There is no site in out/ to look at.");

export type ExportedPage = {
  /** Address: "/", "/oferta", "/404". */
  path: string;
  file: string;
  html: string;
  document: Document;
};

let parsed: readonly ExportedPage[] | undefined;

/** Every HTML file of the export, parsed. Needs the jsdom environment. */
export function exportedPages(): readonly ExportedPage[] {
  parsed ??= pageFiles.map((file) => {
    const html = read(file);
    const path = `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`;
    return { path, file, html, document: new DOMParser().parseFromString(html, "text/html") };
  });
  return parsed;
}

/** Runs a check on every page and lists all offenders at once. */
export const offenders = (
  check: (page: ExportedPage) => readonly string[],
  among: readonly ExportedPage[] = exportedPages(),
): string[] => among.flatMap((page) => check(page).map((what) => `${page.path}: ${what}`));

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text of an attribute or element as React has escaped it. */
export const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name) => entities[name] ?? entity);

/** HTML without its scripts: Next.js repeats a page's text in them, which would let empty pages pass. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/gi, "");
