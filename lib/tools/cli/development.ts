/** Shared by `npm run dev` and `npm run edit`: the development server, and the generated files that pages read. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { siteFile } from "@/lib/generated";
import { thisComputer } from "@/lib/tools/edit/guard";

/** The run that has not begun yet, and will read what has changed until then. */
let waitingRun: Promise<boolean> | undefined;
/** Runs follow one another: two would write the same files. */
let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Makes pictures, scripts and the search index from the current content, in a process of its own.
 * @param isQuiet false prints the progress
 * @returns false if the content does not allow it; the reason has been printed
 */
export function runMake({ isQuiet = true } = {}): Promise<boolean> {
  waitingRun ??= lastRun.then(() => {
    waitingRun = undefined;
    return spawnMake(isQuiet);
  });
  lastRun = waitingRun;
  return waitingRun;
}

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

/** Returns a new name of a pipe, which development-server.cjs makes: in a folder that only this user can open. */
export function pipeName(): string {
  const name = `development-${randomBytes(6).toString("hex")}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name, "pipe");
}

/**
 * Starts the development server of Next.js on a pipe.
 * @param port of the address that editors open, which forwards to the pipe
 */
export function startNext(pipe: string, port: number, env: Readonly<Record<string, string>> = {}): ChildProcess {
  console.log("Uruchamiam podgląd…");
  const preload = "--require=./lib/tools/cli/development-server.cjs";
  const child = spawn(
    process.execPath,
    [preload, "node_modules/next/dist/bin/next", "dev", "-H", thisComputer, "-p", String(port)],
    {
      stdio: ["inherit", "pipe", "inherit", "ipc"],
      env: { ...process.env, ...env, DEVELOPMENT_PIPE: pipe, NEXT_TELEMETRY_DISABLED: "1" },
    },
  );
  // Hides the address that Next.js believes to have: an editor needs the one with the key.
  if (child.stdout)
    createInterface(child.stdout).on("line", (line) => {
      if (!/^\s*- (?:Local|Network):/.test(stripVTControlCharacters(line))) console.log(line);
    });
  return child;
}

/**
 * Ends this command with the development server, and the server with this command. The command has to be a process of
 * its own (start.mjs): the program `tsx` kills a command that does not answer a signal within 60 ms, and the
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
