import { expect, type Route, test } from "@playwright/test";
import { blockId } from "@/components/islands/react/hydration/block";
import {
  answer,
  expectNone,
  expectPage,
  flightFile,
  frameworkFile,
  frameworkRequests,
  nextButton,
  pressNext,
  scriptErrors,
} from "./hydration";
import { desktopViewport } from "./pages";

/** The loader of /oferta when something does not come. */
test.use({ viewport: desktopViewport });

test.describe("failures leave the page as it is, but for a sentence (failures.spec.ts)", () => {
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
