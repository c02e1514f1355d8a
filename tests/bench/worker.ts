import type { Browser } from "puppeteer-core";
import { inTurns } from "./first-visit";
import { slowLine } from "./line";
import { slowPhone } from "./phones";
import { seconds, table } from "./table";
import { launchPuppeteer } from "./tap";
import type { ServedVariant } from "./variants";

/** Pages of a visit: the first lets the worker in, the others go through it. */
const [first, ...others] = ["/gliwice", "/oferta", "/uslugi/smart-home", "/poradnik/fotowoltaika"] as const;

type Paints = Record<(typeof others)[number], number> & { kilobytes: number };

/** Visits pages that were never seen, with the worker stopped before each, as it is when a visitor comes back. */
async function visits(browser: Browser, { url, name }: ServedVariant): Promise<Paints> {
  const line = await slowLine(url, slowPhone);
  const context = await browser.createBrowserContext();
  const start = await context.newPage();
  await start.goto(line.url + first, { waitUntil: "networkidle0", timeout: 60_000 });
  // The copy of the guide comes after the page, and its 20 kB would share the line with the next one.
  if (name === "published") await start.evaluate(async () => void (await navigator.serviceWorker.ready));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const paints: Partial<Paints> = {};
  for (const path of others) {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
    await page.emulateCPUThrottling(slowPhone.slowdown);
    await page.goto(line.url + path, { waitUntil: "networkidle0", timeout: 60_000 });
    paints[path] = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    if (name === "published" && !(await page.evaluate(() => navigator.serviceWorker.controller)))
      throw new Error(`${path} did not go through the worker.`);
    await page.close();
  }
  const result = { ...paints, kilobytes: line.bytes() / 1000 } as Paints;
  await context.close();
  await line.close();
  return result;
}

/** First paints of pages that a stopped worker has to be started for, and of the same pages without one. */
export async function throughWorker(variants: readonly ServedVariant[], runs: number): Promise<string> {
  const browser = await launchPuppeteer();
  const compared = variants.filter(({ name }) => name === "published" || name === "no worker");
  const results = await inTurns(compared, runs, (variant) => visits(browser, variant));
  await browser.close();
  const rows = [...results].map(([name, { kilobytes, ...paints }]) => [
    "slow phone",
    name,
    ...Object.values(paints).map(seconds),
    kilobytes.toFixed(1),
  ]);
  const head = ["", "export", ...others, "kB"];
  return `First paint through a worker that has to be started, s, medians of ${runs}\n\n${table(head, rows)}`;
}
