/** Serves an export for browser tests on PORT: "deferred" or "plain". Builds where there is none yet. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "@/lib/tools/hosting/serve";
import { exportNames, readyExport } from "./exports";

const name = exportNames.find((known) => known === process.argv[2]) ?? "deferred";
try {
  const root = await readyExport(name);
  const { url } = await startServer({ root });
  console.log(`${name}: the build of ${statSync(join(root, "index.html")).mtime.toISOString()} at ${url}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
