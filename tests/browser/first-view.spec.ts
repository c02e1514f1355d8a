import { expect, type Page, test } from "@playwright/test";
import { cityPage, emergencyGuide, pvPage } from "@/tests/today";
import { gate, pageTypes, painted, phoneViewport } from "./pages";

/** Most bytes of content, compressed, that the first view of a page brings to a phone at 2x. */
const limits: Readonly<Record<string, number>> = {
  // The house in section has 4.3 kB of them, the four rows of "Co się dzieje?" about 0.5, the skeleton of a page on its
  // way 0.4.
  "/": 70_500,
  [cityPage.path]: 45_000,
  [emergencyGuide]: 55_000,
};
/**
 * Requests before the first paint: the page, its font, a picture of the first screen, a script of its own. The
 * specification loads the first three pictures of the gallery at once; a guide with a calculator can print its result.
 */
const mostRequests = (path: string) => (path === "/oferta" || path === pvPage ? 5 : 4);
/** A shift that nobody sees: a line that moves by a pixel or two. */
const unseen = 0.005;

/** What the browser says of how a page came. */
type Arrival = { bytes: number; styles: string[]; beforePaint: string[] };

/** In the page: everything that came with it, and what was asked for before anything was seen. */
function arrivalOf(): Arrival {
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const all = [...(performance.getEntriesByType("navigation") as PerformanceResourceTiming[]), ...resources];
  const beforePaint = resources
    // The browser asks for the icon of the tab when it likes.
    .filter(({ startTime, initiatorType }) => !(startTime >= painted) && initiatorType !== "other")
    .map(({ name }) => new URL(name).pathname);
  return {
    bytes: all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    styles: beforePaint.filter((name) => name.endsWith(".css")),
    beforePaint,
  };
}

const isPainted = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);

test.describe("the first view on a phone", () => {
  for (const path of pageTypes) {
    const limit = limits[path];
    const weighs = limit ? ` and weighs at most ${limit / 1000} kB` : "";
    test(`of ${path} waits for no stylesheet and for few requests${weighs}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: phoneViewport,
        deviceScaleFactor: 2,
      });
      const page = await context.newPage();
      // What comes late counts in the weight.
      await page.goto(path, { waitUntil: limit ? "networkidle" : "load" });
      await isPainted(page);
      const { bytes, styles, beforePaint } = await page.evaluate(arrivalOf);
      expect(styles).toEqual([]);
      // The page itself is no resource.
      expect(1 + beforePaint.length).toBeLessThanOrEqual(mostRequests(path));
      expect(bytes).toBeGreaterThan(5000);
      if (limit) expect(bytes).toBeLessThanOrEqual(limit);
      await context.close();
    });
  }

  for (const path of pageTypes)
    test(`of ${path} does not move when the font arrives late, on a phone and on a desktop`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      let font = gate();
      await page.route("**/*.woff2", async (route) => {
        await font.opened;
        await route.continue();
      });
      for (const width of [390, 1280]) {
        font = gate();
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await isPainted(page);
        font.open();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("load");
        await painted(page);
        const moved = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
        expect(moved, `at ${width} px`).toBeLessThanOrEqual(unseen);
      }
    });
});
