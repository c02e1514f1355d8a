import { type Browser, expect, test } from "@playwright/test";
import { cityPage, emergencyGuide } from "@/tests/today";
import { pageTypes, phoneViewport } from "./pages";

/** Most bytes of content, compressed, that the first view of a page brings to a phone at 2x. */
const limits = {
  "/": 65_000,
  [cityPage.path]: 45_000,
  [emergencyGuide]: 55_000,
} as const;
/**
 * Requests before the first paint: the page, its font, a picture of the first screen, a script of its own. The
 * specification loads the first three pictures of the gallery at once.
 */
const mostRequests = (path: string) => (path === "/oferta" ? 5 : 4);
/** A shift that nobody sees: a line that moves by a pixel or two. */
const unseen = 0.005;

const phone = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ ...(baseURL && { baseURL }), viewport: phoneViewport, deviceScaleFactor: 2 });

test.describe("the first view on a phone", () => {
  for (const [path, limit] of Object.entries(limits))
    test(`of ${path} weighs at most ${limit / 1000} kB`, async ({ browser, baseURL }) => {
      const context = await phone(browser, baseURL);
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "networkidle" });
      const bytes = await page.evaluate(() =>
        [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
          (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
          0,
        ),
      );
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(limit);
      await context.close();
    });

  for (const path of pageTypes)
    test(`of ${path} waits for no stylesheet and for few requests`, async ({ browser, baseURL }) => {
      const context = await phone(browser, baseURL);
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "networkidle" });
      const before = await page.evaluate(() => {
        const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        const requested = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          // The browser asks for the icon of the tab when it likes.
          .filter(({ startTime, initiatorType }) => startTime < painted && initiatorType !== "other")
          .map(({ name }) => new URL(name).pathname);
        return { styles: requested.filter((name) => name.endsWith(".css")), requested };
      });
      expect(before.styles).toEqual([]);
      // The page itself is no resource.
      expect(1 + before.requested.length).toBeLessThanOrEqual(mostRequests(path));
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
