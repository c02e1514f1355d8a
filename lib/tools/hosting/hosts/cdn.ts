import { statSync } from "node:fs";
import { join } from "node:path";
import * as delivery from "@/lib/tools/hosting/rules";

/** Limits of Cloudflare Pages: blocks of _headers, length of a line, lines of _redirects, files, bytes of a file. */
const limits = { blocks: 100, line: 2000, redirects: 2000, files: 20_000, bytes: 25 * 1024 * 1024 };

/**
 * Returns patterns for technical .txt files: files at the root by name, folders whole. If these exceed the host's
 * limit, one pattern for all .txt files.
 */
function technicalPatterns(files: readonly string[], limit: number): string[] {
  const patterns = new Set(
    files
      .filter(delivery.isTechnical)
      .map((file) => (file.lastIndexOf("/") === 0 ? file : `/${file.split("/")[1]}/*.txt`)),
  );
  return patterns.size > limit ? ["/*.txt"] : [...patterns].sort();
}

/** Returns patterns for everything outside `sharedFolders`: the home page, files at the root, each folder there. */
function unsharedPatterns(files: readonly string[]): string[] {
  const folders = files.filter((file) => file.lastIndexOf("/") > 0).map((file) => `/${file.split("/")[1]}/`);
  const unsharedFolders = [...new Set(folders)].filter(
    (folder) => !delivery.sharedFolders.some((shared) => shared === folder),
  );
  return ["/", "/:file", ...unsharedFolders.map((folder) => `${folder}*`)];
}

/**
 * Returns _headers for Cloudflare Pages and Netlify. Cloudflare joins the values of a header that several blocks set,
 * so no two blocks that set the same header match the same path. Pages keep the hosts' own "revalidate always".
 */
export function cdnHeaders(rules: delivery.DeliveryRules): string {
  const blocks = new Map<string, delivery.Header[]>();
  const add = (path: string, ...headers: delivery.Header[]) =>
    blocks.set(path, [...(blocks.get(path) ?? []), ...headers]);
  add("/*", ...rules.commonHeaders, ...rules.documentHeaders, rules.hsts);
  for (const folder of delivery.immutableFolders) add(`${folder}*`, ["Cache-Control", delivery.cacheForever]);
  add(delivery.workerPath, ["Cache-Control", delivery.onceADay]);
  for (const folder of delivery.sharedFolders) add(`${folder}*`, ["Cross-Origin-Resource-Policy", "cross-origin"]);
  for (const path of unsharedPatterns(rules.summary.files)) add(path, ["Cross-Origin-Resource-Policy", "same-origin"]);
  for (const path of technicalPatterns(rules.summary.files, limits.blocks - blocks.size))
    add(path, ["X-Robots-Tag", "noindex"]);
  const blockTexts = [...blocks].map(([path, headers]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blockTexts.join("\n\n")}\n`;
}

/**
 * Returns _redirects for Cloudflare Pages and Netlify: moved addresses in every form that may be linked, so that each
 * takes one step, and the one form of existing pages that these hosts do not redirect themselves.
 */
export function cdnRedirects(rules: delivery.DeliveryRules): string {
  const redirectLines = [...rules.redirects].flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`, `${from}/index.html`].map((path) => [path, to] as const),
  );
  const pages = [...delivery.pagePaths(rules.summary.files)].filter((page) => page !== "/");
  return [...redirectLines, ...pages.map((page) => [`${page}/index.html`, page] as const)]
    .map(([path, to]) => `${path} ${to} 301\n`)
    .join("");
}

/** Returns, in Polish, what Cloudflare Pages would drop or refuse of an export. Netlify has no such limits. */
export function cdnProblems(outDir: string, rules: delivery.DeliveryRules): string[] {
  const { files } = rules.summary;
  const redirects = cdnRedirects(rules).split("\n").length - 1;
  const lines = cdnHeaders(rules).split("\n");
  const longestLine = Math.max(...lines.map(({ length }) => length));
  const heavyFiles = files.filter((file) => statSync(join(outDir, file)).size > limits.bytes);
  return [
    redirects > limits.redirects &&
      `plik _redirects ma ${redirects} wierszy, a limit to ${limits.redirects}. Usuń z content/redirects.ts adresy, których nikt już nie używa (każdy zajmuje cztery wiersze)`,
    longestLine > limits.line && `wiersz w pliku _headers ma ${longestLine} znaków, a limit to ${limits.line}`,
    files.length > limits.files && `strona ma ${files.length} plików, a limit to ${limits.files}`,
    heavyFiles.length > 0 && `te pliki mają ponad 25 MB: ${heavyFiles.join(", ")}`,
  ].filter((problem) => problem !== false);
}
