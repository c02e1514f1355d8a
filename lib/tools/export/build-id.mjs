import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Code of the pages: no content, no tests, no tools that only check, write or publish. */
const sources = [
  "app",
  "components",
  "lib",
  "lib/tools/export",
  "next.config.mjs",
  // Its browserslist shapes the chunks.
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** Returns a file, or all files below a folder except tests, in the same order and form on every system. */
function filesBelow(root, source) {
  const path = join(root, source);
  if (statSync(path).isFile()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/**
 * Returns the build id: a hash of all code of the site, and of nothing else.
 * @param {string} [root] folder of the project
 * @returns {string} 16 hexadecimal digits
 */
export function buildId(root = process.cwd()) {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of filesBelow(root, source)) {
      if (source === "lib" && file.startsWith("lib/tools/")) continue;
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)))
        .update("\0");
    }
  return hash.digest("hex").slice(0, 16);
}
