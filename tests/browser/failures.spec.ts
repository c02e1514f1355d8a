import { expect, type Page, test } from "@playwright/test";
import { alwaysAnswering, guideNamed, position } from "@/tests/today";
import { failures, goOffline, goOnline, island, sentence, slowDown } from "./failing";
import { desktopViewport, phoneViewport } from "./pages";

/**
 * What a visitor is told when an island, or the script of a page, does not load: one sentence beside the control, the
 * way that still works, nothing on the screen that is not true, and the next use tries again.
 */
test.use({ viewport: desktopViewport });

test.describe("gallery", () => {
  const arrow = (page: Page) => page.getByRole("button", { name: "Następne zdjęcie" });
  const row = (page: Page) => island(page).getByRole("region");
  const place = (page: Page) => island(page).locator("[role=status]");
  const told = /^Strzałki się nie wczytały.*paskiem, który jest pod nimi\.$/;

  for (const [name, files, handler] of failures)
    test(`when ${name}, the arrows say so and the next press moves the row`, async ({ page }) => {
      await page.route(files, handler);
      await page.goto("/oferta");
      await expect(sentence(page)).toHaveText(told);
      await expect(sentence(page).locator("p")).toBeHidden();
      await arrow(page).click();
      await expect(sentence(page).locator("p")).toBeInViewport();
      await page.unroute(files);
      await arrow(page).click();
      await expect(place(page)).toContainText(position(4, 3));
      await expect(place(page)).toBeVisible();
      await expect(sentence(page).locator("p")).toBeHidden();
    });

  test("the row has a bar to move it by meanwhile, and no position that it has left", async ({ page }) => {
    await goOffline(page);
    await page.goto("/oferta");
    const bar = () => row(page).evaluate((node) => getComputedStyle(node).scrollbarWidth);
    expect(await bar()).toBe("none");
    await expect(place(page)).toBeVisible();
    await arrow(page).click();
    await expect(place(page)).toBeHidden();
    expect(await bar()).toBe("auto");
    await row(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect(place(page)).toBeHidden();
  });

  test("a press on a slow network waits; after ten seconds the page says so, and the press is made when it can be", async ({
    page,
  }) => {
    const network = await slowDown(page);
    await page.goto("/oferta");
    await arrow(page).click();
    await expect(island(page)).toHaveAttribute("aria-busy", "true");
    await expect(sentence(page).locator("p")).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(sentence(page).locator("p")).toBeVisible();
    network.open();
    await expect(place(page)).toContainText(position(4, 3));
    await expect(sentence(page).locator("p")).toBeHidden();
  });

  test("on a phone, which has no arrows, nothing is said of them", async ({ page }) => {
    await page.setViewportSize(phoneViewport);
    await goOffline(page);
    await page.goto("/oferta");
    await row(page).focus();
    await expect(island(page)).toHaveAttribute("data-failed");
    await expect(sentence(page).locator("p")).toBeHidden();
  });
});

test.describe("search", () => {
  const field = (page: Page) => page.getByRole("searchbox", { name: "Szukaj w poradniku" });
  const title = (page: Page) => island(page).getByRole("heading", { level: 4 }).first();
  const told = /^Nie udało się wczytać wyszukiwarki\..*Wszystkie tematy są na liście poniżej\.$/;

  for (const [name, files, handler] of failures) {
    test(`when ${name}, what was typed stays beside a sentence, and Enter tries again`, async ({ page }) => {
      await page.route(files, handler);
      await page.goto("/poradnik");
      await expect(sentence(page).locator("p")).toBeHidden();
      await field(page).pressSequentially("alarm");
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press("Enter");
        await expect(island(page)).not.toHaveAttribute("aria-busy");
      }
      await expect(sentence(page)).toHaveText(told);
      await expect(sentence(page).locator("p")).toBeInViewport();
      await expect(field(page)).toHaveValue("alarm");
      await expect(page).toHaveURL(/\/poradnik$/);
      await expect(page.locator("[data-topics] > li").last()).toBeVisible();
      await page.unroute(files);
      await page.keyboard.press("Enter");
      await expect(title(page)).toHaveText(guideNamed("alarm").name);
      await expect(sentence(page).locator("p")).toBeHidden();
    });

    test(`when ${name}, the query of the address is in the field`, async ({ page }) => {
      await page.route(files, handler);
      await page.goto("/poradnik?q=czujka+ruchu");
      await expect(sentence(page).locator("p")).toBeVisible();
      await expect(field(page)).toHaveValue("czujka ruchu");
      await page.unroute(files);
      await page.getByRole("button", { name: "Szukaj" }).click();
      await expect(title(page)).toHaveText(guideNamed("alarm").name);
      await expect(page).toHaveURL(/\/poradnik\?q=czujka\+ruchu$/);
    });
  }

  test("typing on tries again, too", async ({ page }) => {
    await goOffline(page);
    await page.goto("/poradnik");
    await field(page).pressSequentially("alar");
    await expect(sentence(page).locator("p")).toBeVisible();
    await goOnline(page);
    await field(page).pressSequentially("m");
    await expect(title(page)).toHaveText(guideNamed("alarm").name);
  });
});

test.describe("scripts of single pages", () => {
  const failing = failures
    .slice(0, 2)
    .map(([name, , handler]) => [name.replace(/.*chunks? (is|are)/, "it is"), handler] as const);

  for (const [name, handler] of failing) {
    test(`/wzor-protokolu: when ${name}, there is no button that does nothing`, async ({ page }) => {
      await page.route(/\/scripts\/print\./, handler);
      await page.goto("/wzor-protokolu", { waitUntil: "load" });
      await expect(page.getByRole("button", { name: /Drukuj/ })).toHaveCount(0);
      await page.unroute(/\/scripts\/print\./);
      await page.reload();
      await expect(page.getByRole("button", { name: /Drukuj/ })).toBeVisible();
    });

    test(`/kontakt: when ${name}, numbers, hours and the message are there, and no button that does nothing`, async ({
      page,
    }) => {
      await page.route(/\/scripts\/contact-tools\./, handler);
      await page.goto("/kontakt", { waitUntil: "load" });
      await expect(page.getByRole("button", { name: /Kopiuj/ })).toHaveCount(0);
      await expect(page.locator("[data-answering]")).toHaveText(alwaysAnswering);
      const mail = await page.getByRole("link", { name: "Otwórz e-mail z tą treścią" }).getAttribute("href");
      expect(decodeURIComponent(mail ?? "")).toContain("proszę o wycenę");
    });
  }
});
