/** The two exports of one build that browser tests and the bench look at. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "@/lib/generated";
import { plainExportFolder } from "@/lib/tools/cache";
import { finishExport } from "@/lib/tools/make/finish";
import { loadsFramework } from "@/tests/support";

/** "deferred" is out/; "plain" is the kept export of Next.js, finished as DEFER_HYDRATION=0 publishes it. */
export const exportNames = ["deferred", "plain"] as const;
export type ExportName = (typeof exportNames)[number];

const published = "out";
const plainSite = join(cacheFolder, "plain-site");

const homeOf = (folder: string): string => join(folder, "index.html");
const madeAt = (folder: string): number => statSync(homeOf(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds when either export is missing: before anything is served, because a build replaces both. */
function buildIfMissing(): void {
  const missing = [published, plainExportFolder].filter((folder) => !existsSync(homeOf(folder)));
  if (missing.length === 0) return;
  console.log(`No site in ${missing.join(" and ")} yet: building it first.`);
  const { status } = spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", "build"], {
    stdio: "inherit",
    env: { ...process.env, KEEP_PLAIN_EXPORT: "1", DEFER_HYDRATION: "" },
  });
  if (status !== 0) throw new Error("The build failed; its own message is above.");
}

/** @throws Error when out/ holds the pages as Next.js wrote them: nothing that is tested here would be there */
function refusePlain(): void {
  if (existsSync(homeOf(published)) && loadsFramework(readFileSync(homeOf(published), "utf8")))
    throw new Error(
      "out/ was built with DEFER_HYDRATION=0: its pages load the framework. Build it anew: KEEP_PLAIN_EXPORT=1 npm run build",
    );
}

/** Finishes a copy of the kept export, unless the last copy is younger. The kept one stays as Next.js wrote it. */
async function finishPlain(): Promise<void> {
  if (madeAt(plainSite) > madeAt(plainExportFolder)) return;
  const unfinished = `${plainSite}.new`;
  for (const folder of [unfinished, plainSite]) rmSync(folder, { recursive: true, force: true });
  cpSync(plainExportFolder, unfinished, { recursive: true });
  await finishExport(unfinished, {
    plain: true,
    configDir: join(cacheFolder, "delivery-plain"),
    cacheDir: join(cacheFolder, "precompressed-plain"),
  });
  renameSync(unfinished, plainSite);
}

/**
 * Makes sure that an export is there, ready to be served.
 * @returns its folder
 * @throws Error when it could not be built, or out/ was built otherwise
 */
export async function readyExport(name: ExportName): Promise<string> {
  refusePlain();
  buildIfMissing();
  if (name === "deferred") return published;
  await finishPlain();
  return plainSite;
}
