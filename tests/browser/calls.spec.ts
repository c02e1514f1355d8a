/**
 * A visitor's call is not dialled, or not reported to the owner, in a real browser with the tag of a campaign. Times,
 * repeated clicks and keys are tested beside the scripts (components/islands/script/call, contact-button).
 */
import type { Page } from "@playwright/test";
import { desktopViewport, phoneViewport, settle } from "./pages";
import { expect, test } from "./test";

// The tag that throws.
test.use({ viewport: desktopViewport, mayFail: /broken tag/ });

/** Calls: dialled by the browser, reported to the tag, and the end of the tag's work. */
type Entry = readonly [what: "dial" | "report" | "done", value: string];

/** Adds a stand-in for the tag that records its calls. Without a dialler a call is a request for tel:…. */
async function installTag(page: Page, kind: "records" | "throws" | "slow" | "absent") {
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

// The links of all pages: tests/export/calls.test.ts.
for (const place of ["header", "menu", "call-bar"])
  test(`a call from ${place} dials, is reported once, and the page stays`, async ({ page }) => {
    const { values } = await installTag(page, "records");
    await page.clock.install();
    await page.setViewportSize(place === "header" ? desktopViewport : phoneViewport);
    await page.goto("/");
    if (place === "menu") await page.getByRole("button", { name: "Menu" }).click();
    if (place === "call-bar") await page.evaluate(() => scrollTo(0, 600));
    const href = await phone(page, place).getAttribute("href");
    expect(href).toMatch(/^tel:\+48\d{9}$/);
    await phone(page, place).click();
    await expect.poll(() => values("report")).toEqual([href]);
    await expect.poll(() => values("dial")).toEqual([href]);
    // No timer reports it again.
    await page.clock.fastForward(5000);
    await settle(page);
    expect(values("report")).toEqual([href]);
    expect(new URL(page.url()).pathname).toBe("/");
  });

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
