/** Shared by `npm run dev` and `npm run edit`: the development server, and the generated files that pages read. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import getPort from "get-port";
import { siteFile } from "@/lib/generated";

/** Address the development server of Next.js listens on: this computer only. */
export const developmentHost = "127.0.0.1";

/**
 * Makes pictures, scripts and the search index from the current content, in a process of its own.
 * @param isQuiet false prints the progress
 * @returns false if the content does not allow it; the reason has been printed
 */
export function runMake({ isQuiet = true } = {}): Promise<boolean> {
  const next = lastRun.then(() => spawnMake(isQuiet));
  lastRun = next;
  return next;
}

/** Runs follow one another: two would write the same files. */
let lastRun: Promise<unknown> = Promise.resolve();

async function spawnMake(isQuiet: boolean): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", "tsx", "lib/tools/cli/cli.ts", "make", "--preview"], {
    stdio: ["ignore", isQuiet ? "ignore" : "inherit", "inherit"],
  });
  const kill = () => child.kill();
  process.on("exit", kill);
  const [status] = await once(child, "exit");
  process.off("exit", kill);
  return status === 0;
}

/**
 * Makes what a development server needs, and again when the list of icons changes. Exits on wrong content only if no
 * earlier run has left its files: mistakes can be fixed while the server runs.
 */
export async function makeForDevelopment(): Promise<void> {
  if (!(await runMake({ isQuiet: false })) && !existsSync(siteFile)) {
    console.error("Popraw treść i uruchom polecenie ponownie: bez pierwszego przygotowania nie ma czego pokazać.");
    process.exit(1);
  }
  // Watches the folder, because a text editor may replace the file.
  watch("lib/content", (_, file) => {
    if (file === "icons.ts") void runMake();
  }).unref();
}

/** Starts the development server of Next.js. Editors open another address, which forwards to it. */
export async function startNext(env: Readonly<Record<string, string>> = {}) {
  console.log("Uruchamiam podgląd…");
  const port = await getPort({ host: developmentHost });
  const child = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "dev", "-H", developmentHost, "-p", String(port)],
    { stdio: ["inherit", "pipe", "inherit"], env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: "1" } },
  );
  // Hides the server's own address: it shows the pages without the preview in front of it.
  createInterface(child.stdout).on("line", (line) => {
    if (!/^\s*- (?:Local|Network):/.test(stripVTControlCharacters(line))) console.log(line);
  });
  return { child, address: `http://${developmentHost}:${port}` };
}

/**
 * Ends this command with the development server, and the server with this command. The command has to be a process of
 * its own (`node --import tsx`): the program `tsx` kills a command that does not answer a signal within 60 ms, and the
 * server would keep running.
 * @param close releases what the command itself holds
 */
export function endTogether(site: ChildProcess, close: () => void): void {
  site.on("exit", (code) => {
    close();
    process.exit(code ?? 1);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => site.kill());
}
