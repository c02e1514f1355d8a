/** A visitor cannot open the menu, phone from the header or go back up. */
import { getLayoutTexts } from "@/lib/content/site";
import { words } from "@/lib/content/words";
import { cityPage, emergencyGuide } from "@/tests/today";
import { desktopViewport, phoneViewport, scrollTo } from "./pages";
import { expect, test } from "./test";

const { menu: pages, nav, contact } = getLayoutTexts();

test.describe("on a phone", () => {
  test.use({ viewport: phoneViewport, hasTouch: true });

  test("the menu names its pages, marks the current one, closes by Escape, a tap and a link", async ({ page }) => {
    await page.goto("/oferta");
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await toggle.click();
    await expect(menu.getByRole("link")).toHaveText(pages.map(({ label }) => label));
    await expect(menu.locator("a[href='/oferta']")).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(menu).toBeVisible();
    // Between the logo and the phone link of the header, which the menu does not cover.
    await page.mouse.click(190, 32);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/oferta$/);
    await toggle.click();
    await menu.locator("a[href='/kontakt']").click();
    await expect(page).toHaveURL(/\/kontakt$/);
    await expect(menu).toBeHidden();
  });

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

test.describe("on a computer", () => {
  test.use({ viewport: desktopViewport });

  test("the header changes further down, and the way to the top brings the visitor up", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const header = page.getByRole("banner");
    const before = await header.evaluate((one) => getComputedStyle(one).backgroundColor);
    const button = page.getByRole("link", { name: words.toTop });
    await expect(button).toBeHidden();
    await scrollTo(page, 302);
    await expect(header).not.toHaveCSS("background-color", before);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("the whole navigation is in the header from 768 px", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/");
    const links = page.getByRole("navigation", { name: words.frame.mainMenu }).getByRole("link");
    await expect(links).toHaveText(nav.map(({ label }) => label));
    await expect(page.getByRole("banner").getByRole("link", { name: contact })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  });
});
