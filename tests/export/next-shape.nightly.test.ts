/** A developer updates Next.js, and it writes pages otherwise than the build adapter was written for. */
import { readFileSync } from "node:fs";
import { exportedPageFile } from "@/lib/tools/cache";
import { readShape } from "@/lib/tools/export/shape";

/** A page as Next.js 16.4 exported it when the adapter was written, and the same page of the last build. */
const kept = readFileSync("tests/fixtures/exported-page.html", "utf8");
const built = readFileSync(exportedPageFile, "utf8");

/** Scripts, preloads and stylesheets of a page in their order, without names that hold hashes and without content. */
function traces(html: string): string[] {
  const elements = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>|<link\b[^>]*\/_next\/[^>]*>/g);
  return [...elements].map(([element, attributes, code = ""]) => {
    const shown = (attributes ?? element).replace(
      /\/_next\/static\/([\w/]+)\/(turbopack-)?[\w.~-]+/g,
      "/_next/static/$1/$2…",
    );
    if (/application\//.test(shown)) return `${shown} data`;
    // The base script is the site's own and changes with it.
    if (attributes === "" && /^\s*"use strict"/.test(code)) return "script of the site";
    // What a piece of flight data says is content.
    const start = code
      .replace(/"[^"]*"/g, '"…"')
      .replace(/\d+/g, "0")
      .replace(/^(self\.__next_f\.push\(\[0,")[\s\S]*/, "$1…");
    return `${shown} ${start.slice(0, 60)}`;
  });
}

/** Neighbours that are alike count once: the number of chunks and of pieces of flight data varies. */
const distinct = (list: readonly string[]) => list.filter((item, index) => item !== list[index - 1]);

test("the installed Next.js writes pages the way the adapter was written for (if not: docs/next-update.md)", () => {
  expect(distinct(traces(built))).toEqual(distinct(traces(kept)));
});

test("the kept page is real: it has the framework's start, its flight data and the Turbopack entry", () => {
  const { flight, entry, scripts, inline, html } = readShape(kept, "exported-page.html");
  expect(flight).toContain("Dziękujemy");
  expect(entry.otherChunks.length).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(3);
  expect(inline).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>[^<]*Dziękujemy/);
});
