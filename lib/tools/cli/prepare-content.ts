/**
 * Checks the content and writes it as the pages show it. The only step of a build that holds all content in memory, and
 * a process of its own: what follows reads one record at a time (`#content-source` in package.json).
 */
import { checkEverything } from "@/lib/tools/check/all";
import { measured } from "@/lib/tools/make/cost";

try {
  await checkEverything();
  // Only now: it reads the content as it loads, and would stop at its first fault with a message for programmers.
  const { writePreparedRecords } = await import("@/lib/tools/make/prepared-records");
  await measured("records", writePreparedRecords);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
