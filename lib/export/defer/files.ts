import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All files below a folder, "uslugi/pomiary.html", sorted. */
export function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Removes files and then the folders that are empty without them. */
export function removeFiles(root: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(root, file));
  const folders = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // The deepest first, so that a folder of empty folders goes as well.
  for (const folder of folders.sort((a, b) => b.length - a.length))
    if (readdirSync(folder).length === 0) rmdirSync(folder);
}
