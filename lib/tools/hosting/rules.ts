import type { Redirect, Site } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";
import { contentSecurityPolicy } from "./csp";
import type { ExportFacts } from "./export";

/** What is known of files with one extension. */
type FileType = { extension: string; type: string; text: boolean };

const text = (extension: string, type: string): FileType => ({ extension, type: `${type}; charset=utf-8`, text: true });
const binary = (extension: string, type: string): FileType => ({ extension, type, text: false });

/** Content types by extension. Text types carry their charset and are kept compressed beside the file. */
export const fileTypes: readonly FileType[] = [
  text("html", "text/html"),
  text("css", "text/css"),
  text("js", "text/javascript"),
  text("txt", "text/plain"),
  text("xml", "application/xml"),
  text("json", "application/json"),
  text("svg", "image/svg+xml"),
  text("vcf", "text/vcard"),
  text("webmanifest", "application/manifest+json"),
  { extension: "ttf", type: "font/ttf", text: true },
  binary("woff2", "font/woff2"),
  binary("avif", "image/avif"),
  binary("webp", "image/webp"),
  binary("jpg", "image/jpeg"),
  binary("png", "image/png"),
  binary("ico", "image/x-icon"),
  binary("pdf", "application/pdf"),
];

/** Extensions of the text files. */
export const textExtensions = fileTypes.filter((one) => one.text).map(({ extension }) => extension);

/** Folders whose files carry a hash of their content in the name: a browser may keep them for a year. */
export const immutableFolders = [
  "/_next/static/chunks/",
  "/_next/static/media/",
  "/media/",
  "/flight/",
  "/scripts/",
  "/search/",
] as const;
/** A file name with a hash: the site's own "name.1a2b3c4d.avif", or one of the framework's, which is little else. */
const hashedName = /\.[0-9a-z_-]{8,}\.[a-z0-9]+$|^\/_next\/static\/[a-z]+\/(?:[a-z]+-)?[0-9a-z_~-]{12,}\.[a-z0-9]+$/i;
/** Folders whose pictures other sites may show: share images and the pictures a search engine previews. */
export const sharedFolders = ["/media/", "/og/"] as const;
/** The service worker: asked for by a browser that has it, and by nobody else. */
export const workerPath = "/sw.js";
/** Text files for robots. Every other .txt is technical and kept out of search results. */
export const publicTexts = ["/robots.txt", "/llms.txt"] as const;
/** Longest path of a published file. Beyond it, with ".html.br" added, file systems and servers fail. */
const longestPath = 240;
/** Longest target of a request, query included, that is looked at: a little less than what nginx and Apache read. */
export const longestTarget = 8000;
/** Paths that are never served, as a pattern that PCRE, RE2 and JavaScript read alike. */
export const refusedPattern = String.raw`^.{${longestPath + 1}}|(^|/)\.|\.(br|gz|map)$|^/_(headers|redirects)$`;
/** Methods that are answered; all others get 405. */
export const allowedMethods = ["GET", "HEAD"] as const;
export const allow: Header = ["Allow", allowedMethods.join(", ")];
/** The one folder with a dot that is served: certificates and security contacts. */
export const wellKnown = "/.well-known/";
/** A path in a pattern. */
export const escapeDots = (path: string) => path.replaceAll(".", "\\.");
/** Splits an address into the page it means and its needless ending. The first group is "" for the home page. */
export const pagePattern = String.raw`^(.*?)(?:/index)?(?:\.html)?/*$`;
/** What `pagePattern` finds in addresses of files that are not pages. */
export const notPages = ["/404", "/index", "/_not-found"] as const;

export const cacheForever = "public, max-age=31536000, immutable";
export const revalidate = "no-cache";
/** For the worker: browsers look for a newer one with every page, at the latest after a day, and find it here. */
export const onceADay = "max-age=86400";
/** Half a year is the least that preload lists and Mozilla's Observatory accept. */
const oneYear = 31_536_000;

/** A header and its value. */
export type Header = readonly [name: string, value: string];

/** What the rules are made from. */
export type DeliveryInput = {
  site: Pick<Site, "url" | "tracking" | "reputationWidget">;
  redirects: readonly Redirect[];
  facts: ExportFacts;
  /** False for a server that speaks plain http, such as the one on a developer's machine. */
  https?: boolean;
};

const permissions = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** Canonical path of the page in an .html file: "/index.html" → "/", "/oferta.html" → "/oferta". */
export function pagePath(file: string): string {
  return file === "/index.html" ? "/" : file.slice(0, -".html".length);
}

/** Canonical paths of all pages in the export. */
export function pagePaths(files: readonly string[]): Set<string> {
  const pages = files.filter((file) => file.endsWith(".html")).map(pagePath);
  return new Set(pages.filter((path) => !notPages.some((name) => name === path)));
}

const fileType = (path: string) => fileTypes.find(({ extension }) => path.endsWith(`.${extension}`));

/** Content type of a file by its name. */
export const contentType = (path: string): string => fileType(path)?.type ?? "application/octet-stream";

/** Whether a file is text, which is kept compressed beside it. */
export const isText = (path: string): boolean => fileType(path)?.text ?? false;

/** Whether a file's name changes with its content. */
export function isImmutable(path: string): boolean {
  return immutableFolders.some((folder) => path.startsWith(folder));
}

/** Whether a file is text for machines that search engines should not list. */
export function isTechnical(path: string): boolean {
  return path.endsWith(".txt") && !publicTexts.some((name) => name === path);
}

