import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { setUp } from "@/tests/delivery/local/process";
import { copyProject, differences } from "@/tests/run/copy";
import { ensureHeadlessShell, installedBrowser } from "@/tests/run/machine.mjs";

/** Milliseconds for an answer, and for compiling the first page, on a busy machine. */
const answerTimeout = 120_000;
const compileTimeout = 180_000;

/** Waits until no process works in a folder, such as a compiler. @throws if one does not end */
async function waitForProcesses(folder: string): Promise<void> {
  const worksThere = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  };
  const isBusy = () => existsSync("/proc") && readdirSync("/proc").some(worksThere);
  for (const end = Date.now() + answerTimeout; isBusy(); await setTimeout(50))
    if (Date.now() > end) throw new Error(`A process still works in ${folder}.`);
}

/** Ends the command when its tests are killed, which closes the channel between them. */
const exitHook = 'data:text/javascript,process.once("disconnect", () => process.kill(process.pid))';

/** Starts a command in a copy of the project, and waits for its address. */
async function startCommand(root: string, command: "edit" | "dev") {
  const args = ["--import", "tsx", "--import", exitHook, "lib/tools/cli/cli.ts", command];
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
    stop: async (signal?: NodeJS.Signals) => {
      child.kill(signal);
      await ended;
      await waitForProcesses(root);
    },
  };
}

export type Copy = Awaited<ReturnType<typeof makeCopy>>;

/** Makes a copy of the project, in which commands run, and starts a browser. @param name of its folder */
export const makeCopy = (name: string) =>
  setUp(async (atEnd) => {
    const root = join(process.cwd(), ".cache", name);
    const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    remove();
    atEnd(remove);
    copyProject(root);
    // Next.js looks upwards for the project's root, and stops at a repository.
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
    const read = (file: string) => readFileSync(join(root, file), "utf8");
    const write = (file: string, text: string) => writeFileSync(join(root, file), text);
    return {
      root,
      /** Stops the running command and starts another. @returns its address */
      start: async (command: "edit" | "dev") => {
        await stop();
        running = await startCommand(root, command);
        return running.url;
      },
      /** Ends the running command; its pages stay open. */
      end: async (signal?: NodeJS.Signals) => running?.stop(signal),
      newPage: async (options?: BrowserContextOptions) => {
        const page = await browser.newPage(options);
        page.setDefaultTimeout(answerTimeout);
        page.setDefaultNavigationTimeout(compileTimeout);
        return page;
      },
      read,
      write,
      /** Replaces a text of a file. @throws Error where it is not there */
      replace: (file: string, from: string, to: string) => {
        const text = read(file);
        if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
        write(
          file,
          text.replace(from, () => to),
        );
      },
      /** Restores the content. @returns the files that differed */
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

/** Lets the window build the demonstration for a server, to which `npm run deploy` still refuses to send it. */
export function allowBuild({ replace, write }: Copy): void {
  replace("lib/tools/publish/ready.ts", "requireLaunchable(launchItems())", "undefined");
  write(".env.publikacja", "PUBLISH_PASSWORD=haslo\n");
  replace("content/publishing.ts", 'kind: "none"', 'kind: "ftps", server: "localhost", user: "ola", folder: "www"');
}

export type EditWindow = Awaited<ReturnType<typeof openWindow>>;

export async function openWindow({ start, newPage }: Copy) {
  const url = await start("edit");
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await newPage({ viewport: { width: 1440, height: 900 }, permissions });
  // Confirms "Odrzucić niezapisany tekst?".
  page.on("dialog", (prompt) => void prompt.accept());
  await page.goto(url);
  const site = page.frameLocator("iframe.site");
  await site.locator("edit-fields button").first().waitFor({ state: "attached", timeout: compileTimeout });
  await page.locator("iframe[aria-busy=false]").waitFor();
  const changes = page.locator(".panel h2", { hasText: /^Zmiany: / });
  const editor = page.locator(".editor");

  /** Runs work and waits until the list of changes has grown by `by`. */
  async function change(work: () => Promise<unknown>, by = 1): Promise<void> {
    const count = Number((await changes.textContent())?.slice("Zmiany: ".length)) + by;
    await work();
    await changes.filter({ hasText: new RegExp(`: ${count}$`) }).waitFor();
  }

  const over = (origin: string) => site.locator(`edit-fields button[data-origin="${origin}"]`).first();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (origin: string) => editor.locator(`.field[aria-label="${origin}"]`);
  const shows = (path: string) => page.locator("header.toolbar b", { hasText: new RegExp(`^${path}$`) }).waitFor();

  return {
    page,
    site,
    dialog: page.getByRole("dialog"),
    editor,
    over,
    button,
    field,
    change,
    shows,
    visit: async (path: string) => {
      await page.locator("iframe.site").evaluate((frame: HTMLIFrameElement, address) => {
        if (frame.contentWindow?.location.pathname !== address) frame.src = address;
      }, path);
      await shows(path);
      await site.locator("edit-fields button").first().waitFor({ state: "attached" });
    },
    /** Opens a text, also where others overlap it. */
    open: async (origin: string) => {
      await over(origin).dispatchEvent("click");
      await field(origin).waitFor();
    },
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
    type: async (text: string) => {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
    save: async () => {
      // The next field of a new entry may open at once.
      const open = await editor.elementHandle();
      await change(() => page.keyboard.press("Control+s"));
      await open?.waitForElementState("hidden");
    },
    undo: async (times = 1) => {
      for (let done = 0; done < times; done += 1) await change(() => button("Cofnij").click(), -1);
    },
  };
}
