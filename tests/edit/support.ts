/** Commands in a copy of the project, and a browser with the window of edit mode. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { setUp } from "@/tests/delivery/local/process";
import { copyProject, differences } from "@/tests/run/copy";
import { ensureHeadlessShell, installedBrowser } from "@/tests/run/machine.mjs";

/** Milliseconds in which a busy machine answers, and compiles its first page; only what fails waits for them. */
const patience = 60_000;
const toCompile = 180_000;

/** Waits for the processes that work in a folder, a compiler that still writes. @throws where they do not end */
async function othersEnded(folder: string): Promise<void> {
  const worksThere = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  };
  const some = () => existsSync("/proc") && readdirSync("/proc").some(worksThere);
  for (const end = Date.now() + patience; some(); await setTimeout(50))
    if (Date.now() > end) throw new Error(`A process still works in ${folder}.`);
}

/** Ends a command whose tests were killed: the channel between them closes. */
const endsWithTests = 'data:text/javascript,process.once("disconnect", () => process.kill(process.pid))';

/** Starts a command of the project in a copy of it, and waits for the address it names. */
async function startCommand(root: string, command: "edit" | "dev") {
  const args = ["--import", "tsx", "--import", endsWithTests, "lib/tools/cli/cli.ts", command];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development", BROWSER: "none" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = once(child, "exit");
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data: Buffer) => {
        output += data.toString();
        const address = /pod adresem (http:\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    child.on("exit", () => reject(new Error(`The command ended:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
      await othersEnded(root);
    },
  };
}

export type Copy = Awaited<ReturnType<typeof makeCopy>>;

/** A copy of the project with its packages, in which commands run, and a browser. @param name of its folder */
export const makeCopy = (name: string) =>
  setUp(async (atEnd) => {
    const root = join(process.cwd(), ".cache", name);
    const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    remove();
    atEnd(remove);
    copyProject(root);
    // Next.js looks upwards for the root of a project: it stops at a repository.
    mkdirSync(join(root, ".git"));
    const browser = await chromium.launch({
      executablePath: ensureHeadlessShell(installedBrowser()),
      args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
    });
    atEnd(() => browser.close());
    let running: Awaited<ReturnType<typeof startCommand>> | undefined;
    const stop = async () => {
      for (const context of browser.contexts()) await context.close();
      await running?.stop();
    };
    atEnd(stop);
    return {
      root,
      /** Starts a command in place of the one that runs. @returns the address it names */
      start: async (command: "edit" | "dev") => {
        await stop();
        running = await startCommand(root, command);
        return running.url;
      },
      /** A page that waits as long as a busy machine may take. */
      newPage: async (options?: BrowserContextOptions) => {
        const page = await browser.newPage(options);
        page.setDefaultTimeout(patience);
        page.setDefaultNavigationTimeout(toCompile);
        return page;
      },
      read: (file: string) => readFileSync(join(root, file), "utf8"),
      write: (file: string, text: string) => writeFileSync(join(root, file), text),
      /** Puts the content back as it was. @returns the files that were otherwise */
      restore: () => {
        const changed = differences("content", join(root, "content"));
        for (const file of changed) {
          const [original, copied] = [join("content", file), join(root, "content", file)];
          if (existsSync(original)) cpSync(original, copied);
          else rmSync(copied);
        }
        return changed;
      },
    };
  });

export type Edited = Awaited<ReturnType<typeof openWindow>>;

/** Starts `npm run edit` in a copy and opens its window. */
export async function openWindow({ start, newPage }: Copy) {
  const url = await start("edit");
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await newPage({ viewport: { width: 1440, height: 900 }, permissions });
  // "Odrzucić niezapisany tekst?"
  page.on("dialog", (asked) => void asked.accept());
  await page.goto(url);
  const site = page.frameLocator("iframe.site");
  await site.locator("edit-fields button").first().waitFor({ state: "attached", timeout: toCompile });
  const changes = page.locator(".panel h2", { hasText: /^Zmiany: / });
  const editor = page.locator(".editor");

  /** Does something and waits until the list of changes is longer by so many. */
  async function change(work: () => Promise<unknown>, by = 1): Promise<void> {
    const count = Number((await changes.textContent())?.slice("Zmiany: ".length)) + by;
    await work();
    await changes.filter({ hasText: new RegExp(`: ${count}$`) }).waitFor();
  }

  /** The button over a text of the page. */
  const over = (origin: string) => site.locator(`edit-fields button[data-origin="${origin}"]`).first();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  /** The open field of a text. */
  const field = (origin: string) => editor.locator(`.field[aria-label="${origin}"]`);
  /** Waits until a page of the site is shown. */
  const shows = (path: string) => page.locator("header.toolbar b", { hasText: new RegExp(`^${path}$`) }).waitFor();

  return {
    page,
    /** The page of the site inside the window. */
    site,
    dialog: page.getByRole("dialog"),
    editor,
    over,
    button,
    field,
    change,
    shows,
    /** Shows a page of the site and waits for the buttons over its texts. */
    visit: async (path: string) => {
      await page.locator("iframe.site").evaluate((frame: HTMLIFrameElement, address) => {
        if (frame.contentWindow?.location.pathname !== address) frame.src = address;
      }, path);
      await shows(path);
      await site.locator("edit-fields button").first().waitFor({ state: "attached" });
    },
    /** Clicks on a text; where texts overlap, on the one that was asked for. */
    open: async (origin: string) => {
      await over(origin).dispatchEvent("click");
      await field(origin).waitFor();
    },
    /** Drops a file on a picture, as a mouse would. */
    drop: async (origin: string, { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }) => {
      const dataTransfer = await site.locator(":root").evaluateHandle(
        (_, { bytes, ...file }) => {
          const transfer = new DataTransfer();
          const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([content], file.name, { type: file.mimeType }));
          return transfer;
        },
        { name, mimeType, bytes: buffer.toString("base64") },
      );
      await over(origin).dispatchEvent("drop", { dataTransfer });
    },
    /** Types over what stands in the open field. */
    type: async (text: string) => {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
    save: async () => {
      // Another one may open at once: what else a new entry waits for.
      const open = await editor.elementHandle();
      await change(() => page.keyboard.press("Control+s"));
      await open?.waitForElementState("hidden");
    },
    /** Takes the last changes back, one by one. */
    undo: async (times = 1) => {
      for (let done = 0; done < times; done += 1) await change(() => button("Cofnij").click(), -1);
    },
  };
}
