import { test as base } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { withMouse } from "@/tests/support";

/** What a test of pages that wait out of sight (prerendered, or in the back/forward cache) is given. */
type Visitor = {
  /** A tab of a browser of its own. */
  tab: Page;
  /** Address of the site. */
  site: string;
};

/**
 * A visitor whose browser prerenders pages and keeps those left behind. Playwright attaches to pages in a way that
 * makes Chromium do neither; Puppeteer attaches to tabs.
 */
export const test = base.extend<Visitor, { visitorsBrowser: Browser }>({
  visitorsBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use, { project }) => {
      const { executablePath, args } = project.use.launchOptions ?? {};
      const browser = await puppeteer.launch({
        executablePath: executablePath ?? puppeteer.executablePath(),
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
    await use(tab);
    await context.close();
  },
  site: async ({ baseURL }, use) => {
    await use(baseURL ?? "");
  },
});
