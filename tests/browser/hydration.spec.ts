import { expect, type Page, test } from "@playwright/test";
import {
  expectNone,
  flightFile,
  frameworkFile,
  frameworkRequests,
  island,
  nextButton,
  position,
  pressNext,
  scriptErrors,
} from "./hydration";
import { desktopViewport, gate } from "./pages";

/**
 * Hydration on demand. /oferta has an island that waits for a need, /poradnik one that also reads the address, / has
 * none.
 */
test.use({ viewport: desktopViewport });

async function hydrate(page: Page) {
  await page.goto("/oferta");
  await pressNext(page);
}

test.describe("before anything is needed", () => {
  test("a page without islands loads no framework, whatever the visitor does on it", async ({ page }) => {
    const requests = frameworkRequests(page);
    await page.goto("/");
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, 2000);
    await page.locator("footer").click({ position: { x: 5, y: 5 } });
    for (let press = 0; press < 12; press++) await page.keyboard.press("Tab");
    await page.locator("main a").filter({ visible: true }).first().hover();
    await expectNone(page, requests);
  });

  test("a page with an island loads none for reading, scrolling, a passing finger or a plain link", async ({
    page,
  }) => {
    const requests = frameworkRequests(page);
    await page.goto("/oferta");
    await island(page).scrollIntoViewIfNeeded();
    await nextButton(page).dispatchEvent("pointerover", { pointerType: "touch" });
    await page.locator('header a[href="/kontakt"]').first().hover();
    await page.locator('header a[href="/kontakt"]').first().focus();
    await expectNone(page, requests);
    requests.length = 0;
    await page.locator('header a[href="/kontakt"]').first().click();
    await page.waitForURL("**/kontakt");
    await expectNone(page, requests);
  });

  test("the focus, or a mouse on a button of the island, brings it", async ({ page }) => {
    const requests = frameworkRequests(page);
    await page.goto("/oferta");
    await nextButton(page).focus();
    await expect.poll(() => requests.length).toBeGreaterThan(3);
    await page.goto("/kontakt");
    requests.length = 0;
    await page.goto("/oferta");
    await nextButton(page).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(3);
  });

  test("the strict policy is in force, and hydration does not violate it", async ({ page }) => {
    const errors = scriptErrors(page);
    const policy = (await page.goto("/oferta"))?.headers()["content-security-policy"];
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'( 'sha256-[^']+')?;/);
    expect(policy).toContain("style-src-attr 'none';");
    await hydrate(page);
    await page.goto("/poradnik?q=alarm");
    await page.waitForLoadState("networkidle");
    expect(errors).toEqual([]);
  });
});

test.describe("a press or a word before React is there", () => {
  test("a press waits for the island and is handled once", async ({ page }) => {
    const network = gate();
    await page.route(frameworkFile, async (route) => {
      await network.opened;
      await route.continue();
    });
    await page.goto("/oferta#gora");
    await nextButton(page).click();
    const scrolled = await page.evaluate(() => scrollY);
    network.open();
    await expect(position(page)).toContainText("4–6 z");
    // A press handled twice would move on: the row has come to rest by then.
    await page.waitForLoadState("networkidle");
    await expect(position(page)).toContainText("4–6 z");
    await expect(nextButton(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const sources = await page.locator("script[src]").evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(sources).toEqual([...new Set(sources)]);
  });

  test("what was typed stays in the field and is searched for", async ({ page }) => {
    await page.goto("/poradnik");
    const field = island(page).getByRole("searchbox");
    await field.pressSequentially("alarm");
    await page.keyboard.press("Enter");
    await expect(island(page).getByRole("link").first()).toBeVisible();
    await expect(field).toHaveValue("alarm");
  });

  test("a query in the address needs no press", async ({ page }) => {
    await page.goto("/poradnik?q=alarm");
    await expect(island(page).getByRole("searchbox")).toHaveValue("alarm");
    await expect(island(page).getByRole("link").first()).toBeVisible();
  });

  test("a search is there again by forward, also where the page was loaded anew before it was needed", async ({
    page,
  }) => {
    await page.goto("/poradnik");
    const field = island(page).getByRole("searchbox");
    await field.fill("alarm");
    await field.press("Enter");
    await expect(page).toHaveURL(/q=alarm$/);
    await page.goBack();
    await expect(field).toHaveValue("");
    await page.reload();
    await page.goForward();
    await expect(field).toHaveValue("alarm");
    await expect(island(page).getByRole("link").first()).toBeVisible();
  });
});

test("an island asks for nothing that the site does not have, nor for the pages behind its links", async ({ page }) => {
  const asked: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() !== 200 || (pathname.endsWith(".txt") && !flightFile.test(pathname))) asked.push(pathname);
  });
  await page.goto("/poradnik");
  const field = island(page).getByRole("searchbox");
  await field.pressSequentially("alarm");
  await field.press("Enter");
  await expect(island(page).getByRole("link").first()).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(field).toHaveValue("alarm");
  await island(page).getByRole("link").first().hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});
