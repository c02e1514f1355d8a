import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeChanged } from "@/lib/tools/files";
import { Cache } from "./cache";
import { progress } from "./progress";

/** Where files made at build time go. */
export type BuildFolders = {
  /** Published files. */
  outDir: string;
  /** Files by key. Safe to delete, and to keep between builds of a server. */
  cacheDir: string;
};

/** A file made at build time. The same key stands for the same bytes. */
export type Job = { file: string; key: string; render: () => Promise<Uint8Array> };

/**
 * Makes what the cache lacks and puts every file in place.
 * @param label what the files are, for the line that says how far a long run is
 * @returns how many files were made and how many came from the cache
 */
export async function putFiles(
  jobs: readonly Job[],
  { outDir, cacheDir }: BuildFolders,
  label: string,
): Promise<Cache["counts"]> {
  await mkdir(outDir, { recursive: true });
  const cache = new Cache(cacheDir);
  const done = progress(label, jobs.length);
  for (const { file, key, render } of jobs) {
    await writeChanged(join(outDir, file), await cache.get(key, render));
    done();
  }
  await cache.prune();
  return cache.counts;
}
