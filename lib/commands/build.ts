/**
 * `npm run build`: checks the content, prepares what pages need, exports them with Next.js into a staging folder,
 * finishes the export and swaps it with out/. Whatever fails, the last good out/ stays whole.
 */
import "./check-node.mjs";
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { sourcesFingerprint, writeBuildFacts } from "@/lib/build/build-facts";
import { typesFile } from "@/lib/build/cache";
import { checkEverything } from "@/lib/build/checks/all";
import { forgetCosts, measured } from "@/lib/build/cost";
import { publishSite, recover } from "@/lib/build/swap";

const folders = { staging: ".staging", published: "out", previous: ".previous" };
/** DEFER_HYDRATION=0: pages as Next.js writes them. next.config.mjs reads the same variable. */
const plain = process.env.DEFER_HYDRATION === "0";

/**
 * A missing field or an unknown word in a content file is a type error: told before anything is built. The tests check
 * types once, for all their builds.
 */
function checkTypes(): void {
  if (process.env.TYPES_CHECKED === "1") return;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "node_modules/typescript/bin/tsc",
      // Not the tests: what they expect of the site's content is no business of somebody who edits it.
      ...["--noEmit", "-p", "tsconfig.site.json"],
      // After an edit, other content files are not checked again.
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

/** In a process of its own: what drawing leaves in memory would stay there, beside Next.js, until the end. */
function prepareFiles(): void {
  const { status } = spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "lib/commands/prepare-files.ts"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Nie udało się przygotować plików stron. Powód jest powyżej.");
}

function exportPages(): void {
  rmSync(folders.staging, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0)
    throw new Error("Next.js nie zbudował stron. Powód jest powyżej; poprzednia wersja w out/ została.");
}

try {
  recover(folders);
  forgetCosts();
  const sources = sourcesFingerprint();
  // Before types: these messages are an editor's own, in Polish.
  await measured("content", checkEverything);
  await measured("types", checkTypes);
  await measured("files", prepareFiles);
  await measured("pages", exportPages);
  // Only now: it reads the content as it loads, and would stop at its first fault with a message for programmers.
  const { finishExport } = await import("@/lib/build/finish");
  await measured("finish", () => finishExport(folders.staging, { plain }));
  publishSite(folders);
  writeBuildFacts(folders.published, sources);
  const { rememberAddresses } = await import("@/lib/build/published-addresses");
  rememberAddresses();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
