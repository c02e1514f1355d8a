/** A visitor whose browser shows letters of twice their size loses the menu, scrolls sideways or reads torn words. */
import config from "@/playwright.config";
import { cityPage } from "@/tests/today";
import { matchesOf, tornWord } from "./looks";
import { pageWith, phoneViewport } from "./pages";
import { expect, test } from "./test";

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};
// The browser's own setting: widths of styles in letters change with it.
test.use({
  launchOptions: { ...launchOptions, args: [...args, "--blink-settings=defaultFontSize=32"] },
  viewport: phoneViewport,
  reducedMotion: "reduce",
});

const pages = [
  "/",
  "/oferta",
  "/uslugi",
  "/wycena",
  "/kontakt",
  "/dla-firm",
  "/poradnik",
  "/dziekujemy",
  cityPage.path,
];
for (const path of [...pages, pageWith("kind table", "services")])
  test(`${path} fits a phone with letters of twice their size`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneViewport.width);
    await expect(page.locator("header [popovertarget]")).toBeInViewport({ ratio: 1 });
    expect(await matchesOf(page, tornWord)).toEqual([]);
  });
