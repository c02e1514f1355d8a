import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allowScriptsOf } from "@/lib/tools/hosting/csp";
import { startProgress } from "@/lib/tools/make/progress";
import { changedAddresses } from "@/lib/tools/publish/changed-addresses";
import { isEntryName } from "@/lib/tools/publish/file-names";
import {
  isAsset,
  type LocalSite,
  type Manifest,
  manifestFile,
  ownFolder,
  type PublishedFiles,
  type ReleaseInfo,
  releaseId,
  releaseOf,
} from "@/lib/tools/publish/manifest";
import { describePlan, type Outcome, PartlyOnlineError, type TargetOptions } from "@/lib/tools/publish/outcome";
import type { Archive, KeptRelease } from "@/lib/tools/publish/releases";
import { ownFileLimit, type RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { messageOf, UserError } from "@/lib/tools/user-error";
import { foreignNotes } from "./foreign";
import { takeLock } from "./lock";
import { type Plan, planUpload, type Step, transition, waitingFolder } from "./plan";
import { type RemoteState, readState } from "./state";

export type UploadOutcome = Outcome & { plan: Plan };

/** Files of this site on a server without a manifest, as a release of their own. */
function filesOnServer(state: RemoteState, release: PublishedFiles): PublishedFiles {
  return Object.fromEntries(
    [...state.files].flatMap(([file, { hash, size }]) =>
      hash !== undefined && (file in release || isAsset(file)) ? [[file, { hash, size }]] : [],
    ),
  );
}

/** Keeps the release online for a rollback, and downloads files that this computer lacks. @returns notes in Polish */
async function archiveOnline(
  archive: Archive,
  online: Omit<KeptRelease, "folder">,
  { folder }: LocalSite,
  remote: RemoteFolder,
): Promise<string[]> {
  if (archive.find(online.release.id)) return [];
  const missing = await archive.keep(online, folder, (file) => remote.read(file, online.files[file]?.size ?? 0));
  return missing.length === 0
    ? []
    : [
        `Tych plików wersji z serwera nie da się zachować, bo zmieniono je tam poza publikacją albo usunięto: ${missing.join(", ")}. npm run rollback jej nie przywróci.`,
      ];
}

/** Sends files to the waiting folder. Complete ones left by an interrupted deploy are used, except for `all`. */
async function sendFiles(remote: RemoteFolder, plan: Plan, site: LocalSite, all: boolean): Promise<void> {
  await remote.makeFolder(waitingFolder);
  const waiting = (await remote.list(waitingFolder)) ?? [];
  const waitingSizes = new Map(
    waiting.filter(({ name }) => isEntryName(name)).map(({ name, size }) => [`${waitingFolder}/${name}`, size]),
  );
  const countDone = startProgress("Wysyłanie plików", plan.send.length);
  for (const { file, waitingPath, size } of plan.send) {
    if (all || waitingSizes.get(waitingPath) !== size) {
      await remote.write(waitingPath, readFileSync(join(site.folder, file)));
      const arrivedSize = await remote.size(waitingPath);
      if (arrivedSize !== size)
        throw new UserError(
          `Wysyłanie pliku ${file}: na serwerze jest ${arrivedSize ?? 0} z ${size} bajtów. Najczęściej brakuje miejsca na koncie: sprawdź je w panelu hostingu. Strona na serwerze działa dalej bez zmian. Uruchom npm run deploy jeszcze raz.`,
        );
    }
    waitingSizes.delete(waitingPath);
    countDone();
  }
  for (const leftover of waitingSizes.keys()) await remote.remove(leftover);
  for (const folder of plan.folders) await remote.makeFolder(folder);
}

const nextManifestFile = `${ownFolder}/manifest.nowy`;

const toBytes = (manifest: Manifest) => Buffer.from(`${JSON.stringify(manifest)}\n`);

/**
 * Writes the small files that the switch needs, so that it only renames and removes, and marks in the present manifest
 * the files about to change.
 */
async function writeSwitchFiles(
  remote: RemoteFolder,
  plan: Plan,
  { online, next, site }: { online: Manifest | undefined; next: Manifest; site: LocalSite },
): Promise<void> {
  await remote.write(nextManifestFile, toBytes(next));
  if (plan.steps.some((step) => step.do === "put" && step.from === transition)) {
    const onlineSettings = (await remote.read(".htaccess", ownFileLimit))?.toString() ?? "";
    const newSettings = readFileSync(join(site.folder, ".htaccess"), "utf8");
    await remote.write(transition, Buffer.from(allowScriptsOf(onlineSettings, newSettings)));
  }
  if (!online) return;
  const touched = [...new Set([...online.touched, ...plan.steps.map(({ file }) => file)])];
  await remote.write(`${nextManifestFile}.w-toku`, toBytes({ ...online, touched }));
  await remote.rename(`${nextManifestFile}.w-toku`, manifestFile);
}

/** Makes the new release visible, step by step. */
async function takeSteps(remote: RemoteFolder, steps: readonly Step[]): Promise<void> {
  const countDone = startProgress("Podmiana plików", steps.length);
  for (const step of steps) {
    if (step.do === "put") await remote.rename(step.from, step.file);
    else await remote.remove(step.file);
    countDone();
  }
}

/**
 * Publishes a site into a folder on a server and keeps the former release. An interruption at any point leaves a
 * working site, and the upload can be repeated.
 * @throws UserError in Polish
 */
export async function upload(remote: RemoteFolder, site: LocalSite, options: TargetOptions): Promise<UploadOutcome> {
  const { archive, now, dryRun, seize, all = false } = options;
  const lock = dryRun ? undefined : await takeLock(remote, seize);
  try {
    const state = await readState(remote, site.files, all);
    const { manifest } = state;
    const before = manifest?.files ?? filesOnServer(state, site.files);
    const online: ReleaseInfo | undefined =
      manifest?.release ??
      (Object.keys(before).length > 0
        ? { id: releaseId(before), date: now.toISOString(), commit: "", by: "" }
        : undefined);
    const release = releaseOf(site, now);
    const isRepeat = online?.id === release.id;
    const previous = options.previous ? options.previous.release : isRepeat ? manifest?.previous : online;
    const plan = planUpload(site.files, state, now);
    const outcome = {
      changed: changedAddresses(before, site.files),
      previous,
      plan,
      actions: describePlan(plan, { dryRun }),
      notes: foreignNotes(state, plan, site.files),
    };
    if (!lock) return { ...outcome, release };
    const keepRelease = (info: ReleaseInfo) =>
      archive.keep({ release: info, previous, files: site.files }, site.folder);
    if (manifest && isRepeat && plan.steps.length === 0 && manifest.touched.length === 0) {
      await keepRelease(manifest.release);
      archive.notePublished(manifest.release);
      return { ...outcome, release: manifest.release };
    }

    const notes =
      online && !isRepeat
        ? await archiveOnline(archive, { release: online, previous: manifest?.previous, files: before }, site, remote)
        : [];
    await keepRelease(release);
    await sendFiles(remote, plan, site, all);
    const { keptAssets: kept } = plan;
    const next: Manifest = { format: 1, release, previous, files: { ...site.files }, touched: [], kept };
    await lock.check();
    await writeSwitchFiles(remote, plan, { online: manifest, next, site });
    try {
      await takeSteps(remote, plan.steps);
      await remote.rename(nextManifestFile, manifestFile);
      archive.notePublished(release);
    } catch (error) {
      throw new PartlyOnlineError(messageOf(error), { cause: error });
    }
    return { ...outcome, release, notes: [...notes, ...outcome.notes] };
  } finally {
    // The server may be gone: the next deploy from this computer takes the lock over.
    await lock?.release().catch(() => undefined);
  }
}
