/** Ways in which the code of an island does not arrive, and where the page says so. */
import type { Page, Route } from "@playwright/test";
import { answer } from "./hydration";
import { gate } from "./pages";

export const island = (page: Page) => page.locator("[data-island]");
export const sentence = (page: Page) => island(page).locator("[aria-live=polite]");

export const framework = /\/(flight|_next\/static)\//;
export const failures: readonly [name: string, files: RegExp, handler: (route: Route) => Promise<void>][] = [
  ["the chunks are blocked", /\/_next\/static\/chunks\/.+\.js/, (route) => route.abort("blockedbyclient")],
  ["a chunk is missing", /\/turbopack-[^/]+\.js/, answer(404, "text/html", "<!DOCTYPE html><h1>404</h1>")],
  ["flight data is missing", /\/flight\/.+\.txt/, answer(404, "text/html", "<!DOCTYPE html><h1>404</h1>")],
  ["the network is gone", framework, (route) => route.abort("internetdisconnected")],
];
export const goOffline = (page: Page) => page.route(framework, (route) => route.abort("internetdisconnected"));
export const goOnline = (page: Page) => page.unroute(framework);

/** Holds the framework back until the gate is opened, on a page whose clock the test moves. */
export async function slowDown(page: Page) {
  const network = gate();
  await page.clock.install();
  await page.route(/\/_next\/static\/chunks\/.+\.js/, async (route) => {
    await network.opened;
    await route.continue();
  });
  return network;
}
