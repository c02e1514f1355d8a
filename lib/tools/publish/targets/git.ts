import type { Publishing } from "@/lib/content/types";
import { git } from "@/lib/tools/git";
import { sourceFiles } from "@/lib/tools/make/build-record";
import { printable } from "@/lib/tools/printable";
import { changedAddresses } from "@/lib/tools/publish/changed-addresses";
import { type LocalSite, releaseOf } from "@/lib/tools/publish/manifest";
import { firstFew, type Outcome, type TargetOptions } from "@/lib/tools/publish/outcome";
import { UserError } from "@/lib/tools/user-error";

type GitTarget = Extract<Publishing, { kind: "git" }>;

/** The repository that the host builds from, under the name that a clone gives it. */
const remote = "origin";

/** What the owner reads in place of a rollback. */
export const hostsOwnRollback =
  "Ten hosting buduje stronę z gita i sam trzyma poprzednie wersje. Wróć do jednej z nich w jego panelu: w Cloudflare Pages „Deployments → … → Rollback to this deployment”, w Netlify „Deploys”, wersja, „Publish deploy”. Potem popraw treść, bo następna publikacja wyśle ją taką, jaka jest tutaj.";

/** @throws UserError where the host would not build what was built here */
function requireCommitted(): void {
  const { ok, output, reason } = git(["status", "--porcelain", "--untracked-files=all", "--", ...sourceFiles]);
  if (!ok)
    throw new UserError(
      `Hosting buduje stronę z repozytorium, a ten folder nim nie jest albo git nie działa (${printable(reason)}). Jak połączyć jedno z drugim: docs/hosting.md`,
    );
  if (output === "") return;
  const files = output.split("\n").map((line) => line.trim().replace(/^\S+ +/, ""));
  throw new UserError(
    `Hosting buduje stronę z historii, a tych zmian w niej nie ma: ${printable(firstFew(files))}. Zapisz je (git add --all, potem git commit --message "Co się zmieniło") i opublikuj jeszcze raz.`,
  );
}

/**
 * Sends the present commit to the branch that the host builds. Never forced: what others have sent stays.
 * @throws UserError with what git said
 */
export function pushTo({ branch }: GitTarget, dryRun: boolean): void {
  const options = ["--quiet", ...(dryRun ? ["--dry-run"] : [])];
  const { ok, said } = git(["push", ...options, remote, `HEAD:refs/heads/${branch}`]);
  if (ok) return;
  throw new UserError(
    /\[rejected\]/.test(said)
      ? `W gałęzi ${branch} są zmiany, których tu nie ma. Pobierz je (git pull --rebase ${remote} ${branch}), zbuduj stronę i opublikuj jeszcze raz.`
      : `Nie udało się wysłać zmian do gałęzi ${branch} repozytorium ${remote}: ${printable(said)}. Sprawdź adres (git remote --verbose), gałąź w content/publishing.ts i czy git na tym komputerze jest zalogowany.`,
  );
}

/**
 * Publishes on a host that builds from git.
 * @throws UserError in Polish; the site online then stays as it is
 */
export async function deployByPush(
  target: GitTarget,
  site: LocalSite,
  { archive, now, dryRun }: TargetOptions,
): Promise<Outcome> {
  requireCommitted();
  const release = releaseOf(site, now);
  const changed = changedAddresses(archive.findOnline()?.files, site.files);
  // `npm run changes` compares with it. Before the push: a commit that has gone out is not taken back.
  if (!dryRun) await archive.keep({ release, files: site.files }, site.folder);
  pushTo(target, dryRun);
  if (!dryRun) archive.notePublished(release);
  const action = `${dryRun ? "Do wysłania" : "Wysłane"} do gałęzi ${target.branch} repozytorium ${remote}`;
  return {
    changed,
    release,
    previous: undefined,
    actions: [`${action}: zmiana ${site.commit.slice(0, 7)}`],
    notes: [],
  };
}
