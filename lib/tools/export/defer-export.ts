import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { filesBelow, integrity, removeFiles, sha256 } from "@/lib/tools/files";
import { styleLinks } from "./inline-styles";
import { appendToBody, hasIsland, readShape, ShapeError } from "./shape";

/** Writes flight data under a name with its hash. Returns what the loader needs to fetch it. */
function storeFlight(root: string, page: string, flight: string): Pick<DeferBlock, "flight" | "integrity"> {
  const file = `/flight/${page.replace(/html$/, "")}${sha256(flight).slice(0, 12)}.txt`;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), flight);
  return { flight: file, integrity: integrity(flight) };
}

/**
 * Takes the framework out of every exported page. A page with islands gets a block with what the loader needs to bring
 * it back; other pages never need it. Then removes files that no browser requests, and pages that are not there.
 *
 * @param options `root`: folder of the export; `publicDir`: its HTML files are not pages and stay unchanged
 * @returns the pages, "uslugi/pomiary.html"
 * @throws ShapeError if the export has an unknown form
 */
export function deferExport(options: { root: string; publicDir: string; buildId: string }): readonly string[] {
  const { root, publicDir, buildId } = options;
  const files = filesBelow(root);
  const neededScripts = new Set<string>();
  let commonScript: string | undefined;

  const deferPage = (file: string): string => {
    const shape = readShape(readFileSync(join(root, file), "utf8"), file);
    // The client compares both ids and loads the whole page if they differ.
    if (!shape.flight.includes(`"b":"${buildId}"`))
      throw new ShapeError(file, `the build id in its flight data ("b":"${buildId}")`, "none");
    const [script, otherScript] = shape.inline;
    commonScript ??= script;
    if (!script || script !== commonScript || otherScript)
      throw new ShapeError(file, "one inline script, the same in all pages", otherScript ?? script ?? "none");

    if (!hasIsland(shape.html)) return shape.html;
    const block: DeferBlock = {
      ...storeFlight(root, file, shape.flight),
      styles: styleLinks(shape.html),
      entry: shape.entry,
      scripts: shape.scripts,
    };
    const json = JSON.stringify(block).replaceAll("<", "\\u003c");
    for (const path of scriptNames(json + shape.flight)) neededScripts.add(path);
    return appendToBody(shape.html, `<script type="application/json" id="${blockId}">${json}</script>`);
  };

  const pages = files.filter(
    (file) => file.endsWith(".html") && file !== "_not-found.html" && !existsSync(join(publicDir, file)),
  );
  const [missing = [], shown = []] = [true, false].map((wanted) =>
    pages.filter((file) => readFileSync(join(root, file), "utf8").includes(notFoundMark) === wanted),
  );
  if (shown.length === 0) throw new ShapeError(root, "exported pages", "no .html file");
  for (const file of shown) writeFileSync(join(root, file), deferPage(file));
  removeFiles(root, [...missing, ...unrequestedFiles(root, files, neededScripts)]);
  return shown;
}

/** In what Next.js exports for an address that answers notFound(): a hidden page, a stand-in (app/stand-in.ts). */
const notFoundMark = "NEXT_HTTP_ERROR_FALLBACK;404";

/** No script name is longer. */
const maximumNameLength = 100;

/** Returns the script file names in a text: "1d-3ziz_810o8.js". */
function scriptNames(text: string): string[] {
  // Searches backwards from ".js": flight data is long, and nearly every word could be the beginning of a name.
  const names = [...text.matchAll(/\.js\b/g)].map(
    ({ index }) => /[\w~-][\w.~-]*$/.exec(text.slice(Math.max(0, index - maximumNameLength), index))?.[0],
  );
  return names.flatMap((name) => (name ? `${name}.js` : []));
}

/**
 * Returns files that no browser requests: flight data of pages and route segments, which only the framework's links
 * fetch, `_not-found` (the page is 404.html), and framework scripts such as polyfills and the manifests of the Pages
 * Router, which no page with islands and no requested script names.
 */
function unrequestedFiles(root: string, files: readonly string[], neededScripts: ReadonlySet<string>): string[] {
  const scripts = new Map(
    files
      .filter((file) => file.startsWith("_next/static/") && file.endsWith(".js"))
      .map((file) => [basename(file), file] as const),
  );
  const requestedScripts = new Set(neededScripts);
  // Iterating a set includes names added meanwhile.
  for (const name of requestedScripts) {
    const file = scripts.get(name);
    if (file)
      for (const otherName of scriptNames(readFileSync(join(root, file), "utf8"))) requestedScripts.add(otherName);
  }
  const paths = new Set(files);
  const isFlight = (file: string) =>
    /(?:^|\/)__next\.[^/]*\.txt$/.test(file) || paths.has(file.replace(/txt$/, "html"));
  return files.filter(
    (file) =>
      file === "_not-found.html" ||
      (file.endsWith(".txt") && isFlight(file)) ||
      (scripts.has(basename(file)) && !requestedScripts.has(basename(file))),
  );
}
