/** Serves out/ on PORT for browser tests, and builds it first if it is missing. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { startServer } from "@/lib/tools/hosting/serve";

const home = "out/index.html";
try {
  if (!existsSync(home)) {
    console.log("No site in out/ yet: building it first.");
    const build = ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", "build"];
    const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
    if (status !== 0) throw new Error("The build failed; its own message is above.");
  }
  const { url } = await startServer();
  console.log(`The build of ${statSync(home).mtime.toISOString()} at ${url}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
