import { expect, type Page, test } from "@playwright/test";
import { get } from "@/lib/content/records";
import { emergencyGuide, pvPage } from "@/tests/today";
import { desktopViewport, pageTypes, painted, phoneViewport } from "./pages";

/** 34rem, and what browsers round. */
const widest = 34 * 16 + 1;

type Found = { wide: string[]; small: string[] };

/**
 * Running text that is wider than can be read, or smaller than it should be: paragraphs of more than two lines of a
 * phone, and any text under 14 px that is no drawing.
 */
const faultsOf = (page: Page, limit: number): Promise<Found> =>
  page.evaluate((max) => {
    const seen = [...document.querySelectorAll("main *")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("svg, .sr-only, [data-printed], [data-island]") &&
        element.getBoundingClientRect().width > 1,
    );
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? "")
        .join(" ")
        .trim();
    const name = (element: Element) => `${element.localName} "${ownText(element).slice(0, 50)}"`;
    const lineOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.max(...[...range.getClientRects()].map(({ width }) => width));
    };
    return {
      wide: seen
        .filter((element) => element.matches("p, dd") && ownText(element).length > 120 && lineOf(element) > max)
        .map(name),
      small: seen
        .filter((element) => ownText(element) && Number.parseFloat(getComputedStyle(element).fontSize) < 14)
        .map(name),
    };
  }, limit);

for (const path of pageTypes)
  test(`on ${path} no text is wider than 34rem, and none is smaller than 14 px`, async ({ page }) => {
    await page.setViewportSize(desktopViewport);
    await page.goto(path);
    expect(await faultsOf(page, widest)).toEqual({ wide: [], small: [] });
  });

test.describe("on a phone", () => {
  test.use({ viewport: phoneViewport, hasTouch: true });

  test("the bar of a service stays under the header and brings its sections below both", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/uslugi/pomiary");
    const bar = page.getByRole("navigation", { name: "Na tej stronie" });
    for (const { id, inBar } of get("services", "pomiary").sections) {
      if (!inBar) continue;
      await bar.getByRole("link", { name: inBar }).click();
      await painted(page);
      await expect(bar.getByRole("link", { name: inBar })).toBeInViewport({ ratio: 1 });
      const [strip, heading] = await Promise.all([bar.boundingBox(), page.locator(`#${id}`).boundingBox()]);
      expect(heading?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
      expect(heading?.y).toBeLessThan(phoneViewport.height / 2);
    }
  });

  test("the contents of a guide open anywhere in it, and go when an entry is chosen", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(emergencyGuide);
    await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
    const contents = page.locator("details[data-contents]");
    const summary = contents.locator("summary");
    await expect(summary).toBeInViewport({ ratio: 1 });
    await summary.click();
    const entry = contents.getByRole("link", { name: "Pytania", exact: true });
    await entry.scrollIntoViewIfNeeded();
    await entry.click();
    await expect(contents).not.toHaveAttribute("open");
    const heading = page.locator("#pytania");
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [strip, place] = await Promise.all([summary.boundingBox(), heading.boundingBox()]);
    expect(place?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  });

  test("a guide with a calculator leads to it from its first screen", async ({ page }) => {
    await page.goto(pvPage);
    const link = page.locator("section:has(h1)").getByRole("link", { name: /Policz|Kalkulator/ });
    await expect(link).toBeInViewport();
  });
});
