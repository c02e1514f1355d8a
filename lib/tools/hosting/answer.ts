import { type DeliveryRules, isRefused, longestTarget, pagePaths, pagePattern } from "./rules";

/** What a server answers to an address. `file` is a path of the export. */
export type Answer = { status: 200; file: string } | { status: 301; location: string } | { status: 400 | 404 | 414 };

const page = new RegExp(pagePattern);
/** Path and query of a request's target, which may be a whole address; a lone question mark is no query. */
const targetParts = /^(?:https?:\/\/[^/?]+)?(\/[^?]*)(\?.+)?/;
const brokenPercent = /%(?![0-9a-f]{2})/i;

/** The path as text; as it was written if its bytes are not UTF-8. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path without empty segments, "." and "..", or nothing if it leads above the root. */
function normalized(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === ".." && segments.pop() === undefined) return undefined;
    if (!["", ".", ".."].includes(segment)) segments.push(segment);
  }
  const folder = segments.length > 0 && /\/\.{0,2}$/.test(path);
  return `/${segments.join("/")}${folder ? "/" : ""}`;
}

/**
 * The rules as a function: from the target of a request ("/oferta/?q=1") to the answer. The project's own server uses
 * it, and the tests compare the other servers with it.
 */
export function answerer(rules: DeliveryRules): (target: string) => Answer {
  const files = new Set(rules.facts.files);
  const pages = pagePaths(rules.facts.files);
  return (target) => {
    if (target.length > longestTarget) return { status: 414 };
    const [, path = "", query = ""] = targetParts.exec(target) ?? [];
    const plain = path === "" || brokenPercent.test(path) ? undefined : normalized(decoded(path));
    if (plain === undefined) return { status: 400 };
    const meant = page.exec(plain)?.[1] || "/";
    const moved = rules.redirects.get(meant);
    if (moved) return { status: 301, location: moved + query };
    // No published name needs an encoded character: what comes with one is a mistake or a trick.
    if (path.includes("%") || isRefused(plain)) return { status: 404 };
    if (pages.has(meant)) {
      const file = meant === "/" ? "/index.html" : `${meant}.html`;
      return path === meant ? { status: 200, file } : { status: 301, location: meant + query };
    }
    return files.has(plain) && !plain.endsWith(".html") ? { status: 200, file: plain } : { status: 404 };
  };
}
