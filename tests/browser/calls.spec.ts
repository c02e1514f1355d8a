/** A visitor's call would not be dialled or the owner would not be told of it, once, where the tag of an ad campaign listens. */
import type { Locator, Page } from "@playwright/test";
import { telLink } from "@/tests/today";
import { desktopViewport, pageWith, phoneViewport } from "./pages";
import { expect, test } from "./test";

// The tag that throws.
test.use({ viewport: desktopViewport, mayFail: /broken tag/ });

/** What happened on a page: clicks on links, numbers the browser dialled, what the tag was told, when it was done. */
type Entry = { what: "click" | "dial" | "report" | "send" | "told"; value: string; at: number };

/**
 * Puts a stand-in for the tag on every page: it writes down what it is called with. A browser without a dialler still
 * asks for the number when nobody prevents it: a request for tel:… is a call.
 */
async function standIn(page: Page, kind: "records" | "throws" | "slow" | "absent" | "navigates"): Promise<Entry[]> {
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
    const clicked = (event: Event) => {
      const link = (event.target as Element).closest("a");
      if (link) record("click", link.getAttribute("href") ?? "");
    };
    addEventListener("click", clicked, true);
    if (behaviour === "absent") return;
    const called = (what: string) => (url: string) => {
      record(what, url);
      if (behaviour === "throws") throw new Error("broken tag");
      for (const end = Date.now() + 2000; behaviour === "slow" && Date.now() < end; );
      record("told", url);
      if (behaviour === "navigates" && what === "send") location.assign(url);
    };
    window.gtag_report_conversion = called("report");
    window.gtagSendEvent = called("send");
  }, kind);
  return log;
}

const of = (log: Entry[], what: Entry["what"]) => log.filter((entry) => entry.what === what);
const path = (page: Page) => new URL(page.url()).pathname;
const phone = (page: Page, place: string): Locator => page.locator(`a[data-call="${place}"]`).filter({ visible: true });
/**
 * Opens a page whose clock stands still until the test moves it: what waits happens when the test says so, and what
 * happens though it stands does not wait.
 */
async function openAtRest(page: Page, address: string): Promise<void> {
  const time = new Date("2026-11-20T10:00:00+01:00");
  await page.clock.install({ time });
  await page.goto(address);
  await page.clock.pauseAt(new Date(time.getTime() + 60_000));
}
/**
 * Moves the clock of a page at rest, and sees to it that it has moved: Playwright passes over a page that is about to
 * be left, and a page is, to the browser, while it finds out who dials a number.
 */
async function runFor(page: Page, milliseconds: number): Promise<void> {
  const now = () => page.evaluate(() => Date.now());
  const due = (await now()) + milliseconds;
  await expect(async () => {
    if ((await now()) < due) await page.clock.runFor(milliseconds);
    expect(await now()).toBeGreaterThanOrEqual(due);
  }).toPass();
}
/** Longer than anything on the page waits, in milliseconds. */
const long = 5000;

// What stands where is read from the published pages (tests/export/calls.test.ts): here one of each behaviour.
// `thanks`: milliseconds until /dziekujemy; without it the visitor stays.
for (const { place, on, size, thanks } of [
  { place: "header", on: "/oferta", size: desktopViewport },
  { place: "menu", on: "/", size: phoneViewport },
  { place: "call-bar", on: "/", size: phoneViewport },
  { place: "hero", on: "/", size: desktopViewport, thanks: 100 },
  { place: "contact-tile", on: "/kontakt", size: phoneViewport, thanks: 1000 },
])
  test(`a call from ${place} dials, is reported once, ${thanks ? `thanks after ${thanks} ms` : "stays"}`, async ({
    page,
  }) => {
    const log = await standIn(page, "records");
    await page.setViewportSize(size);
    await openAtRest(page, on);
    if (place === "menu") await page.getByRole("button", { name: "Menu" }).click();
    if (place === "call-bar") {
      await page.evaluate(() => scrollTo(0, 600));
      await runFor(page, 100);
    }
    const link = phone(page, place).first();
    const href = await link.getAttribute("href");
    expect(href).toMatch(/^tel:\+48\d{9}$/);
    await link.click();
    // The tag is told right after the browser has dialled, never before.
    await runFor(page, 1);
    await expect.poll(() => of(log, "report").map(({ value }) => value)).toEqual([href]);
    await expect.poll(() => of(log, "dial").map(({ value }) => value)).toEqual([href]);
    await runFor(page, thanks ? thanks - 2 : long);
    expect(path(page)).toBe(on);
    if (thanks) {
      await page.clock.runFor(2);
      await expect(page).toHaveURL(/\/dziekujemy$/);
    }
    expect(of(log, "report")).toHaveLength(1);
  });

