/**
 * Starts the commands of package.json, `node lib/tools/cli/start.mjs NAME …` with the names of cli.ts: plain JavaScript,
 * so that it can say what keeps the tools from running. Without a name (`npm start`) it installs if needed, builds,
 * serves the export and prints its address; PORT sets the port. "edit" installs if needed as well.
 */
import "./check-computer.mjs";
import { spawnSync } from "node:child_process";
import { installIfNeeded } from "./install.mjs";

const [, start, name] = process.argv;

function run(command) {
  const { status } = spawnSync(process.execPath, [start, command], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

if (!name || name === "edit") installIfNeeded();
if (name) {
  if (name === "edit") console.log("Przygotowuję stronę, za pierwszym razem około minuty…");
  // In this process, which then ends together with the development server (development.ts).
  await import("tsx");
  await import("./cli.ts");
} else {
  run("build");
  run("serve");
}
