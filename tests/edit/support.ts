/** `npm run edit` in a copy of the project, and a browser that uses it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Browser, chromium, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { copyProject } from "@/tests/run/copy";
import { installedBrowser } from "@/tests/run/installed-browser.mjs";

/** The first page compiles for a while on a busy machine. */
const patience = 90_000;

export type Edited = {
  root: string;
  url: string;
  page: Page;
  /** The page of the site inside the window. */
  site: FrameLocator;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Shows a page of the site and waits for the frames over its texts. */
  visit: (path: string) => Promise<void>;
  /** Clicks on a text. @returns the field in which it is typed */
  open: (origin: string) => Promise<Locator>;
  /** Saves with the keyboard and waits until it is done. */
  save: () => Promise<void>;
  close: () => Promise<void>;
};

function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const hear = (data: Buffer) => {
      output += data.toString();
      const address = /pod adresem (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("exit", () => reject(new Error(`The command ended:\n${output}`)));
  });
}

/** Numbers of the processes that work in a folder; none where the system has no /proc. */
function processesIn(folder: string): number[] {
  if (!existsSync("/proc")) return [];
  const worksThere = (name: string) => {
    try {
      return readlinkSync(`/proc/${name}/cwd`) === folder;
    } catch {
      return false;
    }
  };
  return readdirSync("/proc").filter(worksThere).map(Number);
}

/**
 * Waits for the processes in a folder to end, and ends those that never would: a compiler still writes what it found.
 * @returns whether there were such
 */
async function someGoOnIn(folder: string): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(100))
    if (processesIn(folder).length === 0) return false;
  for (const pid of processesIn(folder)) process.kill(pid, "SIGKILL");
  return true;
}

/** A copy of the project in which a command runs. @param name of its folder */
export async function startCommand(name: string, command: string, ...args: string[]) {
  const root = join(process.cwd(), ".cache", name);
  rmSync(root, { recursive: true, force: true });
  copyProject(root);
  // Next.js looks upwards for the root of a project: it stops at a repository.
  mkdirSync(join(root, ".git"));
  const child = spawn(process.execPath, ["--import", "tsx", "lib/tools/cli/cli.ts", command, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development", BROWSER: "none" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await started(child);
  return {
    root,
    url,
    read: (file: string) => readFileSync(join(root, file), "utf8"),
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    stop: async () => {
      child.removeAllListeners("exit");
      if ((child.exitCode ?? child.signalCode) === null) {
        child.kill();
        await once(child, "exit");
      }
      const left = await someGoOnIn(root);
      rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      if (left) throw new Error(`Processes that ${command} started went on without it.`);
    },
  };
}

/** Chromium, as installed or as the tests bring it. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? installedBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/** Copies the project and opens it for editing. @param name of the copy's folder: files of tests run beside each other */
export async function startEditing(name: string): Promise<Edited> {
  const { stop, ...copy } = await startCommand(name, "edit");
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(patience);
  await page.goto(copy.url);
  const site = page.frameLocator("iframe.strona");
  let shown = "";
  const frame = (origin: string) => site.locator(`edycja-pola button[data-origin="${origin}"]`).first();
  return {
    ...copy,
    page,
    site,
    visit: async (path) => {
      if (shown === path) return;
      shown = path;
      await page.evaluate((address) => {
        const element = document.querySelector<HTMLIFrameElement>("iframe.strona");
        if (element) element.src = address;
      }, path);
      await page.locator("header.gora b", { hasText: new RegExp(`^${path}$`) }).waitFor();
      await site.locator("edycja-pola button").first().waitFor({ state: "attached" });
    },
    open: async (origin) => {
      // Where texts overlap, the one that was asked for.
      await frame(origin).dispatchEvent("click");
      const field = page.locator(".edytor .pole");
      await field.waitFor();
      return field;
    },
    save: async () => {
      await page.keyboard.press("Control+s");
      await page.locator(".edytor").waitFor({ state: "detached" });
    },
    close: async () => {
      await browser.close();
      await stop();
    },
  };
}
