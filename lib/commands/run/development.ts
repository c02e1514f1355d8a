/** What `npm run dev` and `npm run edit` share: the development server, and the files pages read beside content. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { baseScriptFile } from "@/lib/generated";

/**
 * Prepares pictures, scripts and the search index from the content as it is now.
 * @returns false where the content is not sound enough for it; the reason has been printed
 */
export async function prepareFiles(): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "lib/commands/prepare-files.ts", "--podglad"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const [status] = await once(child, "exit");
  return status === 0;
}

/**
 * Prepares what a development server needs. Wrong content does not stop it where an earlier run has left its files: the
 * mistake is told, and mended while the server runs.
 */
export async function prepareForDevelopment(): Promise<void> {
  if ((await prepareFiles()) || existsSync(baseScriptFile)) return;
  console.error("Popraw treść i uruchom polecenie ponownie: bez pierwszego przygotowania nie ma czego pokazać.");
  process.exit(1);
}

/** Starts the development server of Next.js. */
export const startNext = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: "1" },
  });
