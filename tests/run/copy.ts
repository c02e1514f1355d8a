/** A copy of the project to build in, so that nothing here is touched. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "@/lib/tools/files";

const skipped = new Set([
  ".git",
  ".next",
  ".cache",
  ".staging",
  ".previous",
  ".releases",
  ".env.publikacja",
  "node_modules",
  "out",
  "test-results",
]);

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

/**
 * Copies the project as it is, with its encoded pictures, and nothing else that was installed or built.
 * @param copy an empty folder, or one that is made
 */
export function copySources(copy: string): void {
  const root = process.cwd();
  for (const entry of readdirSync(root))
    if (!skipped.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  const pictures = ".cache/pictures";
  if (existsSync(pictures)) cpSync(pictures, join(copy, pictures), { recursive: true });
}

/**
 * Copies the project with its installed packages, for builds: what installs packages would change those of the project.
 * @param copy an empty folder, or one that is made
 */
export function copyProject(copy: string): void {
  copySources(copy);
  linkPackages(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
}

/** Files that differ between two folders, or are in one of them only. */
export function differences(one: string, other: string): string[] {
  const all = new Set([...filesBelow(one), ...filesBelow(other)]);
  return [...all].filter((file) => {
    const [a, b] = [join(one, file), join(other, file)];
    return !existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b));
  });
}

/** Builds the project in a folder, as `npm run build` does. */
export function build(cwd: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", "build"],
    { cwd, encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}
