import { readFileSync } from "node:fs";
import type { Publishing } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";
import { forServers, type LocalSite } from "./local-site";
import { manifestFile, parseManifest, type ReleaseInfo } from "./manifest";
import type { Outcome } from "./outcome";
import { type Archive, siteArchive } from "./releases";
import type { Secrets } from "./secrets";
import { deployToCdn, onlineRelease } from "./targets/cdn";
import type { RemoteFolder } from "./targets/folder";
import { openFtps } from "./targets/ftps";
import { openSftp } from "./targets/sftp";
import { upload } from "./upload/upload";

/** How a deploy or a rollback is done. */
export type PublishOptions = {
  /** Moment of publishing. */
  now: Date;
  /** Only find out what would be done. */
  dryRun: boolean;
  /** Take the lock of the server whoever holds it. */
  seize: boolean;
};

type Target<Kind extends Publishing["kind"]> = Extract<Publishing, { kind: Kind }>;
/** A target that has been chosen. */
export type ChosenTarget = Exclude<Publishing, { kind: "none" }>;

/** @throws UserError that says what to fill in, where no host has been chosen */
export function requireTarget(target: Publishing): ChosenTarget {
  if (target.kind !== "none") return target;
  throw new UserError(
    "Nie wybrano jeszcze hostingu. Otwórz content/publishing.ts: są tam przykłady dla każdego rodzaju. Wpisz swój, hasło zapisz w pliku .env.publikacja i uruchom npm run deploy jeszcze raz. Który hosting wybrać i co wpisać: docs/hosting.md",
  );
}

function openFolder(target: Target<"sftp" | "ftps">, secrets: Secrets): Promise<RemoteFolder> {
  if (target.kind === "sftp") return openSftp({ ...target, ...secrets });
  const { certificate, ...login } = target;
  return openFtps({
    ...login,
    password: secrets.password ?? "",
    certificate: certificate === undefined ? undefined : readFileSync(certificate, "utf8"),
  });
}

/** Opens something, works with it and closes it, whatever happens. */
async function using<T extends { close: () => Promise<void> }, R>(
  open: Promise<T>,
  work: (opened: T) => Promise<R>,
): Promise<R> {
  const opened = await open;
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/**
 * Puts a site online.
 * @throws UserError in Polish; what is online is then whole
 */
export function deploy(
  target: ChosenTarget,
  secrets: Secrets,
  site: LocalSite,
  options: PublishOptions,
): Promise<Outcome> {
  const archive = siteArchive(target);
  switch (target.kind) {
    case "sftp":
    case "ftps":
      return using(openFolder(target, secrets), (remote) => upload(remote, forServers(site), { ...options, archive }));
    default:
      return deployToCdn(target, secrets, site, { ...options, archive });
  }
}

/** The release to go back to, whole on this computer. */
function keptSite(archive: Archive, previous: ReleaseInfo | undefined, online: ReleaseInfo | undefined) {
  if (!previous)
    throw new UserError(
      "Nie ma wersji, do której można wrócić: nie wiadomo o żadnej wcześniejszej niż ta, która jest na serwerze.",
    );
  const kept = archive.find(previous.id);
  const commit = previous.commit.replace(/\+.*$/, "");
  const rebuild = commit
    ? ` Możesz też zbudować ją od nowa: git checkout ${commit}, npm run build, npm run deploy.`
    : "";
  if (!kept)
    throw new UserError(
      `Poprzednia wersja (${previous.id}) nie jest zapisana na tym komputerze${online?.by ? `; ostatnio publikował ${online.by}, tam npm run rollback zadziała` : ""}.${rebuild}`,
    );
  const damaged = archive.damaged(kept);
  if (damaged.length > 0)
    throw new UserError(
      `Zapisana kopia poprzedniej wersji (${kept.folder}) jest uszkodzona: ${damaged.slice(0, 5).join(", ")}. Nic nie zostało zmienione.${rebuild}`,
    );
  return kept;
}

/**
 * Brings the release before the present one back, by the same way as a deploy.
 * @throws UserError in Polish; what is online is then whole
 */
export function rollback(target: ChosenTarget, secrets: Secrets, options: PublishOptions): Promise<Outcome> {
  const archive = siteArchive(target);
  switch (target.kind) {
    case "sftp":
    case "ftps":
      return using(openFolder(target, secrets), async (remote) => {
        const manifest = parseManifest((await remote.read(manifestFile))?.toString());
        const { folder, files, release, previous } = keptSite(archive, manifest?.previous, manifest?.release);
        const site = { folder, files, commit: release.commit };
        return upload(remote, site, { ...options, archive, previous: { release: previous } });
      });
    default: {
      const online = onlineRelease(target, archive);
      const { folder, files, release, previous } = keptSite(archive, online?.previous, online?.release);
      const site = { folder, files, commit: release.commit };
      return deployToCdn(target, secrets, site, { ...options, archive, previous: { release: previous } });
    }
  }
}
