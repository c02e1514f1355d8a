/**
 * Serves a site for browser tests on PORT: "deferred" is out/, "plain" the export of the same build as Next.js wrote it,
 * finished as DEFER_HYDRATION=0 publishes it. Builds where there is none yet.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "@/lib/build/delivery/serve";
import { finishExport } from "@/lib/build/finish";
import { cacheFolder } from "@/lib/generated";

const plainExport = join(cacheFolder, "plain-export");
const name = process.argv[2] === "plain" ? "plain" : "deferred";
const root = name === "plain" ? plainExport : "out";
const page = join(root, "index.html");

if (!existsSync(page)) {
  console.log(`No site in ${root} yet: building it first.`);
  const { status } = spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "lib/commands/build.ts"], {
    stdio: "inherit",
    env: { ...process.env, KEEP_PLAIN_EXPORT: "1" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
if (name === "plain" && !existsSync(`${page}.br`)) await finishExport(plainExport, true);
const { url } = await startServer({ root });
console.log(`${name}: the build of ${statSync(page).mtime.toISOString()} at ${url}`);
