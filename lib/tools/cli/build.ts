import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { checkEverything } from "@/lib/tools/check/all";
import { sourcesFingerprint, writeBuildFacts } from "@/lib/tools/make/build-facts";
import { publishSite, recover } from "@/lib/tools/make/swap";
import { UserError } from "@/lib/tools/user-error";

const folders = { staging: ".staging", published: "out", previous: ".previous" };

function exportPages(): void {
  rmSync(folders.staging, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0)
    throw new UserError("Next.js nie zbudował stron. Powód jest powyżej; poprzednia wersja w out/ została.");
}

/**
 * `npm run build`: checks the content, prepares what pages need, exports them with Next.js into a staging folder,
 * finishes the export and swaps it with out/. Whatever fails, the last good out/ stays whole.
 */
export async function build(): Promise<number> {
  recover(folders);
  const sources = sourcesFingerprint();
  await checkEverything();
  // Only now: these read the content as they load, and would stop at its first fault with a message for programmers.
  const { makeFiles } = await import("@/lib/tools/make/make-files");
  const { rememberAddresses } = await import("@/lib/tools/check/published-addresses");
  const { finishExport } = await import("@/lib/tools/make/finish");
  await makeFiles();
  exportPages();
  await finishExport(folders.staging);
  publishSite(folders);
  writeBuildFacts(folders.published, sources);
  rememberAddresses();
  return 0;
}
