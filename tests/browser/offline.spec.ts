/** A visitor without a network would not find the number and the guide for emergencies, or would read an old page. */
import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import { removalScript } from "@/lib/tools/make/worker";
import { cityPage } from "@/tests/today";
import { phoneViewport } from "./pages";
import { test, visitUntilKept } from "./visitor";

const { brand, phone } = getSite();
const { title, guide: kept } = getLayoutTexts().offline;
const guide = kept.to;
/** What stands in for a page that was not kept. */
const standIn = title.replaceAll("\u00a0", " ");
const heading = (tab: Page) => tab.$eval("h1", ({ textContent }) => textContent?.replaceAll("\u00a0", " "));
/** A page under another heading. */
const renamed = (page: string, name: string) => page.replace(/(<h1[^>]*>)[\s\S]*?<\/h1>/, `$1${name}</h1>`);
const stores = (tab: Page) => tab.evaluate(() => caches.keys());

test.beforeEach(({ tab }) => tab.setViewport(phoneViewport));

test("without network what was read opens, and the emergency guide from elsewhere", async ({ tab, mirror }) => {
  await visitUntilKept(tab, mirror.url + cityPage.path);
  const seen = await heading(tab);
  await expect.poll(() => mirror.asked).toContain(`200 ${guide}`);
  await mirror.unplug();
  await tab.goto(`${mirror.url}${cityPage.path}?od=reklama#opinie`);
  expect(await heading(tab)).toBe(seen);
  await tab.goto(`${mirror.url}/kontakt`);
  expect(await heading(tab)).toBe(standIn);
  expect(await tab.title()).toContain(brand);
  const links = await tab.$$eval("a", (all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual([guide, `tel:${phone.tel}`]);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phoneViewport.width);
  await Promise.all([tab.waitForNavigation(), tab.click(`a[href="${guide}"]`)]);
  expect(await heading(tab)).not.toBe(standIn);
  expect(await tab.$$eval(`a[href="tel:${phone.tel}"]`, ({ length }) => length)).toBeGreaterThan(0);
  await mirror.plugIn();
  await tab.goto(`${mirror.url}/kontakt`);
  expect(await heading(tab)).not.toBe(standIn);
});

test("while the network answers, nobody sees a page of an older build", async ({ tab, mirror }) => {
  mirror.change = (body) => renamed(body, "Pierwsza");
  await visitUntilKept(tab, `${mirror.url}/oferta`);
  expect(await heading(tab)).toBe("Pierwsza");
  mirror.change = (body) => renamed(body, "Druga");
  await tab.goto(`${mirror.url}/oferta`);
  expect(await heading(tab)).toBe("Druga");
  await mirror.unplug();
  await tab.goto(`${mirror.url}/oferta`);
  expect(await heading(tab)).toBe("Druga");
});

test("a new build's worker brings its guide, keeps what is read, drops the old store", async ({ tab, mirror }) => {
  await visitUntilKept(tab, mirror.url);
  const before = await stores(tab);
  mirror.change = (body, path) => {
    if (path === "/sw.js") return body.replace(before[0] ?? "none", "next-build");
    return path === guide ? renamed(body, "Nowy poradnik") : body;
  };
  // As a browser does by itself once a day has passed.
  await tab.evaluate(async () => {
    await fetch("/sw.js", { cache: "reload" });
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect.poll(() => stores(tab)).toEqual(["next-build"]);
  await expect.poll(() => tab.evaluate(async () => (await caches.match("/")) !== undefined)).toBe(true);
  await mirror.unplug();
  await tab.goto(mirror.url + guide);
  expect(await heading(tab)).toBe("Nowy poradnik");
});

test("a page is asked for once, worker or not", async ({ tab, mirror }) => {
  await visitUntilKept(tab, mirror.url);
  mirror.asked.length = 0;
  await tab.goto(`${mirror.url}/oferta`, { waitUntil: "networkidle0" });
  expect(mirror.asked.filter((line) => line.endsWith("/oferta"))).toEqual(["200 /oferta"]);
  expect(mirror.asked.filter((line) => line.endsWith("/sw.js"))).toEqual([]);
});

test("switched off in content/site.ts, it is gone after the next visit with all it kept", async ({ tab, mirror }) => {
  await visitUntilKept(tab, mirror.url);
  const removal = await removalScript();
  mirror.change = (body, path) => (path === "/sw.js" ? removal : body.replaceAll(".serviceWorker", ".noWorker"));
  await tab.evaluate(() => fetch("/sw.js", { cache: "reload" }));
  await tab.goto(mirror.url);
  const left = () => tab.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]);
  await expect.poll(left, { timeout: 15_000 }).toEqual([[], []]);
});
