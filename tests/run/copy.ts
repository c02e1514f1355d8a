/** A copy of the project to build in, so that nothing here is touched. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesBelow } from "@/lib/tools/files";

const excluded = ".git .next .cache .staging .previous .releases .env.publikacja node_modules out test-results".split(
  " ",
);

/** Links packages where the file systems allow it, else copies them: symbolic links would lead outside the project. */
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

/** Copies the project and its encoded pictures, without anything else that was installed or built. */
export function copySources(copy: string): void {
  const root = process.cwd();
  for (const entry of readdirSync(root))
    if (!excluded.includes(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  const pictures = ".cache/pictures";
  if (existsSync(pictures)) cpSync(pictures, join(copy, pictures), { recursive: true });
}

/** Copies the project with its installed packages, for builds. Nothing may install packages there: they are links. */
export function copyProject(copy: string): void {
  copySources(copy);
  linkPackages(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
}

/** Makes a copy in a temporary folder, removed when this process ends. An error ends it with its message only. */
export function temporaryCopy(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  process.on("uncaughtException", ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  copyProject(copy);
  return copy;
}

/** Lists files that differ between two folders, or are in one only. */
export function differences(one: string, other: string): string[] {
  const all = new Set([...filesBelow(one), ...filesBelow(other)]);
  return [...all].filter((file) => {
    const [a, b] = [join(one, file), join(other, file)];
    return !existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b));
  });
}

/** Runs a command of the project in a folder: `runCli(copy, "build")`. */
export function runCli(cwd: string, ...args: readonly string[]): { status: number | null; output: string } {
  const command = ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

export const build = (cwd: string) => runCli(cwd, "build");
