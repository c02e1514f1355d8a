/** An exported page cannot be published as it is. Stops the build. */
export class ExportError extends Error {
  override name = "ExportError";

  /** @param expected completes the sentence "expected …" */
  constructor(file: string, expected: string, found: string) {
    const excerpt = found.length > 120 ? `${found.slice(0, 120)}…` : found;
    super(`${file}: expected ${expected}, found ${excerpt}. docs/next-update.md says what to do.`);
  }
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Links that React writes for scripts, and for the print stylesheet, which is not urgent. */
const preload =
  /<link rel="(?:preload" as="script"|modulepreload")[^>]* href="\/_next\/[^>]*>|<link rel="preload" href="[^"]+" as="style" media="print"\/>/g;
/** Script elements with data (JSON-LD, props, speculation rules), and the site's own scripts. */
const siteScript =
  /^ type="(?:application\/(?:ld\+)?json|speculationrules)"|^(?: async="")? src="\/(?!\/|_next\/)[^"]+"(?: async="")?$/;
/** What is left where the framework would load scripts or put content in by script. */
const trace = /<[^>]*\/_next\/static\/[^">]*\.js[^>]*>|<template id="B:|<div hidden(?:="")? id="S:/;
/** An island, with its data behind it. What React compares when it starts stays as React wrote it. */
const island =
  /(<div[^>]* data-island="[\s\S]*?<script type="application\/json" data-props="[\s\S]*?<\/script><template>[\s\S]*?<\/template>)/;
/** Marks for hydration: between two texts of one element, around boundaries, for late metadata. */
const hydrationMark = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--(?: |\/?\$)-->/g;

/** Returns the islands of a page, each with its data. */
export const islandsIn = (html: string): string[] => html.split(island).filter((_, index) => index % 2 === 1);

/** Changes a page outside its islands. */
export const changeOutside = (html: string, change: (html: string) => string): string =>
  html
    .split(island)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");

/** Changes the markup of a page but not its scripts, which may contain markup as data. */
export const changeMarkup = (html: string, change: (markup: string) => string): string =>
  html
    .split(/(<script\b[\s\S]*?<\/script>)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");

/**
 * Takes the framework's scripts and marks out of a page: no browser runs Next.js. Everything else stays byte for byte.
 * @param file name of the page, for messages
 * @param baseScript the one inline script that stays
 * @throws ExportError if the page lacks that script, or content would come by a script that is gone
 */
export function withoutFramework(html: string, file: string, baseScript: string): string {
  const page = changeOutside(
    html
      .replace(scriptElement, (element, attributes: string, code: string) =>
        siteScript.test(attributes) || (!attributes && code === baseScript) ? element : "",
      )
      .replace(preload, ""),
    (part) => part.replace(hydrationMark, ""),
  );
  if (page.split(`<script>${baseScript}</script>`).length !== 2)
    throw new ExportError(file, "the base script, once", page.slice(-80));
  const [found] = trace.exec(page) ?? [];
  if (found) throw new ExportError(file, "no trace of the framework's scripts", found);
  return page;
}
