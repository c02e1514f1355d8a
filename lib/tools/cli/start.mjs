/** `npm start`: installs if needed, builds, serves the export and prints its address. PORT sets the port. */
import "./check-node.mjs";
import { spawnSync } from "node:child_process";
import { installIfNeeded } from "./install.mjs";

function run(command) {
  const { status } = spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", command], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

installIfNeeded();
run("build");
run("serve");
