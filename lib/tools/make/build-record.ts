import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildRecordFile } from "@/lib/tools/cache";
import { contentPath, filesBelow, sha256 } from "@/lib/tools/files";
import { isSystemFile } from "@/lib/tools/system-files";

export type FileInfo = { hash: string; size: number };

/** What a finished build records about itself for a later deploy. */
export type BuildRecord = {
  /** Fingerprint of the sources. */
  sources: string;
  /** Every file of the site by its path, "uslugi/pomiary.html". */
  files: Readonly<Record<string, FileInfo>>;
};

/** Host and old addresses: changing these after a build does not make it outdated. */
const excludedFiles: ReadonlySet<string> = new Set(["publishing.ts", "stare-adresy.txt", "opublikowane-adresy.txt"]);

const codeFolders = ["app", "components", "lib"];

/** What shapes the code of the pages besides folders; package.json has the browsers. */
const settings = [
  "next.config.mjs",
  "next-sitemap.config.js",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** What a site is made from, as paths for git. */
export const sourceFiles: readonly string[] = [...codeFolders, "content", "public", ...settings];

/** Returns the files of code that a site is made by: no tests, no tools that only check, edit or publish. */
function codeFiles(): string[] {
  const files = codeFolders.flatMap((folder) => filesBelow(folder).map((file) => contentPath(folder, file)));
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file) && !/^lib\/tools\/(?!export\/|hosting\/|make\/)/.test(file))
    .concat(settings);
}

/** Matches paths of what a build puts into public/: git ignores it there. */
export function generatedFiles(): RegExp {
  const patterns = readFileSync(".gitignore", "utf8")
    .split(/\r?\n/)
    .filter((line) => line.startsWith("public/"))
    .map((line) => line.replaceAll(".", "\\.").replaceAll("*", ".*"));
  // Without a pattern, one that matches nothing.
  return new RegExp(`^(?:${patterns.join("|") || "$."})`, "i");
}

/**
 * Fingerprint of everything the site is made from: code, content, and files an owner has put into public/. Generated
 * files in public/ are left out: they are in folders or ignored by git.
 */
export function sourcesFingerprint(): string {
  const contentHashes = filesBelow("content")
    .filter((file) => !excludedFiles.has(file))
    .map((file) => `${file} ${sha256(readFileSync(join("content", file)))}`);
  const generated = generatedFiles();
  const publicHashes = readdirSync("public", { withFileTypes: true })
    .filter(({ name }) => !generated.test(`public/${name}`) && !isSystemFile(name))
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${name} ${sha256(readFileSync(join("public", name)))}`)
    .sort();
  const code = codeFiles().map((file) => `${file} ${sha256(readFileSync(file))}`);
  return sha256([...code, ...contentHashes, ...publicHashes].join("\n"));
}

/** Returns hash and size of every file below a folder. */
export function hashFiles(folder: string): Record<string, FileInfo> {
  return Object.fromEntries(
    filesBelow(folder).map((file) => {
      const bytes = readFileSync(join(folder, file));
      return [file, { hash: sha256(bytes), size: bytes.length }];
    }),
  );
}

/**
 * Records a finished build.
 * @param site folder of the site
 * @param sources fingerprint taken before the build began: edits made meanwhile make the build outdated
 */
export function writeBuildRecord(site: string, sources: string): void {
  const record: BuildRecord = { sources, files: hashFiles(site) };
  mkdirSync(dirname(buildRecordFile), { recursive: true });
  writeFileSync(buildRecordFile, `${JSON.stringify(record, null, 1)}\n`);
}
