/**
 * A visitor's call is not dialled, or not reported to the owner, in a real browser with a tag that fails. Times, places
 * and keys are tested in components/islands/script (call, contact-button), a tag that works in consent.spec.ts.
 */
import type { Page } from "@playwright/test";
import { desktopViewport } from "./pages";
import { expect, test } from "./test";

test.use({ viewport: desktopViewport, mayFail: /broken tag/ });

/** A step of a call: dialled by the browser, reported to the tag, or the end of the tag's work. */
type Entry = readonly [what: "dial" | "report" | "done", value: string];

/** Adds a stand-in for the tag that records its calls. Without a dialler a call is a request for tel:…. */
async function installTag(page: Page, kind: "throws" | "slow" | "absent") {
  const log: Entry[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("tel:")) log.push(["dial", request.url()]);
  });
  await page.exposeBinding("record", (_, ...entry: Entry) => void log.push(entry));
  await page.addInitScript((behaviour) => {
    if (behaviour === "absent") return;
    const { record } = window as unknown as { record: (...entry: string[]) => void };
    window.gtag_report_conversion = (url) => {
      record("report", url);
      if (behaviour === "throws") throw new Error("broken tag");
      for (const end = Date.now() + 2000; behaviour === "slow" && Date.now() < end; );
      record("done", url);
    };
  }, kind);
  return {
    values: (what: Entry[0]) => log.filter(([entry]) => entry === what).map(([, value]) => value),
    order: () => log.map(([what]) => what),
  };
}

const phone = (page: Page, place: string) => page.locator(`a[data-call="${place}"]`).filter({ visible: true }).first();

for (const kind of ["absent", "throws", "slow"] as const)
  test(`with the tag ${kind} the tile still dials and thanks, and a double click is one call`, async ({ page }) => {
    const { order, values } = await installTag(page, kind);
    await page.goto("/kontakt");
    const href = await phone(page, "contact-tile").getAttribute("href");
    await phone(page, "contact-tile").dblclick();
    await expect.poll(() => values("dial")[0]).toBe(href);
    await expect(page).toHaveURL(/\/dziekujemy$/);
    expect(values("report")).toHaveLength(kind === "absent" ? 0 : 1);
    // Before the slow tag is done.
    if (kind === "slow") expect(order().indexOf("dial")).toBeLessThan(order().indexOf("done"));
  });
