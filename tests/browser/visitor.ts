/** Visitors whose browser keeps pages: what these read, prerender, and go back to. */
import { test as base, expect } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { withMouse } from "@/tests/support";
import { type Mirror, mirrorOf } from "./mirror";

/** What a test of pages that the browser keeps (prerendered, in the back/forward cache, by a worker) is given. */
type Visitor = {
  /** A tab of a browser of its own. */
  tab: Page;
  /** The site on a server of its own, for this test alone. */
  mirror: Mirror;
};

/**
 * A visitor whose browser prerenders pages, keeps those left behind, and lets workers in. Playwright attaches to pages
 * in a way that makes Chromium do neither; Puppeteer attaches to tabs.
 */
export const test = base.extend<Visitor, { visitorsBrowser: Browser }>({
  visitorsBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use, { project }) => {
      const { args } = project.use.launchOptions ?? {};
      const browser = await puppeteer.launch({
        executablePath: process.env.WHOLE_BROWSER || puppeteer.executablePath(),
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
    const mirror = await mirrorOf(baseURL ?? "");
    await use(mirror);
    await mirror.unplug();
  },
});

/** Opens a page and waits until the worker is in and has kept it. */
export async function visitUntilKept(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: "networkidle0" });
  await expect.poll(() => tab.evaluate(async () => (await caches.match(location.pathname)) !== undefined)).toBe(true);
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
}
