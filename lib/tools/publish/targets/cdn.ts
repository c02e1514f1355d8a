import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Publishing } from "@/lib/content/types";
import { cacheFolder } from "@/lib/generated";
import { printable } from "@/lib/tools/printable";
import { changedAddresses } from "@/lib/tools/publish/addresses";
import type { LocalSite } from "@/lib/tools/publish/local-site";
import { assetKeepDays, isAsset, type PublishedFiles, type ReleaseInfo, releaseOf } from "@/lib/tools/publish/manifest";
import { fileCount, type Outcome, type TargetOptions } from "@/lib/tools/publish/outcome";
import { type Archive, copyFile, type KeptRelease } from "@/lib/tools/publish/releases";
import { isSecret, type Secrets } from "@/lib/tools/publish/secrets";
import { UserError } from "@/lib/tools/user-error";

type CdnTarget = Extract<Publishing, { kind: "cloudflare" | "netlify" | "github" }>;

/** Tested versions; updates are deliberate. */
const wrangler = "wrangler@4.164.0";
const netlify = "netlify-cli@27.10.2";

export type Command = { program: "npx" | "git"; args: readonly string[] };

/** Folder to send: the site, and hashed files of recent releases, which these hosts would otherwise drop. */
const uploadFolder = join(cacheFolder, "publish", "site");
/** Git folder of the GitHub Pages branch, outside the folder that is sent. */
const gitFolder = join(cacheFolder, "publish", "git");

/** Commands that publish a folder. */
export function cdnCommands(target: CdnTarget, folder: string, release: Pick<ReleaseInfo, "id" | "commit">): Command[] {
  const message = `Strona ${release.id}`;
  const npx = (...args: string[]): Command[] => [{ program: "npx", args: ["--yes", ...args] }];
  switch (target.kind) {
    case "cloudflare": {
      const commit = release.commit.replace(/\+.*$/, "");
      const place = [`--project-name=${target.project}`, `--branch=${target.branch}`];
      const origin = [...(commit ? [`--commit-hash=${commit}`] : []), `--commit-message=${message}`];
      return npx(wrangler, "pages", "deploy", folder, ...place, ...origin, "--commit-dirty=true");
    }
    case "netlify": {
      const what = [`--dir=${folder}`, `--site=${target.siteId}`, `--message=${message}`];
      return npx(netlify, "deploy", "--prod", "--no-build", ...what);
    }
    case "github": {
      const git = (...args: string[]): Command => ({
        program: "git",
        args: [`--git-dir=${gitFolder}`, `--work-tree=${folder}`, ...args],
      });
      const author = ["-c", "user.name=Publikacja", "-c", "user.email=publikacja@localhost"];
      return [
        { program: "git", args: ["init", "--quiet", "--bare", gitFolder] },
        git("add", "--all", "--force", "."),
        git(...author, "commit", "--quiet", "--allow-empty", `--message=${message}`),
        // Not forced: a commit published meanwhile is not overwritten.
        git("push", "--quiet", target.repository, `HEAD:refs/heads/${target.branch}`),
      ];
    }
  }
}

/**
 * Fetches the branch, so that the new commit follows it; fetches nothing where the branch does not exist yet.
 * @returns id of the release it holds; undefined where its last commit is not ours
 * @throws UserError when the repository is missing or refuses access
 */
function fetchBranch({ repository, branch }: Extract<CdnTarget, { kind: "github" }>): string | undefined {
  rmSync(gitFolder, { recursive: true, force: true });
  const env = childEnvironment({ program: "git" }, { environment: {} }) as NodeJS.ProcessEnv;
  const git = (...args: string[]) => spawnSync("git", [`--git-dir=${gitFolder}`, ...args], { encoding: "utf8", env });
  git("init", "--quiet", "--bare");
  const heads = git("ls-remote", "--exit-code", repository, `refs/heads/${branch}`);
  // Status 2: the repository has no such branch.
  if (heads.status === 2) return undefined;
  const fetchResult = heads.status === 0 ? git("fetch", "--quiet", "--depth=1", repository, branch) : heads;
  if (fetchResult.status !== 0)
    throw new UserError(
      `Nie ma dostępu do repozytorium ${repository}: ${printable(fetchResult.stderr)}. Sprawdź adres w content/publishing.ts i czy git na tym komputerze jest zalogowany.`,
    );
  git("update-ref", "HEAD", git("rev-parse", "FETCH_HEAD").stdout.trim());
  return /^Strona ([0-9a-f]{12})$/.exec(git("log", "-1", "--format=%s").stdout.trim())?.[1];
}

/**
 * The release online, where it is kept here. GitHub's branch is read first: a deploy may have been killed before it was
 * recorded here.
 * @throws UserError when GitHub cannot be reached
 */
