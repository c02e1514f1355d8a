/**
 * `npm run bench`: what a visitor on a slow phone gets (400 kbit/s, 400 ms round trips, a CPU four times slower), side
 * by side with the same pages without any script, with their styles linked, and as Next.js exports them. Timings differ
 * from machine to machine: compare rows of one run. Addresses named as arguments ("/kontakt") are visited instead of one
 * of every kind.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { startServer } from "@/lib/build/delivery/serve";
import { exportedFile } from "@/lib/build/sitemap";
import { baseScript } from "@/lib/generated";
import { ensureChromium } from "@/tests/run/browser.mjs";
import { readyVariants } from "./variants";

const asked = process.argv.slice(2);
const pages =
  asked.length > 0 ? asked : ["/", "/uslugi/smart-home", "/oferta", "/poradnik/fotowoltaika", "/gliwice", "/kontakt"];
/** A visit of three pages, and the first of them once more. */
const walk = ["/", "/uslugi/pomiary", "/kontakt", "/"];
const runs = 3;
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Result = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** First and largest paint after the start of the visit, in milliseconds. */
  first: number;
  largest: number;
  /** Time over 50 ms in tasks before the network was quiet, in milliseconds. */
  blocked: number;
};

type Paints = { first: number; largest: number; blocked: number };

/** Runs in the page before anything of it: notes what the browser reports. Without names inside, which tsx would wrap. */
function notePaints(): void {
  const paints: Paints = { first: 0, largest: 0, blocked: 0 };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === "first-contentful-paint") paints.first = startTime;
      if (entryType === "largest-contentful-paint") paints.largest = startTime;
      if (entryType === "longtask") paints.blocked += duration - 50;
    }
  }).observe({ entryTypes: ["paint", "largest-contentful-paint", "longtask"] });
}

const newVisitor = (browser: Browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Opens a page without any interaction: what was transferred until the network was quiet, and the paints. */
async function visit(context: BrowserContext, address: string): Promise<Result> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", slow);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const result = { requests: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!response.fromDiskCache) result.requests++;
    if (type === "Script") scripts.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    result.bytes += encodedDataLength;
    if (scripts.has(requestId)) result.scriptBytes += encodedDataLength;
  });
  await page.addInitScript(notePaints);
  await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
  // The largest paint is reported a little after it happened.
  await page.waitForTimeout(1000);
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  await page.close();
  return { ...result, ...paints };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (results: readonly Result[], key: keyof Result) => median(results.map((result) => result[key]));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const row = (...cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index < 2 ? String(cell).padEnd(index ? 11 : 24) : String(cell).padStart(10))).join("");
const htmlBytes = (root: string, path: string) =>
  brotliCompressSync(readFileSync(join(root, exportedFile(path)))).length;

const variants = await Promise.all(
  (await readyVariants()).map(async ({ name, root }) => ({ name, root, ...(await startServer({ root, port: 0 })) })),
);
const executablePath = ensureChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--disable-background-networking"],
});

console.log(`First visit, median of ${runs}; "× scriptless": largest paint against the same page without scripts`);
console.log(
  row(
    "page",
    "export",
    "requests",
    "kB",
    "script kB",
    "HTML kB",
    "first s",
    "largest s",
    "blocked ms",
    "× first",
    "× largest",
  ),
);
for (const path of pages) {
  const results = new Map<string, Result[]>(variants.map(({ name }) => [name, []]));
  // In turns, so that a busy minute of the machine meets all of them.
  for (let run = 0; run < runs; run++)
    for (const { name, url } of variants) {
      const context = await newVisitor(browser);
      results.get(name)?.push(await visit(context, url + path));
      await context.close();
    }
  const reference = results.get("scriptless") ?? [];
  for (const { name, root } of variants) {
    const list = results.get(name) ?? [];
    const against = (key: "first" | "largest") => (middle(list, key) / middle(reference, key)).toFixed(2);
    console.log(
      row(
        path,
        name,
        middle(list, "requests"),
        kb(middle(list, "bytes")),
        kb(middle(list, "scriptBytes")),
        kb(htmlBytes(root, path)),
        seconds(middle(list, "first")),
        seconds(middle(list, "largest")),
        Math.round(middle(list, "blocked")),
        against("first"),
        against("largest"),
      ),
    );
  }
}

console.log(
  `\nA visit of ${walk.length - 1} pages, and the first once more (${walk.join(" → ")}): largest paint of each, s`,
);
console.log(row("", "export", ...walk.map((_, index) => index + 1), "sum", "kB"));
for (const { name, url } of variants.filter(({ name }) => name !== "scriptless")) {
  const visits: Result[][] = [];
  for (let run = 0; run < runs; run++) {
    const context = await newVisitor(browser);
    const steps: Result[] = [];
    for (const path of walk) steps.push(await visit(context, url + path));
    visits.push(steps);
    await context.close();
  }
  const steps = walk.map((_, index) => median(visits.map((list) => list[index]?.largest ?? 0)));
  const bytes = median(visits.map((list) => list.reduce((sum, step) => sum + step.bytes, 0)));
  console.log(row("", name, ...steps.map(seconds), seconds(steps.reduce((sum, step) => sum + step, 0)), kb(bytes)));
}
await browser.close();
for (const { close } of variants) await close();
console.log(`\nbase script with loader: ${brotliCompressSync(baseScript()).length} bytes Brotli`);
