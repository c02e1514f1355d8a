import { readFileSync } from "node:fs";
import type { Publishing } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";
import { type LocalSite, manifestFile, parseManifest, type ReleaseInfo } from "./manifest";
import type { Outcome, PublishOptions } from "./outcome";
import { type Archive, siteArchive } from "./releases";
import type { Secrets } from "./secrets";
import { ownFileLimit, type RemoteFolder } from "./targets/folder";
import { openFtps } from "./targets/ftps";
import { deployByPush, hostsOwnRollback, pushTo } from "./targets/git";
import { openSftp } from "./targets/sftp";
import { upload } from "./upload/upload";

export type ChosenTarget = Exclude<Publishing, { kind: "none" }>;

/** A server with a folder for the site. */
type ServerTarget = Exclude<ChosenTarget, { kind: "git" }>;

/** @throws UserError with instructions where no host has been chosen */
export function requireTarget(target: Publishing): ChosenTarget {
  if (target.kind !== "none") return target;
  throw new UserError(
    "Nie wybrano jeszcze hostingu. W oknie edycji: „Dane firmy”, krok 7. W plikach: content/publishing.ts, a hasło w .env.publikacja. Który wybrać: docs/hosting.md",
  );
}

function openFolder(target: ServerTarget, secrets: Secrets): Promise<RemoteFolder> {
  if (target.kind === "sftp") return openSftp({ ...target, ...secrets });
  const { certificate, ...login } = target;
  return openFtps({
    ...login,
    password: secrets.password ?? "",
    certificate: certificate === undefined ? undefined : readFileSync(certificate, "utf8"),
  });
}

/** Runs work on a server's folder and always closes the connection. */
async function withFolder<R>(target: ServerTarget, secrets: Secrets, work: (remote: RemoteFolder) => Promise<R>) {
  const remote = await openFolder(target, secrets);
  try {
    return await work(remote);
  } finally {
    await remote.close();
  }
}

/**
 * Logs in and looks for the place of the site. Changes nothing.
 * @returns what was found, in Polish
 * @throws UserError in Polish with what to correct
 */
export async function checkConnection(target: ChosenTarget, secrets: Secrets): Promise<string> {
  if (target.kind === "git") {
    pushTo(target, true);
    return `Połączenie działa: repozytorium przyjmie zmiany do gałęzi ${target.branch}.`;
  }
  return withFolder(
    target,
    secrets,
    async () => `Połączenie działa: serwer ${target.server} przyjął hasło albo klucz i ma folder ${target.folder}.`,
  );
}

/** Publishes a site. @throws UserError in Polish; the site online is then still complete */
export function deploy(
  target: ChosenTarget,
  secrets: Secrets,
  site: LocalSite,
  options: PublishOptions,
): Promise<Outcome> {
  const targetOptions = { ...options, archive: siteArchive(target) };
  return target.kind === "git"
    ? deployByPush(target, site, targetOptions)
    : withFolder(target, secrets, (remote) => upload(remote, site, targetOptions));
}

/** Finds the release to restore. @throws UserError where it is not complete on this computer */
function findPreviousRelease(archive: Archive, previous: ReleaseInfo | undefined, online: ReleaseInfo | undefined) {
  if (!previous)
    throw new UserError(
      "Nie ma wersji, do której można wrócić: nie wiadomo o żadnej wcześniejszej niż ta, która jest na serwerze.",
    );
  const release = archive.find(previous.id);
  const commit = previous.commit.replace(/\+.*$/, "");
  const rebuild = commit
    ? ` Możesz też zbudować ją od nowa: git checkout ${commit}, npm run build, npm run deploy.`
    : "";
  if (!release)
    throw new UserError(
      `Poprzednia wersja (${previous.id}) nie jest zapisana na tym komputerze${online?.by ? `; ostatnio publikował ${online.by}, tam npm run rollback zadziała` : ""}.${rebuild}`,
    );
  const damagedFiles = archive.damagedFiles(release);
  if (damagedFiles.length > 0)
    throw new UserError(
      `Zapisana kopia poprzedniej wersji (${release.folder}) jest uszkodzona: ${damagedFiles.slice(0, 5).join(", ")}. Nic nie zostało zmienione.${rebuild}`,
    );
  return release;
}

/**
 * Restores the previous release, the way a deploy publishes.
 * @throws UserError in Polish; the site online is then still complete
 */
export async function rollback(target: ChosenTarget, secrets: Secrets, options: PublishOptions): Promise<Outcome> {
  if (target.kind === "git") throw new UserError(hostsOwnRollback);
  const archive = siteArchive(target);
  return withFolder(target, secrets, async (remote) => {
    const online = parseManifest((await remote.read(manifestFile, ownFileLimit))?.toString());
    const { folder, files, release, previous } = findPreviousRelease(archive, online?.previous, online?.release);
    const site = { folder, files, commit: release.commit };
    return upload(remote, site, { ...options, archive, previous: { release: previous } });
  });
}
