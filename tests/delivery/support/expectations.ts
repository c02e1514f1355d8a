import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WebRoot } from "./web-root";

/** Paths of the pages in the sitemap, as the site's canonical address writes them. */
export function sitemapPaths(web: WebRoot): string[] {
  const xml = readFileSync(join(web.root, "sitemap.xml"), "utf8");
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** First file of the export that a pattern describes; `packed`: with a compressed copy, which tiny files have none of. */
export function anyFile(web: WebRoot, pattern: RegExp, packed = false): string {
  const file = web.rules.facts.files.find(
    (name) => pattern.test(name) && (!packed || existsSync(join(web.root, `${name}.br`))),
  );
  if (!file) throw new Error(`no file ${pattern} in the export`);
  return file;
}

/** Addresses written otherwise than the canonical one, and where each leads in one step. */
export const redirected: readonly (readonly [asked: string, location: string])[] = [
  ["/index", "/"],
  ["/index.html", "/"],
  ["/index/", "/"],
  ["/index.html?q=1", "/?q=1"],
  ["/oferta/", "/oferta"],
  ["/oferta.html", "/oferta"],
  ["/oferta.html/", "/oferta"],
  ["/oferta/index", "/oferta"],
  ["/oferta/index.html", "/oferta"],
  ["/uslugi/?a=1&b=%C5%82", "/uslugi?a=1&b=%C5%82"],
  ["/poradnik/?q=kabel%20w%20%C5%9Bcianie", "/poradnik?q=kabel%20w%20%C5%9Bcianie"],
  ["/kontakt.html?x=/y.html", "/kontakt?x=/y.html"],
  ["/uslugi/pomiary/", "/uslugi/pomiary"],
  ["/uslugi/pomiary.html", "/uslugi/pomiary"],
  ["//oferta", "/oferta"],
  ["/uslugi//pomiary//", "/uslugi/pomiary"],
  ["/test-lancuch", "/oferta"],
  ["/test-lancuch/?a=1", "/oferta?a=1"],
  ["/test-ogniwo.html", "/oferta"],
  ["/us%C5%82ugi-elektryczne", "/uslugi"],
  ["/us%c5%82ugi-elektryczne/", "/uslugi"],
  ["/test-bardzo-dlugi-adres-starej-strony-o-wymianie-instalacji-elektrycznej-w-bloku-z-wielkiej-plyty", "/"],
  ["/test-poza", "https://katalog.example/wattera"],
];

/** Addresses at which nothing is published. */
export const missing: readonly string[] = [
  "/nie-ma",
  "/nie-ma/",
  "/nie-ma.html",
  "/oferta/nie-ma",
  "/oferta/index/index.html",
  "/index/index",
  "/404",
  "/404.html",
  "/_not-found",
  "/media/nie-ma.0a1b2c3d.avif",
  "/_next/static/chunks/nie-ma.js",
  "/flight/nie-ma.0a1b2c3d.txt",
  "/OFERTA",
  "/oferta.html/nie-ma",
];

/** Folders of the export. None of them is ever listed. */
export const folders: readonly string[] = ["/media", "/media/", "/_next/", "/_next/static/chunks/", "/og/", "/flight"];

/** Attempts to leave the web root or to slip past a rule by an unusual spelling. */
export const odd: readonly string[] = [
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/oferta/../../../etc/passwd",
  "/media/..%2f..%2f.env",
  "/..\\..\\etc\\passwd",
  "/%5c..%5c..%5cetc%5cpasswd",
  "/%252e%252e/etc/passwd",
  "/%c0%ae%c0%ae/etc/passwd",
  "/oferta%00",
  "/oferta%00.html",
  "/%",
  "/%zz",
  "/oferta%2finstalacje",
  "/%6Fferta",
  "/oferta%20",
  "/%2eenv",
  "/%2Egit/config",
  "/.%67it/config",
  "//.env",
  "/./.env",
];

/** Accept-Encoding of a request and the Content-Encoding it leads to. */
export const encodings: readonly (readonly [accept: string | undefined, encoding: string | undefined])[] = [
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
  ["gzip;q=0, br;q=0", undefined],
  [undefined, undefined],
];
