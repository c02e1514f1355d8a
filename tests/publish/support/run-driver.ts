/** Starts deploys in processes of their own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildSync } from "esbuild";
import type { Orders } from "./driver";

/** The driver as one file that Node.js starts at once; beside node_modules, which it imports from. */
const driverFile = join(process.cwd(), ".cache", `publish-driver-${process.pid}.mjs`);

/** Makes the driver for the tests of a file, and removes it after them. */
export function withDriver(): void {
  beforeAll(() => {
    buildSync({
      entryPoints: ["tests/publish/support/driver.ts"],
      outfile: driverFile,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "error",
    });
  });
  afterAll(() => rmSync(driverFile, { force: true }));
}

/**
 * Runs a deploy to its end.
 * @param environment variables for it beside those of this process
 * @returns what it said of its failure, and whether it was killed
 */
export async function runDeploy(
  orders: Orders,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ error: string; killed: boolean }> {
  const child = spawn(process.execPath, [driverFile, JSON.stringify(orders)], {
    stdio: ["ignore", "ignore", "pipe"],
    // With a group of processes of its own, which may be killed as a whole.
    detached: true,
    env: { ...process.env, ...environment },
  });
  const [error, [, signal]] = await Promise.all([text(child.stderr), once(child, "close")]);
  return { error, killed: signal === "SIGKILL" };
}
