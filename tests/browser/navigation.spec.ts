/** On the way to a page or an island a visitor loads needless scripts, loses a press or looks at an empty screen. */
import type { Page } from "@playwright/test";
import type { Page as Tab } from "puppeteer-core";
import { layout } from "@/content/layout";
import { words } from "@/lib/content/words";
import { pictureCount, position } from "@/tests/today";
import { expectNone, islandFile, islandOf, islandRequests } from "./islands";
import type { Mirror } from "./mirror";
import { cards, desktopViewport, gate, hold, phoneViewport } from "./pages";
import { expect, test } from "./test";
import { test as visitorTest } from "./visitor";

test.use({ viewport: desktopViewport, mayFail: /404 \(Not Found\).*last\.js/ });

// The island of these tests.
test.skip(pictureCount === 0, "this site has no gallery");

const arrow = (page: Page) => page.getByRole("button", { name: words.gallery.next });

test("a page with an island loads no scripts of it for reading, scrolling, touching or following a link", async ({
  page,
}) => {
  const requests = islandRequests(page);
  await page.goto("/oferta");
  await islandOf(page, "gallery").island.scrollIntoViewIfNeeded();
  await arrow(page).dispatchEvent("pointerover", { pointerType: "touch" });
  const link = page.locator("header a[href='/kontakt']").filter({ visible: true });
  await link.hover();
  await link.focus();
  await expectNone(page, requests);
  requests.length = 0;
  await link.click();
  await page.waitForURL("**/kontakt");
  await expectNone(page, requests);
});

test("a press before hydration is handled once, after it", async ({ page }) => {
  const sendScripts = await hold(page, islandFile);
  await page.goto("/oferta#gora");
  const { island, status } = islandOf(page, "gallery");
  await arrow(page).click();
  const scrolled = await page.evaluate(() => scrollY);
  sendScripts();
  await expect(status).toContainText(position(4, 3));
  await expect(arrow(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(island).not.toHaveAttribute("aria-busy");
  const sources = await page.locator("script[src]").evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  expect(sources).toEqual([...new Set(sources)]);
  // A first press counted twice would show now.
  await arrow(page).click();
  await expect(status).toContainText(position(7, 3));
});

/** What the page shows of a wait: its status, number of cards, elements at three heights, number of animations. */
type Wait = { status: string; cards: number; at: (string | undefined)[]; moving: number };

/** Runs in the page, because drivers cannot read one that loads another. Reports what it shows after every change. */
function watchWait(card: string): void {
  const { note } = window as unknown as { note: (wait: Wait) => void };
  const region = document.querySelector<HTMLElement>("body > [role=status]");
  const look = () => {
    const at = [40, 400, 800].map(
      (y) => document.elementFromPoint(190, y)?.closest("header, [role=status]")?.localName,
    );
    const shown = [...document.querySelectorAll(card)].filter((one) => one.checkVisibility());
    const status = region?.innerText.trim().replaceAll("\u00a0", " ") ?? "";
    if (status) note({ status, cards: shown.length, at, moving: document.getAnimations().length });
  };
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ["data-loading"] });
}

/** Opens /oferta and follows a link to a page that loads after `steps` steps of the wait. @returns these steps */
async function follow(tab: Tab, mirror: Mirror, steps: number) {
  const waits: Wait[] = [];
  const network = gate();
  mirror.change = async (body, path) => {
    if (path === "/kontakt") await network.opened;
    return body;
  };
  await tab.goto(`${mirror.url}/oferta`, { waitUntil: "networkidle0" });
  const { width = 0 } = tab.viewport() ?? {};
  if (width > phoneViewport.width) {
    // On a computer the page is hydrated first.
    await tab.locator(`::-p-aria(${words.gallery.next})`).click();
    await tab.waitForSelector("[data-embla]");
  }
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  await tab.exposeFunction("note", (wait: Wait) => {
    waits.push(wait);
    if (waits.length === steps) network.open();
  });
  await tab.evaluate(watchWait, `body > [role=status] ${cards}`);
  await tab.$eval("main a[href='/kontakt']", (to) => (to as HTMLElement).click());
  return waits;
}
const waitForPath = (tab: Tab, path: string) =>
  tab.waitForFunction((at) => location.pathname === at, { timeout: 60_000 }, path);

const wait = { status: layout.loading, cards: 6, at: ["header", "div", "div"] };
const late = { status: layout.late, cards: 0 };

for (const [viewport, expected] of [
  [desktopViewport, [wait]],
  [phoneViewport, [wait, late]],
] as const)
  visitorTest(
    `a slow page, ${viewport.width} px: its wait is shown, and Back finds the page before without it`,
    async ({ tab, mirror }) => {
      await tab.setViewport(viewport);
      const shown = await follow(tab, mirror, expected.length);
      await waitForPath(tab, "/kontakt");
      expect(shown).toMatchObject([...expected]);
      expect(shown[0]?.moving).toBeGreaterThan(0);
      expect(await tab.evaluate(() => "sameDocument" in window)).toBe(false);
      await tab.goBack();
      await waitForPath(tab, "/oferta");
      expect(await tab.$eval("body > [role=status]", (region) => (region as HTMLElement).innerText)).toBe("");
    },
  );
