import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "@/lib/tools/files";
import { progress } from "./progress";

/** A file made at build time. The same key stands for the same bytes. */
export type Job = { file: string; key: string; render: () => Promise<Uint8Array> };

/**
 * Makes what the cache lacks and puts every file in place, each whole or not at all. Files already in place are left
 * alone, so that a repeated build changes nothing. Cached files no job asks for any more are removed.
 * @param label what the files are, for the line that says how far a long run is
 */
export async function putFiles(
  jobs: readonly Job[],
  { outDir, cacheDir, label }: { outDir: string; cacheDir: string; label: string },
): Promise<{ rendered: number; cached: number }> {
  await Promise.all([mkdir(cacheDir, { recursive: true }), mkdir(outDir, { recursive: true })]);
  const done = progress(label, jobs.length);
  let rendered = 0;
  for (const { file, key, render } of jobs) {
    const cachePath = join(cacheDir, key);
    let bytes = await readIfThere(cachePath);
    if (!bytes) {
      bytes = Buffer.from(await render());
      await writeWhole(cachePath, bytes);
      rendered += 1;
    }
    const path = join(outDir, file);
    if (!(await readIfThere(path))?.equals(bytes)) await writeWhole(path, bytes);
    done();
  }
  await removeOthers(cacheDir, new Set(jobs.map(({ key }) => key)));
  return { rendered, cached: jobs.length - rendered };
}

/** Removes the files of a folder that are not among those named. */
export async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder);
  await Promise.all(files.filter((file) => !kept.has(file)).map((file) => rm(join(folder, file), { force: true })));
}

const readIfThere = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);
