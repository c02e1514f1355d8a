import { expect, type Page, test } from "@playwright/test";
import {
  expectNone,
  expectPage,
  frameworkFile,
  frameworkRequests,
  island,
  isPlain,
  nextButton,
  position,
  pressNext,
  scriptErrors,
} from "./hydration";
import { desktopViewport, gate } from "./pages";

/**
 * Hydration on demand, and the same islands and navigation in the plain export. /oferta has an island that waits for a
 * need, /poradnik one that also reads the address, / has none.
 */
test.use({ viewport: desktopViewport });

async function hydrate(page: Page) {
  await page.goto("/oferta");
  await pressNext(page);
}

/** Follows a link of the header inside the document: a mark on window outlives it. */
async function goSoftly(page: Page, path: string) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
}

/** Waits until a page that reloads itself is whole: a step through the history while it is on its way would be lost. */
const comesAnew = (page: Page) =>
  expect
    .poll(() =>
      page
        .evaluate(() => {
          const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
          return visit?.type === "reload" && visit.loadEventEnd > 0;
        })
        .catch(() => false),
    )
    .toBe(true);

test.describe("before anything is needed", () => {
  test.beforeEach(() => test.skip(isPlain(test.info()), "the plain export loads the framework at once"));

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
    test.skip(isPlain(test.info()), "React loses it where nobody keeps it");
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
});

test.describe("once React is there", () => {
  test("links change the page inside the document, one file of flight data for each", async ({ page }) => {
    const errors = scriptErrors(page);
    await hydrate(page);
    const texts: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(".txt")) texts.push(new URL(request.url()).pathname);
    });
    await page.evaluate(() => scrollTo(0, 900));
    await goSoftly(page, "/kontakt");
    await expectPage(page, "/kontakt");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await goSoftly(page, "/poradnik");
    await expectPage(page, "/poradnik");
    expect(texts).toEqual(["/kontakt.txt", "/poradnik.txt"]);
    await page.goBack();
    await expectPage(page, "/kontakt");
    await page.goBack();
    await expectPage(page, "/oferta");
    await page.goForward();
    await expectPage(page, "/kontakt");
    expect(errors).toEqual([]);
  });

  test("back works across a reload, where two pages share one document in the history", async ({ page }) => {
    await hydrate(page);
    await goSoftly(page, "/kontakt");
    await page.reload();
    await page.goBack();
    if (!isPlain(test.info())) await comesAnew(page);
    await expectPage(page, "/oferta");
    await page.goForward();
    await expectPage(page, "/kontakt");
  });

  test("back works over a fragment link, before and after hydration", async ({ page }) => {
    test.skip(isPlain(test.info()), "Next.js drops a fragment that is set while it hydrates");
    await page.goto("/oferta");
    await page.evaluate(() => location.assign("#gora"));
    await pressNext(page);
    // The island is ready before the last of the page is: a fragment set meanwhile would be dropped.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => location.assign("#tresc"));
    await goSoftly(page, "/kontakt");
    await page.goBack();
    await expect(page).toHaveURL(/\/oferta#tresc$/);
    await comesAnew(page);
    await expectPage(page, "/oferta");
    await page.goBack();
    await expect(page).toHaveURL(/\/oferta#gora$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/oferta$/);
    await expectPage(page, "/oferta");
  });

  const changed: [name: string, change: (body: string) => { status: number; body: string }][] = [
    ["is missing", () => ({ status: 404, body: "<!DOCTYPE html><h1>404</h1>" })],
    ["is of another build", (body) => ({ status: 200, body: body.replace(/"b":"[^"]+"/, '"b":"older"') })],
  ];
  for (const [name, change] of changed)
    test(`when the flight data behind a link ${name}, the link loads the whole page`, async ({ page }) => {
      await hydrate(page);
      await page.route("**/kontakt.txt*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, ...change(await response.text()) });
      });
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.locator('header a[href="/kontakt"]').first().click();
      await page.waitForFunction(() => location.pathname === "/kontakt" && !("sameDocument" in window));
      await expectPage(page, "/kontakt");
    });
});
