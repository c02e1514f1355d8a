import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { programPath } from "@/tests/delivery/local/process";
import type { EngineKind, RunningEngine, Tab } from "./visitor";

const program = ["firefox-esr", "firefox"].map(programPath).find(Boolean);

/** A mouse, which the browser lacks without a screen: fine pointer (2) that can hover (4). */
const mouse = 2 + 4;
const preferences = { "ui.primaryPointerCapabilities": mouse, "ui.allPointerCapabilities": mouse };

export const tabFor = (page: Page): Tab => ({
  open: async (address) => void (await page.goto(address)),
  evaluate: async (run, ...args) => page.evaluate(run, ...args),
  clickAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  pressEscape: () => page.keyboard.press("Escape"),
  resize: (width) => page.setViewport({ width, height: 900 }),
  // Puppeteer would wait for a load, which a page from the back/forward cache does not have.
  back: () => page.evaluate(() => history.back()),
});

/** Starts Firefox without a screen. @param preferences of about:config */
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
    // Puppeteer miscounts loads in a tab that went back: each scenario has its own tab and stores.
    tab: async () => {
      await context?.close();
      context = await browser.createBrowserContext();
      return tabFor(await context.newPage());
    },
    close: () => browser.close(),
  };
}

export const firefox: EngineKind = { name: "Firefox", missing: program ? undefined : "firefox-esr", start };
