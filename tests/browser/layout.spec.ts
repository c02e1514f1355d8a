/**
 * A visitor on a phone sees several filled calls and none that leads; on a desktop a head that is half empty. The rest of
 * the frame: specification/.
 */
import { all, pathOf } from "@/lib/content/records";
import { testAll } from "@/tests/extent";
import { cityPage, emergencyGuide, powerPage, pvPage } from "@/tests/today";
import { pageWith, phoneViewport } from "./pages";
import { expect, test } from "./test";

test.describe("on a phone", () => {
  test.use({ viewport: phoneViewport, hasTouch: true });

  for (const path of ["/", cityPage.path, emergencyGuide, "/kontakt", "/dla-firm", "/wycena"])
    test(`the header's call is the one filled call of ${path}, open rows and the menu included`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        for (const one of document.querySelectorAll("details")) one.open = true;
        document.querySelector<HTMLElement>("#menu")?.showPopover();
      });
      // The firm's numbers: those of emergency services are filled as well.
      const filled = await page
        .locator('a[href^="tel:+"]')
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility() && !/, 0\)$/.test(getComputedStyle(link).backgroundColor))
            .map((link) => link.getAttribute("data-call")),
        );
      expect(filled).toEqual(["header"]);
    });
});

const heads = [pageWith("services"), cityPage.path, powerPage, pvPage, emergencyGuide, "/dla-firm"];
const allHeads = (["services", "guides", "cities"] as const).flatMap((name) =>
  all(name).map(({ slug }) => pathOf(name, slug)),
);
for (const path of testAll ? [...new Set([...allHeads, ...heads])] : heads)
  test(`the second column of the head of ${path} begins beside the title and ends with the first`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const title = await page.locator("h1").boundingBox();
    const second = await page.locator("section:has(h1) [data-second]").boundingBox();
    const end = await page.locator("section:has(h1) [data-second] > :last-child").boundingBox();
    const last = await page.locator("section:has(h1) [data-second]").evaluate((one) => {
      const ends = [...(one.parentElement?.children ?? [])].filter((other) => other !== one && !other.matches("dl"));
      return Math.max(...ends.map((other) => other.getBoundingClientRect().bottom));
    });
    if (!title || !second || !end) throw new Error("The head has no second column.");
    expect([579, 780]).toContain(Math.round(second.x));
    expect(Math.abs(second.y - title.y)).toBeLessThan(8);
    // A hole of less than three lines.
    expect(Math.abs(end.y + end.height - last)).toBeLessThan(120);
  });
