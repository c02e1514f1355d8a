import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sha256 } from "@/lib/tools/files";
import { Cache } from "@/lib/tools/make/cache";
import { isText } from "./rules";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which compression would not save a network packet. */
const minimumSize = 500;

const encodings = {
  br: (data: Buffer) =>
    toBrotli(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => toGzip(data, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/**
 * Writes .br and .gz copies beside the text files of an export, with the time of the original, where they are smaller.
 * @param cacheDir compressed bytes by the hash of their content; unused entries are removed
 * @returns how many copies were compressed and how many came from the cache
 */
export async function precompress(
  outDir: string,
  files: readonly string[],
  cacheDir: string,
): Promise<Cache["counts"]> {
  const cache = new Cache(cacheDir);
  const queue = files.filter(isText).values();

  async function compressFile(path: string): Promise<void> {
    const data = await readFile(path);
    if (data.length < minimumSize) return;
    const { atime, mtime } = await stat(path);
    const hash = sha256(data);
    for (const encoding of ["br", "gz"] as const) {
      const copy = await cache.get(`${hash}.${encoding}`, () => encodings[encoding](data));
      if (copy.length >= data.length) continue;
      await writeFile(`${path}.${encoding}`, copy);
      await utimes(`${path}.${encoding}`, atime, mtime);
    }
  }
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const file of queue) await compressFile(join(outDir, file));
  });
  await Promise.all(workers);
  await cache.prune();
  return cache.counts;
}
