import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { filesBelow, integrity, removeFiles, sha256 } from "@/lib/tools/files";
import { styleLinks } from "./inline-styles";
import { appendToBody, hydrates, readShape, ShapeError } from "./shape";

/** Stores flight data under a name that changes with it, and returns what the loader needs to fetch exactly this. */
function storeFlight(root: string, page: string, flight: string): Pick<DeferBlock, "flight" | "integrity"> {
  const file = `/flight/${page.replace(/html$/, "")}${sha256(flight).slice(0, 12)}.txt`;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), flight);
  return { flight: file, integrity: integrity(flight) };
}

/**
 * Takes the framework out of every exported page. A page with islands gets a block with what the loader needs to bring
 * it back; a page without never needs it. Then removes the files that nobody requests.
 *
 * @param options `root`, folder of the export; `publicDir`, whose files are served as they are: they are no pages
 * @returns the pages, "uslugi/pomiary.html"
 * @throws ShapeError when the export is not written the way this adapter knows
 */
export function deferExport(options: { root: string; publicDir: string; buildId: string }): readonly string[] {
  const { root, publicDir, buildId } = options;
  const files = filesBelow(root);
  const named = new Set<string>();
  let constant: string | undefined;

  const deferPage = (file: string): string => {
    const shape = readShape(readFileSync(join(root, file), "utf8"), file);
    // The client compares the two and loads the whole page when they differ.
    if (!shape.flight.includes(`"b":"${buildId}"`))
      throw new ShapeError(file, `the build id in its flight data ("b":"${buildId}")`, "none");
    const [script, second] = shape.inline;
    constant ??= script;
    if (!script || script !== constant || second)
      throw new ShapeError(file, "one inline script, the same in all pages", second ?? script ?? "none");

    if (!hydrates(shape.html)) return shape.html;
    const block: DeferBlock = {
      ...storeFlight(root, file, shape.flight),
      styles: styleLinks(shape.html),
      entry: shape.entry,
      scripts: shape.scripts,
    };
    const json = JSON.stringify(block).replaceAll("<", "\\u003c");
    for (const path of scriptNames(json + shape.flight)) named.add(path);
    return appendToBody(shape.html, `<script type="application/json" id="${blockId}">${json}</script>`);
  };

  const pages = files.filter(
    (file) => file.endsWith(".html") && file !== "_not-found.html" && !existsSync(join(publicDir, file)),
  );
  if (pages.length === 0) throw new ShapeError(root, "exported pages", "no .html file");
  for (const file of pages) writeFileSync(join(root, file), deferPage(file));
  removeFiles(root, unrequested(root, files, named));
  return pages;
}

/** More than any name of a script has. */
const longestName = 100;

/** Names of script files in a text: "1d-3ziz_810o8.js". */
function scriptNames(text: string): string[] {
  // From the ending backwards: flight data is long, and nearly every word of it could be the beginning of a name.
  const names = [...text.matchAll(/\.js\b/g)].map(
    ({ index }) => /[\w~-][\w.~-]*$/.exec(text.slice(Math.max(0, index - longestName), index))?.[0],
  );
  return names.flatMap((name) => (name ? `${name}.js` : []));
}

/**
 * Files that no browser asks for: flight data of pages and route segments, which links of the framework would fetch,
 * `_not-found` (the page is 404.html), and framework scripts that neither a page with islands (`named`) nor another
 * requested script names, such as polyfills and the manifests of the Pages Router.
 */
function unrequested(root: string, files: readonly string[], named: ReadonlySet<string>): string[] {
  const scripts = new Map(
    files
      .filter((file) => file.startsWith("_next/static/") && file.endsWith(".js"))
      .map((file) => [basename(file), file] as const),
  );
  const requested = new Set(named);
  // A set is walked in the order of insertion: names added on the way are visited, too.
  for (const name of requested) {
    const file = scripts.get(name);
    if (file) for (const other of scriptNames(readFileSync(join(root, file), "utf8"))) requested.add(other);
  }
  const all = new Set(files);
  const isFlight = (file: string) => /(?:^|\/)__next\.[^/]*\.txt$/.test(file) || all.has(file.replace(/txt$/, "html"));
  return files.filter(
    (file) =>
      file === "_not-found.html" ||
      (file.endsWith(".txt") && isFlight(file)) ||
      (scripts.has(basename(file)) && !requested.has(basename(file))),
  );
}
