/** A visitor with a slow line waits for scripts: an island, the framework or a small script became heavier. */
import { brotliCompressSync } from "node:zlib";
import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { guides } from "@/content/guides";
import { services } from "@/content/services";
import { calculators } from "@/lib/calculators";
import { siteFiles } from "@/lib/generated";
import { bundlePageScript } from "@/lib/tools/make/scripts";
import { powerPage, pvPage } from "@/tests/today";
import { exportedFiles, pageFiles, read, weightOf } from "./pages";

const html = new Map(pageFiles.map((file) => [file, read(file)]));
const scripts = exportedFiles.filter((file) => file.endsWith(".js")).map((file) => [file, read(file)] as const);

/**
 * Most bytes after Brotli that a page with an island loads for it, beside the framework that all of them load. A guide
 * with a calculator has a route of its own, so that nobody loads another one's; the page of the power calculator holds
 * that of cables, too. docs/islands.md says what they have.
 */
const limits = {
  "oferta.html": 9450,
  "poradnik.html": 17_300,
  ...Object.fromEntries(Object.values(calculators).map(({ guide }) => [`poradnik/${guide}.html`, 5500])),
  [`${powerPage.slice(1)}.html`]: 9250,
  [`${pvPage.slice(1)}.html`]: 9000,
  "wycena.html": 6950,
};
const frameworkLimit = 121_000;
const sheetsLimit = 21_300;
/** Scripts without a framework that only some pages load. */
const pageScriptLimits: Readonly<Record<string, number>> = {
  contents: 300,
  "contact-tools": 1170,
  measurements: 455,
  print: 450,
  // Nearly all library.
  consent: 10_900,
};

/** Paths of the scripts a page loads when its island is needed. */
function scriptsOf(page: string): string[] {
  const [, text = ""] = new RegExp(`id="${blockId}">([^<]*)<`).exec(html.get(page) ?? "") ?? [];
  return (JSON.parse(text) as DeferBlock).scripts;
}
const pages = pageFiles.filter((file) => html.get(file)?.includes(`id="${blockId}"`));
const weight = (names: readonly string[]) => names.reduce((sum, name) => sum + weightOf(`_next/${name}`), 0);

test("the pages with islands are those whose weight is limited here, and no page loads the framework by itself", () => {
  expect(pages).toEqual(Object.keys(limits).sort());
  const loading = /<(?:script|link)[^>]*\/_next\/static\/[^>]*\.js/;
  expect(pageFiles.filter((file) => loading.test(html.get(file) ?? ""))).toEqual([]);
});

test.each(Object.entries(limits))("a visitor of %s loads at most %d bytes for its island", (page, limit) => {
  const others = pages.filter((other) => other !== page).map(scriptsOf);
  // What the guides' calculators share is theirs, not the framework's.
  const framework = scriptsOf(page).filter((script) => others.every((list) => list.includes(script)));
  expect(weight(framework)).toBeLessThanOrEqual(frameworkLimit);
  const own = scriptsOf(page).filter((script) => !framework.includes(script));
  expect(own.length).toBeGreaterThan(0);
  expect(weight(own)).toBeLessThanOrEqual(limit);
});

test("the stylesheets that come with islands are small together", () => {
  const sheets = exportedFiles.filter((file) => /^_next\/static\/.*\.css$/.test(file));
  expect(sheets).not.toEqual([]);
  expect(sheets.reduce((sum, sheet) => sum + weightOf(sheet), 0)).toBeLessThanOrEqual(sheetsLimit);
});

test("the script that every page holds is the same on all of them; the build limits it", () => {
  const found = new Set([...html.values()].map((page) => /<script>([\s\S]*?)<\/script>/.exec(page)?.[1]));
  expect(found.size).toBe(1);
  expect(found).not.toContain(undefined);
});

test("scripts of single pages stay small", async () => {
  const small = scripts.flatMap(([file]) => {
    const name = /^scripts\/([\w-]+)\.[A-Z0-9]{8}\.js$/.exec(file)?.[1];
    return name ? [{ name, bytes: weightOf(file) }] : [];
  });
  // Consent is published only where the firm counts visits.
  expect(new Set([...small.map(({ name }) => name), "consent"])).toEqual(new Set(Object.keys(pageScriptLimits)));
  expect(small.filter(({ name, bytes }) => bytes > (pageScriptLimits[name] ?? 0))).toEqual([]);
  const [{ text = "" } = {}] = (await bundlePageScript("consent")).filter(({ name }) => name.endsWith(".js"));
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(pageScriptLimits.consent ?? 0);
  expect(text).not.toMatch(/react|next\//i);
});

test("no script carries drawings of icons, content, or the schema that content is checked with", () => {
  const drawn = Object.values(siteFiles().icons).flatMap((shape) => /d="([^"]{20,})"/.exec(shape)?.[1] ?? []);
  const descriptions = [...Object.values(services), ...Object.values(guides)].map(({ meta }) => meta.description);
  expect(drawn).not.toEqual([]);
  const signs = ["ZodError", ...drawn, ...descriptions];
  expect(scripts.filter(([, code]) => signs.some((sign) => code.includes(sign))).map(([file]) => file)).toEqual([]);
});
