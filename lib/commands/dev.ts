/** `npm run dev`: the development server, with pictures and the base script prepared first. */
import { spawn } from "node:child_process";
import { prepareAll } from "./prepare";

await prepareAll();
spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
}).on("exit", (code) => process.exit(code ?? 1));
