/**
 * The phones of the benches, and what a page tells of itself while it opens on one of them. line.ts has their lines.
 */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { ensureChromium } from "@/tests/run/machine.mjs";

/** A line and a processor. Throughput in bytes per second, latency in milliseconds. */
export type Phone = { name: string; latency: number; throughput: number; slowdown: number };

/** 400 kbit/s, 400 ms, a CPU four times slower: the visitor the site is built for. */
export const slowPhone: Phone = { name: "slow phone", latency: 400, throughput: 50_000, slowdown: 4 };
/** 9 Mbit/s, 170 ms: "4G" of WebPageTest, and a phone half as fast as this machine. */
export const phone4G: Phone = { name: "4G", latency: 170, throughput: 1_125_000, slowdown: 2 };

/** Chromium for measurements, found or installed. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = ensureChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-background-networking",
      ...more,
    ],
  });
}

/** A visitor who has never been here. */
export const newVisitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** A new tab with the processor of a phone. */
async function openTab(context: BrowserContext, { slowdown }: Phone): Promise<{ page: Page; client: CDPSession }> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, client };
}

/** What opening a page cost. Times in milliseconds after the start of the visit. */
export type Visit = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  first: number;
  largest: number;
  /** Processor time of all scripts of the page. */
  script: number;
};

type Paints = { first: number; largest: number };

/**
 * Runs in the page before anything of it: notes what the browser reports. Without names inside, which tsx would wrap.
 */
function notePaints(): void {
  const paints: Paints = { first: 0, largest: 0 };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") paints.first = startTime;
      if (entryType === "largest-contentful-paint") paints.largest = startTime;
    }
  }).observe({ entryTypes: ["paint", "largest-contentful-paint"] });
}

/**
 * Opens a page without any interaction, until its network is quiet.
 * @param address over the phone's line
 */
export async function visit(context: BrowserContext, address: string, phone: Phone): Promise<Visit> {
  const { page, client } = await openTab(context, phone);
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
  await client.send("Performance.enable");
  await page.addInitScript(notePaints);
  await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
  // The largest paint is reported a little after it happened.
  await page.waitForTimeout(1000);
  const { metrics } = await client.send("Performance.getMetrics");
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  await page.close();
  const script = (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  return { ...result, ...paints, script };
}
