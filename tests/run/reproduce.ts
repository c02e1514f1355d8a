/**
 * Builds a copy of the project in another folder and compares it with out/, byte by byte: the same commit must give the
 * same site wherever it is built. Then breaks a content file of the copy: the build must stop with its name and leave
 * the copy's last good site whole. Takes over nothing but installed packages and encoded pictures.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesBelow } from "@/lib/build/files";

const skipped = new Set([".git", ".next", ".cache", ".staging", ".previous", "node_modules", "out", "test-results"]);

/** Packages as hard links where the file systems allow it: a symbolic link would lead outside the project. */
function linkPackages(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(from, file), target);
    } catch {
      cpSync(join(from, file), target);
    }
  }
}

/** Files that differ between two folders, or are in one of them only. */
function differences(one: string, other: string): string[] {
  const all = new Set([...filesBelow(one), ...filesBelow(other)]);
  return [...all].filter((file) => {
    const [a, b] = [join(one, file), join(other, file)];
    return !existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b));
  });
}

/** Builds the project in a folder, as `npm run build` does. */
function build(cwd: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "lib/commands/build.ts"],
    { cwd, encoding: "utf8", env: { ...process.env, KEEP_PLAIN_EXPORT: "" } },
  );
  return { status, output: stdout + stderr };
}

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "reproduce-"));
try {
  for (const entry of readdirSync(root))
    if (!skipped.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  linkPackages(join(root, "node_modules"), join(copy, "node_modules"));
  cpSync(join(root, ".cache/pictures"), join(copy, ".cache/pictures"), { recursive: true });
  const first = build(copy);
  if (first.status !== 0) throw new Error(`The second build failed.\n${first.output}`);
  const different = differences(join(root, "out"), join(copy, "out"));
  if (different.length > 0)
    throw new Error(`${different.length} files differ between two builds:\n  ${different.slice(0, 20).join("\n  ")}`);
  console.log("Two builds in different folders: every byte the same.");

  const file = "content/services/pomiary.ts";
  const good = readFileSync(join(copy, file), "utf8");
  const bad = good.replace('name: "Pomiary"', 'name: "Pomiary {nie.ma}"');
  if (bad === good) throw new Error(`${file} no longer holds the name that this check replaces.`);
  writeFileSync(join(copy, file), bad);
  const broken = build(copy);
  if (broken.status === 0) throw new Error("A build with a wrong content file went through.");
  if (!broken.output.includes(file)) throw new Error(`The message does not name ${file}:\n${broken.output}`);
  if (differences(join(root, "out"), join(copy, "out")).length > 0)
    throw new Error("A failed build changed the last good site.");
  console.log("A wrong content file stops the build by name; the last good site stays whole.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
