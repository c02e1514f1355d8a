import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { programPath, startProgram } from "@/tests/delivery/local/process";
import type { EngineKind, RunningEngine, Tab } from "./visitor";

const program = programPath("WebKitWebDriver");
/** The server of virtual screens. */
const screenProgram = programPath("Xvfb");
const missing = [program ? "" : "webkit2gtk-driver", screenProgram ? "" : "xvfb"].filter(Boolean).join(", ");

/** The window is as wide as its bar of buttons at least: with buttons of nothing, any width will do. */
const narrowBar =
  "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }";

/** Starts a screen that nobody sees, larger than any window of the tests: its name for DISPLAY, and what ends it. */
async function virtualScreen(): Promise<{ display: string; close: () => Promise<unknown> }> {
  // It looks for a free number itself and writes it to the given descriptor when it is ready.
  const child = spawn(screenProgram ?? "", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const number = child.stdio[3];
  const [said] = await Promise.race([number ? once(number, "data") : [], ended.then(() => [])]);
  if (said === undefined) throw new Error("Xvfb did not start.");
  const close = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { display: `:${String(said).trim()}`, close };
}

/** A folder of settings for programs with windows. */
function windowSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), narrowBar);
  return folder;
}

/** Sizes the window, and waits until the page in it has heard of that. */
async function resize(driver: WebDriver, width: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
  await driver.wait(async () => (await driver.executeScript("return innerWidth")) === width, 10_000);
}

/** Loads a page. The driver may take an entry that the page before made in the history for the end of its waiting. */
async function open(driver: WebDriver, address: string): Promise<void> {
  await driver.executeScript("window.isLeft = true");
  await driver.get(address);
  const isThere = () => driver.executeScript<boolean>("return !window.isLeft && document.readyState === 'complete'");
  await driver.wait(() => isThere().catch(() => false), 15_000, `${address} did not load.`);
}

async function start(): Promise<RunningEngine> {
  if (!program) throw new Error("WebKitWebDriver is not installed.");
  const ends: (() => unknown)[] = [];
  const close = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const screen = await virtualScreen();
    ends.push(screen.close);
    const settings = windowSettings();
    ends.push(() => rmSync(settings, { recursive: true, force: true }));
    const port = await getPort();
    const environment = { DISPLAY: screen.display, XDG_CONFIG_HOME: settings };
    const service = await startProgram({ path: program, args: [`--port=${port}`], port, environment });
    ends.push(service.close);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    ends.push(() => driver.quit());
    const tab: Tab = {
      open: (address) => open(driver, address),
      evaluate: (run, ...args) => driver.executeScript(run, ...args),
      clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      resize: (width) => resize(driver, width),
      picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
      back: () => driver.navigate().back(),
    };
    return { tab: async () => tab, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** WebKit as GTK has it, on a virtual screen, through its own WebDriver. */
export const webkit: EngineKind = { name: "WebKit", missing: missing || undefined, start };
