/** A visitor without a network finds neither the number nor the guide for emergencies, or reads an old page. */
import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { getRedirects, sitePaths } from "@/lib/content/records";
import { getLayoutTexts, getSite } from "@/lib/content/site";
import { removalScript } from "@/lib/tools/make/worker";
import { plain } from "@/tests/support";
import { cityPage } from "@/tests/today";
import { phoneViewport } from "./pages";
import { test, visitUntilCached } from "./visitor";

const { brand, phone } = getSite();
const { title, guide: emergency } = getLayoutTexts().offline;
const guide = emergency.to;
/** Heading of the page that is shown in place of one that is not cached. */
const standIn = plain(title);
const heading = async (tab: Page) => plain(await tab.$eval("h1", ({ textContent }) => textContent));
const withHeading = (page: string, name: string) => page.replace(/(<h1[^>]*>)[\s\S]*?<\/h1>/, `$1${name}</h1>`);
const stores = (tab: Page) => tab.evaluate(() => caches.keys());

test.beforeEach(({ tab }) => tab.setViewport(phoneViewport));

test("without a network, pages that were read and the emergency guide open", async ({ tab, mirror }) => {
  await visitUntilCached(tab, mirror.url + cityPage.path);
  const cityHeading = await heading(tab);
  await expect.poll(() => mirror.requests).toContain(`200 ${guide}`);
  await mirror.unplug();
  await tab.goto(`${mirror.url}${cityPage.path}?od=reklama#opinie`);
  expect(await heading(tab)).toBe(cityHeading);
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

test("without a network a page opens under each spelling and old address that leads to it", async ({ tab, mirror }) => {
  await visitUntilCached(tab, mirror.url);
  const opened = async (path: string) => {
    await tab.goto(mirror.url + path);
    return heading(tab);
  };
  const isKept = (page: string) => tab.evaluate(async (key) => (await caches.match(key)) !== undefined, page);
  // The mirror answers every spelling directly, as some hosts do.
  const contact = await opened("/kontakt.html");
  await expect.poll(() => isKept("/kontakt")).toBe(true);
  const moved = getRedirects().find(({ to }) => sitePaths.some((path) => path === to)) ?? { from: guide, to: guide };
  const end = await opened(moved.to);
  await expect.poll(() => isKept(moved.to)).toBe(true);
  await mirror.unplug();
  const spelled = ["/kontakt", "/kontakt/", "/kontakt.html", "/kontakt/index.html", "/kontakt/index?a=1#b"];
  for (const path of spelled) expect([path, await opened(path)]).toEqual([path, contact]);
  expect(await opened(`${moved.from}/`)).toBe(end);
  expect(await opened("/KONTAKT")).toBe(standIn);
});

test("with a network nobody sees a page of an older build", async ({ tab, mirror }) => {
  mirror.change = (body) => withHeading(body, "Pierwsza");
  await visitUntilCached(tab, `${mirror.url}/oferta`);
  expect(await heading(tab)).toBe("Pierwsza");
  mirror.change = (body) => withHeading(body, "Druga");
  await tab.goto(`${mirror.url}/oferta`);
  expect(await heading(tab)).toBe("Druga");
  await mirror.unplug();
  await tab.goto(`${mirror.url}/oferta`);
  expect(await heading(tab)).toBe("Druga");
});

test("a new build's worker caches its guide and the open page, and deletes the old cache", async ({ tab, mirror }) => {
  await visitUntilCached(tab, mirror.url);
  const before = await stores(tab);
  mirror.change = (body, path) => {
    if (path === "/sw.js") return body.replace(before[0] ?? "none", "next-build");
    return path === guide ? withHeading(body, "Nowy poradnik") : body;
  };
  // As a browser does once a day.
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

test("switched off in content/site.ts, the worker and its caches are gone after the next visit", async ({
  tab,
  mirror,
}) => {
  await visitUntilCached(tab, mirror.url);
  const removal = await removalScript();
  mirror.change = (body, path) => (path === "/sw.js" ? removal : body.replaceAll(".serviceWorker", ".noWorker"));
  await tab.evaluate(() => fetch("/sw.js", { cache: "reload" }));
  await tab.goto(mirror.url);
  const rest = () => tab.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]);
  await expect.poll(rest, { timeout: 15_000 }).toEqual([[], []]);
});
