import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { sitemapEntries } from "@/lib/build/sitemap";
import { desktopViewport, phoneViewport } from "./pages";
import { test } from "./visitor";

const phone = { ...phoneViewport, hasTouch: true, isMobile: true };

/** The middle of a link in the text of the page, scrolled to. */
async function placeOf(tab: Page, href: string) {
  const link = await tab.waitForSelector(`main a[href="${href}"]`, { visible: true });
  await link?.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await link?.boundingBox();
  if (!box) throw new Error(`no link to ${href}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Written into a page before anything of it: notes every event that it counts, and whether somebody saw the page then.
 * A page that nobody sees tells the server when it is complete.
 */
const noting = `<script>window.noted = []; window.dataLayer = [];
dataLayer.push = ({ event }) => noted.push(event + (document.prerendering ? " out of sight" : " shown"));
if (document.prerendering) addEventListener("load", () => setTimeout(() => fetch("/ready" + location.pathname)));</script>`;

/** The site once more, on a port of its own, with something written into every page, and what it was asked for. */
async function changedSite(site: string, addition: string) {
  const asked: string[] = [];
  const server = createServer(async ({ url = "" }, response) => {
    asked.push(url);
    const answer = await fetch(`${site}${url}`);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const body = Buffer.from(await answer.arrayBuffer());
    response.end(type.startsWith("text/html") ? body.toString().replace("<head>", `<head>${addition}`) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() };
}

test("a page under a resting mouse is there before it is clicked, and counts nothing until it is shown", async ({
  tab,
  site,
}) => {
  const { url, asked, close } = await changedSite(site, noting);
  await tab.setViewport(desktopViewport);
  await tab.goto(`${url}/oferta`, { waitUntil: "networkidle0" });
  const { x, y } = await placeOf(tab, "/oferta/pomiary");
  await tab.mouse.move(x, y);
  await expect.poll(() => asked, { timeout: 15_000 }).toContain("/ready/oferta/pomiary");
  await tab.mouse.click(x, y);
  // The page that was out of sight takes the place of the one that was asked before.
  await expect.poll(() => tab.evaluate(() => location.pathname).catch(() => "")).toBe("/oferta/pomiary");
  const readyFor = await tab.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const { activationStart, domComplete } = visit as PerformanceNavigationTiming & { activationStart: number };
    return activationStart - domComplete;
  });
  expect(readyFor).toBeGreaterThan(0);
  expect(await tab.evaluate(() => (window as unknown as { noted: string[] }).noted)).toEqual([
    "page_view shown",
    "service_interest shown",
  ]);
  close();
});

test("a page under a finger is fetched alone, and that answer is shown when the finger leaves", async ({
  tab,
  site,
}) => {
  const requested: string[] = [];
  await tab.setViewport(phone);
  await tab.goto(site, { waitUntil: "networkidle0" });
  tab.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const { x, y } = await placeOf(tab, "/oferta");
  const finger = await tab.touchscreen.touchStart(x, y);
  await expect.poll(() => requested).toContain("/oferta");
  await tab.waitForNetworkIdle();
  const whileDown = [...requested];
  await finger.end();
  await tab.waitForFunction(() => location.pathname === "/oferta" && document.readyState === "complete");
  expect(whileDown).toEqual(["/oferta"]);
  const delivery = await tab.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    return (visit as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe("navigational-prefetch");
});

test("a repeated visit asks the server once, and is told that nothing changed", async ({ tab, site }) => {
  await tab.setViewport(phone);
  for (const path of ["/", "/gliwice", "/poradnik/awarie"]) {
    await tab.goto(site + path, { waitUntil: "networkidle0" });
    await tab.goto("about:blank");
    const answers: string[] = [];
    tab.on("response", (response) => {
      if (!response.fromCache()) answers.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    await tab.goto(site + path, { waitUntil: "networkidle0" });
    tab.removeAllListeners("response");
    expect(answers).toEqual([`304 ${path}`]);
  }
});

test("every page is kept whole when it is left, and back shows it at once", async ({ tab, site }) => {
  test.setTimeout(180_000);
  await tab.setViewport(phone);
  const lost: string[] = [];
  // All but the 404 page: Chromium keeps no page with such a status.
  const paths = [...sitemapEntries().map(({ path }) => path), "/dziekujemy", "/oferta/pomiary"];
  for (const path of paths) {
    await tab.goto(site + path, { waitUntil: "load" });
    await tab.evaluate(() => {
      Object.assign(window, { kept: true });
    });
    await tab.goto(`${site}${path === "/dziekujemy" ? "/" : "/dziekujemy"}`, { waitUntil: "load" });
    await tab.goBack();
    if (!(await tab.evaluate(() => "kept" in window))) lost.push(path);
  }
  expect(paths.length).toBeGreaterThan(45);
  expect(lost).toEqual([]);
});

test("back finds the place where the visitor was, and the question that was open", async ({ tab, site }) => {
  await tab.setViewport(phone);
  await tab.goto(`${site}/uslugi/smart-home`, { waitUntil: "networkidle0" });
  const question = "details:not([open]) summary";
  await tab.locator(question).click();
  const state = () =>
    tab.evaluate(() => [Math.round(scrollY), document.querySelectorAll("details[open]").length, location.pathname]);
  const { x, y } = await placeOf(tab, "/poradnik/inteligentny-dom");
  const before = await state();
  expect(before[0]).toBeGreaterThan(1000);
  await tab.touchscreen.tap(x, y);
  await tab.waitForFunction(() => location.pathname === "/poradnik/inteligentny-dom");
  await tab.goBack();
  await tab.waitForFunction(() => location.pathname === "/uslugi/smart-home");
  expect(await state()).toEqual(before);
});
