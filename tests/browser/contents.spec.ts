import { expect, test } from "@playwright/test";
import { emergencyGuide, pvPage } from "@/tests/today";
import { desktopViewport } from "./pages";

test.use({ viewport: desktopViewport });

test("the contents of a guide mark the heading the reader is at", async ({ page }) => {
  await page.goto(emergencyGuide);
  const contents = page.locator("[data-contents]");
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  await page.locator("#pytania").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById("pytania")?.scrollIntoView({ block: "start" }));
  await expect(contents.locator("[aria-current=location]")).toHaveText("Pytania");
});

test("in a low window the contents beside a long guide, and the way to ask, can be reached while reading", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto(pvPage);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
  const beside = page.getByRole("complementary", { name: "Spis treści i kontakt" });
  await beside.hover();
  await page.mouse.wheel(0, 600);
  await expect(beside.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(3000);
});
