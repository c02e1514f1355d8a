import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, removeFiles } from "@/lib/tools/files";
import { createStyleInliner } from "./inline-styles";
import { ExportError, withoutFramework } from "./page";

/** In what Next.js exports for an address that answers notFound(): a hidden page, a stand-in (slugParams in lib/pages/gather.ts). */
const notFoundMark = "NEXT_HTTP_ERROR_FALLBACK;404";

/**
 * Makes an export of Next.js a site without Next.js: takes its scripts out of every page, puts the styles of each page
 * in, and removes the files that no browser requests.
 * @param root folder of the export
 * @param publicDir its files stay unchanged, HTML too: it is no page
 * @throws ExportError if a page cannot be published without the framework
 */
export function finishPages(root: string, publicDir: string, baseScript: string): void {
  const files = filesBelow(root).filter((file) => !existsSync(join(publicDir, file)));
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const pages = files.filter(
    (file) => file.endsWith(".html") && file !== "_not-found.html" && !read(file).includes(notFoundMark),
  );
  if (pages.length === 0) throw new ExportError(root, "exported pages", "no .html file");
  const inlineStyles = createStyleInliner(root);
  for (const file of pages) {
    const page = withoutFramework(read(file), file, baseScript);
    writeFileSync(join(root, file), inlineStyles(page, file));
  }
  const kept = new Set(pages);
  // Fonts, which the styles name, stay as well.
  removeFiles(
    root,
    files.filter((file) => !kept.has(file) && !file.startsWith("_next/static/media/")),
  );
}
