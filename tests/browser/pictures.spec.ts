import { expect, type Page, test } from "@playwright/test";
import { desktopViewport, phoneViewport } from "./pages";

/** Sizes of the hero's files as they are loaded: one, if sources and sizes are right. */
const heroBytes = (page: Page): number[] => {
  const sizes: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/media/00-")) sizes.push(Number(response.headers()["content-length"]));
  });
  return sizes;
};

test("the hero weighs at most 45 kB on a phone at 2x", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: phoneViewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const sizes = heroBytes(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(45_000);
  await context.close();
});

test("the hero weighs at most 120 kB on a desktop", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const sizes = heroBytes(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(120_000);
  await context.close();
});

test.describe("lazy pictures", () => {
  test.use({ viewport: desktopViewport });

  test("load when they come near the screen", async ({ page }) => {
    await page.goto("/");
    const frame = page.locator("[aria-labelledby=dlaczego] [data-ph]");
    await expect(frame).not.toHaveAttribute("data-state");
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute("data-state", "loaded");
  });

  test("a picture that fails says so in the same box", async ({ page }) => {
    await page.route(/\/media\/18-/, (route) => route.abort());
    await page.goto("/");
    const frame = page.locator("[aria-labelledby=dlaczego] [data-ph]");
    const before = await frame.boundingBox();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.getByText("Nie można wczytać obrazu")).toBeVisible();
    const after = await frame.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  });

  test("a picture that failed before the script ran says so as well", async ({ page }) => {
    await page.route(/\/media\/08-/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/uslugi/smart-home");
    await expect(page.locator("main > section").first().getByText("Nie można wczytać obrazu")).toBeVisible();
  });
});

test("nothing moves while the home page loads", async ({ page }) => {
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) state.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.setViewportSize(phoneViewport);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05);
});
