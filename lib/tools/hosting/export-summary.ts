import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow, integrity } from "@/lib/tools/files";

/** Summary of an export for the delivery rules. */
export type ExportSummary = Readonly<Awaited<ReturnType<typeof readExport>>>;

/** Limit of distinct inline scripts. More means that scripts differ by page, and no single policy fits those. */
const maximumScripts = 4;
/** Script types that browsers treat as data. A policy treats all other inline scripts as code. */
const dataScript = /^(?:application\/(?:ld\+)?json|text\/(?:plain|template|html))$/i;
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const inlineCode = /<[a-z][^<>]*\s(?:style|on[a-z]+)\s*=[^<>]*/i;

/** Returns the texts of a page's inline scripts that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([, attributes = "", text = ""]) => {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? "";
    return /\bsrc\s*=/i.test(attributes) || dataScript.test(type) || text === "" ? [] : [text];
  });
}

/** Returns the first markup the policy blocks: a style attribute, a handler, or a style without its hash before it. */
export function blockedMarkup(html: string): string | undefined {
  const rest = html.replace(scriptElement, "");
  const style = [...rest.matchAll(styleElement)].find(
    ({ 1: text = "", index }) => !rest.slice(0, index).includes(`'${integrity(text)}'`),
  );
  const match = style ?? inlineCode.exec(rest.replace(styleElement, ""));
  return match?.[0].slice(0, 80);
}

/** Returns the CSP source of an inline script. */
export function scriptHash(text: string): string {
  return integrity(text.replaceAll("\r\n", "\n"));
}

/** Files made by the delivery step: host files and compressed copies. */
const deliveryFile = /^\/(?:\.htaccess|_headers|_redirects)$|\.(?:br|gz)$/;

/**
 * Reads what the rules need from an export.
 * @returns published files, "/oferta.html", sorted, without host files and compressed copies; CSP hashes of the
 *   executable inline scripts, sorted; whether pages contain inline styles, each with its own policy for them
 * @throws Error if a page has inline code or styles that a strict policy cannot allow
 */
export async function readExport(outDir: string) {
  const files: readonly string[] = filesBelow(outDir)
    .map((file) => `/${file}`)
    .filter((path) => !deliveryFile.test(path));
  const scripts = new Map<string, { page: string; text: string }>();
  let inlineStyles = false;
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const html = await readFile(join(outDir, page), "utf8");
    const markup = blockedMarkup(html);
    if (markup) throw new Error(`Strona ${page} ma styl lub kod w atrybucie, który blokuje CSP: ${markup}`);
    inlineStyles ||= html.includes("<style");
    for (const text of inlineScripts(html)) {
      const hash = scriptHash(text);
      if (!scripts.has(hash)) scripts.set(hash, { page, text });
    }
  }
  if (scripts.size > maximumScripts) {
    const examples = [...scripts.values()]
      .slice(0, maximumScripts + 1)
      .map(({ page, text }) => `\n  ${page}: ${text.slice(0, 60)}`);
    throw new Error(
      `W stronach jest ${scripts.size} różnych skryptów w treści HTML, a ścisłe CSP pozwala na ${maximumScripts} stałe.` +
        ` Skrypt ma być taki sam na każdej stronie albo leżeć w osobnym pliku.${examples.join("")}`,
    );
  }
  const scriptHashes: readonly string[] = [...scripts.keys()].sort();
  return { files, scriptHashes, inlineStyles };
}
