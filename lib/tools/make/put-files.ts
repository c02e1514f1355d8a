import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeChanged } from "@/lib/tools/files";
import { Cache } from "./cache";
import { startProgress } from "./progress";

/** Folders of files made at build time. */
export type BuildFolders = {
  outDir: string;
  /** Files by key. Safe to delete, and to keep between builds in CI. */
  cacheDir: string;
};

/** A file made at build time. The same key always gives the same bytes. */
export type Job = { file: string; key: string; render: () => Promise<Uint8Array> };

/**
 * Makes what the cache lacks and writes every file.
 * @param label what the files are, for progress messages
 * @returns how many files were made and how many came from the cache
 */
export async function putFiles(
  jobs: readonly Job[],
  { outDir, cacheDir }: BuildFolders,
  label: string,
): Promise<Cache["counts"]> {
  await mkdir(outDir, { recursive: true });
  const cache = new Cache(cacheDir);
  const countDone = startProgress(label, jobs.length);
  for (const { file, key, render } of jobs) {
    await writeChanged(join(outDir, file), await cache.get(key, render));
    countDone();
  }
  await cache.prune();
  return cache.counts;
}
