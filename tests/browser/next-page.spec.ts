/** A visitor waits for the next page, or Back finds the page before at its top. */
import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { testAll } from "@/tests/extent";
import { cityPage, emergencyGuide, pvPage } from "@/tests/today";
import { desktopViewport, everyPage, featuresAt, pageWith, phoneViewport, unknownPage } from "./pages";
import { test, visitUntilCached } from "./visitor";

const phone = { ...phoneViewport, hasTouch: true, isMobile: true };

/** A page that counts visits, at the address that /oferta links. */
const countedPage =
  everyPage.find((path) => path.startsWith("/oferta/") && featuresAt(path).includes("kind rows standards")) ?? "?";

async function scrollToLink(tab: Page, href: string) {
  const link = await tab.waitForSelector(`main a[href="${href}"]`, { visible: true });
  await link?.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await link?.boundingBox();
  if (!box) throw new Error(`no link to ${href}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Added at the start of a page: records its events, and whether the page was visible then. A prerendered page tells the
 * server when it is complete and, once shown, its records: Puppeteer cannot follow a page that replaces another.
 */
const noteScript = `<script>const events = []; window.dataLayer = [];
dataLayer.push = ({ event }) => events.push(event + (document.prerendering ? "-unseen" : "-seen"));
if (document.prerendering) {
  addEventListener("load", () => setTimeout(() => fetch("/ready" + location.pathname)));
  document.addEventListener("prerenderingchange", () => setTimeout(() => fetch("/shown?" + events)));
}</script>`;

test("a page is prerendered while the mouse is on its link, and counts nothing until shown", async ({
  tab,
  mirror,
}) => {
  mirror.change = (body) => body.replace("<head>", `<head>${noteScript}`);
  await tab.setViewport(desktopViewport);
  await tab.goto(`${mirror.url}/oferta`, { waitUntil: "networkidle0" });
  const { x, y } = await scrollToLink(tab, countedPage);
  await tab.mouse.move(x, y);
  await expect.poll(() => mirror.requests, { timeout: 15_000 }).toContain(`404 /ready${countedPage}`);
  await tab.mouse.click(x, y);
  // The prerendered page is shown, and its events are recorded only then.
  await expect
    .poll(() => mirror.requests.find((line) => line.includes("/shown")))
    .toBe("404 /shown?page_view-seen,service_interest-seen");
});

test("a page is fetched, without its files, while a finger is on its link, and shown after", async ({
  tab,
  mirror,
}) => {
  await tab.setViewport(phone);
  await tab.goto(mirror.url, { waitUntil: "networkidle0" });
  await expect.poll(() => mirror.requests.join()).toContain(emergencyGuide);
  const { x, y } = await scrollToLink(tab, "/oferta");
  mirror.requests.length = 0;
  const finger = await tab.touchscreen.touchStart(x, y);
  await expect.poll(() => mirror.requests).toContain("200 /oferta");
  await tab.waitForNetworkIdle();
  const whileDown = mirror.requests.filter((line) => !line.includes("/media/"));
  await finger.end();
  await tab.waitForFunction(() => location.pathname === "/oferta" && document.readyState === "complete");
  expect(whileDown).toEqual(["200 /oferta"]);
  expect(mirror.requests.filter((line) => line.endsWith("/oferta"))).toEqual(["200 /oferta"]);
  const delivery = await tab.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    return (visit as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe("navigational-prefetch");
});

test("a repeated visit makes one request, which is answered 304", async ({ tab, mirror }) => {
  await tab.setViewport(phone);
  for (const path of ["/", cityPage.path, emergencyGuide]) {
    await visitUntilCached(tab, mirror.url + path);
    await tab.goto("about:blank");
    mirror.requests.length = 0;
    await tab.goto(mirror.url + path, { waitUntil: "networkidle0" });
    expect(mirror.requests).toEqual([`304 ${path}`]);
  }
});

test("a page is kept whole when it is left: place, open answer, number; back shows it at once", async ({
  tab,
  baseURL,
}) => {
  await tab.setViewport(phone);
  const pagesNotKept: string[] = [];
  const state = () =>
    tab.evaluate(() => ({
      kept: "kept" in window,
      top: scrollY,
      open: [...document.querySelectorAll("main details")].map((one) => one.hasAttribute("open")).join(),
      toTop: document.querySelector("[href='#gora']")?.checkVisibility({ visibilityProperty: true }),
    }));
  // A page for each script; without the 404 page, which Chromium does not cache.
  const few = ["/", "/oferta", "/kontakt", "/wycena", "/poradnik", pvPage, pageWith("kind rows standards", "services")];
  for (const path of testAll ? everyPage.filter((one) => one !== unknownPage) : few) {
    await tab.goto(baseURL + path, { waitUntil: "load" });
    await tab.evaluate(() => {
      Object.assign(window, { kept: true });
      document.querySelector<HTMLElement>("main details:not([data-contents], [open]) > summary")?.click();
      scrollTo({ top: 1200, behavior: "instant" });
    });
    await tab.waitForFunction(
      () =>
        scrollY < 300 ||
        document.querySelector("[href='#gora']")?.checkVisibility({ visibilityProperty: true }) !== false,
    );
    const stateBefore = JSON.stringify(await state());
    await tab.goto(`${baseURL}${path === "/dziekujemy" ? "/" : "/dziekujemy"}`, { waitUntil: "load" });
    for (const step of ["goBack", "goForward", "goBack"] as const) await tab[step]();
    if (JSON.stringify(await state()) !== stateBefore) pagesNotKept.push(path);
  }
  expect(pagesNotKept).toEqual([]);
});
