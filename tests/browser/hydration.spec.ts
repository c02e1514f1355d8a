import { expect, type Page, type Route, type TestInfo, test } from "@playwright/test";
import { blockId } from "@/lib/hydration";
import { desktopViewport, gate, painted } from "./pages";

/**
 * Hydration on demand, and the same islands and navigation in the plain export. /oferta has an island that waits for a
 * need, /poradnik one that also reads the address, / has none.
 */
test.use({ viewport: desktopViewport });

const frameworkFile = /\/_next\/static\/chunks\/[^?]+\.js/;
const flightFile = /\/flight\/.+\.txt/;

const island = (page: Page) => page.locator("[data-island]").first();
const nextButton = (page: Page) => island(page).locator("button:not([disabled])").last();
const position = (page: Page) => island(page).getByRole("status");
const isPlain = ({ project }: TestInfo) => project.name === "plain";

/** Framework scripts and flight data requested so far. */
function frameworkRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (frameworkFile.test(request.url()) || flightFile.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/**
 * Expects that none of those requests was begun. Frame callbacks and observers have run by then, and the page makes a
 * last such request itself: the browser reports them in their order, so an earlier one has been reported when it is.
 */
async function expectNone(page: Page, requests: readonly string[]) {
  await painted(page);
  const last = "/flight/last.txt";
  await page.evaluate((address) => fetch(address), last);
  expect(requests.map((url) => new URL(url).pathname)).toEqual([last]);
}

/** Errors of scripts, React's among them, and violations of the Content-Security-Policy. */
function scriptErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy|Minified React|hydrat/i.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Presses the island's button and sees it handled. The plain export loses a press that comes before React. */
async function pressNext(page: Page) {
  const button = await nextButton(page).elementHandle();
  if (isPlain(test.info()))
    await page.waitForFunction((node) => Object.keys(node ?? {}).some((key) => key.startsWith("__reactProps")), button);
  await nextButton(page).click();
  await expect(position(page)).toContainText("2–4 z");
}

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

/** Heading of a page as it is exported. Read here, not in the browser: its page may be on its way to another. */
const heading = async (page: Page, path: string): Promise<string> => {
  const html = await (await page.request.get(path)).text();
  const [, inside = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return inside.replace(/<[^>]+>/g, "").replaceAll("&amp;", "&");
};
const expectPage = async (page: Page, path: string) => expect(page.locator("h1")).toHaveText(await heading(page, path));

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
    await page.locator("main a").first().hover();
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
    await expect(position(page)).toContainText("2–4 z");
    // A press handled twice would move on: the row has come to rest by then.
    await page.waitForLoadState("networkidle");
    await expect(position(page)).toContainText("2–4 z");
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

test.describe("failures leave the page as it is, but for a sentence (failures.spec.ts)", () => {
  test.beforeEach(() => test.skip(isPlain(test.info()), "the plain export has no loader"));

  const answer = (status: number, contentType: string, body: string) => (route: Route) =>
    route.fulfill({ status, contentType, body, headers: { "X-Content-Type-Options": "nosniff" } });
  const failures: [name: string, files: RegExp, handler: (route: Route) => Promise<void>][] = [
    ["flight data is missing", flightFile, answer(404, "text/html", "<!DOCTYPE html><h1>404</h1>")],
    ["flight data is of another build", flightFile, answer(200, "text/plain", '0:{"b":"older"}\n')],
    ["flight data is a page", flightFile, answer(200, "text/html", "<!DOCTYPE html><h1>Oferta</h1>")],
    ["a chunk is missing", /turbopack-[^/]+\.js/, answer(404, "text/html", "<!DOCTYPE html><h1>404</h1>")],
    ["a chunk is a page", /turbopack-[^/]+\.js/, answer(200, "text/html", "<!DOCTYPE html><h1>Oferta</h1>")],
    ["the network is gone", /\/(flight|_next)\//, (route) => route.abort("internetdisconnected")],
  ];
  for (const [name, files, handler] of failures)
    test(`when ${name}, the base script and links go on, and a later press tries again`, async ({ page }) => {
      const errors = scriptErrors(page);
      await page.goto("/oferta");
      const before = await page.locator("main").innerHTML();
      await page.route(files, handler);
      const open = new Set<unknown>();
      page.on("request", (request) => open.add(request));
      page.on("requestfinished", (request) => open.delete(request));
      page.on("requestfailed", (request) => open.delete(request));
      const asked = page.waitForRequest(files);
      await nextButton(page).click();
      await asked;
      await expect.poll(() => open.size).toBe(0);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const settled = (html: string) => html.replaceAll(/ data-(state="\w+"|(seen|failed)="")| src(set)?="[^"]*"/g, "");
      expect(settled(await page.locator("main").innerHTML())).toBe(settled(before));
      await page.evaluate(() => scrollTo(0, 400));
      await expect(page.locator("html[data-scrolled][data-top]")).toBeAttached();
      expect(errors).toEqual([]);

      await page.unroute(files);
      await pressNext(page);
    });

  test("when it fails, a link loads the whole page", async ({ page }) => {
    await page.route(flightFile, (route) => route.abort());
    await page.goto("/oferta");
    await nextButton(page).click();
    await page.locator('header a[href="/kontakt"]').first().click();
    await expectPage(page, "/kontakt");
  });

  test("every press tries again, and asks for nothing that has come", async ({ page }) => {
    const requests = frameworkRequests(page);
    const missing = /turbopack-[^/]+\.js/;
    await page.route(missing, (route) => route.abort());
    await page.goto("/oferta");
    for (let press = 0; press < 6; press++) {
      await nextButton(page).click();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    }
    const chunks = requests.filter((url) => frameworkFile.test(url));
    // The mouse was on the button before the first press.
    expect(chunks.filter((url) => missing.test(url)).length).toBeGreaterThanOrEqual(6);
    const others = chunks.filter((url) => !missing.test(url));
    expect(others).toEqual([...new Set(others)]);
    await page.unroute(missing);
    await pressNext(page);
  });

  test("the 404 page works and loads no framework", async ({ page }) => {
    const requests = frameworkRequests(page);
    expect((await page.goto("/nie-ma-takiej-strony"))?.status()).toBe(404);
    await expect(page.locator(`#${blockId}`)).toHaveCount(0);
    await page.locator('main a[href="/"]').click();
    await expectPage(page, "/");
    await expectNone(page, requests);
    for (const file of ["/_not-found", "/_not-found.txt"]) expect((await page.request.get(file)).status()).toBe(404);
  });
});
