/**
 * What pages and tests read beside content: encoded pictures, bundles, icons, share images, the search index. A build
 * runs it as a process of its own. `--podglad`: for a development server.
 */
import { makeFiles } from "@/lib/tools/make/make-files";

try {
  await makeFiles({ forVisitors: !process.argv.includes("--podglad") });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
