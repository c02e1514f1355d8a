import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { guides } from "@/content/guides";
import { services } from "@/content/services";
import { calculators } from "@/lib/calculators";
import { siteFiles } from "@/lib/generated";
import { filesBelow } from "@/lib/tools/files";
import { powerPage, pvPage } from "@/tests/today";

const out = join(process.cwd(), "out");
const read = (file: string) => readFileSync(join(out, file), "utf8");
const packed = (text: string) => brotliCompressSync(text).length;
const files = filesBelow(out);

/**
 * Most bytes after Brotli that a page with an island loads for it, beside the framework that all of them load. A guide
 * with a calculator has a route of its own, so that nobody loads another one's; the page of the power calculator holds
 * that of cables, too.
 */
const limits = {
  "oferta.html": 8950,
  "poradnik.html": 16_500,
  ...Object.fromEntries(Object.values(calculators).map(({ guide }) => [`poradnik/${guide}.html`, 5200])),
  [`${powerPage.slice(1)}.html`]: 8850,
  [`${pvPage.slice(1)}.html`]: 8550,
  "wycena.html": 6700,
};
const frameworkLimit = 115_500;
/** Scripts without a framework that only some pages load. The consent script is measured in its unit test. */
const pageScriptLimits: Readonly<Record<string, number>> = {
  contents: 300,
  "contact-tools": 1300,
  measurements: 500,
  print: 350,
};

/** Paths of the scripts a page loads when its island is needed. */
function scriptsOf(page: string): string[] {
  const [, text = ""] = new RegExp(`id="${blockId}">([^<]*)<`).exec(read(page)) ?? [];
  return (JSON.parse(text) as DeferBlock).scripts;
}
const pages = files.filter((file) => file.endsWith(".html") && read(file).includes(`id="${blockId}"`));
const weight = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + packed(read(join("_next", script))), 0);

test("the pages with islands are those whose weight is limited here", () => {
  expect(pages).toEqual(Object.keys(limits).sort());
});

test.each(Object.entries(limits))("a visitor of %s loads at most %d bytes for its island", (page, limit) => {
  const others = pages.filter((other) => other !== page).map(scriptsOf);
  // What the guides' calculators share is theirs, not the framework's.
  const framework = scriptsOf(page).filter((script) => others.every((scripts) => scripts.includes(script)));
  expect(weight(framework)).toBeLessThanOrEqual(frameworkLimit);
  const own = scriptsOf(page).filter((script) => !framework.includes(script));
  expect(own.length).toBeGreaterThan(0);
  expect(weight(own)).toBeLessThanOrEqual(limit);
});

test("no script carries drawings of icons: servers draw them", () => {
  const lines = Object.values(siteFiles().icons).flatMap((shape) => /d="([^"]{20,})"/.exec(shape)?.[1] ?? []);
  expect(lines.length).toBeGreaterThan(50);
  const guilty = files.filter((file) => file.endsWith(".js") && lines.some((line) => read(file).includes(line)));
  expect(guilty).toEqual([]);
});

test("no script carries content or the schema it is checked with", () => {
  const descriptions = [...Object.values(services), ...Object.values(guides)].map(({ meta }) => meta.description);
  const signs = ["ZodError", ...descriptions];
  const guilty = files.filter((file) => file.endsWith(".js") && signs.some((sign) => read(file).includes(sign)));
  expect(guilty).toEqual([]);
});

test("scripts of single pages stay small", () => {
  const scripts = files.filter((file) => /^scripts\/(?!consent\.).*\.js$/.test(file));
  expect(scripts.map((file) => /\/([\w-]+)\./.exec(file)?.[1]).sort()).toEqual(Object.keys(pageScriptLimits).sort());
  const heavy = scripts.filter(
    (file) => packed(read(file)) > (pageScriptLimits[/\/([\w-]+)\./.exec(file)?.[1] ?? ""] ?? 0),
  );
  expect(heavy).toEqual([]);
});
