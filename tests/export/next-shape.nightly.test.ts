/** An updated Next.js writes pages in a form that the build adapter was not written for. */
import { readFileSync } from "node:fs";
import { exportedPageFile } from "@/lib/tools/cache";

/** A page as Next.js 16.4 exported it for the adapter, and the same page of the last build. */
const savedPage = readFileSync("tests/fixtures/exported-page.html", "utf8");
const builtPage = readFileSync(exportedPageFile, "utf8");

/** Scripts, preloads and stylesheets of a page in order, without hashes and content. */
function traces(html: string): string[] {
  const elements = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>|<link\b[^>]*\/_next\/[^>]*>/g);
  return [...elements].map(([element, attributes, code = ""]) => {
    const tag = (attributes ?? element).replace(
      /\/_next\/static\/([\w/]+)\/(turbopack-)?[\w.~-]+/g,
      "/_next/static/$1/$2…",
    );
    if (/application\//.test(tag)) return `${tag} data`;
    // The base script is the site's own and changes with it.
    if (attributes === "" && /^\s*"use strict"/.test(code)) return "script of the site";
    // Flight data is content.
    const start = code
      .replace(/"[^"]*"/g, '"…"')
      .replace(/\d+/g, "0")
      .replace(/^(self\.__next_f\.push\(\[0,")[\s\S]*/, "$1…");
    return `${tag} ${start.slice(0, 60)}`;
  });
}

/** Drops repeated neighbours: numbers of chunks and of pieces of flight data vary. */
const distinct = (list: readonly string[]) => list.filter((item, index) => item !== list[index - 1]);

test("the installed Next.js writes pages the way the adapter was written for (if not: docs/next-update.md)", () => {
  expect(distinct(traces(builtPage))).toEqual(distinct(traces(savedPage)));
});
