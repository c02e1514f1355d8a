import { expect, type Page, type Route } from "@playwright/test";
import { painted } from "./pages";

/** Addresses of the framework's scripts, and of what it draws a page from. */
export const frameworkFile = /\/_next\/static\/chunks\/[^?]+\.js/;
export const flightFile = /\/flight\/.+\.txt/;

/** The first island of a page, its last button that can be pressed, and what it says of its position. */
export const island = (page: Page) => page.locator("[data-island]").first();
export const nextButton = (page: Page) => island(page).locator("button:not([disabled])").last();
export const position = (page: Page) => island(page).getByRole("status");

/** Answers a request with what a server under the site's own rules would send. */
export const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: { "X-Content-Type-Options": "nosniff" } });

/** Framework scripts and flight data requested so far. */
export function frameworkRequests(page: Page): string[] {
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
export async function expectNone(page: Page, requests: readonly string[]) {
  await painted(page);
  const last = "/flight/last.txt";
  await page.evaluate((address) => fetch(address), last);
  expect(requests.map((url) => new URL(url).pathname)).toEqual([last]);
}

/** Errors of scripts, React's among them, and violations of the Content-Security-Policy. */
export function scriptErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy|Minified React|hydrat/i.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Presses the island's button and sees it handled. */
export async function pressNext(page: Page) {
  await nextButton(page).click();
  await expect(position(page)).toContainText("4–6 z");
}

/** Heading of a page as it is exported. Read here, not in the browser: its page may be on its way to another. */
const heading = async (page: Page, path: string): Promise<string> => {
  const html = await (await page.request.get(path)).text();
  const [, inside = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return inside.replace(/<[^>]+>/g, "").replaceAll("&amp;", "&");
};
/** Expects that a page is shown, by its heading. */
export const expectPage = async (page: Page, path: string) =>
  expect(page.locator("h1")).toHaveText(await heading(page, path));
