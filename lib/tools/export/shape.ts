import type { Entry } from "@/components/islands/react/hydration/block";

/** An exported page has an unknown form. Stops the build. */
export class ShapeError extends Error {
  override name = "ShapeError";

  /** @param expected completes the sentence "expected …" */
  constructor(file: string, expected: string, found: string) {
    const excerpt = found.length > 120 ? `${found.slice(0, 120)}…` : found;
    super(
      `${file}: expected ${expected}, found ${excerpt}. lib/tools/export knows the export of Next.js 16.4 with Turbopack; ` +
        "docs/next-update.md says what to do.",
    );
  }
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="(?:preload" as="script"|modulepreload")[^>]* href="\/_next\/[^>]*>/g;
/** React preloads every stylesheet. The print stylesheet is not urgent, and browsers ignore this link on screens. */
const paperPreload = /<link rel="preload" href="[^"]+" as="style" media="print"\/>/g;
const chunkAttributes = /^ src="\/_next\/(static\/chunks\/[\w.~-]+\.js)" (async|noModule)=""$/;
/** Script elements with data (JSON-LD, speculation rules), and the site's own scripts. */
const siteScript =
  /^ type="(?:application\/(?:ld\+)?json|speculationrules)"|^(?: async="")? src="\/(?!\/|_next\/)[^"]+"(?: async="")?$/;
const entryCall = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/;
const flightStart = "(self.__next_f=self.__next_f||[]).push([0])";
const flightCall = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const pageEnd = "</body></html>";

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** Returns the parsed value, or undefined if the text is not JSON. */
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

function readEntry(file: string, code: string): Entry {
  const entry = parseJson(entryCall.exec(code)?.[1]) as Partial<Entry> | undefined;
  if (!isStringArray(entry?.otherChunks) || !Array.isArray(entry.runtimeModuleIds))
    throw new ShapeError(file, "the Turbopack entry in script#_R_ to push { otherChunks, runtimeModuleIds }", code);
  const { otherChunks, runtimeModuleIds, ...otherFields } = entry;
  if (Object.keys(otherFields).length > 0) throw new ShapeError(file, "nothing else in the Turbopack entry", code);
  return { otherChunks, runtimeModuleIds };
}

function readFlight(file: string, code: string): string {
  const call = parseJson(flightCall.exec(code)?.[1]);
  if (!isStringArray(Array.isArray(call) && call.length === 2 ? call.slice(1) : undefined))
    throw new ShapeError(file, 'inline flight data as self.__next_f.push([1,"text"])', code);
  return (call as [1, string])[1];
}

/**
 * Reads what Next.js wrote into a page and takes the framework out: script tags, script preloads and inline flight
 * data. Everything else stays byte for byte.
 * @param file name of the page, for messages
 * @returns the joined flight data, the Turbopack entry, chunks below /_next/ in page order, texts of the remaining
 *   executable inline scripts, and the page without the framework
 * @throws ShapeError if the page has an unknown form
 */
export function readShape(html: string, file: string) {
  const entries: Entry[] = [];
  const scripts: string[] = [];
  const flight: string[] = [];
  const inline: string[] = [];
  let flightStarts = 0;

  const takeScript = (element: string, attributes: string, code: string): string => {
    const [, path, kind] = chunkAttributes.exec(attributes) ?? [];
    // noModule: polyfills for browsers that cannot run the other scripts either.
    if (path && !code) {
      if (kind === "async") scripts.push(path);
      return "";
    }
    if (siteScript.test(attributes)) return element;
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
    .replace(scriptElement, (element, attributes: string, code: string) => takeScript(element, attributes, code))
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
  const missingChunk = entry.otherChunks.find((path) => !scripts.includes(path));
  if (missingChunk)
    throw new ShapeError(file, `a script tag for ${missingChunk}, which the Turbopack entry waits for`, "none");
  if (!scripts.some((path) => path.includes("/turbopack-")))
    throw new ShapeError(file, "a script tag for the Turbopack runtime (turbopack-*.js)", scripts.join(", "));
  if (!rest.endsWith(pageEnd)) throw new ShapeError(file, `${pageEnd} at the end`, rest.slice(-40));
  const leftover = /<[^>]*\/_next\/static\/[^">]*\.js[^>]*>|<template id="B:|<div hidden(?:="")? id="S:/.exec(rest);
  if (leftover) throw new ShapeError(file, "no other trace of the framework's scripts", leftover[0]);
  return { flight: flight.join(""), entry, scripts, inline, html: rest };
}

/** Whether a page has islands, so that the framework may hydrate it. */
export const hasIsland = (html: string): boolean => /<[a-z][^>]*\sdata-island="/.test(html);

/** Changes the markup of a page but not its scripts, which may contain markup as data. */
export const changeMarkup = (html: string, change: (markup: string) => string): string =>
  html
    .split(/(<script\b[\s\S]*?<\/script>)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");

/** Adds an element at the end of the body. */
export const appendToBody = (html: string, element: string): string =>
  `${html.slice(0, -pageEnd.length)}${element}${pageEnd}`;
