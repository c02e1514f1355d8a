import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sha256, writeWhole } from "@/lib/tools/files";
import { fileTypes } from "./rules";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this size a compressed copy saves nothing that a network packet would show. */
const smallest = 500;
const extensions = fileTypes.filter(({ text }) => text).map(({ extension }) => `.${extension}`);

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
type Encoding = keyof typeof encodings;

/** What a run did. */
export type Precompressed = { files: number; compressed: number; fromCache: number };

/** The compressed bytes from the cache, or made and put there. */
async function compressed(data: Buffer, encoding: Encoding, cached: string): Promise<{ packed: Buffer; hit: boolean }> {
  const known = await readFile(cached).catch(() => undefined);
  if (known) return { packed: known, hit: true };
  const packed = await encodings[encoding](data);
  await writeWhole(cached, packed);
  return { packed, hit: false };
}

/**
 * Puts .br and .gz copies beside the text files of an export, with the time of the original. A copy that would not be
 * smaller is left out.
 * @param cacheDir compressed bytes by the hash of their content; entries of other builds are removed
 */
export async function precompress(outDir: string, files: readonly string[], cacheDir: string): Promise<Precompressed> {
  await mkdir(cacheDir, { recursive: true });
  // Several files may have the same content: a page's flight data is published under two names.
  const packing = new Map<string, ReturnType<typeof compressed>>();
  const result: Precompressed = { files: 0, compressed: 0, fromCache: 0 };
  const queue = files.filter((file) => extensions.some((extension) => file.endsWith(extension))).values();

  async function one(path: string): Promise<void> {
    const data = await readFile(path);
    if (data.length < smallest) return;
    const { atime, mtime } = await stat(path);
    const hash = sha256(data);
    result.files++;
    for (const encoding of ["br", "gz"] as const) {
      const name = `${hash}.${encoding}`;
      const begun = packing.get(name);
      const job = begun ?? compressed(data, encoding, join(cacheDir, name));
      packing.set(name, job);
      const { packed, hit } = await job;
      result[hit || begun ? "fromCache" : "compressed"]++;
      if (packed.length >= data.length) continue;
      await writeFile(`${path}.${encoding}`, packed);
      await utimes(`${path}.${encoding}`, atime, mtime);
    }
  }
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const file of queue) await one(join(outDir, file));
  });
  await Promise.all(workers);
  const unused = (await readdir(cacheDir)).filter((name) => /\.(?:br|gz)$/.test(name) && !packing.has(name));
  for (const name of unused) await rm(join(cacheDir, name), { force: true });
  return result;
}
