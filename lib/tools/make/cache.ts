import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "@/lib/tools/files";

/** Bytes that take time to make, in a folder that is safe to delete. A key names everything that decides about them. */
export class Cache {
  readonly #asked = new Map<string, Promise<Uint8Array>>();
  #made = 0;

  constructor(private readonly folder: string) {}

  /** How many of the keys had to be made, and how many were there. */
  get counts(): { made: number; cached: number } {
    return { made: this.#made, cached: this.#asked.size - this.#made };
  }

  /** The bytes of a key; made, and kept whole or not at all, where they are not there. A key is made once. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const bytes = this.#asked.get(key) ?? this.#find(key, make);
    this.#asked.set(key, bytes);
    return bytes;
  }

  async #find(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(this.folder, key);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const bytes = await make();
    await mkdir(this.folder, { recursive: true });
    await writeWhole(file, bytes);
    this.#made += 1;
    return bytes;
  }

  /** Removes what nobody has asked for: pictures that are gone, words that have changed. */
  prune = (): Promise<void> => removeOthers(this.folder, this.#asked);
}

/** Removes the files of a folder that are not among those named. */
export async function removeOthers(folder: string, kept: { has(file: string): boolean }): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  await Promise.all(files.filter((file) => !kept.has(file)).map((file) => rm(join(folder, file), { force: true })));
}
