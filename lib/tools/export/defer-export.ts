import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { filesBelow, integrity, removeFiles, sha256 } from "@/lib/tools/files";
import { styleLinks } from "./inline-styles";
import { appendToBody, readShape, ShapeError } from "./shape";

type DeferOptions = {
  /** Folder of the export. */
  root: string;
  /** Folder of the files that are served as they are: its .html files are not pages. */
  publicDir: string;
  buildId: string;
};

/** What became of a page. Sizes in bytes. */
type PageReport = { file: string; islands: number; before: number; after: number };

export type DeferReport = {
  pages: PageReport[];
  /** Files of the export without pictures, fonts, styles and public files. */
  filesBefore: number;
  filesAfter: number;
  /** Framework scripts that were removed because nothing names them: no browser may ever ask for one. */
  pruned: readonly string[];
};

const island = /<[a-z][^>]*\sdata-island="[^"]*"[^>]*>/g;
/** The grammar of `data-hydrate`, as components/islands/react/hydration/hydration.browser.ts reads it. */
const hydrate = /\sdata-hydrate="(?:intent|visible|intent visible|(?:(?:intent )?(?:visible )?query:[\w-]+))"/;

/**
 * How many islands a page has.
 * @param html the page
 * @param file its name, for the message
 * @throws when an island does not say when it is hydrated: it would never be
 */
export function countIslands(html: string, file: string): number {
  const tags = html.match(island) ?? [];
  const mute = tags.find((tag) => !hydrate.test(tag));
  if (mute)
    throw new Error(
      `${file}: an island needs data-hydrate with one or more of "intent", "visible", "query:NAME", in this order: ${mute}`,
    );
  return tags.length;
}

/** The flight data that a page's inline scripts repeat. */
function flightFile(page: string): string {
  return page === "404.html" ? "_not-found.txt" : page.replace(/html$/, "txt");
}

function readFlight(root: string, page: string): Buffer {
  const file = flightFile(page);
  if (!existsSync(join(root, file))) throw new ShapeError(page, `its flight data in ${file}`, "no such file");
  return readFileSync(join(root, file));
}

/** Stores flight data under a name that changes with it, and returns what the loader needs to fetch exactly this. */
function storeFlight(root: string, page: string, flight: Buffer): Pick<DeferBlock, "flight" | "integrity"> {
  const file = `/flight/${page.replace(/html$/, "")}${sha256(flight).slice(0, 12)}.txt`;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), flight);
  return { flight: file, integrity: integrity(flight) };
}

/**
 * Takes the framework out of every exported page. A page with islands gets a block with what the loader needs to bring
 * it back; a page without never needs it. Then removes the files that nobody requests.
 *
 * @throws ShapeError when the export is not written the way this adapter knows
 */
export function deferExport({ root, publicDir, buildId }: DeferOptions): DeferReport {
  const ours = (file: string) => !existsSync(join(publicDir, file));
  const countable = (file: string) => ours(file) && (!file.startsWith("_next/") || file.endsWith(".js"));
  const files = filesBelow(root);
  const named = new Set<string>();
  let constant: string | undefined;

  const deferPage = (file: string): PageReport => {
    const html = readFileSync(join(root, file), "utf8");
    const shape = readShape(html, file);
    const flight = readFlight(root, file);
    if (!flight.equals(Buffer.from(shape.flight)))
      throw new ShapeError(file, `inline flight data that is byte for byte ${flightFile(file)}`, "a difference");
    // The client compares the two and loads the whole page when they differ.
    if (!shape.flight.includes(`"b":"${buildId}"`))
      throw new ShapeError(file, `the build id in its flight data ("b":"${buildId}")`, "none");
    const [script, second] = shape.inline;
    constant ??= script;
    if (!script || script !== constant || second)
      throw new ShapeError(file, "one inline script, the same in all pages", second ?? script ?? "none");

    const islands = countIslands(shape.html, file);
    let result = shape.html;
    if (islands > 0) {
      const block: DeferBlock = {
        ...storeFlight(root, file, flight),
        styles: styleLinks(shape.html),
        entry: shape.entry,
        scripts: shape.scripts,
      };
      const json = JSON.stringify(block).replaceAll("<", "\\u003c");
      result = appendToBody(result, `<script type="application/json" id="${blockId}">${json}</script>`);
      for (const path of scriptNames(json)) named.add(path);
    }
    // Flight data of any page may be fetched by a client-side route change.
    for (const path of scriptNames(shape.flight)) named.add(path);
    writeFileSync(join(root, file), result);
    return { file, islands, before: Buffer.byteLength(html), after: Buffer.byteLength(result) };
  };

  const pages = files
    .filter((file) => file.endsWith(".html") && file !== "_not-found.html" && ours(file))
    .map(deferPage);
  if (pages.length === 0) throw new ShapeError(root, "exported pages", "no .html file");
  const removed = unrequested(root, filesBelow(root), named);
  removeFiles(root, removed);
  return {
    pages,
    filesBefore: files.filter(countable).length,
    filesAfter: filesBelow(root).filter(countable).length,
    pruned: removed.filter((file) => file.endsWith(".js")),
  };
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

/** Segments of a route, for prefetching, which no link does; and the 404 page under its other name. */
export const neverRequested = /(?:^|\/)__next\.[^/]*\.txt$|^_not-found\.(?:html|txt)$/;

/**
 * Files that no browser asks for: flight data of route segments, `_not-found` (the page is 404.html), and framework
 * scripts that neither a page nor another requested script names, such as polyfills and the manifests of the Pages
 * Router.
 *
 * @param root folder of the export
 * @param files all files of the export
 * @param named names of the scripts that pages and their flight data name
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
  return files.filter(
    (file) => neverRequested.test(file) || (scripts.has(basename(file)) && !requested.has(basename(file))),
  );
}
