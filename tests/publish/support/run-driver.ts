/** Starts deploys in processes of their own. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { buildSync } from "esbuild";
import type { Orders, Told } from "./driver";

let bundle: string | undefined;

/** The driver as one file that Node.js starts at once; beside node_modules, which it imports from. */
function driverFile(): string {
  bundle ??= join(process.cwd(), ".cache", `publish-driver-${process.pid}.mjs`);
  return bundle;
}

/** Makes the driver. To be called once, before the first deploy. */
export function makeDriver(): void {
  buildSync({
    entryPoints: ["tests/publish/support/driver.ts"],
    outfile: driverFile(),
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
}

/** How a deploy ended: what it told, or how it failed. */
export type Ended = { told?: Told; error: string; killed: boolean };

/** A deploy that runs. */
export type Running = { child: ChildProcess; ended: Promise<Ended>; waits: Promise<void> };

/** @param environment variables for the deploy beside those of this process */
export function startDeploy(orders: Orders, environment: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [driverFile(), JSON.stringify(orders)], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  let [output, error] = ["", ""];
  const waits = new Promise<void>((resolve) => {
    child.stdout.on("data", (data) => {
      output += data;
      if (output.includes("waiting\n")) resolve();
    });
  });
  child.stderr.on("data", (data) => (error += data));
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (_code, signal) => {
      const told = /^\{.*\}$/m.exec(output)?.[0];
      resolve({ ...(told && { told: JSON.parse(told) as Told }), error, killed: signal === "SIGKILL" });
    });
  });
  return { child, ended, waits };
}

export const runDeploy = (...how: Parameters<typeof startDeploy>): Promise<Ended> => startDeploy(...how).ended;
