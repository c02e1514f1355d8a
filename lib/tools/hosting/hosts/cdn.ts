import { statSync } from "node:fs";
import { join } from "node:path";
import * as delivery from "@/lib/tools/hosting/rules";

/** What Cloudflare Pages takes: blocks of _headers, characters of a line, lines of _redirects, files, bytes of one. */
const most = { blocks: 100, line: 2000, redirects: 2000, files: 20_000, bytes: 25 * 1024 * 1024 };

/**
 * Patterns that cover the technical .txt files. A file at the root is named, a folder is covered whole; when a site
 * has grown past the host's limit, one pattern for every .txt remains.
 */
function technicalPatterns(files: readonly string[], room: number): string[] {
  const patterns = new Set(
    files
      .filter(delivery.isTechnical)
      .map((file) => (file.lastIndexOf("/") === 0 ? file : `/${file.split("/")[1]}/*.txt`)),
  );
  return patterns.size > room ? ["/*.txt"] : [...patterns].sort();
}

/** Patterns that cover everything but `sharedFolders`: the home page, files at the root, each folder there. */
function ownPatterns(files: readonly string[]): string[] {
  const folders = files.filter((file) => file.lastIndexOf("/") > 0).map((file) => `/${file.split("/")[1]}/`);
  const own = [...new Set(folders)].filter((folder) => !delivery.sharedFolders.some((shared) => shared === folder));
  return ["/", "/:file", ...own.map((folder) => `${folder}*`)];
}

/**
 * _headers for Cloudflare Pages and Netlify. Cloudflare joins the values of a header that several blocks name, so no
 * two blocks that name one cover the same path; pages keep the hosts' own "revalidate always".
 */
export function cdnHeaders(rules: delivery.DeliveryRules): string {
  const blocks = new Map<string, delivery.Header[]>();
  const add = (path: string, ...headers: delivery.Header[]) =>
    blocks.set(path, [...(blocks.get(path) ?? []), ...headers]);
  add("/*", ...rules.commonHeaders, ...rules.documentHeaders, rules.hsts);
  for (const folder of delivery.immutableFolders) add(`${folder}*`, ["Cache-Control", delivery.cacheForever]);
  add(delivery.workerPath, ["Cache-Control", delivery.onceADay]);
  for (const folder of delivery.sharedFolders) add(`${folder}*`, ["Cross-Origin-Resource-Policy", "cross-origin"]);
  for (const path of ownPatterns(rules.facts.files)) add(path, ["Cross-Origin-Resource-Policy", "same-origin"]);
  for (const path of technicalPatterns(rules.facts.files, most.blocks - blocks.size))
    add(path, ["X-Robots-Tag", "noindex"]);
  const texts = [...blocks].map(([path, headers]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${texts.join("\n\n")}\n`;
}

/**
 * _redirects for Cloudflare Pages and Netlify: moved addresses in every form in which they may be linked, so that each
 * needs one step, and of existing pages the one form that the hosts do not put right themselves.
 */
export function cdnRedirects(rules: delivery.DeliveryRules): string {
  const moved = [...rules.redirects].flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`, `${from}/index.html`].map((path) => [path, to] as const),
  );
  const pages = [...delivery.pagePaths(rules.facts.files)].filter((page) => page !== "/");
  return [...moved, ...pages.map((page) => [`${page}/index.html`, page] as const)]
    .map(([path, to]) => `${path} ${to} 301\n`)
    .join("");
}

/** What Cloudflare Pages would leave out or refuse of an export, in Polish. Netlify has no such limits. */
export function cdnProblems(outDir: string, rules: delivery.DeliveryRules): string[] {
  const { files } = rules.facts;
  const redirects = cdnRedirects(rules).split("\n").length - 1;
  const line = Math.max(
    ...cdnHeaders(rules)
      .split("\n")
      .map(({ length }) => length),
  );
  const heavy = files.filter((file) => statSync(join(outDir, file)).size > most.bytes);
  return [
    redirects > most.redirects &&
      `plik _redirects ma ${redirects} wierszy, a limit to ${most.redirects}. Usuń z content/redirects.ts adresy, których nikt już nie używa (każdy zajmuje cztery wiersze)`,
    line > most.line && `wiersz w pliku _headers ma ${line} znaków, a limit to ${most.line}`,
    files.length > most.files && `strona ma ${files.length} plików, a limit to ${most.files}`,
    heavy.length > 0 && `te pliki mają ponad 25 MB: ${heavy.join(", ")}`,
  ].filter((problem) => problem !== false);
}
