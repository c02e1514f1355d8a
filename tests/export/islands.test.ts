/** A visitor with a slow line waits for scripts, because an island, the framework or a small script became heavier. */
import { brotliCompressSync } from "node:zlib";
import type { IslandData } from "@/components/islands/react/hydration/hydration.browser";
import { calculators } from "@/lib/calculators";
import { all, slugsOf } from "@/lib/content/records";
import { siteFiles } from "@/lib/generated";
import { filesBelow, integrity } from "@/lib/tools/files";
import { bundlePageScript } from "@/lib/tools/make/scripts";
import { pictureCount, powerPage, pvPage } from "@/tests/today";
import { exportedFiles, pageFiles, read, weightOf } from "./pages";

const html = new Map(pageFiles.map((file) => [file, read(file)]));
const scripts = exportedFiles.filter((file) => file.endsWith(".js")).map((file) => [file, read(file)] as const);

const shownCalculators = Object.values(calculators).filter(({ guide }) => slugsOf("guides").includes(guide));

/**
 * Limits in bytes, after Brotli, of what a page loads when an island is first used. Each has a script of its own, so
 * that nobody loads another calculator. Sizes are in docs/decisions.md. In every calculator 0.6 kB read units, fill in
 * presets, keep wrong numbers in the address, copy the address and reset the example; 0.1 kB put results beside their labels on phones.
 */
const limits = {
  ...(pictureCount > 0 && { "oferta.html": 10_450 }),
  "poradnik.html": 17_700,
  ...Object.fromEntries(shownCalculators.map(({ guide }) => [`poradnik/${guide}.html`, 5300])),
  [`${powerPage.slice(1)}.html`]: 10_600,
  // Of it 0.25 kB the closed group of assumptions.
  [`${pvPage.slice(1)}.html`]: 9300,
  // Of it 0.6 kB the printed sheet, 0.2 the history, 0.2 links to the contact page, 0.2 short text messages.
  "wycena.html": 8500,
};
/** React and the start of islands, shared by all pages. */
const reactLimit = 61_300;
/** Scripts of single pages, without the framework. */
const pageScriptLimits: Readonly<Record<string, number>> = {
  // Of it 220 B say where a reader is, keep that in sight, close the list, and leave the screen to the bar of a calculator.
  contents: 560,
  "contact-tools": 1490,
  measurements: 455,
  answering: 440,
  print: 450,
  // Mostly its library. An island loads it when there is something to print.
  qr: 5600,
  // Mostly its library.
  consent: 10_900,
};

/** Scripts that a page loads for its islands. */
const scriptsOf = (page: string): IslandData["scripts"] => {
  const blocks = [...(html.get(page) ?? "").matchAll(/data-props="[\w-]+">([^<]*)</g)].map(
    ([, text = ""]) => (JSON.parse(text) as IslandData).scripts,
  );
  expect(new Set(blocks.map((list) => JSON.stringify(list))).size).toBe(1);
  return blocks[0] ?? [];
};
const pages = pageFiles.filter((file) => html.get(file)?.includes(' data-island="'));

test("every page with islands has a limit here, and no page loads them, or the framework, by itself", () => {
  expect(pages).toEqual(Object.keys(limits).sort());
  const names = pages.flatMap(scriptsOf).map(([address]) => address);
  const loads = (page = "") => names.some((name) => page.includes(`src="${name}"`)) || /\/_next\/[^"]*\.js/.test(page);
  expect(pageFiles.filter((file) => loads(html.get(file)))).toEqual([]);
  expect(exportedFiles.filter((file) => /^_next\/.*(?:js|css|txt|json)$/.test(file))).toEqual([]);
});

test.each(Object.entries(limits))("a visitor of %s loads React and at most %d bytes for its island", (page, limit) => {
  const [react, own, ...others] = scriptsOf(page);
  expect(others).toEqual([]);
  expect(weightOf(react?.[0].slice(1) ?? "")).toBeLessThanOrEqual(reactLimit);
  expect(weightOf(own?.[0].slice(1) ?? "")).toBeLessThanOrEqual(limit);
});

test("the hash beside an island is that of each script", () => {
  for (const [address, hash] of pages.flatMap(scriptsOf)) expect(integrity(read(address.slice(1)))).toBe(hash);
});

test("all pages have the same base script, which the build limits", () => {
  const base = new Set([...html.values()].map((page) => /<script>([\s\S]*?)<\/script>/.exec(page)?.[1]));
  expect(base.size).toBe(1);
  expect(base).not.toContain(undefined);
});

/** Scripts of islands, also of pages that this firm does not show. */
const islandScripts = ["react", ...filesBelow("components/islands/react/pages").map((file) => file.split(".")[0])];
const isIslandFile = (file: string) => islandScripts.some((name) => file.startsWith(`scripts/${name}.`));

test("scripts of single pages stay small", async () => {
  const small = scripts.flatMap(([file]) => {
    if (!file.startsWith("scripts/") || isIslandFile(file)) return [];
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