export function onlineRelease(target: CdnTarget, archive: Archive): KeptRelease | undefined {
  const branchRelease = target.kind === "github" ? fetchBranch(target) : undefined;
  return (branchRelease && archive.find(branchRelease)) || archive.findOnline();
}

/** Hashed files of kept releases that open pages may still request, with their folders. */
function findOldAssets(archive: Archive, files: PublishedFiles, now: Date): { file: string; from: string }[] {
  const folders = new Map<string, string>();
  // A release was replaced when the next one went online.
  let replacedAt = now.getTime();
  for (const { release, files: olderFiles, folder } of archive.list()) {
    if (now.getTime() - replacedAt >= assetKeepDays * 86_400_000) break;
    for (const file of Object.keys(olderFiles).filter((name) => isAsset(name) && !(name in files)))
      if (!folders.has(file)) folders.set(file, folder);
    replacedAt = Date.parse(release.date);
  }
  return [...folders].map(([file, from]) => ({ file, from }));
}

/** A command for a shell. No argument holds a quotation mark. */
const shellLine = ({ program, args }: Command) =>
  [program, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(" ");

/** Variables that npx needs: programs, its own files, the proxy. */
const computerVariables =
  /^(?:PATH|HOME|TMPDIR|LANG|CI|(?:HTTPS?|NO)_PROXY|NODE_EXTRA_CA_CERTS|SYSTEMROOT|COMSPEC|PATHEXT|USERPROFILE|APPDATA|LOCALAPPDATA|TEMP|TMP)$/i;

/**
 * Environment of a command. Git gets everything but secrets, as its credential helpers may need any variable; a host's
 * command line, which is downloaded, gets only what npx needs and its own tokens.
 */
export function childEnvironment(
  { program }: Pick<Command, "program">,
  secrets: Pick<Secrets, "environment">,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string | undefined> {
  const isPassedOn = (name: string) => (program === "git" ? !isSecret(name) : computerVariables.test(name));
  const passedOn = Object.fromEntries(Object.entries(environment).filter(([name]) => isPassedOn(name)));
  return program === "git" ? passedOn : { ...passedOn, ...secrets.environment };
}

/** Arguments of `spawn`. On Windows npx is a script that only the shell finds. */
export const spawnArguments = (command: Command, platform: NodeJS.Platform = process.platform) =>
  platform === "win32" && command.program === "npx"
    ? { file: shellLine(command), args: [], shell: true }
    : { file: command.program, args: command.args, shell: false };

/** Bytes of output after which a program is stopped. */
const maxOutput = 10_000_000;

/** Runs a program and prints what it said. @throws UserError when it cannot be started or fails */
function run(command: Command, secrets: Secrets): void {
  const { file, args, shell } = spawnArguments(command);
  const env = childEnvironment(command, secrets) as NodeJS.ProcessEnv;
  const options = { shell, env, maxBuffer: maxOutput, encoding: "utf8" } as const;
  const { status, error, output } = spawnSync(file, args, options);
  const lines = (output ?? []).flatMap((text) => text?.split("\n") ?? []).map(printable);
  for (const line of lines.filter(Boolean)) console.log(line);
  if (status !== 0)
    throw new UserError(
      `Polecenie ${command.program} ${command.args[1] ?? ""} nie powiodło się${error ? ` (${error.message})` : "; powód jest powyżej"}. Na serwerze jest dalej poprzednia wersja.`,
    );
}

/**
 * Publishes a site with the host's command line.
 * @throws UserError in Polish; these hosts switch all files at once, so the old site is then still online
 */
export async function deployToCdn(
  target: CdnTarget,
  secrets: Secrets,
  site: LocalSite,
  { archive, now, dryRun, previous: override }: TargetOptions,
): Promise<Outcome> {
  const release = releaseOf(site, now);
  const before = onlineRelease(target, archive);
  const previous = override ? override.release : before?.release.id === release.id ? before.previous : before?.release;
  const oldAssets = findOldAssets(archive, site.files, now);
  const commands = cdnCommands(target, uploadFolder, release);
  const outcome: Outcome = {
    ...changedAddresses(before?.files, site.files),
    release,
    previous,
    actions: [
      `Folder ${uploadFolder}: ${fileCount(Object.keys(site.files).length)} strony, ${fileCount(oldAssets.length)} z poprzednich wersji`,
      ...commands.map((command) => `  ${shellLine(command)}`),
    ],
    notes: [],
  };
  if (dryRun) return outcome;
  await archive.keep({ release, previous, files: site.files }, site.folder);
  rmSync(uploadFolder, { recursive: true, force: true });
  const siteFiles = Object.keys(site.files).map((file) => ({ file, from: site.folder }));
  for (const { file, from } of [...siteFiles, ...oldAssets]) copyFile(join(from, file), join(uploadFolder, file));
  for (const command of commands) run(command, secrets);
  archive.notePublished(release);
  return outcome;
}
