import type { Entry } from "@/components/islands/react/hydration/block";

/** An exported page is not written the way this adapter knows. Stops the build. */
export class ShapeError extends Error {
  override name = "ShapeError";

  /** @param expected as the object of "expected" */
  constructor(file: string, expected: string, found: string) {
    const shown = found.length > 120 ? `${found.slice(0, 120)}…` : found;
    super(
      `${file}: expected ${expected}, found ${shown}. lib/tools/export knows the export of Next.js 16.4 with Turbopack; ` +
        "docs/next-update.md says what to do.",
    );
  }
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="(?:preload" as="script"|modulepreload")[^>]* href="\/_next\/[^>]*>/g;
/** React names every stylesheet twice. That for paper is in no hurry, and no browser follows this link on a screen. */
const paperPreload = /<link rel="preload" href="[^"]+" as="style" media="print"\/>/g;
const chunk = /^ src="\/_next\/(static\/chunks\/[\w.~-]+\.js)" (async|noModule)=""$/;
/** Script elements that hold data (JSON-LD, speculation rules) and framework-free scripts of the site's own. */
const ours =
  /^ type="(?:application\/(?:ld\+)?json|speculationrules)"|^(?: async="")? src="\/(?!\/|_next\/)[^"]+"(?: async="")?$/;
const entryCall = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/;
const flightStart = "(self.__next_f=self.__next_f||[]).push([0])";
const flightCall = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const pageEnd = "</body></html>";

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** The value, or nothing where the text is no JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

function readEntry(file: string, code: string): Entry {
  const entry = parsed(entryCall.exec(code)?.[1]) as Partial<Entry> | undefined;
  if (!isStrings(entry?.otherChunks) || !Array.isArray(entry.runtimeModuleIds))
    throw new ShapeError(file, "the Turbopack entry in script#_R_ to push { otherChunks, runtimeModuleIds }", code);
  const { otherChunks, runtimeModuleIds, ...more } = entry;
  if (Object.keys(more).length > 0) throw new ShapeError(file, "nothing else in the Turbopack entry", code);
  return { otherChunks, runtimeModuleIds };
}

function readFlight(file: string, code: string): string {
  const call = parsed(flightCall.exec(code)?.[1]);
  if (!isStrings(Array.isArray(call) && call.length === 2 ? call.slice(1) : undefined))
    throw new ShapeError(file, 'inline flight data as self.__next_f.push([1,"text"])', code);
  return (call as [1, string])[1];
}

/**
 * Reads what Next.js wrote into a page and takes the framework out of it: script tags, script preloads and inline
 * flight data. Everything else stays byte for byte.
 * @param file name of the page, for messages
 * @returns the joined flight data, the Turbopack entry, chunks below /_next/ in the order of the page, texts of the
 * executable inline scripts that stay, and the page without the framework
 * @throws ShapeError when there is anything this function does not know
 */
export function readShape(html: string, file: string) {
  const entries: Entry[] = [];
  const scripts: string[] = [];
  const flight: string[] = [];
  const inline: string[] = [];
  let flightStarts = 0;

  const sort = (element: string, attributes: string, code: string): string => {
    const [, path, kind] = chunk.exec(attributes) ?? [];
    // noModule: polyfills for browsers that could not run the rest either.
    if (path && !code) {
      if (kind === "async") scripts.push(path);
      return "";
    }
    if (ours.test(attributes)) return element;
    if (attributes === ' id="_R_"') entries.push(readEntry(file, code));
    else if (attributes) throw new ShapeError(file, "only scripts that this adapter knows", element);
    else if (code === flightStart) flightStarts++;
    else if (/^\(?self\.__next_/.test(code)) flight.push(readFlight(file, code));
    else {
      inline.push(code);
      return element;
    }
    return "";
  };
  const rest = html
    .replace(scriptElement, (element, attributes: string, code: string) => sort(element, attributes, code))
    .replace(scriptPreload, "")
    .replace(paperPreload, "");

  const [entry] = entries;
  if (!entry || entries.length > 1) throw new ShapeError(file, "one Turbopack entry (script#_R_)", `${entries.length}`);
  if (flightStarts !== 1 || flight.length === 0)
    throw new ShapeError(
      file,
      "one start of inline flight data and at least one piece",
      `${flightStarts} and ${flight.length}`,
    );
  const missing = entry.otherChunks.find((path) => !scripts.includes(path));
  if (missing) throw new ShapeError(file, `a script tag for ${missing}, which the Turbopack entry waits for`, "none");
  if (!scripts.some((path) => path.includes("/turbopack-")))
    throw new ShapeError(file, "a script tag for the Turbopack runtime (turbopack-*.js)", scripts.join(", "));
  if (!rest.endsWith(pageEnd)) throw new ShapeError(file, `${pageEnd} at the end`, rest.slice(-40));
  const left = /<[^>]*\/_next\/static\/[^">]*\.js[^>]*>|<template id="B:|<div hidden(?:="")? id="S:/.exec(rest);
  if (left) throw new ShapeError(file, "no other trace of the framework's scripts", left[0]);
  return { flight: flight.join(""), entry, scripts, inline, html: rest };
}

/** Whether the framework comes to a page: it holds an island. */
export const hydrates = (html: string): boolean => /<[a-z][^>]*\sdata-island="/.test(html);

/** A page with its markup changed; its scripts, which may hold markup as data, stay as they are. */
export const changeMarkup = (html: string, change: (markup: string) => string): string =>
  html
    .split(/(<script\b[\s\S]*?<\/script>)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");

/** The page with one more element at the end of its body. */
export const appendToBody = (html: string, element: string): string =>
  `${html.slice(0, -pageEnd.length)}${element}${pageEnd}`;
