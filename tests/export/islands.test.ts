/** A visitor with a slow line waits for scripts, because an island, the framework or a small script became heavier. */
import { brotliCompressSync } from "node:zlib";
import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { calculators } from "@/lib/calculators";
import { all, slugsOf } from "@/lib/content/records";
import { siteFiles } from "@/lib/generated";
import { bundlePageScript } from "@/lib/tools/make/scripts";
import { pictureCount, powerPage, pvPage } from "@/tests/today";
import { exportedFiles, pageFiles, read, weightOf } from "./pages";

const html = new Map(pageFiles.map((file) => [file, read(file)]));
const scripts = exportedFiles.filter((file) => file.endsWith(".js")).map((file) => [file, read(file)] as const);

const shownCalculators = Object.values(calculators).filter(({ guide }) => slugsOf("guides").includes(guide));

/**
 * Limits in bytes, after Brotli, of what a page loads for its islands besides the framework. Guides with calculators
 * have their own routes, so that nobody loads another calculator. Sizes are in docs/islands.md. In every calculator
 * 0.6 kB read units, fill in presets, keep wrong numbers in the address, copy the address and reset the example.
 */
const limits = {
  ...(pictureCount > 0 && { "oferta.html": 9450 }),
  "poradnik.html": 17_300,
  ...Object.fromEntries(shownCalculators.map(({ guide }) => [`poradnik/${guide}.html`, 6150])),
  [`${powerPage.slice(1)}.html`]: 10_850,
  [`${pvPage.slice(1)}.html`]: 9450,
  "wycena.html": 7200,
};
const frameworkLimit = 121_000;
const sheetsLimit = 21_300;
/** Scripts of single pages, without the framework. */
const pageScriptLimits: Readonly<Record<string, number>> = {
  contents: 300,
  "contact-tools": 1230,
  measurements: 455,
  answering: 440,
  print: 450,
  // Mostly its library.
  consent: 10_900,
};

/** Scripts that a page loads for its islands. */
function scriptsOf(page: string): string[] {
  const [, text = ""] = new RegExp(`id="${blockId}">([^<]*)<`).exec(html.get(page) ?? "") ?? [];
  return (JSON.parse(text) as DeferBlock).scripts;
}
const pages = pageFiles.filter((file) => html.get(file)?.includes(`id="${blockId}"`));
const weight = (names: readonly string[]) => names.reduce((sum, name) => sum + weightOf(`_next/${name}`), 0);

test("every page with islands has a limit here, and no page loads the framework by itself", () => {
  expect(pages).toEqual(Object.keys(limits).sort());
  const loading = /<(?:script|link)[^>]*\/_next\/static\/[^>]*\.js/;
  expect(pageFiles.filter((file) => loading.test(html.get(file) ?? ""))).toEqual([]);
});

test.each(Object.entries(limits))("a visitor of %s loads at most %d bytes for its island", (page, limit) => {
  const others = pages.filter((other) => other !== page).map(scriptsOf);
  // Chunks that only some pages share do not count as the framework.
  const framework = scriptsOf(page).filter((script) => others.every((list) => list.includes(script)));
  expect(weight(framework)).toBeLessThanOrEqual(frameworkLimit);
  const ownScripts = scriptsOf(page).filter((script) => !framework.includes(script));
  expect(ownScripts.length).toBeGreaterThan(0);
  expect(weight(ownScripts)).toBeLessThanOrEqual(limit);
});

test("the stylesheets of islands are small together", () => {
  const sheets = exportedFiles.filter((file) => /^_next\/static\/.*\.css$/.test(file));
  expect(sheets).not.toEqual([]);
  expect(sheets.reduce((sum, sheet) => sum + weightOf(sheet), 0)).toBeLessThanOrEqual(sheetsLimit);
});

test("all pages have the same base script, which the build limits", () => {
  const base = new Set([...html.values()].map((page) => /<script>([\s\S]*?)<\/script>/.exec(page)?.[1]));
  expect(base.size).toBe(1);
  expect(base).not.toContain(undefined);
});

test("scripts of single pages stay small", async () => {
  const small = scripts.flatMap(([file]) => {
    if (!file.startsWith("scripts/")) return [];
    return [{ name: /^scripts\/([\w-]+)\.[A-Z0-9]{8}\.js$/.exec(file)?.[1] ?? file, bytes: weightOf(file) }];
  });
  // Consent is published only where the firm counts visits.
  expect(new Set([...small.map(({ name }) => name), "consent"])).toEqual(new Set(Object.keys(pageScriptLimits)));
  expect(small.filter(({ name, bytes }) => bytes > (pageScriptLimits[name] ?? 0))).toEqual([]);
  const [{ text = "" } = {}] = (await bundlePageScript("consent")).filter(({ name }) => name.endsWith(".js"));
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(pageScriptLimits.consent ?? 0);
  expect(text).not.toMatch(/react|next\//i);
});

test("no script contains drawings of icons, content, or the content schema", () => {
  const iconPaths = Object.values(siteFiles().icons).flatMap((shape) => /d="([^"]{20,})"/.exec(shape)?.[1] ?? []);
  const descriptions = [...all("services"), ...all("guides")].map(({ meta }) => meta.description);
  expect(iconPaths).not.toEqual([]);
  const signs = ["ZodError", ...iconPaths, ...descriptions];
  expect(scripts.filter(([, code]) => signs.some((sign) => code.includes(sign))).map(([file]) => file)).toEqual([]);
});
