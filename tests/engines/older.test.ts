import type { Browser, Page } from "puppeteer-core";
import { startServer } from "@/lib/tools/hosting/serve";
import { testIf } from "@/tests/support";
import { emergencyGuide } from "@/tests/today";
import { firefox, startFirefox, tabFor } from "./firefox";
import { eventually, visitorIn } from "./visitor";

/** A guide with contents and questions. */
const guide = emergencyGuide;

/** Starting a browser on busy processors takes a while, in milliseconds. */
const slowest = 60_000;

let site: Awaited<ReturnType<typeof startServer>>;
let browser: Browser | undefined;
let page: Page;
beforeAll(async () => {
  if (firefox.missing) return;
  site = await startServer({ port: 0 });
  // As before version 143: styles do not reach what a closed answer holds.
  browser = await startFirefox({ "layout.css.details-content.enabled": false });
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(site.url + guide);
}, slowest);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe("a browser that does not know ::details-content", () => {
  const check = testIf(!firefox.missing, `not installed: ${firefox.missing}`);
  type Noted = { onPaper?: string[] };

  check(
    "prints the answers that are closed on the screen, and closes them again",
    async () => {
      const closed = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("main details:not([open]) > summary")].map(({ textContent }) => textContent),
        );
      const before = await closed();
      expect(before.length).toBeGreaterThan(1);
      // Heard after the page's own script: what it leaves closed is closed on paper.
      await page.evaluate(() =>
        addEventListener("beforeprint", () => {
          (window as Noted).onPaper = [...document.querySelectorAll("details:not([open]) > summary")].map(String);
        }),
      );
      await page.pdf();
      expect(await page.evaluate(() => (window as Noted).onPaper)).toEqual([]);
      expect(await closed()).toEqual(before);
    },
    slowest,
  );

  check(
    "opens the contents of a guide on a wide screen by a press",
    async () => {
      const visitor = visitorIn(await tabFor(page, site.url));
      const seesContents = () => visitor.sees("[data-contents] li");
      expect(await seesContents()).toBe(false);
      await visitor.click("[data-contents] > summary");
      await eventually(seesContents, (seen) => expect(seen).toBe(true));
    },
    slowest,
  );
});
