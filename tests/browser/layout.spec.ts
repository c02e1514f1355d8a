import { expect, type Page, test } from "@playwright/test";
import { site } from "@/content/site";
import { getLayoutTexts } from "@/lib/content/site";
import { emergencyGuide } from "@/tests/today";
import { desktopViewport, painted, phoneViewport } from "./pages";

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

test.describe("on a phone", () => {
  test.use({ viewport: phoneViewport, hasTouch: true });

  test("the menu opens, names its pages, marks the current one and closes by Escape with the focus back", async ({
    page,
  }) => {
    await page.goto("/oferta");
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText(getLayoutTexts().menu.map(({ label }) => label));
    await expect(menu.getByRole("link", { name: "Oferta" })).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test("the menu closes by a tap outside it and by following a link", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeVisible();
    // The sheet covers all but the header; between its logo and its phone link there is nothing to press.
    await page.mouse.click(190, 32);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Kontakt" }).click();
    await expect(page).toHaveURL(/\/kontakt$/);
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  });

  test("the contact button gives way to a phone link and the menu", async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Zadzwoń" })).toHaveAttribute("href", /^tel:/);
    await expect(header.getByRole("link", { name: "Skontaktuj się z nami" })).toBeHidden();
  });

  test("the call bar comes after 300 px and gives way to the amber band", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Szybki kontakt" });
    await expect(bar).toBeHidden();
    await scrollTo(page, 250);
    await expect(bar).toBeHidden();
    await scrollTo(page, 320);
    const call = bar.getByRole("link", { name: site.phone.display });
    await expect(call).toBeVisible();
    await page.locator("[data-watch=band]").scrollIntoViewIfNeeded();
    await expect(call).toBeHidden();
    await expect(bar.getByRole("link", { name: "Wróć na górę strony" })).toBeVisible();
  });

  test("the hero's phone button is for wider screens", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("section:has(h1)").getByRole("link", { name: "Zadzwoń" })).toBeHidden();
    await expect(page.locator("section:has(h1)").getByRole("link", { name: "Sprawdź naszą ofertę" })).toBeVisible();
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: desktopViewport });

  test("the header changes its style after 10 px", async ({ page }) => {
    await page.goto("/");
    const background = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
    const before = await background();
    await scrollTo(page, 9);
    await painted(page);
    expect(await background()).toBe(before);
    await scrollTo(page, 12);
    await expect.poll(background).not.toBe(before);
  });

  test("the top button appears after 300 px and brings the visitor up", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/uslugi/pomiary");
    const button = page.getByRole("link", { name: "Wróć na górę strony" });
    await scrollTo(page, 299);
    await painted(page);
    await expect(button).toBeHidden();
    await scrollTo(page, 302);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("the whole navigation is in the header from 768 px, and the menu is not", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Główna" }).getByRole("link")).toHaveText(
      getLayoutTexts().nav.map(({ label }) => label),
    );
    await expect(page.getByRole("banner").getByRole("link", { name: "Skontaktuj się z nami" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  });

  test("the skip link is the first stop and leads to the content", async ({ page }) => {
    await page.goto("/oferta");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Przejdź do treści" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });

  test("the footer has its links, three profiles, the widget and the year", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("navigation", { name: "Stopka" }).getByRole("link")).toHaveText(
      getLayoutTexts().footer.map(({ label }) => label),
    );
    await expect(footer.locator("a[rel~=noopener]")).toHaveCount(3);
    await expect(footer.getByText(`© ${new Date().getUTCFullYear()}`)).toBeVisible();
    await expect(footer.getByRole("img")).toBeVisible();
  });

  test("an unknown address shows the 404 page with its links", async ({ page }) => {
    const response = await page.goto("/nie-ma-takiej-strony");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Nie znaleziono strony");
    await expect(page.getByText("Przepraszamy")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Strona główna" })).toHaveAttribute("href", "/");
    await expect(main.getByRole("link", { name: "Usługi" })).toHaveAttribute("href", "/uslugi");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phoneViewport });

  test("a visitor reads, opens the menu, answers and finds the phone number", async ({ page }) => {
    await page.goto(emergencyGuide);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    const question = page.getByRole("region", { name: "Pytania" }).locator("details").nth(1);
    await question.locator("summary").click();
    await expect(question).toHaveAttribute("open");
    await expect(page.locator("[data-watch=band]").getByRole("link", { name: site.phone.display })).toHaveAttribute(
      "href",
      `tel:${site.phone.tel}`,
    );
  });

  test("pictures load without the script that makes them lazy", async ({ page }) => {
    await page.goto("/");
    const picture = page.locator("[aria-labelledby=dlaczego] noscript");
    await expect(picture).toHaveCount(1);
    await expect(page.locator("[aria-labelledby=dlaczego] img").last()).toHaveAttribute("src", /\/media\//);
  });
});
