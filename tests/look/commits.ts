import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "@/lib/generated";

/** A state of the project: a commit, or the files as they are now. */
export type State = {
  /** As a person calls it. */
  name: string;
  /** Folder name of its pictures. */
  id: string;
  commit?: string;
};

const run = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env) => {
  const { status, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${cwd}:\n${stderr}`);
};

/**
 * @param name anything that git knows as a commit; left out: the files as they are now
 * @throws Error when git does not know it
 */
export function stateNamed(name: string | undefined): State {
  if (!name) return { name: "the files as they are", id: "now" };
  const { stdout, status } = spawnSync("git", ["rev-parse", "--verify", "--short=12", `${name}^{commit}`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git knows no commit "${name}".`);
  const commit = stdout.trim();
  return { name: `${name} (${commit})`, id: commit, commit };
}

/** Builds a project in its folder, with the pictures that this one has encoded already. */
function build(source: string): void {
  const pictures = readdirSync(cacheFolder).filter((file) => /\.(?:avif|jpeg)$/.test(file));
  for (const file of pictures) cpSync(join(cacheFolder, file), join(source, cacheFolder, file));
  run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], source);
  run("npm", ["run", "build"], source, { ...process.env, DEFER_HYDRATION: "" });
}

/**
 * The exported site of a state: out/ of this folder, which the caller has built, or a commit's, built in a worktree of
 * its own and kept.
 * @param folder where a commit's site is kept
 * @returns folder of the site
 */
export function builtSite({ commit, name }: State, folder: string): string {
  if (!commit) {
    if (!existsSync("out/index.html")) throw new Error("There is no site in out/ yet: npm run build");
    return "out";
  }
  const site = join(folder, "site");
  if (existsSync(site)) return site;
  console.log(`Building ${name} …`);
  const source = mkdtempSync(join(tmpdir(), "look-"));
  try {
    run("git", ["worktree", "add", "--detach", "--force", source, commit], process.cwd());
    build(source);
    cpSync(join(source, "out"), `${site}.new`, { recursive: true });
    renameSync(`${site}.new`, site);
  } finally {
    run("git", ["worktree", "remove", "--force", source], process.cwd());
    rmSync(source, { recursive: true, force: true });
  }
  return site;
}
