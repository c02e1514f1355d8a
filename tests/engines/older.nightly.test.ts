/** In Firefox before 143 closed answers are not printed, or contents do not open. */
import { startServer } from "@/lib/tools/hosting/serve";
import { testIf } from "@/tests/support";
import { emergencyGuide } from "@/tests/today";
import { firefox, startFirefox, tabFor } from "./firefox";
import { visitorIn } from "./visitor";

/** Runs in the page: closed questions and lists. */
const findClosed = () => [...document.querySelectorAll("details:not([open]) > summary")].map((one) => one.textContent);

testIf(!firefox.missing, `not installed: ${firefox.missing}`)(
  "a browser without ::details-content prints closed answers, and opens the contents by a press",
  async () => {
    const site = await startServer({ port: 0 });
    // Without ::details-content, styles cannot open answers.
    const browser = await startFirefox({ "layout.css.details-content.enabled": false });
    try {
      const page = await browser.newPage();
      const visitor = visitorIn(tabFor(page), site.url);
      await visitor.resize(1280);
      await visitor.open(emergencyGuide);
      const before = await visitor.evaluate(findClosed);
      expect(before.length).toBeGreaterThan(1);
      // Runs after the page's own script: what is closed now is closed on paper.
      await visitor.evaluate(() =>
        addEventListener("beforeprint", () => {
          document.body.dataset.onPaper = String(document.querySelectorAll("details:not([open])").length);
        }),
      );
      await page.pdf();
      expect(await visitor.evaluate(() => document.body.dataset.onPaper)).toBe("0");
      expect(await visitor.evaluate(findClosed)).toEqual(before);

      const contents = "[data-contents] li";
      expect(await visitor.sees(contents)).toBe(false);
      await visitor.click("[data-contents] > summary");
      await visitor.waitForVisible(contents, true);
    } finally {
      await browser.close();
      await site.close();
    }
  },
);
