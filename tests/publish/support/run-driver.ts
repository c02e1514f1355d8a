import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildSync } from "esbuild";
import type { Orders } from "./driver";

/** The bundled driver. Its folder is below the project's, whose packages it imports. */
const driverFile = join(process.cwd(), ".cache", `publish-driver-${process.pid}.mjs`);

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

/** Runs a deploy in its own process. @returns its error, and whether it was killed */
export async function runDeploy(orders: Orders): Promise<{ error: string; killed: boolean }> {
  const child = spawn(process.execPath, [driverFile, JSON.stringify(orders)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [error, [, signal]] = await Promise.all([text(child.stderr), once(child, "close")]);
  return { error, killed: signal === "SIGKILL" };
}