for (const kind of ["absent", "throws", "slow"] as const)
  test(`with the tag ${kind} the tile still dials and thanks, and a double click is one call`, async ({ page }) => {
    const log = await standIn(page, kind);
    await page.goto("/kontakt");
    await phone(page, "contact-tile").dblclick();
    await expect.poll(() => of(log, "dial")[0]?.value).toEqual(telLink);
    await expect(page).toHaveURL(/\/dziekujemy$/);
    expect(of(log, "click")).toHaveLength(2);
    expect(of(log, "report")).toHaveLength(kind === "absent" ? 0 : 1);
    // The number is asked for at once, not when the slow tag is done.
    if (kind === "slow") expect(of(log, "dial")[0]?.at).toBeLessThan(of(log, "told")[0]?.at ?? 0);
  });

test("a link followed after the call wins over the thank-you page", async ({ page }) => {
  const log = await standIn(page, "records");
  await openAtRest(page, "/kontakt");
  // The page behind the link takes its time: what the visitor sees meanwhile is still this one.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>("header nav a[href='/oferta']");
    link?.addEventListener("click", (event) => event.preventDefault());
    document.querySelector<HTMLElement>("a[data-call=contact-tile]")?.click();
    link?.click();
  });
  await runFor(page, 1);
  await expect.poll(() => of(log, "report").length).toBe(1);
  await runFor(page, long);
  expect(path(page)).toBe("/kontakt");
});

test("back from the back/forward cache, a call of before does not lead away", async ({ playwright }, testInfo) => {
  const { launchOptions, baseURL } = testInfo.project.use;
  // Playwright switches the cache off; its own navigation does not follow pages that come out of it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: process.env.WHOLE_BROWSER || undefined,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const walk = async () => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: desktopViewport });
    const shown: string[] = [];
    await page.exposeBinding("shown", (_, address: string) => void shown.push(address));
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        (window as unknown as { shown: (address: string) => void }).shown(`${location.pathname} ${persisted}`);
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const isBack = persisted || navigation?.type === "back_forward";
        if (isBack && location.pathname === "/oferta") setTimeout(() => history.forward(), 50);
      });
    });
    await page.goto("/oferta");
    await page.goto("/kontakt");
    await phone(page, "contact-tile").click();
    await page.evaluate(() => history.back());
    await expect.poll(() => shown.length).toBe(4);
    return { page, shown };
  };
  // Which pages are kept is looked at in next-page.spec.ts; the browser may drop one now and then.
  let walked = await walk();
  for (let again = 0; again < 2 && walked.shown.some((one, at) => at > 1 && one.endsWith("false")); again += 1)
    walked = await walk();
  const { page, shown } = walked;
  expect(shown.slice(2)).toEqual(["/oferta true", "/kontakt true"]);
  // A clock of the test's own would keep the page out of the cache: longer than the tile waits.
  await page.waitForTimeout(1500);
  expect(shown).toHaveLength(4);
  await browser.close();
});

test.describe("contact buttons", () => {
  const button = (page: Page) => page.locator("header a[data-contact]").filter({ visible: true });

  for (const kind of ["absent", "throws", "navigates"] as const)
    test(`lead to the contact page with the tag ${kind}, and are reported once`, async ({ page }) => {
      const log = await standIn(page, kind);
      await openAtRest(page, "/");
      await button(page).click();
      await page.waitForURL("**/kontakt");
      expect(of(log, "send").map(({ value }) => value)).toEqual(kind === "absent" ? [] : ["/kontakt"]);
    });

  test("are followed after two seconds when the tag does not answer, or at once by another click", async ({ page }) => {
    const log = await standIn(page, "records");
    await openAtRest(page, "/");
    const inText = page.locator("main a[data-contact]").filter({ visible: true }).first();
    await inText.click();
    await expect.poll(() => of(log, "send").map(({ value }) => value)).toEqual(["/kontakt"]);
    await runFor(page, 1999);
    expect(path(page)).toBe("/");
    await page.clock.runFor(1);
    await page.waitForURL("**/kontakt");
    await page.goto("/");
    await button(page).dblclick();
    await page.waitForURL("**/kontakt");
    expect(of(log, "send")).toHaveLength(2);
  });

  test("with the control key stay the browser's", async ({ page, context }) => {
    const log = await standIn(page, "records");
    await page.goto("/");
    const opening = context.waitForEvent("page");
    await button(page).click({ modifiers: ["ControlOrMeta"] });
    await (await opening).waitForURL("**/kontakt");
    expect(path(page)).toBe("/");
    expect(of(log, "send")).toHaveLength(0);
  });
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
