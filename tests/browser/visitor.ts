import { test as base, expect } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { withMouse } from "@/tests/support";
import { type Mirror, startMirror } from "./mirror";

type Visitor = {
  /** A tab with its own cookies and caches. */
  tab: Page;
  mirror: Mirror;
};

/**
 * A test in a browser that prerenders pages, has a back/forward cache and allows service workers. Playwright attaches
 * to pages, which disables the first two; Puppeteer attaches to tabs.
 */
export const test = base.extend<Visitor, { visitorsBrowser: Browser }>({
  visitorsBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use, { project }) => {
      const { args } = project.use.launchOptions ?? {};
      const browser = await puppeteer.launch({
        executablePath: process.env.FULL_BROWSER || puppeteer.executablePath(),
        args: [...(args ?? []), withMouse],
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ visitorsBrowser }, use) => {
    const context = await visitorsBrowser.createBrowserContext();
    const tab = await context.newPage();
    const errors: string[] = [];
    tab.on("pageerror", (error) => errors.push(String(error)));
    tab.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) errors.push(message.text());
    });
    await use(tab);
    await context.close();
    expect(errors).toEqual([]);
  },
  mirror: async ({ baseURL }, use) => {
    const mirror = await startMirror(baseURL ?? "");
    await use(mirror);
    await mirror.unplug();
  },
});

export async function visitUntilCached(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: "networkidle0" });
  await expect.poll(() => tab.evaluate(async () => (await caches.match(location.pathname)) !== undefined)).toBe(true);
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
}
