/**
 * A visitor's call would not be dialled, or the owner not be told of it, by a real browser and the tag of a campaign.
 * Times, repeated clicks and keys are tested beside the scripts (components/islands/script/call, contact-button).
 */
import type { Page } from "@playwright/test";
import { desktopViewport, pageWith, phoneViewport } from "./pages";
import { expect, test } from "./test";

// The tag that throws.
test.use({ viewport: desktopViewport, mayFail: /broken tag/ });

/** Numbers the browser dialled, what the tag was told, and when. */
type Entry = { what: "dial" | "report" | "send" | "told"; value: string; at: number };

/**
 * Puts a stand-in for the tag on every page: it writes down what it is called with. A browser without a dialler still
 * asks for the number when nobody prevents it: a request for tel:… is a call.
 */
async function standIn(page: Page, kind: "records" | "throws" | "slow" | "absent" | "navigates") {
  const log: Entry[] = [];
  page.on("request", (request) => {
    const value = request.url();
    if (value.startsWith("tel:")) log.push({ what: "dial", value, at: Date.now() });
  });
  await page.exposeBinding("record", (_, entry: Entry) => void log.push(entry));
  await page.addInitScript((behaviour) => {
    type Stand = { record: (entry: unknown) => void };
    const record = (what: string, value: string) =>
      (window as unknown as Stand).record({ what, value, at: Date.now() });
    if (behaviour === "absent") return;
    const called = (what: string) => (url: string) => {
      record(what, url);
      if (behaviour === "throws") throw new Error("broken tag");
      for (const end = Date.now() + 1000; behaviour === "slow" && Date.now() < end; );
      record("told", url);
      if (behaviour === "navigates" && what === "send") location.assign(url);
    };
    window.gtag_report_conversion = called("report");
    window.gtagSendEvent = called("send");
  }, kind);
  const of = (what: Entry["what"]) => log.filter((entry) => entry.what === what);
  return { of, values: (what: Entry["what"]) => of(what).map(({ value }) => value) };
}

const phone = (page: Page, place: string) => page.locator(`a[data-call="${place}"]`).filter({ visible: true }).first();

// What stands where is read from the published pages: tests/export/calls.test.ts.
for (const place of ["header", "menu", "call-bar"])
  test(`a call from ${place} dials, is reported once, and the page stays`, async ({ page }) => {
    const { values } = await standIn(page, "records");
    await page.setViewportSize(place === "header" ? desktopViewport : phoneViewport);
    await page.goto("/");
    if (place === "menu") await page.getByRole("button", { name: "Menu" }).click();
    if (place === "call-bar") await page.evaluate(() => scrollTo(0, 600));
    const href = await phone(page, place).getAttribute("href");
    expect(href).toMatch(/^tel:\+48\d{9}$/);
    await phone(page, place).click();
    await expect.poll(() => values("report")).toEqual([href]);
    await expect.poll(() => values("dial")).toEqual([href]);
    expect(new URL(page.url()).pathname).toBe("/");
  });

for (const kind of ["absent", "throws", "slow"] as const)
  test(`with the tag ${kind} the tile still dials and thanks, and a double click is one call`, async ({ page }) => {
    const { of, values } = await standIn(page, kind);
    await page.goto("/kontakt");
    const href = await phone(page, "contact-tile").getAttribute("href");
    await phone(page, "contact-tile").dblclick();
    await expect.poll(() => values("dial")[0]).toBe(href);
    await expect(page).toHaveURL(/\/dziekujemy$/);
    expect(of("report")).toHaveLength(kind === "absent" ? 0 : 1);
    // The number is asked for at once, not when the slow tag is done.
    if (kind === "slow") expect(of("dial")[0]?.at).toBeLessThan(of("told")[0]?.at ?? 0);
  });

for (const kind of ["absent", "throws", "navigates", "records"] as const)
  test(`contact buttons lead to the contact page with a tag that ${kind}, and are reported once`, async ({ page }) => {
    const { values } = await standIn(page, kind);
    await page.clock.install();
    await page.goto("/");
    await page.locator("header a[data-contact]").filter({ visible: true }).click();
    // A tag that only records does not open the page: the site does, after two seconds.
    if (kind === "records") {
      await expect.poll(() => values("send")).toEqual(["/kontakt"]);
      await page.clock.runFor(2000);
    }
    await page.waitForURL("**/kontakt");
    expect(values("send")).toEqual(kind === "absent" ? [] : ["/kontakt"]);
  });

test("the page of measurements pushes what a tag manager reads, once, and no other page pushes anything", async ({
  page,
}) => {
  await page.goto(pageWith("kind measurements", "services"));
  const pushed = await page.evaluate(() => window.dataLayer ?? []);
  expect(pushed.map((entry) => (entry as { event: string }).event)).toEqual(["page_view", "service_interest"]);
  expect(pushed[0]).toMatchObject({ page_title: await page.title(), page_location: page.url() });
  await page.evaluate(() => window.trackCtaClick?.("Zamów przegląd"));
  expect(await page.evaluate(() => window.dataLayer?.length)).toBe(3);
  await page.goto("/oferta");
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
