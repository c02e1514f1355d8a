import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { checkEverything } from "@/lib/tools/check/all";
import { sourcesFingerprint, writeBuildRecord } from "@/lib/tools/make/build-record";
import { restorePrevious, swapSite } from "@/lib/tools/make/swap";
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
 * `npm run build`: checks the content, makes the files pages need, exports the pages with Next.js into a staging
 * folder, finishes the export and swaps it with out/. If any step fails, the last good out/ stays whole.
 */
export async function build(): Promise<number> {
  restorePrevious(folders);
  const fingerprint = sourcesFingerprint();
  await checkEverything();
  // Imported only now: these modules read content as they load, and would stop at its first mistake with a stack trace.
  const { makeFiles } = await import("@/lib/tools/make/make-files");
  const { rememberAddresses } = await import("@/lib/tools/check/published-addresses");
  const { finishExport } = await import("@/lib/tools/make/finish");
  await makeFiles();
  exportPages();
  await finishExport(folders.staging);
  swapSite(folders);
  writeBuildRecord(folders.published, fingerprint);
  rememberAddresses();
  return 0;
}
