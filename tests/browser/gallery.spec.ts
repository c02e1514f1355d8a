import { expect, test } from "@playwright/test";
import { desktopViewport, phoneViewport } from "./pages";

test.describe("with a mouse", () => {
  test.use({ viewport: desktopViewport });

  test("arrows move three slides in view, loop at both ends and say the position", async ({ page }) => {
    await page.goto("/oferta");
    const gallery = page.locator(".carousel");
    await gallery.scrollIntoViewIfNeeded();
    const position = gallery.getByRole("status");
    await expect(position).toContainText("1–3 z 21");
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(position).toContainText("2–4 z 21");
    await gallery.getByRole("button", { name: "Poprzednie zdjęcie" }).click();
    await gallery.getByRole("button", { name: "Poprzednie zdjęcie" }).click();
    await expect(position).toContainText("21–2 z 21");
  });

  test("a click made before hydration counts once", async ({ page }) => {
    await page.goto("/oferta");
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const gallery = page.locator(".carousel");
    await gallery.scrollIntoViewIfNeeded();
    await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
    await expect(gallery.getByRole("status")).toContainText("2–4 z 21");
    await page.waitForTimeout(500);
    await expect(gallery.getByRole("status")).toContainText("2–4 z 21");
  });

  test("arrow keys move it when it has the focus", async ({ page }) => {
    await page.goto("/oferta");
    const gallery = page.locator(".carousel");
    await gallery.locator(".car-view").focus();
    await expect(page.locator(".car-view[data-embla]")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(gallery.getByRole("status")).toContainText("2–4 z 21");
  });

  test("the first three pictures are eager, the rest come when they near the screen", async ({ page }) => {
    await page.goto("/oferta");
    await expect(page.locator(".carousel .ph:not([data-lazy]) img")).toHaveCount(3);
    await expect(page.locator(".carousel .ph[data-lazy] > span > img")).toHaveCount(18);
    await expect(page.locator(".carousel .ph[data-lazy] > span > img").nth(10)).toHaveAttribute(
      "data-src",
      /^\/media\//,
    );
  });
});

test.describe("by touch", () => {
  test.use({ viewport: phoneViewport, hasTouch: true, isMobile: true });

  test("one slide is in view, swiping is native scrolling and arrows are hidden", async ({ page }) => {
    await page.goto("/oferta");
    const view = page.locator(".car-view");
    await view.scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Następne zdjęcie" })).toBeHidden();
    expect(await view.evaluate((node) => getComputedStyle(node).scrollSnapType)).toContain("x");
    await view.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: "instant" }));
    await expect(page.locator(".carousel figcaption").nth(1)).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desktopViewport });

  test("all 21 pictures are there in a row that scrolls, which stands at its beginning", async ({ page }) => {
    await page.goto("/oferta");
    await expect(page.locator(".carousel figure")).toHaveCount(21);
    await expect(page.getByRole("button", { name: "Poprzednie zdjęcie" })).toBeDisabled();
    expect(await page.locator(".car-view").evaluate((node) => getComputedStyle(node).overflowX)).toBe("auto");
  });
});
