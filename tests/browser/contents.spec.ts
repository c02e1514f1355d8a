import { expect, test } from "@playwright/test";
import { emergencyGuide } from "@/tests/today";
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
