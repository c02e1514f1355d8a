import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, sha256 } from "@/lib/tools/files";

/** Inline scripts without a type or a source: code. With their attributes, which are kept. */
const inlineScript = /<script(?![^>]*\s(?:src|type)=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Neighbours without attributes: their texts may run as one. */
const run = /(?:<script>[\s\S]*?<\/script>)+/g;

const codeOf = (html: string): string[] => [...html.matchAll(inlineScript)].map(([, , code = ""]) => code);

/**
 * Makes the export of Next.js publishable as it is, without hydration on demand: inline scripts that differ from page
 * to page become files, in the same place and order, so that one strict policy fits every page. It knows nothing of
 * what the scripts say: it is the way out when lib/tools/export/shape.ts does not know a new version of Next.js.
 *
 * @param root folder of the export
 * @returns number of pages and of files made
 */
export function moveInlineScripts(root: string): { pages: number; files: number } {
  const pages = filesBelow(root).filter((file) => file.endsWith(".html"));
  const htmls = new Map(pages.map((page) => [page, readFileSync(join(root, page), "utf8")]));
  const [first, ...others] = [...htmls.values()].map((html) => new Set(codeOf(html)));
  const constant = new Set([...(first ?? [])].filter((code) => others.every((page) => page.has(code))));

  const made = new Set<string>();
  const fileFor = (code: string): string => {
    const file = `/flight/inline.${sha256(code).slice(0, 12)}.js`;
    if (!made.has(file)) {
      mkdirSync(join(root, "flight"), { recursive: true });
      writeFileSync(join(root, file), code);
      made.add(file);
    }
    return file;
  };
  const moved = (attributes: string, code: string) => `<script${attributes} src="${fileFor(code)}"></script>`;
  /**
   * Neighbouring scripts in their order: constant ones stay, the others become one file from one constant to the next.
   */
  const rewritten = (codes: readonly string[]): string => {
    const parts: string[] = [];
    let waiting: string[] = [];
    const flush = () => {
      if (waiting.length > 0) parts.push(moved("", waiting.join(";\n")));
      waiting = [];
    };
    for (const code of codes) {
      if (!constant.has(code)) {
        waiting.push(code);
        continue;
      }
      flush();
      parts.push(`<script>${code}</script>`);
    }
    flush();
    return parts.join("");
  };

  for (const [page, html] of htmls) {
    const result = html
      .replace(run, (scripts) => rewritten(codeOf(scripts)))
      .replace(inlineScript, (element, attributes: string, code: string) =>
        attributes && !constant.has(code) ? moved(attributes, code) : element,
      );
    if (result !== html) writeFileSync(join(root, page), result);
  }
  return { pages: pages.length, files: made.size };
}
