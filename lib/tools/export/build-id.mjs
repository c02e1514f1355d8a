import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** What makes the code of the pages: no content, no tests, no tools that only check, write or publish. */
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

/** All files below a path but tests, sorted, so that the order of the file system does not matter. */
function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The build id: a hash of everything that makes the site's code, and of nothing else.
 * @param {string} [root] folder of the project
 * @returns {string} 16 hexadecimal digits
 */
export function buildId(root = process.cwd()) {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of filesBelow(join(root, source))) {
      const name = relative(root, file).replaceAll("\\", "/");
      if (source === "lib" && name.startsWith("lib/tools/")) continue;
      hash.update(name).update("\0").update(readFileSync(file)).update("\0");
    }
  return hash.digest("hex").slice(0, 16);
}
