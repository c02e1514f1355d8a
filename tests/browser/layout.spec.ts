/** A visitor on a phone sees several filled calls and none that leads. The rest of the frame: specification/. */
import { cityPage, emergencyGuide } from "@/tests/today";
import { phoneViewport } from "./pages";
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
