import { type DeliveryRules, isRefused, longestTarget, pagePaths, pagePattern } from "./rules";

/** A server's answer to an address. `file` is a path of the export. */
export type Answer = { status: 200; file: string } | { status: 301; location: string } | { status: 400 | 404 | 414 };

const pageRegExp = new RegExp(pagePattern);
/** Path and query of a request target, which may be absolute. A question mark alone is not a query. */
const targetParts = /^(?:https?:\/\/[^/?]+)?(\/[^?]*)(\?.+)?/;
const brokenPercent = /%(?![0-9a-f]{2})/i;

/** Decodes a path; returns it unchanged if its bytes are not UTF-8. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Removes empty segments, "." and ".."; returns undefined for a path above the root. */
function normalizePath(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === ".." && segments.pop() === undefined) return undefined;
    if (!["", ".", ".."].includes(segment)) segments.push(segment);
  }
  const isFolder = segments.length > 0 && /\/\.{0,2}$/.test(path);
  return `/${segments.join("/")}${isFolder ? "/" : ""}`;
}

/**
 * Returns the delivery rules as a function from a request target ("/oferta/?q=1") to the answer. The project's own
 * server uses it, and tests compare other servers with it.
 */
export function createResponder(rules: DeliveryRules): (target: string) => Answer {
  const files = new Set(rules.summary.files);
  const pages = pagePaths(rules.summary.files);
  return (target) => {
    if (target.length > longestTarget) return { status: 414 };
    const [, path = "", query = ""] = targetParts.exec(target) ?? [];
    const normalPath = path === "" || brokenPercent.test(path) ? undefined : normalizePath(decodePath(path));
    if (normalPath === undefined) return { status: 400 };
    const requestedPage = pageRegExp.exec(normalPath)?.[1] || "/";
    const redirect = rules.redirects.get(requestedPage);
    if (redirect) return { status: 301, location: redirect + query };
    // No published name needs an encoded character: a request with one is a mistake or an attack.
    if (path.includes("%") || isRefused(normalPath)) return { status: 404 };
    if (pages.has(requestedPage)) {
      const file = requestedPage === "/" ? "/index.html" : `${requestedPage}.html`;
      return path === requestedPage ? { status: 200, file } : { status: 301, location: requestedPage + query };
    }
    return files.has(normalPath) && !normalPath.endsWith(".html") ? { status: 200, file: normalPath } : { status: 404 };
  };
}
