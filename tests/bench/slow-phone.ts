/**
 * `npm run bench`: what a visitor on a slow phone gets (400 kbit/s, 400 ms round trips, a CPU four times slower), with
 * the framework taken out (out/) and as Next.js exports it, side by side. Timings differ from machine to machine: compare
 * the two rows of one run. Addresses named as arguments ("/kontakt") are visited instead of one of every kind.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { startServer } from "@/lib/build/delivery/serve";
import { exportedFile } from "@/lib/build/sitemap";
import { baseScript } from "@/lib/generated";
import { ensureChromium } from "@/tests/run/browser.mjs";
import { exportNames, readyExport } from "@/tests/run/exports";

const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : ["/", "/uslugi/smart-home", "/oferta", "/poradnik/fotowoltaika", "/gliwice"];
const runs = 3;
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Result = { requests: number; bytes: number; scripts: number; scriptBytes: number; paint: number };

/** One visit without any interaction: what was transferred until the network was quiet, and the largest paint. */
async function visit(browser: Browser, address: string): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", slow);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const result: Result = { requests: 0, bytes: 0, scripts: 0, scriptBytes: 0, paint: 0 };
  const scripts = new Set<string>();
  client.on("Network.responseReceived", ({ requestId, type }) => {
    result.requests++;
    if (type === "Script") scripts.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    result.bytes += encodedDataLength;
    if (scripts.has(requestId)) result.scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      (window as unknown as { paint: number }).paint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
  // The largest paint is reported a little after it happened.
  await page.waitForTimeout(1000);
  result.scripts = scripts.size;
  result.paint = await page.evaluate(() => (window as unknown as { paint: number }).paint);
  await context.close();
  return result;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const htmlBytes = (root: string, path: string) =>
  brotliCompressSync(readFileSync(join(root, exportedFile(path)))).length;

const exports: { name: string; root: string; url: string; close: () => Promise<void> }[] = [];
for (const name of exportNames) {
  const root = await readyExport(name);
  exports.push({ name, root, ...(await startServer({ root, port: 0 })) });
}
const executablePath = ensureChromium();
const browser = await chromium.launch({
  executablePath,
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--disable-background-networking"],
});
console.log(
  "page                      export    requests   kB   scripts  script kB  HTML kB (Brotli)  largest paint s",
);
for (const path of pages)
  for (const { name, root, url } of exports) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) results.push(await visit(browser, url + path));
    const [last] = results;
    if (!last) continue;
    console.log(
      `${path.padEnd(25)} ${name.padEnd(9)} ${String(last.requests).padStart(8)} ${kb(last.bytes).padStart(5)} ${String(last.scripts).padStart(8)} ${kb(last.scriptBytes).padStart(10)} ${kb(htmlBytes(root, path)).padStart(17)} ${(median(results.map(({ paint }) => paint)) / 1000).toFixed(2).padStart(16)}`,
    );
  }
await browser.close();
for (const { close } of exports) await close();
console.log(`base script with loader: ${brotliCompressSync(baseScript()).length} bytes Brotli`);
