import { httpsAddress } from "@/lib/content/schema/fields";
import type { Redirect, Site } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";
import { contentSecurityPolicy } from "./csp";
import type { ExportSummary } from "./export-summary";

type FileType = { extension: string; type: string; text: boolean };

const text = (extension: string, type: string): FileType => ({ extension, type: `${type}; charset=utf-8`, text: true });
const binary = (extension: string, type: string): FileType => ({ extension, type, text: false });

/** Content types by extension. Text types have a charset, and text files get compressed copies. */
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

export const textExtensions = fileTypes.filter((one) => one.text).map(({ extension }) => extension);

/** Folders of files with a content hash in the name: browsers may cache them for a year. */
export const immutableFolders = ["/_next/static/media/", "/media/", "/scripts/", "/search/"] as const;
/** A file name with a hash: the site's "name.1a2b3c4d.avif", or the framework's, which is hardly more than a hash. */
const hashedName = /\.[0-9a-z_-]{8,}\.[a-z0-9]+$|^\/_next\/static\/[a-z]+\/(?:[a-z]+-)?[0-9a-z_~-]{12,}\.[a-z0-9]+$/i;
/** Folders of pictures that other sites may show: share images and search previews. */
export const sharedFolders = ["/media/", "/og/"] as const;
/** The service worker. Only browsers that have installed it request it. */
export const workerPath = "/sw.js";
/** Text files for robots. All other .txt files are technical and kept out of search results. */
export const publicTexts = ["/robots.txt", "/llms.txt"] as const;
/** Longest path of a published file. With ".html.br" added, file systems and servers fail beyond it. */
const longestPath = 240;
/** Longest request target that is processed, query included: slightly less than the limits of nginx and Apache. */
export const longestTarget = 8000;
/** Paths that are never served. PCRE and JavaScript read the pattern alike. */
export const refusedPattern = String.raw`^.{${longestPath + 1}}|(^|/)\.|\.(br|gz|map)$|^/_(headers|redirects)$`;
/** Allowed methods; all others get 405. */
export const allowedMethods = ["GET", "HEAD"] as const;
export const allow: Header = ["Allow", allowedMethods.join(", ")];
/** The only served folder whose name starts with a dot: certificates and security contacts. */
export const wellKnown = "/.well-known/";
/** Escapes a path for a pattern. */
export const escapeDots = (path: string) => path.replaceAll(".", "\\.");
/** Splits an address into its page and a redundant ending. The first group is "" for the home page. */
export const pagePattern = String.raw`^(.*?)(?:/index)?(?:\.html)?/*$`;
/** Matches of `pagePattern` that are not pages. */
export const notPages = ["/404", "/index", "/_not-found"] as const;

export const cacheForever = "public, max-age=31536000, immutable";
export const revalidate = "no-cache";
/** For the worker. Browsers answer their check for a newer one from the cache, except once a day (updateViaCache). */
export const onceADay = "max-age=86400";
/** Preload lists and Mozilla's Observatory require at least half a year. */
const oneYear = 31_536_000;

export type Header = readonly [name: string, value: string];

export type DeliveryInput = {
  site: Pick<Site, "url" | "tracking" | "reputationWidget">;
  redirects: readonly Redirect[];
  summary: ExportSummary;
  /** False for a server that speaks plain http, such as the local one. */
  https?: boolean;
};

