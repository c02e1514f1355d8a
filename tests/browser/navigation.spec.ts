import { expect, test } from "@playwright/test";
import { offerHeading, servicesHeading } from "@/tests/today";
import { gate, painted } from "./pages";

/** Hydrates the page: the gallery is an island, and a pointer on it brings the framework. */
async function hydrate(page: import("@playwright/test").Page) {
  await page.goto("/oferta");
  const next = page.getByRole("button", { name: "Następne zdjęcie" });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page.locator("[data-embla]")).toBeVisible();
}

test("after hydration a link changes the page without loading it anew, at the top, with the focus on the content", async ({
  page,
}) => {
  await hydrate(page);
  await page.evaluate(() => {
    (window as unknown as { kept: boolean }).kept = true;
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Usługi" }).click();
  await expect(page).toHaveURL(/\/uslugi$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(servicesHeading);
  expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(offerHeading);
});

test("after hydration back and forward show a page at once where it was left", async ({ page }) => {
  const places: string[] = [];
  await page.exposeBinding("stands", (_, place: string) => void places.push(place));
  await hydrate(page);
  const readDownTo = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await readDownTo(900);
  await page.getByRole("banner").getByRole("link", { name: "Poradnik" }).click();
  await expect(page).toHaveURL(/\/poradnik$/);
  await readDownTo(600);
  await painted(page);
  await page.evaluate(() =>
    addEventListener("scroll", () => {
      (window as unknown as { stands: (place: string) => void }).stands(`${location.pathname} ${Math.round(scrollY)}`);
    }),
  );
  await page.goBack();
  // No place on the way is seen: the page does not run past the visitor.
  await expect.poll(() => places).toEqual(["/oferta 900"]);
  await page.goForward();
  await expect.poll(() => places).toEqual(["/oferta 900", "/poradnik 600"]);
});

test("a slow page shows the indicator, then six placeholder cards, then itself", async ({ page }) => {
  await hydrate(page);
  const network = gate();
  await page.route(/\/uslugi\.txt/, async (route) => {
    await network.opened;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Usługi" }).click();
  const indicator = page.getByRole("status").filter({ hasText: "Wczytywanie…" });
  await expect(indicator.locator("div").first()).toBeVisible();
  await expect(indicator.locator("[data-placeholder]")).toHaveCount(6);
  network.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(servicesHeading);
  await expect(indicator).toHaveCount(0);
});

test("lazy pictures of a page reached by client-side navigation load as well", async ({ page }) => {
  await hydrate(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /strona główna/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  const frame = page.locator("[aria-labelledby=dlaczego] [data-ph]");
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute("data-state", "loaded");
});
