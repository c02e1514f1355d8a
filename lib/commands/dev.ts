/** `npm run dev`: the development server, with pictures and the base script prepared first. */
import "./check-node.mjs";
import { spawn } from "node:child_process";
import { checkEverything } from "@/lib/build/checks/all";
import { ContentError } from "@/lib/build/checks/problem";

try {
  await checkEverything();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
// Only now: it reads the content as it loads.
const { makeFiles } = await import("@/lib/build/make-files");
await makeFiles({ forVisitors: false });
spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
}).on("exit", (code) => process.exit(code ?? 1));
