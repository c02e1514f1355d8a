import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { programPath } from "@/tests/delivery/local/process";
import type { EngineKind, RunningEngine, Tab } from "./visitor";

const program = ["firefox-esr", "firefox"].map(programPath).find(Boolean);

/** A mouse, which a browser without a screen does not have: fine (2) and able to rest on things (4). */
const mouse = 2 + 4;
const preferences = { "ui.primaryPointerCapabilities": mouse, "ui.allPointerCapabilities": mouse };

/** A tab of a page that nobody has opened yet. */
export const tabFor = (page: Page): Tab => ({
  open: async (address) => void (await page.goto(address)),
  evaluate: async (run, ...args) => page.evaluate(run, ...args),
  clickAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  pressEscape: () => page.keyboard.press("Escape"),
  resize: (width) => page.setViewport({ width, height: 900 }),
  picture: () => page.screenshot(),
  // The library's own wait for a load that a page kept by Firefox never has.
  back: () => page.evaluate(() => history.back()),
});

/**
 * Starts Firefox with nothing on the screen.
 * @param preferences as about:config names them
 */
export const startFirefox = (preferences: Record<string, number | boolean>): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    extraPrefsFirefox: preferences,
    defaultViewport: null,
  });

async function start(): Promise<RunningEngine> {
  const browser = await startFirefox(preferences);
  let context: BrowserContext | undefined;
  return {
    // The library loses count of loads in a tab that has gone back: each scenario has a tab, and stores, of its own.
    tab: async () => {
      await context?.close();
      context = await browser.createBrowserContext();
      return tabFor(await context.newPage());
    },
    close: () => browser.close(),
  };
}

/** Firefox through WebDriver BiDi. */
export const firefox: EngineKind = { name: "Firefox", missing: program ? undefined : "firefox-esr", start };
