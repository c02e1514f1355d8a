/** Zip files of copies. Their checksums are verified, and they are read without holding up other requests. */
import { type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from "@zip.js/zip.js";
import { UserError } from "@/lib/tools/user-error";

/** Maximum bytes of a zip file that is read, and of what is unpacked of it: twenty photos of the largest size allowed. */
const maxBytes = 200e6;
const maxUnpackedBytes = 250e6;

/** A file to pack, with slashes in its path. */
export type PackedFile = { path: string; bytes: Uint8Array; isScript: boolean };

/** Pictures and fonts, which are compressed already. */
const compressed = /\.(?:jpe?g|png|webp|avif|woff2)$/i;

export async function pack(files: readonly PackedFile[]): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const { path, bytes, isScript } of files)
    await zip.add(path, new Uint8ArrayReader(bytes), {
      level: compressed.test(path) ? 0 : 6,
      // On Windows, which has no permissions, those of scripts would be lost.
      unixMode: isScript ? 0o100755 : 0o100644,
    });
  return Buffer.from(await zip.close());
}

/** Matches absolute paths, drives, and parts such as ".." or "site.ts.", which Windows reads as "site.ts". */
const unsafePath = /^\/|[:\0]|[. ](?=\/|$)/;

const damaged = (cause: unknown): UserError =>
  new UserError("To nie jest plik zip albo jest uszkodzony. Wybierz plik, który powstał przyciskiem „Pobierz kopię”.", {
    cause,
  });

/** A zip file: its paths, and a function that unpacks some of them. */
export type Zip = { paths: readonly string[]; unpack: (paths: readonly string[]) => Promise<Map<string, Buffer>> };

/** @throws UserError in Polish for what is no zip file, too large, or has a path outside of its folder */
export async function openZip(bytes: Uint8Array): Promise<Zip> {
  if (bytes.length > maxBytes)
    throw new UserError(`Ten plik ma ponad ${maxBytes / 1e6} MB, więc to nie jest kopia tej strony.`);
  const reader = new ZipReader(new Uint8ArrayReader(bytes), {
    useWebWorkers: false,
    checkCrc32: true,
    // Entries that share their bytes make a small file a huge one.
    checkOverlappingEntry: true,
    filenameValidation: "tolerant",
    // Programs of Windows pack backslashes.
    normalizeFilename: (name) => name.replaceAll("\\", "/"),
  });
  const entries = await reader.getEntries().catch((error: unknown) => {
    throw damaged(error);
  });
  const unsafe = entries.find(({ filename }) => unsafePath.test(filename.replace(/\/$/, "")));
  if (unsafe)
    throw new UserError(
      `Ta kopia ma plik „${unsafe.filename}” poza folderem strony, więc nie jest bezpieczna. Użyj innej.`,
    );
  const files = new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry] as const])));
  return { paths: [...files.keys()], unpack: (paths) => unpack(paths.flatMap((path) => files.get(path) ?? [])) };
}

/** @throws UserError where an entry is damaged, has another size than it says, or all say that they are too large */
async function unpack(entries: readonly FileEntry[]): Promise<Map<string, Buffer>> {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > maxUnpackedBytes)
    throw new UserError(
      `Po rozpakowaniu ta kopia ma ponad ${maxUnpackedBytes / 1e6} MB, więc to nie jest kopia tej strony.`,
    );
  const files = new Map<string, Buffer>();
  try {
    for (const entry of entries) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  } catch (error) {
    throw damaged(error);
  }
  return files;
}
