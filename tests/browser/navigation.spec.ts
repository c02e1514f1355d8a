/**
 * A visitor on the way from page to page, or about to use an island, would load scripts for nothing, lose a press or a
 * word, or look at an empty screen.
 */
import type { Page } from "@playwright/test";
import type { Page as Tab } from "puppeteer-core";
import { blockId } from "@/components/islands/react/hydration/block";
import { layout } from "@/content/layout";
import { words } from "@/lib/content/words";
import { guidesToFind, position } from "@/tests/today";
import { expectNone, flightFile, frameworkFile, frameworkRequests, islandOf } from "./islands";
import type { Mirror } from "./mirror";
import { cards, desktopViewport, gate, hold, phoneViewport, unknownPage } from "./pages";
import { expect, test } from "./test";
import { test as visitorTest } from "./visitor";

test.use({ viewport: desktopViewport, mayFail: /404 \(Not Found\).*(last\.txt|nie-ma)/ });

const arrow = (page: Page) => page.getByRole("button", { name: words.gallery.next });
const link = (page: Page, to: string) => page.locator(`header a[href="${to}"]`).filter({ visible: true }).first();

/** The rest of what a page does for its visitor is in its own tests; here it is one with an island and one without. */
test.describe("before anything is needed", () => {
  test("a page without islands loads no framework, whatever the visitor does on it", async ({ page }) => {
    const requests = frameworkRequests(page);
    await page.goto("/");
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, 2000);
    await page.locator("footer").click({ position: { x: 5, y: 5 } });
    for (let press = 0; press < 12; press++) await page.keyboard.press("Tab");
    await page.locator("main a").filter({ visible: true }).first().hover();
    await expectNone(page, requests);
  });

  test("a page with an island loads none for reading, scrolling, a passing finger or a plain link", async ({
    page,
  }) => {
    const requests = frameworkRequests(page);
    await page.goto("/oferta");
    await islandOf(page, "gallery").island.scrollIntoViewIfNeeded();
    await arrow(page).dispatchEvent("pointerover", { pointerType: "touch" });
    await link(page, "/kontakt").hover();
    await link(page, "/kontakt").focus();
    await expectNone(page, requests);
    requests.length = 0;
    await link(page, "/kontakt").click();
    await page.waitForURL("**/kontakt");
    await expectNone(page, requests);
  });

  test("the page for unknown addresses works and loads no framework", async ({ page }) => {
    const requests = frameworkRequests(page);
    expect((await page.goto(unknownPage))?.status()).toBe(404);
    await expect(page.locator(`#${blockId}`)).toHaveCount(0);
    await page.locator('main a[href="/"]').first().click();
    await page.waitForURL(/\/$/);
    await expectNone(page, requests);
    for (const file of ["/_not-found", "/_not-found.txt"]) expect((await page.request.get(file)).status()).toBe(404);
  });
});

test("a press before React is there waits for the island and is handled once", async ({ page }) => {
  const sendScripts = await hold(page, frameworkFile);
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
  // Counted twice, the first press would show now.
  await arrow(page).click();
  await expect(status).toContainText(position(7, 3));
});

test("an island comes under the strict policy and asks for nothing that the site does not have", async ({ page }) => {
  const asked: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() !== 200 || (pathname.endsWith(".txt") && !flightFile.test(pathname))) asked.push(pathname);
  });
  const policy = (await page.goto("/poradnik"))?.headers()["content-security-policy"];
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'( 'sha256-[^']+')?;/);
  expect(policy).toContain("style-src-attr 'none';");
  const field = page.getByRole("searchbox");
  const found = islandOf(page, "search").island.getByRole("link").first();
  await field.fill(guidesToFind[0].name);
  await field.press("Enter");
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/\?q=/);
  // Steps that it has written into the history outlive it: the page is loaded anew before the island is needed.
  await page.goBack();
  await expect(field).toHaveValue("");
  await page.reload();
  await page.goForward();
  await expect(field).toHaveValue(guidesToFind[0].name);
  await expect(found).toBeVisible();
  await found.hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

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

/**
 * Opens /oferta and follows a link to a page that comes once the visitor has been shown so many things.
 * @param first what the visitor does before
 * @returns what is shown meanwhile
 */
async function follow(tab: Tab, mirror: Mirror, things: number, { escapes = false, first = async () => {} } = {}) {
  const shown: Wait[] = [];
  const network = gate();
  mirror.change = async (body, path) => {
    if (path === "/kontakt") await network.opened;
    return body;
  };
  await tab.goto(`${mirror.url}/oferta`, { waitUntil: "networkidle0" });
  await first();
  await tab.exposeFunction("note", (wait: Wait) => {
    shown.push(wait);
    if (shown.length === things) network.open();
  });
  await tab.evaluate(watchWait, `body > [role=status] ${cards}`, escapes);
  await tab.$eval("main a[href='/kontakt']", (to) => (to as HTMLElement).click());
  return shown;
}
const arrive = (tab: Tab, path: string) =>
  tab.waitForFunction((at) => location.pathname === at, { timeout: 60_000 }, path);

const wait = { said: layout.loading, cards: 6, at: ["header", "div", "div"] };
const late = { said: layout.late, cards: 0 };

for (const [viewport, expected] of [
  [desktopViewport, [wait]],
  [phoneViewport, [wait, late]],
] as const)
  visitorTest(
    `a slow page, ${viewport.width} px: what is shown meanwhile, and the one before it as it was`,
    async ({ tab, mirror }) => {
      await tab.setViewport(viewport);
      const shown = await follow(tab, mirror, expected.length);
      await arrive(tab, "/kontakt");
      expect(shown).toMatchObject([...expected]);
      expect(shown[0]?.moving).toBeGreaterThan(0);
      await tab.goBack();
      await arrive(tab, "/oferta");
      expect(await tab.$eval("body > [role=status]", (region) => (region as HTMLElement).innerText)).toBe("");
    },
  );

visitorTest(
  "Escape ends the wait for a page that does not come, and nothing moves for those who want it still",
  async ({ tab, mirror }) => {
    await tab.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await tab.setViewport(phoneViewport);
    const shown = await follow(tab, mirror, Number.POSITIVE_INFINITY, { escapes: true });
    await expect.poll(() => shown).toMatchObject([{ said: "" }, { ...wait, moving: 0 }, { said: "", cards: 0 }]);
  },
);

visitorTest(
  "a page that React has taken over is left by its links as well, with the same wait",
  async ({ tab, mirror }) => {
    await tab.setViewport(desktopViewport);
    const shown = await follow(tab, mirror, 1, {
      first: async () => {
        await tab.locator(`::-p-aria(${words.gallery.next})`).click();
        await tab.waitForSelector("[data-embla]");
        await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
      },
    });
    await arrive(tab, "/kontakt");
    expect(shown).toMatchObject([wait]);
    expect(await tab.evaluate(() => "sameDocument" in window)).toBe(false);
  },
);
