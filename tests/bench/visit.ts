import type { Browser } from "@playwright/test";

/** Throughput in bytes per second, latency in milliseconds; slowdown is a factor of this processor. */
export type Phone = { latency: number; throughput: number; slowdown: number };

/** The phone the site is built for: 400 kbit/s, 400 ms, a processor four times slower. */
export const slowPhone: Phone = { latency: 400, throughput: 50_000, slowdown: 4 };

/** Costs of opening a page; times in milliseconds after the start of the visit. */
export type Visit = {
  requests: number;
  bytes: number;
  first: number;
  largest: number;
  /** Processor time of all scripts of the page. */
  script: number;
  /** First use of the page's first island: files, bytes, and time until it answers. 0 without an island. */
  useRequests: number;
  useBytes: number;
  use: number;
};

type Paints = { first: number; largest: number };

/** Runs first in the page and records its paints. Has no named functions: tsx would wrap them. */
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

/** Runs in the page: uses the first island, and returns the milliseconds until it is ready. */
function useIsland(): Promise<number> {
  const island = document.querySelector("[data-island]");
  if (!island) return Promise.resolve(0);
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver(() => {
      if (!island.hasAttribute("data-busy")) resolve(performance.now() - start);
    }).observe(island, { attributeFilter: ["data-busy"] });
    island.querySelector<HTMLElement>("input, select")?.focus();
  });
}

/** Opens a page as a new visitor, waits until its network is quiet, then uses its island. */
export async function visit(browser: Browser, address: string, { slowdown }: Phone): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const received = { requests: 0, bytes: 0 };
  client.on("Network.responseReceived", ({ response }) => {
    // Chromium also reports data: addresses as responses.
    if (response.url.startsWith("http")) received.requests++;
  });
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    received.bytes += encodedDataLength;
  });
  await client.send("Network.enable");
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await client.send("Performance.enable");
  await page.addInitScript(notePaints);
  await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
  // Chromium reports the largest paint with a delay.
  await page.waitForTimeout(1000);
  const { metrics } = await client.send("Performance.getMetrics");
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  const { requests, bytes } = received;
  const use = await page.evaluate(useIsland);
  await context.close();
  const script = (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  return {
    ...{ requests, bytes, ...paints, script, use },
    ...{ useRequests: received.requests - requests, useBytes: received.bytes - bytes },
  };
}
