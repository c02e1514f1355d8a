import { spawnSync } from "node:child_process";
import { copyFileSync, linkSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Publishing } from "@/lib/content/types";
import { cacheFolder } from "@/lib/generated";
import { changedAddresses } from "@/lib/tools/publish/addresses";
import type { LocalSite } from "@/lib/tools/publish/local-site";
import { daysKept, type Files, isAsset, type ReleaseInfo, releaseId } from "@/lib/tools/publish/manifest";
import { fileCount, type Outcome } from "@/lib/tools/publish/outcome";
import type { Archive, KeptRelease } from "@/lib/tools/publish/releases";
import type { Secrets } from "@/lib/tools/publish/secrets";
import { whoAmI } from "@/lib/tools/publish/upload/lock";
import { UserError } from "@/lib/tools/user-error";

type CdnTarget = Extract<Publishing, { kind: "cloudflare" | "netlify" | "github" }>;

/** Versions that were tried: a newer one is taken on purpose, not by chance. */
const wrangler = "wrangler@4.164.0";
const netlify = "netlify-cli@27.10.2";

/** A program to run, in a folder of its own where it needs one. */
export type Command = { program: string; args: readonly string[]; cwd?: string };

/** Folder whose content is sent: the site, and hashed files of the last releases. These hosts drop what is not sent. */
export const sentFolder = join(cacheFolder, "publish", "site");
/** Git's own folder for the branch of GitHub Pages, outside what is sent. */
const gitFolder = join(cacheFolder, "publish", "git");

/** The commands that put a folder online. */
export function cdnCommands(target: CdnTarget, folder: string, release: Pick<ReleaseInfo, "id" | "commit">): Command[] {
  const message = `Strona ${release.id}`;
  switch (target.kind) {
    case "cloudflare": {
      const commit = release.commit.replace(/\+.*$/, "");
      const place = [`--project-name=${target.project}`, `--branch=${target.branch}`];
      const origin = [
        ...(commit ? [`--commit-hash=${commit}`] : []),
        `--commit-message=${message}`,
        "--commit-dirty=true",
      ];
      return [{ program: "npx", args: ["--yes", wrangler, "pages", "deploy", folder, ...place, ...origin] }];
    }
    case "netlify": {
      const what = [
        "deploy",
        "--prod",
        "--no-build",
        `--dir=${folder}`,
        `--site=${target.siteId}`,
        `--message=${message}`,
      ];
      return [{ program: "npx", args: ["--yes", netlify, ...what] }];
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
  const git = (...args: string[]) => spawnSync("git", [`--git-dir=${gitFolder}`, ...args], { encoding: "utf8" });
  spawnSync("git", ["init", "--quiet", "--bare", gitFolder]);
  const heads = git("ls-remote", "--exit-code", repository, `refs/heads/${branch}`);
  // 2: the repository answers and has no such branch.
  if (heads.status === 2) return undefined;
  const got = heads.status === 0 ? git("fetch", "--quiet", "--depth=1", repository, branch) : heads;
  if (got.status !== 0)
    throw new UserError(
      `Nie ma dostępu do repozytorium ${repository}: ${got.stderr.trim()}. Sprawdź adres w content/publishing.ts i czy git na tym komputerze jest zalogowany.`,
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
  const sent = target.kind === "github" ? fetchBranch(target) : undefined;
  return (sent && archive.find(sent)) || archive.find(archive.online()?.id ?? "");
}

/** Hashed files of earlier releases that open pages may still ask for, with their folder here. */
function keptAssets(
  archive: Archive,
  { online, files, now }: { online: KeptRelease | undefined; files: Files; now: Date },
): { file: string; from: string }[] {
  const found: { file: string; from: string }[] = [];
  const taken = new Set(Object.keys(files));
  const seen = new Set<string>();
  let release = online;
  // A release was replaced when its successor went online.
  let replaced = now.getTime();
  while (release && !seen.has(release.release.id) && now.getTime() - replaced < daysKept * 86_400_000) {
    seen.add(release.release.id);
    for (const file of Object.keys(release.files).filter((name) => isAsset(name) && !taken.has(name))) {
      taken.add(file);
      found.push({ file, from: release.folder });
    }
    replaced = Date.parse(release.release.date);
    release = release.previous && archive.find(release.previous.id);
  }
  return found;
}

function assemble(site: LocalSite, kept: readonly { file: string; from: string }[]): void {
  rmSync(sentFolder, { recursive: true, force: true });
  for (const { file, from } of [
    ...Object.keys(site.files).map((name) => ({ file: name, from: site.folder })),
    ...kept,
  ]) {
    const path = join(sentFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    try {
      linkSync(join(from, file), path);
    } catch {
      copyFileSync(join(from, file), path);
    }
  }
}

const shown = ({ program, args }: Command) =>
  [program, ...args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg))].join(" ");

/**
 * Puts a site online by the host's own command line.
 * @throws UserError in Polish; these hosts exchange the whole site at once, so the old one is then still online
 */
export async function deployToCdn(
  target: CdnTarget,
  secrets: Secrets,
  site: LocalSite,
  {
    archive,
    now,
    dryRun,
    previous: known,
  }: { archive: Archive; now: Date; dryRun: boolean; previous?: { release: ReleaseInfo | undefined } },
): Promise<Outcome> {
  const release = { id: releaseId(site.files), date: now.toISOString(), commit: site.commit, by: whoAmI() };
  const before = onlineRelease(target, archive);
  const previous = known ? known.release : before?.release.id === release.id ? before.previous : before?.release;
  const kept = keptAssets(archive, { online: before, files: site.files, now });
  const commands = cdnCommands(target, sentFolder, release);
  const outcome: Outcome = {
    ...changedAddresses(before?.files, site.files),
    release,
    previous,
    done: [
      `Folder ${sentFolder}: ${fileCount(Object.keys(site.files).length)} strony, ${fileCount(kept.length)} z poprzednich wersji`,
      ...commands.map((command) => `  ${shown(command)}`),
    ],
    notes: [],
  };
  if (dryRun) return outcome;
  await archive.keep({ release, previous, files: site.files }, [site.folder], async () => undefined);
  assemble(site, kept);
  for (const { program, args } of commands) {
    const { status, error } = spawnSync(program, args, {
      stdio: "inherit",
      env: { ...process.env, ...secrets.environment },
    });
    if (status !== 0)
      throw new UserError(
        `Polecenie ${program} ${args[1] ?? ""} nie powiodło się${error ? ` (${error.message})` : "; powód jest powyżej"}. Na serwerze jest dalej poprzednia wersja.`,
      );
  }
  archive.published(release);
  return outcome;
}
