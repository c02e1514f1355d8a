import { expect, type Page, test as play } from "@playwright/test";
import { pressNext } from "./hydration";
import { cards, desktopViewport, painted, phoneViewport } from "./pages";
import { test as visit } from "./visitor";

/** What a followed link shows while its page is on its way: on /oferta, of the page behind the first link to /kontakt. */
const to = "main a[href='/kontakt']";
const card = `body > [role=status] ${cards}`;

play.describe("a page that does not come", () => {
  const region = (page: Page) => page.locator("body > [role=status]");
  const sentence = (page: Page) => region(page).locator("p");
  const link = (page: Page) => page.locator(to).filter({ visible: true }).first();
  const follow = (page: Page) => link(page).click({ noWaitAfter: true });

  /** Opens the page, with a clock that is set by hand. Nobody answers behind its links. */
  async function open(page: Page) {
    await page.route("**/kontakt", () => {});
    await page.clock.install();
    await page.goto("/oferta");
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }

  for (const [name, viewport] of Object.entries({ phone: phoneViewport, desktop: desktopViewport }))
    play(
      `is waited for at six cards under the header, then a sentence gives the old one back, on a ${name}`,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page);
        await follow(page);
        await page.clock.runFor(299);
        await expect(page.locator(card).first()).toBeHidden();
        await page.clock.runFor(1);
        await expect(page.locator(card)).toHaveCount(6);
        await expect(page.locator(card).first()).toBeInViewport();
        await page.clock.runFor(9700);
        await expect(sentence(page)).toBeInViewport();
        await expect(page.locator(card).first()).toBeHidden();
        // What was covered can be pressed again.
        await link(page).click({ trial: true });
      },
    );

  play("is announced once, and its sentence once", async ({ page }) => {
    await open(page);
    const said = [await region(page).ariaSnapshot()];
    await follow(page);
    for (const time of [300, 5000, 5000]) {
      await page.clock.runFor(time);
      const now = await region(page).ariaSnapshot();
      if (now !== said.at(-1)) said.push(now);
    }
    expect(said).toEqual(["- status", "- status: Wczytywanie…", expect.stringMatching(/^- status.*Nowa strona/s)]);
  });

  play("lets the visitor stay by Escape, and nothing moves for those who want it still", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await follow(page);
    await page.clock.runFor(300);
    await expect(page.locator(card).first()).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press("Escape");
    await page.clock.runFor(20_000);
    await expect(page.locator(card).first()).toBeHidden();
    await expect(sentence(page)).toBeHidden();
  });

  play("is waited for where React has taken the page over, too, and comes whole", async ({ page }) => {
    await page.setViewportSize(desktopViewport);
    await page.goto("/oferta");
    await pressNext(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route("**/kontakt", async (route) => {
      await expect(page.locator(card).first()).toBeVisible();
      await route.continue();
    });
    await follow(page);
    await page.waitForFunction(() => location.pathname === "/kontakt" && !("sameDocument" in window));
    await painted(page);
  });
});

for (const [seconds, expected] of [
  [0.1, []],
  [1, ["wait"]],
  [20, ["wait", "late"]],
] as const)
  visit(
    `a page that comes after ${seconds} s, and the one before it, which comes back as it was`,
    async ({ tab, mirror }) => {
      await tab.setViewport(phoneViewport);
      const states: string[] = [];
      await tab.exposeFunction("note", (state: string) => void states.push(state));
      await tab.goto(`${mirror.url}/oferta`, { waitUntil: "networkidle0" });
      await tab.evaluate(() => {
        const root = document.documentElement;
        const { note } = window as unknown as { note: (state: string) => void };
        const observer = new MutationObserver(() => root.dataset.loading && note(root.dataset.loading));
        observer.observe(root, { attributeFilter: ["data-loading"] });
      });
      mirror.change = async (body, path) => {
        if (path === "/kontakt") await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        return body;
      };
      await tab.$eval(to, (link) => (link as HTMLAnchorElement).click());
      await tab.waitForFunction(() => location.pathname === "/kontakt", { timeout: 60_000 });
      expect(states).toEqual(expected);
      await tab.goBack();
      await tab.waitForFunction(() => location.pathname === "/oferta");
      const shown = await tab.$eval("body > [role=status]", (region) =>
        [...region.children].some((one) => one.checkVisibility()),
      );
      expect(shown).toBe(false);
    },
  );
