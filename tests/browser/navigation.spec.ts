import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { layout } from "@/content/layout";
import type { Mirror } from "./mirror";
import { cards, desktopViewport, phoneViewport } from "./pages";
import { test } from "./visitor";

/** What the page shows of a wait: what a screen reader hears, cards, what lies at three heights, what moves. */
type Wait = { said: string; cards: number; at: (string | undefined)[]; moving: number };

/**
 * In the page, where nobody can look in from outside while another one is on its way: notes what it shows whenever that
 * changes.
 * @param escapes the visitor presses Escape as soon as there is a wait
 */
function watchWait(card: string, escapes: boolean): void {
  const { note } = window as unknown as { note: (wait: Wait) => void };
  const region = document.querySelector<HTMLElement>("body > [role=status]");
  const look = () => {
    const at = [40, 400, 800].map(
      (y) => document.elementFromPoint(190, y)?.closest("header, [role=status]")?.localName,
    );
    const shown = [...document.querySelectorAll(card)].filter((one) => one.checkVisibility());
    const said = region?.innerText.trim().replaceAll("\u00a0", " ") ?? "";
    if (said || escapes) note({ said, cards: shown.length, at, moving: document.getAnimations().length });
    if (said && escapes) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  };
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ["data-loading"] });
}

/** Follows a link of /oferta to a page that takes so many seconds. Returns what is shown meanwhile. */
async function follow(tab: Page, mirror: Mirror, seconds: number, escapes = false): Promise<readonly Wait[]> {
  const shown: Wait[] = [];
  mirror.change = async (body, path) => {
    if (path === "/kontakt") await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return body;
  };
  await tab.exposeFunction("note", (wait: Wait) => void shown.push(wait));
  await tab.evaluate(watchWait, `body > [role=status] ${cards}`, escapes);
  await tab.$eval("main a[href='/kontakt']", (link) => (link as HTMLElement).click());
  return shown;
}
const arrive = (tab: Page, path: string) =>
  tab.waitForFunction((at) => location.pathname === at, { timeout: 60_000 }, path);

const wait = { said: layout.loading, cards: 6, at: ["header", "div", "div"] };
const late = { said: layout.late, cards: 0 };

for (const [seconds, viewport, expected] of [
  [1, desktopViewport, [wait]],
  [20, phoneViewport, [wait, late]],
] as const)
  test(`a page that comes after ${seconds} s: what is shown meanwhile, and the one before it as it was`, async ({
    tab,
    mirror,
  }) => {
    await tab.setViewport(viewport);
    await tab.goto(`${mirror.url}/oferta`, { waitUntil: "networkidle0" });
    const shown = await follow(tab, mirror, seconds);
    await arrive(tab, "/kontakt");
    expect(shown).toMatchObject([...expected]);
    expect(shown[0]?.moving).toBeGreaterThan(0);
    await tab.goBack();
    await arrive(tab, "/oferta");
    expect(await tab.$eval("body > [role=status]", (region) => (region as HTMLElement).innerText)).toBe("");
  });

test("Escape ends the wait for a page that does not come, and nothing moves for those who want it still", async ({
  tab,
  mirror,
}) => {
  await tab.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await tab.setViewport(phoneViewport);
  await tab.goto(`${mirror.url}/oferta`, { waitUntil: "networkidle0" });
  const shown = await follow(tab, mirror, 60, true);
  await expect.poll(() => shown).toMatchObject([{ said: "" }, { ...wait, moving: 0 }, { said: "", cards: 0 }]);
});

test("a page that React has taken over is left by its links as well, with the same wait", async ({ tab, mirror }) => {
  await tab.setViewport(desktopViewport);
  await tab.goto(`${mirror.url}/oferta`, { waitUntil: "networkidle0" });
  await tab.locator("::-p-aria(Następne zdjęcie)").click();
  await tab.waitForSelector("[data-embla]");
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  const shown = await follow(tab, mirror, 1);
  await arrive(tab, "/kontakt");
  expect(shown).toMatchObject([wait]);
  expect(await tab.evaluate(() => "sameDocument" in window)).toBe(false);
});
