/** What `npm run dev` and `npm run edit` share: the development server, and the files pages read beside content. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import getPort from "get-port";
import { siteFile } from "@/lib/generated";

/** Where the development server of Next.js listens: this computer alone. */
export const developmentHost = "127.0.0.1";

/**
 * Prepares pictures, scripts and the search index from the content as it is now.
 * @returns false where the content is not sound enough for it; the reason has been printed
 */
export function prepareFiles(): Promise<boolean> {
  const next = preparing.then(prepareOnce);
  preparing = next;
  return next;
}

/** One after another: two would write the same files. */
let preparing: Promise<unknown> = Promise.resolve();

async function prepareOnce(): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", "tsx", "lib/tools/cli/cli.ts", "prepare", "--preview"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = () => child.kill();
  process.on("exit", end);
  const [status] = await once(child, "exit");
  process.off("exit", end);
  return status === 0;
}

/**
 * Prepares what a development server needs, and the drawings of icons again when their list has changed. Wrong content
 * does not stop it where an earlier run has left its files: the mistake is told, and mended while the server runs.
 */
export async function prepareForDevelopment(): Promise<void> {
  if (!(await prepareFiles()) && !existsSync(siteFile)) {
    console.error("Popraw treść i uruchom polecenie ponownie: bez pierwszego przygotowania nie ma czego pokazać.");
    process.exit(1);
  }
  // The folder, not the file: an editor of text may put another file in its place.
  watch("lib/content", (_, file) => {
    if (file === "icons.ts") void prepareFiles();
  }).unref();
}

/** Starts the development server of Next.js, behind the address that an editor opens. @returns its own address, too */
export async function startNext(env: Readonly<Record<string, string>> = {}) {
  const port = await getPort({ host: developmentHost });
  const child = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "dev", "-H", developmentHost, "-p", String(port)],
    { stdio: ["inherit", "pipe", "inherit"], env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: "1" } },
  );
  // Its own address shows the pages without what stands in front of it.
  createInterface(child.stdout).on("line", (line) => {
    if (!/^\s*- (?:Local|Network):/.test(stripVTControlCharacters(line))) console.log(line);
  });
  return { child, address: `http://${developmentHost}:${port}` };
}

/**
 * Ends this command with the development server, and the server with this command. The command has to be a process of
 * its own (`node --import tsx`): the `tsx` program kills a command that is too busy to answer a signal within 60 ms, and
 * the server would stay behind.
 * @param close gives back what the command itself holds
 */
export function endTogether(site: ChildProcess, close: () => void): void {
  site.on("exit", (code) => {
    close();
    process.exit(code ?? 1);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => site.kill());
}
