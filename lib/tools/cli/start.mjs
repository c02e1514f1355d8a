/**
 * `npm start`: installs if needed, builds, serves the export and prints its address. PORT sets the port.
 * `npm run edit` (argument "edit"): installs if needed and opens edit mode.
 */
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
if (process.argv[2] === "edit") {
  console.log("Przygotowuję stronę, za pierwszym razem około minuty…");
  // In this process, which then ends together with the development server (development.ts).
  await import("tsx");
  await import("./cli.ts");
} else {
  run("build");
  run("serve");
}
