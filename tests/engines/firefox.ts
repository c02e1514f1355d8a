import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { programPath } from "@/tests/delivery/local/process";
import type { EngineKind, RunningEngine, Tab } from "./engine";

const program = ["firefox-esr", "firefox"].map(programPath).find(Boolean);

/** A mouse, which a browser without a screen does not have: fine (2) and able to rest on things (4). */
const mouse = 2 + 4;
const preferences = { "ui.primaryPointerCapabilities": mouse, "ui.allPointerCapabilities": mouse };

/** Writes down what goes wrong in a tab: from before a page's first script on. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  const where = () => new URL(page.url()).pathname;
  page.on("console", (message) => {
    if (message.type() === "error") found.push(`${where()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => found.push(`${where()}: ${error instanceof Error ? error.message : error}`));
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return found;
}

/** A tab of a page that nobody has opened yet. */
export async function tabFor(page: Page, site: string): Promise<Tab> {
  const found = await problemsOf(page);
  return {
    open: async (path) => void (await page.goto(site + path)),
    evaluate: async (run, ...args) => page.evaluate(run, ...args),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width) => page.setViewport({ width, height: 900 }),
    picture: () => page.screenshot(),
    // The library's own wait for a load that a page kept by Firefox never has.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    // What the browser had to say before it answers a question has arrived with the answer.
    problems: async () => {
      await page.evaluate(() => undefined);
      return found.splice(0);
    },
  };
}

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

async function start(site: string): Promise<RunningEngine> {
  const browser = await startFirefox(preferences);
  let context: BrowserContext | undefined;
  return {
    // The library loses count of loads in a tab that has gone back: each scenario has a tab, and stores, of its own.
    tab: async () => {
      await context?.close();
      context = await browser.createBrowserContext();
      return tabFor(await context.newPage(), site);
    },
    close: () => browser.close(),
  };
}

/** Firefox through WebDriver BiDi. */
export const firefox: EngineKind = { name: "Firefox", missing: program ? undefined : "firefox-esr", start };
