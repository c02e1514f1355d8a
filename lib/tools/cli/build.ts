/**
 * `npm run build`: checks the content, prepares what pages need, exports them with Next.js into a staging folder,
 * finishes the export and swaps it with out/. Whatever fails, the last good out/ stays whole.
 *
 * Each step is a process: what it leaves in memory would stay there, beside Next.js, until the end.
 */
import "./check-node.mjs";
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { typesFile } from "@/lib/tools/cache";
import { rememberAddresses } from "@/lib/tools/check/published-addresses";
import { sourcesFingerprint, writeBuildFacts } from "@/lib/tools/make/build-facts";
import { forgetCosts, measured } from "@/lib/tools/make/cost";
import { publishSite, recover } from "@/lib/tools/make/swap";

const folders = { staging: ".staging", published: "out", previous: ".previous" };
const tsx = "node_modules/tsx/dist/cli.mjs";
/** Records as the step before has written them, instead of all content: as Next.js reads them. */
const prepared = "--conditions=production";

/** Has printed why. */
class StepFailed extends Error {}

/** Runs Node.js to its end, with what it prints shown. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) throw new StepFailed();
}

/** Types of the code and of the content that does not grow with the number of pages. */
function checkTypes(): void {
  if (process.env.TYPES_CHECKED === "1") return;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "node_modules/typescript/bin/tsc",
      ...["--project", "tsconfig.build.json", "--noEmit"],
      // After an edit, other files are not checked again.
      ...["--incremental", "--tsBuildInfoFile", typesFile],
      // Each of the usual four checkers reads all types anew, for twice the processor time and memory.
      ...["--checkers", "1"],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0)
    throw new Error(
      `Pola w plikach treści albo kod nie pasują do opisu typów. Przy każdym błędzie: plik(wiersz,kolumna).\n${stdout}${stderr}`,
    );
}

function exportPages(): void {
  rmSync(folders.staging, { recursive: true, force: true });
  try {
    run(["node_modules/next/dist/bin/next", "build"], { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  } catch {
    throw new Error("Next.js nie zbudował stron. Powód jest powyżej; poprzednia wersja w out/ została.");
  }
}

try {
  recover(folders);
  forgetCosts();
  const sources = sourcesFingerprint();
  // Before types: these messages are an editor's own, in Polish.
  await measured("content", () => run([tsx, "lib/tools/cli/prepare-content.ts"]));
  await measured("types", checkTypes);
  await measured("files", () => run([tsx, prepared, "lib/tools/cli/prepare-files.ts"]));
  await measured("pages", exportPages);
  await measured("finish", () => run([tsx, prepared, "lib/tools/cli/finish-export.ts", folders.staging]));
  publishSite(folders);
  writeBuildFacts(folders.published, sources);
  rememberAddresses();
} catch (error) {
  if (!(error instanceof StepFailed)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