const deniedFeatures = [
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

/** Returns the canonical path of an .html file: "/index.html" → "/", "/oferta.html" → "/oferta". */
export function pagePath(file: string): string {
  return file === "/index.html" ? "/" : file.slice(0, -".html".length);
}

/** Returns the canonical paths of all pages in the export. */
export function pagePaths(files: readonly string[]): Set<string> {
  const pages = files.filter((file) => file.endsWith(".html")).map(pagePath);
  return new Set(pages.filter((path) => !notPages.some((name) => name === path)));
}

const fileType = (path: string) => fileTypes.find(({ extension }) => path.endsWith(`.${extension}`));

export const contentType = (path: string): string => fileType(path)?.type ?? "application/octet-stream";

/** Whether a file is text, which gets compressed copies. */
export const isText = (path: string): boolean => fileType(path)?.text ?? false;

/** Whether a file's name changes with its content. */
export function isImmutable(path: string): boolean {
  return immutableFolders.some((folder) => path.startsWith(folder));
}

/** Whether a file is text for machines, which search engines should not list. */
export function isTechnical(path: string): boolean {
  return path.endsWith(".txt") && !publicTexts.some((name) => name === path);
}

/** Whether a path is never served, even if a file exists. */
export function isRefused(path: string): boolean {
  return new RegExp(refusedPattern).test(path) && !path.startsWith(wellKnown);
}

/** Returns the policy for the site's settings and the scripts in the export. */
export function sitePolicy({ site, summary, https = true }: Omit<DeliveryInput, "redirects">): string {
  const { tracking, reputationWidget } = site;
  return contentSecurityPolicy({ ...summary, tracking, widget: reputationWidget?.src }, https);
}

export type DeliveryRules = ReturnType<typeof deliveryRules>;

/**
 * Returns the delivery rules, from which every server configuration and the project's own server are made.
 * @throws UserError if redirects or file names are wrong
 */
export function deliveryRules(input: DeliveryInput) {
  const { files } = input.summary;
  const { host } = new URL(input.site.url);
  const bareHost = host.replace(/^www\./, "");
  const invalidFile = files.find((file) => !/^[A-Za-z0-9/._~-]+$/.test(file));
  if (invalidFile)
    throw new UserError(
      `Nazwa pliku ${invalidFile} ma znaki spoza zestawu A-Z a-z 0-9 . _ ~ -. Zmień ją w folderze public i w odnośnikach, na przykład na regulamin-2026.pdf.`,
    );
  const longFile = files.find((file) => file.length > longestPath);
  if (longFile) throw new UserError(`Ścieżka pliku ${longFile} ma ponad ${longestPath} znaków`);
  const unhashedFile = files.find((file) => isImmutable(file) && !hashedName.test(file));
  if (unhashedFile)
    throw new UserError(`Plik ${unhashedFile} leży w folderze plików ze skrótem treści w nazwie, a nazwa go nie ma`);
  const documentHeaders: readonly Header[] = [
    ["Content-Security-Policy", sitePolicy(input)],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", deniedFeatures.map((name) => `${name}=()`).join(", ")],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  return {
    /** Host name of the canonical address. */
    host,
    /** The other host name, with or without "www.", which redirects to the canonical one. */
    otherHost: host === bareHost ? `www.${host}` : bareHost,
    /** The host name without "www.", which names the site in server settings. */
    bareHost,
    /** Headers of all answers except files in `immutableFolders`. */
    documentHeaders,
    /** Headers of every answer, over http and https. */
    commonHeaders: [["X-Content-Type-Options", "nosniff"]] as readonly Header[],
    /** Sent over https only. */
    hsts: ["Strict-Transport-Security", `max-age=${oneYear}`] as Header,
    /** Old path → canonical path or https address, chains resolved. */
    redirects: redirectMap(input.redirects, pagePaths(files)),
    summary: input.summary,
  };
}

function cacheControl(path: string): string {
  if (path === workerPath) return onceADay;
  return isImmutable(path) ? cacheForever : revalidate;
}

/**
 * Returns all headers of one file, except validators and encoding.
 * @param secure over https: HSTS is added
 */
export function fileHeaders(rules: DeliveryRules, path: string, secure: boolean): Header[] {
  const shared = sharedFolders.some((folder) => path.startsWith(folder));
  return [
    ...rules.commonHeaders,
    ...(isImmutable(path) ? [] : rules.documentHeaders),
    ["Cross-Origin-Resource-Policy", shared ? "cross-origin" : "same-origin"],
    ["Cache-Control", cacheControl(path)],
    ...(isTechnical(path) ? [["X-Robots-Tag", "noindex"] as const] : []),
    ...(secure ? [rules.hsts] : []),
  ];
}

/**
 * Characters that would end or change a rule in a server configuration; of an old address also the colon, which begins
 * a placeholder of a CDN, and of a new one what ends a flag of Apache.
 */
const unsafeCharacter = /[\s\p{C}"'`\\<>{}|^$*;#?%]/u;
const [unsafeInOld, unsafeInNew] = [/:/, /[,[\]]/];

function redirectError(
  { from, to }: Redirect,
  pages: ReadonlySet<string>,
  targets: ReadonlyMap<string, string>,
): string | undefined {
  if (!from.startsWith("/") || from === "/")
    return "stary adres ma się zaczynać od ukośnika i nie może być stroną główną";
  if (unsafeCharacter.test(from + to) || unsafeInOld.test(from) || unsafeInNew.test(to))
    return "adres nie może mieć odstępu, cudzysłowu, znaków ? # % ani nawiasów, stary dwukropka, a nowy przecinka";
  if (/\/$|\/\/|\.html$|\/index$/.test(from)) return "stary adres podaj bez ukośnika na końcu, bez .html i bez /index";
  if (isRefused(from)) return "takiego adresu serwery nigdy nie wydają: jest za długi albo ma kropkę na początku nazwy";
  if (pages.has(from)) return "pod starym adresem jest strona: usuń ją albo przekierowanie";
  if (!httpsAddress.test(to) && !pages.has(to) && !targets.has(to)) return "nowy adres nie istnieje";
  return undefined;
}

/**
 * Maps each old path to its final address, chains resolved.
 * @param pages canonical paths of the pages in the export
 * @throws UserError listing every mistake, in Polish
 */
export function redirectMap(redirects: readonly Redirect[], pages: ReadonlySet<string>): ReadonlyMap<string, string> {
  const targets = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));
  const problems = redirects.flatMap((redirect, index) => {
    const first = redirects.findIndex(({ from }) => from === redirect.from);
    const message = first < index ? "ten stary adres jest na liście dwa razy" : redirectError(redirect, pages, targets);
    return message ? [`${redirect.from} → ${redirect.to}: ${message}`] : [];
  });
  const finalTargets = new Map<string, string>();
  for (const [from, to] of targets) {
    let end = to;
    for (let step = 0; targets.has(end) && step <= targets.size; step++) end = targets.get(end) ?? end;
    if (targets.has(end)) problems.push(`${from} → ${to}: przekierowania tworzą pętlę`);
    finalTargets.set(from, end);
  }
  if (problems.length > 0) throw new UserError(`content/redirects.ts:\n  ${problems.join("\n  ")}`);
  return finalTargets;
}
