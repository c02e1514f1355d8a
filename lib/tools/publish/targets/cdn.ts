import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Publishing } from "@/lib/content/types";
import { cacheFolder } from "@/lib/generated";
import { changedAddresses } from "@/lib/tools/publish/addresses";
import type { LocalSite } from "@/lib/tools/publish/local-site";
import { assetKeepDays, isAsset, type ReleaseFiles, type ReleaseInfo, releaseOf } from "@/lib/tools/publish/manifest";
import { fileCount, type Outcome, type TargetOptions } from "@/lib/tools/publish/outcome";
import { type Archive, type KeptRelease, linkOrCopy } from "@/lib/tools/publish/releases";
import { isSecret, type Secrets } from "@/lib/tools/publish/secrets";
import { UserError } from "@/lib/tools/user-error";

type CdnTarget = Extract<Publishing, { kind: "cloudflare" | "netlify" | "github" }>;

/** Versions that were tried: a newer one is taken on purpose, not by chance. */
const wrangler = "wrangler@4.164.0";
const netlify = "netlify-cli@27.10.2";

/** A program to run. */
export type Command = { program: "npx" | "git"; args: readonly string[] };

/** Folder whose content is sent: the site, and hashed files of the last releases. These hosts drop what is not sent. */
export const sentFolder = join(cacheFolder, "publish", "site");
/** Git's own folder for the branch of GitHub Pages, outside what is sent. */
const gitFolder = join(cacheFolder, "publish", "git");

/** The commands that put a folder online. */
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
        // Not by force: whoever has published meanwhile is not overrun.
        git("push", "--quiet", target.repository, `HEAD:refs/heads/${target.branch}`),
      ];
    }
  }
}

/**
 * Brings the branch as it is online, so that the new commit follows it. A branch that is not there yet is begun.
 * @returns the id of the release it holds; nothing where somebody else has made its last commit
 * @throws UserError when the repository is not there or does not let one in
 */
function fetchBranch({ repository, branch }: Extract<CdnTarget, { kind: "github" }>): string | undefined {
  rmSync(gitFolder, { recursive: true, force: true });
  const env = childEnvironment({ program: "git" }, { environment: {} }) as NodeJS.ProcessEnv;
  const git = (...args: string[]) => spawnSync("git", [`--git-dir=${gitFolder}`, ...args], { encoding: "utf8", env });
  git("init", "--quiet", "--bare");
  const heads = git("ls-remote", "--exit-code", repository, `refs/heads/${branch}`);
  // 2: the repository answers and has no such branch.
  if (heads.status === 2) return undefined;
  const fetched = heads.status === 0 ? git("fetch", "--quiet", "--depth=1", repository, branch) : heads;
  if (fetched.status !== 0)
    throw new UserError(
      `Nie ma dostępu do repozytorium ${repository}: ${fetched.stderr.trim()}. Sprawdź adres w content/publishing.ts i czy git na tym komputerze jest zalogowany.`,
    );
  git("update-ref", "HEAD", git("rev-parse", "FETCH_HEAD").stdout.trim());
  return /^Strona ([0-9a-f]{12})$/.exec(git("log", "-1", "--format=%s").stdout.trim())?.[1];
}

/**
 * The release that is online, whole on this computer. A branch on GitHub says itself which it is: a deploy may have
 * been killed after it was sent and before it was noted here.
 * @returns nothing where none is known
 * @throws UserError when GitHub cannot be asked
 */
export function onlineRelease(target: CdnTarget, archive: Archive): KeptRelease | undefined {
  const branchRelease = target.kind === "github" ? fetchBranch(target) : undefined;
  return (branchRelease && archive.find(branchRelease)) || archive.online();
}

/** Hashed files of the releases kept here that open pages may still ask for, with their folder. */
function findOldAssets(archive: Archive, files: ReleaseFiles, now: Date): { file: string; from: string }[] {
  const folders = new Map<string, string>();
  // A release was replaced when its successor went online.
  let replacedAt = now.getTime();
  for (const { release, files: olderFiles, folder } of archive.list()) {
    if (now.getTime() - replacedAt >= assetKeepDays * 86_400_000) break;
    for (const file of Object.keys(olderFiles).filter((name) => isAsset(name) && !(name in files)))
      if (!folders.has(file)) folders.set(file, folder);
    replacedAt = Date.parse(release.date);
  }
  return [...folders].map(([file, from]) => ({ file, from }));
}

/** A command as a shell takes it. No argument holds a quotation mark. */
const shellLine = ({ program, args }: Command) =>
  [program, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(" ");

/** What npx needs of this computer: where programs and its own files are, and the way to the internet. */
const computerVariables =
  /^(?:PATH|HOME|TMPDIR|LANG|CI|(?:HTTPS?|NO)_PROXY|NODE_EXTRA_CA_CERTS|SYSTEMROOT|COMSPEC|PATHEXT|USERPROFILE|APPDATA|LOCALAPPDATA|TEMP|TMP)$/i;

/**
 * The variables a program is given: git all but secrets, because whatever keeps its logins may need any of them; the
 * command line of a host, which comes from the internet, what npx needs and its own tokens.
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

/** How a command is started. On Windows npx is a script that only the shell finds. */
export const spawnArguments = (command: Command, platform: NodeJS.Platform = process.platform) =>
  platform === "win32" && command.program === "npx"
    ? { file: shellLine(command), args: [], shell: true }
    : { file: command.program, args: command.args, shell: false };

/** @throws UserError when the program cannot be started or says that it failed */
function run(command: Command, secrets: Secrets): void {
  const { file, args, shell } = spawnArguments(command);
  const env = childEnvironment(command, secrets) as NodeJS.ProcessEnv;
  const { status, error } = spawnSync(file, args, { shell, env, stdio: "inherit" });
  if (status !== 0)
    throw new UserError(
      `Polecenie ${command.program} ${command.args[1] ?? ""} nie powiodło się${error ? ` (${error.message})` : "; powód jest powyżej"}. Na serwerze jest dalej poprzednia wersja.`,
    );
}

/**
 * Puts a site online by the host's own command line.
 * @throws UserError in Polish; these hosts exchange the whole site at once, so the old one is then still online
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
  const commands = cdnCommands(target, sentFolder, release);
  const outcome: Outcome = {
    ...changedAddresses(before?.files, site.files),
    release,
    previous,
    done: [
      `Folder ${sentFolder}: ${fileCount(Object.keys(site.files).length)} strony, ${fileCount(oldAssets.length)} z poprzednich wersji`,
      ...commands.map((command) => `  ${shellLine(command)}`),
    ],
    notes: [],
  };
  if (dryRun) return outcome;
  await archive.keep({ release, previous, files: site.files }, site.folder);
  rmSync(sentFolder, { recursive: true, force: true });
  const siteFiles = Object.keys(site.files).map((file) => ({ file, from: site.folder }));
  for (const { file, from } of [...siteFiles, ...oldAssets]) linkOrCopy(join(from, file), join(sentFolder, file));
  for (const command of commands) run(command, secrets);
  archive.notePublished(release);
  return outcome;
}
