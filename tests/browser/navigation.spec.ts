import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { layout } from "@/content/layout";
import type { Mirror } from "./mirror";
import { cards, desktopViewport, phoneViewport } from "./pages";
import { test } from "./visitor";

/** What a followed link shows while its page is on its way. Real clocks and a slow server: no page is told that it waits. */
const to = "/kontakt";
const card = `body > [role=status] ${cards}`;

/** Keeps the page behind the link back for so many seconds. */
function slowDown(mirror: Mirror, seconds: number): void {
  mirror.change = async (body, path) => {
    if (path === to) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return body;
  };
}

/** Opens a page. Returns what it says of a wait from then on: a screen reader hears the same. */
async function open(tab: Page, address: string): Promise<string[]> {
  const said: string[] = [];
  await tab.exposeFunction("say", (text: string) => void (text && said.push(text.replaceAll("\u00a0", " "))));
  await tab.goto(address, { waitUntil: "networkidle0" });
  await tab.evaluate(() => {
    const { say } = window as unknown as { say: (text: string) => void };
    const region = document.querySelector<HTMLElement>("body > [role=status]");
    const tell = () => say(region?.innerText.trim() ?? "");
    new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ["data-loading"] });
  });
  return said;
}

const follow = (tab: Page) => tab.$eval(`main a[href='${to}']`, (link) => (link as HTMLElement).click());
const arrive = (tab: Page, path: string) => tab.waitForFunction((at) => location.pathname === at, {}, path);
const seen = (tab: Page, selector: string) =>
  tab.$$eval(selector, (all) => all.filter((one) => one.checkVisibility()).length);

for (const [seconds, viewport, expected] of [
  [1, desktopViewport, [layout.loading]],
  [20, phoneViewport, [layout.loading, layout.late]],
] as const)
  test(`a page that comes after ${seconds} s: what is said meanwhile, and the one before it as it was`, async ({
    tab,
    mirror,
  }) => {
    await tab.setViewport(viewport);
    const said = await open(tab, `${mirror.url}/oferta`);
    slowDown(mirror, seconds);
    await follow(tab);
    tab.setDefaultTimeout(60_000);
    await arrive(tab, to);
    expect(said).toEqual(expected);
    await tab.goBack();
    await arrive(tab, "/oferta");
    expect(await seen(tab, "body > [role=status] > *")).toBe(0);
  });

test("six cards stand under the header until Escape, and nothing moves for those who want it still", async ({
  tab,
  mirror,
}) => {
  await tab.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await tab.setViewport(phoneViewport);
  const said = await open(tab, `${mirror.url}/oferta`);
  slowDown(mirror, 60);
  await follow(tab);
  await expect.poll(() => seen(tab, card)).toBe(6);
  const under = await tab.evaluate(() => {
    const found = [40, 400, 800].map((y) => document.elementFromPoint(195, y)?.closest("header, [role=status]"));
    return [found.map((one) => one?.localName), document.getAnimations().length];
  });
  expect(under).toEqual([["header", "div", "div"], 0]);
  await tab.keyboard.press("Escape");
  await expect.poll(() => seen(tab, card)).toBe(0);
  expect(said).toEqual([layout.loading]);
});

test("a page that React has taken over is left by its links as well, with the same wait", async ({ tab, mirror }) => {
  await tab.setViewport(desktopViewport);
  const said = await open(tab, `${mirror.url}/oferta`);
  await tab.locator("::-p-aria(Następne zdjęcie)").click();
  await tab.waitForSelector("[data-embla]");
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  slowDown(mirror, 1);
  await follow(tab);
  await arrive(tab, to);
  expect(said).toEqual([layout.loading]);
  expect(await tab.evaluate(() => "sameDocument" in window)).toBe(false);
});
