/** A visitor could not open the menu, phone from the bar, go back up, skip to the text, or leave the 404 page. */
import { get } from "@/lib/content/records";
import { getLayoutTexts } from "@/lib/content/site";
import { words } from "@/lib/content/words";
import { telLink } from "@/tests/today";
import { desktopViewport, pageWith, painted, phoneViewport, scrollTo, unknownPage } from "./pages";
import { expect, test } from "./test";

const { menu: pages, nav, footer: footerLinks, skip, contact } = getLayoutTexts();

test.use({ mayFail: new RegExp(`404.*${unknownPage}`) });

test.describe("on a phone", () => {
  test.use({ viewport: phoneViewport, hasTouch: true });

  test("the menu opens, names its pages, marks the current one, closes by Escape, a tap outside and a link", async ({
    page,
  }) => {
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
    // The sheet covers all but the header; between its logo and its phone link there is nothing to press.
    await page.mouse.click(190, 32);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/oferta$/);
    await toggle.click();
    await menu.locator("a[href='/kontakt']").click();
    await expect(page).toHaveURL(/\/kontakt$/);
    await expect(menu).toBeHidden();
  });

  test("the call bar comes after 300 px and gives way to the amber band; the header has a phone link and the menu", async ({
    page,
  }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await expect(header.locator("a[data-call]").filter({ visible: true })).toHaveAttribute("href", telLink);
    await expect(header.getByRole("link", { name: contact })).toBeHidden();
    const bar = page.getByRole("navigation", { name: words.frame.quickContact });
    await expect(bar).toBeHidden();
    await scrollTo(page, 250);
    await painted(page);
    await expect(bar).toBeHidden();
    await scrollTo(page, 320);
    await expect(bar.locator("a[data-call]")).toBeVisible();
    await page.locator("[data-watch=band]").scrollIntoViewIfNeeded();
    await expect(bar.locator("a[data-call]")).toBeHidden();
    await expect(bar.getByRole("link", { name: words.toTop })).toBeVisible();
  });
});

test.describe("on a computer", () => {
  test.use({ viewport: desktopViewport });

  test("the header changes after 10 px, the way to the top appears after 300 px and brings the visitor up", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const background = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
    const before = await background();
    await scrollTo(page, 9);
    await painted(page);
    expect(await background()).toBe(before);
    await scrollTo(page, 12);
    await expect.poll(background).not.toBe(before);
    const button = page.getByRole("link", { name: words.toTop });
    await scrollTo(page, 299);
    await painted(page);
    await expect(button).toBeHidden();
    await scrollTo(page, 302);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("the whole navigation is in the header from 768 px, and the footer has its links and the year", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: words.frame.mainMenu }).getByRole("link")).toHaveText(
      nav.map(({ label }) => label),
    );
    await expect(page.getByRole("banner").getByRole("link", { name: contact })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("navigation", { name: words.frame.footerMenu }).getByRole("link")).toHaveText(
      footerLinks.map(({ label }) => label),
    );
    await expect(footer.locator("a[rel~=noopener]")).toHaveCount(get("site").profiles.length);
    await expect(footer.getByText(/© 20\d\d/)).toBeVisible();
  });

  test("the skip link is the first stop and leads to the content", async ({ page }) => {
    await page.goto(pageWith("services"));
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: skip });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });

  test("an unknown address shows the 404 page with its links", async ({ page }) => {
    const response = await page.goto(unknownPage);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(get("not-found").title);
    for (const to of ["/", "/uslugi"]) await expect(page.locator(`main a[href="${to}"]`).first()).toBeVisible();
  });
});
