import { type DeliveryRules, isRefused, pagePaths, pagePattern } from "./rules";

/** What a server answers to an address. `file` is a path of the export. */
export type Answer =
  | { status: 200; file: string }
  | { status: 301; location: string }
  | { status: 400 }
  | { status: 404 };

const page = new RegExp(pagePattern);

/** The path as text, or nothing if its percent signs are not UTF-8. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The rules as a function: from the target of a request ("/oferta/?q=1") to the answer. The project's own server uses
 * it, and the tests compare the other servers with it.
 */
export function answerer(rules: DeliveryRules): (target: string) => Answer {
  const files = new Set(rules.facts.files);
  const pages = pagePaths(rules.facts.files);
  return (target) => {
    const mark = target.indexOf("?");
    const path = mark < 0 ? target : target.slice(0, mark);
    const query = mark < 0 ? "" : target.slice(mark);
    const plain = decoded(path);
    if (!path.startsWith("/") || plain === undefined || plain.includes("\0")) return { status: 400 };
    const merged = plain.replace(/\/{2,}/g, "/");
    const meant = page.exec(merged)?.[1] || "/";
    const moved = rules.redirects.get(meant);
    if (moved) return { status: 301, location: moved + query };
    // No published name needs an encoded character: what comes with one is a mistake or a trick.
    if (path.includes("%") || isRefused(merged)) return { status: 404 };
    if (pages.has(meant)) {
      const file = meant === "/" ? "/index.html" : `${meant}.html`;
      return path === meant ? { status: 200, file } : { status: 301, location: meant + query };
    }
    return files.has(path) && !path.endsWith(".html") ? { status: 200, file: path } : { status: 404 };
  };
}
