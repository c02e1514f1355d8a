import { createHash } from "node:crypto";
import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, posix, relative } from "node:path";
import { isSystemFile, temporaryName } from "./system-files";

/** The firm's sign; without the file, one is drawn. */
export const logoFile = "content/logo.svg";

/** SHA-256 of bytes or text, 64 hexadecimal digits. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** SHA-256 in the form of `integrity` attributes and policies. */
export const integrity = (data: string | Uint8Array): string =>
  `sha256-${Buffer.from(sha256(data), "hex").toString("base64")}`;

/** Joins parts of a path with forward slashes, on Windows too, so that each file has one name. */
export const contentPath = (...parts: readonly string[]): string =>
  posix.join(...parts.map((part) => part.replaceAll("\\", "/")));

/** Writes a file whole or not at all: an interrupted build leaves no half file under the final name. */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const temporary = temporaryName(path);
  try {
    await writeFile(temporary, data);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Writes a file whole, unless its bytes are unchanged: the development server then does not render its pages again. */
export async function writeChanged(path: string, data: string | Uint8Array): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (!before?.equals(Buffer.from(data))) await writeWhole(path, data);
}

/** Returns all files below a folder, "uslugi/pomiary.html", sorted; those of operating systems are none of ours. */
export function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => contentPath(relative(root, join(entry.parentPath, entry.name))))
    .filter((file) => !isSystemFile(file))
    .sort();
}

/** Removes files, then the folders this leaves empty. */
export function removeFiles(root: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(root, file));
  const folders = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // Deepest first, so that folders of empty folders go as well.
  for (const folder of folders.sort((a, b) => b.length - a.length))
    if (readdirSync(folder).length === 0) rmdirSync(folder);
}
