import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/tools/files";

/** The export the tests look at. */
export const exportDir = join(process.cwd(), "out");

export type ExportedPage = {
  /** Address: "/", "/oferta", "/404". */
  path: string;
  file: string;
  html: string;
  document: Document;
};

/** Every HTML file of the export, parsed. Needs the jsdom environment. */
export function exportedPages(): ExportedPage[] {
  return filesBelow(exportDir)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(join(exportDir, file), "utf8");
      const path = `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`;
      return { path, file, html, document: new DOMParser().parseFromString(html, "text/html") };
    });
}

/** HTML without its scripts: Next.js repeats a page's text in them, which would let empty pages pass. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/gi, "");
