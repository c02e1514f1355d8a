/** A word in a drawing is too small to read, in a column of some width. */
import { featuresAt, pageTypes } from "./pages";
import { expect, test } from "./test";

/** Pages that hold every kind of drawing, and the maps and the house of the home page. */
const pages = pageTypes.filter((path) => path === "/" || featuresAt(path).some((name) => name.startsWith("drawing ")));

for (const width of [320, 390, 600, 820, 1024, 1440])
  test(`every word of a drawing is at least 12 px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      const small = await page.locator("svg text").evaluateAll((texts) =>
        (texts as SVGTextElement[]).flatMap((text) => {
          const matrix = text.getScreenCTM();
          if (!matrix || !text.checkVisibility() || !text.textContent?.trim()) return [];
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
          return size < 11.95 ? [`${text.textContent} ${size.toFixed(1)}`] : [];
        }),
      );
      expect(small, path).toEqual([]);
    }
  });
