import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeChanged, writeWhole } from "@/lib/tools/files";
import { startProgress } from "./progress";

/** Bytes that take time to make, in a folder that is safe to delete. A key covers everything the bytes depend on. */
export class Cache {
  readonly #entries = new Map<string, Promise<Uint8Array>>();
  #misses = 0;

  constructor(private readonly folder: string) {}

  /** Number of keys that were made, and that came from the cache. */
  get counts(): { misses: number; hits: number } {
    return { misses: this.#misses, hits: this.#entries.size - this.#misses };
  }

  /** Returns the bytes of a key; makes them, once, if the cache lacks them. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const bytes = this.#entries.get(key) ?? this.#readOrMake(key, make);
    this.#entries.set(key, bytes);
    return bytes;
  }

  async #readOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(this.folder, key);
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return stored;
    const bytes = await make();
    await mkdir(this.folder, { recursive: true });
    await writeWhole(file, bytes);
    this.#misses += 1;
    return bytes;
  }

  /** Removes entries that were not requested, such as those of deleted pictures. */
  prune = (): Promise<void> => removeOthers(this.folder, this.#entries);
}

/** Removes the files of a folder that are not in `keep`. */
export async function removeOthers(folder: string, keep: { has(file: string): boolean }): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  await Promise.all(files.filter((file) => !keep.has(file)).map((file) => rm(join(folder, file), { force: true })));
}

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
