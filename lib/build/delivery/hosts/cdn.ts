import {
  cacheForever,
  type DeliveryRules,
  type Header,
  immutableFolders,
  isImmutable,
  isTechnical,
  sharedFolders,
} from "@/lib/build/delivery/rules";

/** Cloudflare Pages reads at most this many blocks of _headers. */
const mostBlocks = 100;

const block = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Patterns that cover the technical .txt files. A file at the root is named, a folder is covered whole; when a site
 * has grown past the host's limit, one pattern for every .txt remains.
 */
function technicalPatterns(files: readonly string[], room: number): string[] {
  const patterns = new Set(
    files.filter(isTechnical).map((file) => (file.lastIndexOf("/") === 0 ? file : `/${file.split("/")[1]}/*.txt`)),
  );
  return patterns.size > room ? ["/*.txt"] : [...patterns].sort();
}

/**
 * _headers for Cloudflare Pages and Netlify. Both join the values of a header that several blocks name, so a header
 * stands in one block only; pages keep the hosts' own "revalidate always".
 */
export function cdnHeaders(rules: DeliveryRules): string {
  const everywhere = block("/*", [...rules.commonHeaders, ...rules.documentHeaders, rules.hsts]);
  const folders = [...new Set([...immutableFolders, ...sharedFolders])].map((folder) => {
    const headers: Header[] = [];
    if (isImmutable(folder)) headers.push(["Cache-Control", cacheForever]);
    if (sharedFolders.some((shared) => shared === folder))
      headers.push(["Cross-Origin-Resource-Policy", "cross-origin"]);
    return block(`${folder}*`, headers);
  });
  const room = mostBlocks - 1 - folders.length;
  const technical = technicalPatterns(rules.facts.files, room).map((path) =>
    block(path, [["X-Robots-Tag", "noindex"]]),
  );
  return `${[everywhere, ...folders, ...technical].join("\n\n")}\n`;
}

/**
 * _redirects for Cloudflare Pages and Netlify. Both drop .html and slashes of existing pages themselves; only the
 * moved addresses are listed, in every form in which they may be linked, so that each needs one step.
 */
export function cdnRedirects(rules: DeliveryRules): string {
  return [...rules.redirects]
    .flatMap(([from, to]) => [from, `${from}/`, `${from}.html`].map((path) => `${path} ${to} 301\n`))
    .join("");
}
