import { type Browser, expect, test } from "@playwright/test";
import { pageTypes, phoneViewport } from "./pages";

/** Most bytes that the first view of a page brings to a phone at 2x, HTML and pictures included. */
const limits = {
  "/": 65_000,
  "/gliwice": 45_000,
  "/poradnik/awarie": 55_000,
} as const;
/** Requests before the first paint: the page, its font, and a picture or two of the first screen. */
const mostRequests = 4;
/** A shift that nobody sees: a line that moves by a pixel or two. */
const unseen = 0.005;

const phone = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ ...(baseURL && { baseURL }), viewport: phoneViewport, deviceScaleFactor: 2 });

test.describe("the first view on a phone", () => {
  for (const [path, limit] of Object.entries(limits))
    test(`of ${path} weighs at most ${limit / 1000} kB`, async ({ browser, baseURL }) => {
      const context = await phone(browser, baseURL);
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send("Network.enable");
      let bytes = 0;
      client.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(path, { waitUntil: "networkidle" });
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(limit);
      await context.close();
    });

  for (const path of pageTypes)
    test(`of ${path} waits for no stylesheet and for few requests`, async ({ browser, baseURL }) => {
      const context = await phone(browser, baseURL);
      const page = await context.newPage();
      const styles: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "stylesheet") styles.push(request.url());
      });
      await page.goto(path, { waitUntil: "networkidle" });
      const before = await page.evaluate(() => {
        const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        const requested = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < painted);
        // The page itself is no resource.
        return 1 + requested.length;
      });
      expect(styles).toEqual([]);
      expect(before).toBeLessThanOrEqual(mostRequests);
      await context.close();
    });

  for (const path of pageTypes)
    for (const width of [390, 1280])
      test(`of ${path} at ${width} px does not move when the font arrives late`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(() => {
          const shifts = { sum: 0 };
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
        });
        let arrive = () => {};
        const late = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        await page.route("**/*.woff2", async (route) => {
          await late;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
        arrive();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("networkidle");
        const moved = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
        expect(moved).toBeLessThanOrEqual(unseen);
      });
});
