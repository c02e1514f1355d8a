import { expect, test } from "@playwright/test";

/**
 * Nothing moves when the islands of a page come: who has a finger on a button while they do would lift it from
 * something else, and the press would be lost.
 */
const pages = [
  "/oferta",
  "/poradnik",
  "/wycena",
  "/poradnik/obliczanie-mocy",
  "/poradnik/fotowoltaika",
  "/poradnik/oswietlenie",
  "/poradnik/systemy-alarmowe",
];

for (const path of pages)
  for (const width of [390, 1280])
    test(`the islands of ${path} come without moving anything, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      /** What is drawn of the islands and of the page around them, with its height. */
      const heights = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              "main, [data-island], [data-island] :is(fieldset, summary, label, h2, h3, p, dl, table)",
            ),
          ]
            .map((element) => [element.localName, Math.round(element.getBoundingClientRect().height)] as const)
            .filter(([, height]) => height > 0)
            .map((drawn) => drawn.join(" ")),
        );
      const before = await heights();
      await page.locator("[data-island] :is(input, select, button:not([disabled])):visible").first().focus();
      await expect(page.locator("[data-busy]")).toHaveCount(0);
      // Effects that follow the first drawing have run by then.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(await heights()).toEqual(before);
    });
