import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { programPath, setUp, startProgram } from "@/tests/delivery/local/process";
import type { EngineKind, RunningEngine, Tab } from "./visitor";

const program = programPath("WebKitWebDriver");
/** The server of virtual screens. */
const screenProgram = programPath("Xvfb");
const missing = [program ? "" : "webkit2gtk-driver", screenProgram ? "" : "xvfb"].filter(Boolean).join(", ");

/** Shrinks the bar of buttons, which limits how narrow the window can be. */
const narrowBar =
  "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }";

async function resize(driver: WebDriver, width: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
  await driver.wait(async () => (await driver.executeScript("return innerWidth")) === width, 10_000);
}

/** Loads a page. The driver alone may stop waiting at a history entry of the page before. */
async function open(driver: WebDriver, address: string): Promise<void> {
  await driver.executeScript("window.isLeft = true");
  await driver.get(address);
  const isThere = () => driver.executeScript<boolean>("return !window.isLeft && document.readyState === 'complete'");
  await driver.wait(() => isThere().catch(() => false), 15_000, `${address} did not load.`);
}

const start = (): Promise<RunningEngine> =>
  setUp(async (atEnd) => {
    const settings = mkdtempSync(join(tmpdir(), "webkit-"));
    atEnd(() => rmSync(settings, { recursive: true, force: true }));
    mkdirSync(join(settings, "gtk-3.0"));
    writeFileSync(join(settings, "gtk-3.0/gtk.css"), narrowBar);
    // A virtual screen larger than all windows. Its number names a socket, not a port.
    const number = await getPort();
    const screen = await startProgram({
      path: screenProgram ?? "",
      args: [`:${number}`, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
      port: number,
      answers: async () => existsSync(`/tmp/.X11-unix/X${number}`),
    });
    atEnd(screen.close);
    const port = await getPort();
    const environment = { DISPLAY: `:${number}`, XDG_CONFIG_HOME: settings };
    const service = await startProgram({ path: program ?? "", args: [`--port=${port}`], port, environment });
    atEnd(service.close);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    atEnd(() => driver.quit());
    const tab: Tab = {
      open: (address) => open(driver, address),
      evaluate: (run, ...args) => driver.executeScript(run, ...args),
      clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      resize: (width) => resize(driver, width),
      back: () => driver.navigate().back(),
    };
    return { tab: async () => tab };
  });

/** WebKitGTK on a virtual screen, through its own WebDriver. */
export const webkit: EngineKind = { name: "WebKit", missing: missing || undefined, start };
