/** A visitor with Firefox before 143: closed answers that are missing on paper, contents that do not open. */
import { startServer } from "@/lib/tools/hosting/serve";
import { testIf } from "@/tests/support";
import { emergencyGuide } from "@/tests/today";
import { firefox, startFirefox, tabFor } from "./firefox";
import { visitorIn } from "./visitor";

jest.setTimeout(60_000);

/** In the page: the questions and lists that are closed. */
const closed = () => [...document.querySelectorAll("details:not([open]) > summary")].map((one) => one.textContent);

testIf(!firefox.missing, `not installed: ${firefox.missing}`)(
  "a browser that does not know ::details-content prints closed answers, and opens the contents by a press",
  async () => {
    const site = await startServer({ port: 0 });
    // Styles do not reach what a closed answer holds.
    const browser = await startFirefox({ "layout.css.details-content.enabled": false });
    try {
      const page = await browser.newPage();
      const visitor = visitorIn(tabFor(page), site.url);
      await visitor.resize(1280);
      await visitor.open(emergencyGuide);
      const before = await visitor.evaluate(closed);
      expect(before.length).toBeGreaterThan(1);
      // Heard after the page's own script: what it leaves closed is closed on paper.
      await visitor.evaluate(() =>
        addEventListener("beforeprint", () => {
          document.body.dataset.onPaper = String(document.querySelectorAll("details:not([open])").length);
        }),
      );
      await page.pdf();
      expect(await visitor.evaluate(() => document.body.dataset.onPaper)).toBe("0");
      expect(await visitor.evaluate(closed)).toEqual(before);

      const contents = "[data-contents] li";
      expect(await visitor.sees(contents)).toBe(false);
      await visitor.click("[data-contents] > summary");
      await visitor.waitsFor(contents, true);
    } finally {
      await browser.close();
      await site.close();
    }
  },
);