/** Whether a path is never served, whatever lies there. */
export function isRefused(path: string): boolean {
  return new RegExp(refusedPattern).test(path) && !path.startsWith(wellKnown);
}

/** The policy of the site from its settings and the scripts found in the export. */
export function sitePolicy({ site, facts, https = true }: Omit<DeliveryInput, "redirects">): string {
  const { tracking, reputationWidget } = site;
  return contentSecurityPolicy({ ...facts, tracking, widget: reputationWidget?.src }, https);
}

/** Everything the host configurations are made from. */
export type DeliveryRules = ReturnType<typeof deliveryRules>;

/**
 * The one source of delivery rules. Every server configuration and the project's own server are made from its result.
 * @throws UserError when redirects or names in the export are wrong
 */
export function deliveryRules(input: DeliveryInput) {
  const { files } = input.facts;
  const { host } = new URL(input.site.url);
  const bare = host.replace(/^www\./, "");
  const strange = files.find((file) => !/^[A-Za-z0-9/._~-]+$/.test(file));
  if (strange) throw new UserError(`Nazwa pliku ${strange} ma znaki spoza zestawu A-Z a-z 0-9 . _ ~ -`);
  const long = files.find((file) => file.length > longestPath);
  if (long) throw new UserError(`Ścieżka pliku ${long} ma ponad ${longestPath} znaków`);
  const unhashed = files.find((file) => isImmutable(file) && !hashedName.test(file));
  if (unhashed)
    throw new UserError(`Plik ${unhashed} leży w folderze plików ze skrótem treści w nazwie, a nazwa go nie ma`);
  const documentHeaders: readonly Header[] = [
    ["Content-Security-Policy", sitePolicy(input)],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", permissions.map((name) => `${name}=()`).join(", ")],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  return {
    /** Host name of the canonical address. */
    host,
    /** The same name with or without "www.": it leads to the canonical one. */
    twin: host === bare ? `www.${host}` : bare,
    /** The one of the two without: it names the site in a server's settings. */
    bare,
    /** Headers of documents: of all answers except files in `immutableFolders`. */
    documentHeaders,
    /** Headers of every answer, as long as the connection may be anything. */
    commonHeaders: [["X-Content-Type-Options", "nosniff"]] as readonly Header[],
    /** Sent over https only. */
    hsts: ["Strict-Transport-Security", `max-age=${oneYear}`] as Header,
    /** Old path → canonical path or https address, chains resolved. */
    redirects: redirectMap(input.redirects, pagePaths(files)),
    facts: input.facts,
  };
}

function cacheOf(path: string): string {
  if (path === workerPath) return onceADay;
  return isImmutable(path) ? cacheForever : revalidate;
}

/**
 * All headers of one file as the rules want them, apart from validators and encoding.
 * @param secure over https: HSTS is added
 */
export function fileHeaders(rules: DeliveryRules, path: string, secure: boolean): Header[] {
  const shared = sharedFolders.some((folder) => path.startsWith(folder));
  return [
    ...rules.commonHeaders,
    ...(isImmutable(path) ? [] : rules.documentHeaders),
    ["Cross-Origin-Resource-Policy", shared ? "cross-origin" : "same-origin"],
    ["Cache-Control", cacheOf(path)],
    ...(isTechnical(path) ? [["X-Robots-Tag", "noindex"] as const] : []),
    ...(secure ? [rules.hsts] : []),
  ];
}

/** Marks that would end or change a rule in one of the server configurations. */
const unsafe = /[\s"'`\\<>{}|^$*;#?%]/;

function problem(
  { from, to }: Redirect,
  pages: ReadonlySet<string>,
  all: ReadonlyMap<string, string>,
): string | undefined {
  if (!from.startsWith("/") || from === "/")
    return "stary adres ma się zaczynać od ukośnika i nie może być stroną główną";
  if (unsafe.test(from) || unsafe.test(to)) return "adres nie może mieć odstępu, cudzysłowu, znaków ? # % ani nawiasów";
  if (/\/$|\/\/|\.html$|\/index$/.test(from)) return "stary adres podaj bez ukośnika na końcu, bez .html i bez /index";
  if (isRefused(from)) return "takiego adresu serwery nigdy nie wydają: jest za długi albo ma kropkę na początku nazwy";
  if (pages.has(from)) return "pod starym adresem jest strona: usuń ją albo przekierowanie";
  if (!to.startsWith("https://") && !pages.has(to) && !all.has(to)) return "nowy adres nie istnieje";
  return undefined;
}

/**
 * The redirects as a map from old path to final address, chains followed to their end.
 * @param pages canonical paths of the pages in the export
 * @throws with every mistake in the list, in the editor's language
 */
export function redirectMap(redirects: readonly Redirect[], pages: ReadonlySet<string>): ReadonlyMap<string, string> {
  const all = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));
  const problems = redirects.flatMap((redirect, index) => {
    const first = redirects.findIndex(({ from }) => from === redirect.from);
    const message = first < index ? "ten stary adres jest na liście dwa razy" : problem(redirect, pages, all);
    return message ? [`${redirect.from} → ${redirect.to}: ${message}`] : [];
  });
  const final = new Map<string, string>();
  for (const [from, to] of all) {
    let end = to;
    for (let step = 0; all.has(end) && step <= all.size; step++) end = all.get(end) ?? end;
    if (all.has(end)) problems.push(`${from} → ${to}: przekierowania tworzą pętlę`);
    final.set(from, end);
  }
  if (problems.length > 0) throw new UserError(`content/redirects.ts:\n  ${problems.join("\n  ")}`);
  return final;
}
