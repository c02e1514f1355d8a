import { readFileSync } from "node:fs";
import { join } from "node:path";
import { progress } from "@/lib/tools/make/progress";
import { changedAddresses } from "@/lib/tools/publish/addresses";
import type { LocalSite } from "@/lib/tools/publish/local-site";
import {
  type Files,
  isAsset,
  type Manifest,
  manifestFile,
  manifestText,
  newManifest,
  ownFolder,
  type ReleaseInfo,
  releaseId,
} from "@/lib/tools/publish/manifest";
import { describePlan, type Outcome } from "@/lib/tools/publish/outcome";
import type { Archive } from "@/lib/tools/publish/releases";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { UserError } from "@/lib/tools/user-error";
import { type Lock, takeLock, whoAmI } from "./lock";
import { type Plan, planUpload, waitingFolder } from "./plan";
import { journalFile, type RemoteState, readState, readUnknown } from "./state";
import { transitional } from "./transition";

/** How a deploy is done. */
export type UploadOptions = {
  archive: Archive;
  /** Moment of the deploy. */
  now: Date;
  /** Only find out what would be done. */
  dryRun?: boolean;
  /** Take the lock whoever holds it. */
  seize?: boolean;
  /** The release before this one, where it is not the one that is online: a rollback knows. */
  previous?: { release: ReleaseInfo | undefined };
};

/** What an upload has done, or would do. */
export type Uploaded = Outcome & { plan: Plan };

/** Files of this site that lie on a server which no deploy of this project has written to: a release of its own. */
function foundFiles(state: RemoteState, release: Files): Files {
  return Object.fromEntries(
    [...state.files].flatMap(([file, { hash, size }]) =>
      hash !== undefined && (file in release || isAsset(file)) ? [[file, { hash, size }]] : [],
    ),
  );
}

/** Keeps what is online, so that a rollback can bring it back. Fetches what this computer does not have. */
async function keepOnline(
  archive: Archive,
  { release, previous, files }: { release: ReleaseInfo; previous: ReleaseInfo | undefined; files: Files },
  near: string,
  fetch: (file: string) => Promise<Buffer | undefined>,
): Promise<string[]> {
  if (archive.find(release.id)) return [];
  const missing = await archive.keep({ release, previous, files }, [near], fetch);
  return missing.length === 0
    ? []
    : [
        `Tych plików wersji z serwera nie da się zachować, bo zmieniono je tam poza publikacją albo usunięto: ${missing.join(", ")}. npm run rollback jej nie przywróci.`,
      ];
}

const noFile = async () => undefined;

/** Sends what is missing to the place where nobody sees it. What an interrupted deploy has left there whole is used. */
async function sendFiles(remote: RemoteFolder, plan: Plan, site: LocalSite, lock: Lock): Promise<void> {
  await remote.makeFolder(waitingFolder);
  const waiting = new Map(
    (await remote.list(waitingFolder))?.map(({ name, size }) => [`${waitingFolder}/${name}`, size]),
  );
  const done = progress("Wysyłanie plików", plan.send.length);
  for (const { file, waiting: place, size } of plan.send) {
    if (waiting.get(place) !== size) {
      await remote.write(place, readFileSync(join(site.folder, file)));
      const arrived = await remote.size(place);
      if (arrived !== size)
        throw new UserError(
          `Wysyłanie pliku ${file}: na serwerze jest ${arrived ?? 0} z ${size} bajtów. Najczęściej brakuje miejsca na koncie: sprawdź je w panelu hostingu. Strona na serwerze działa dalej bez zmian. Uruchom npm run deploy jeszcze raz.`,
        );
    }
    waiting.delete(place);
    await lock.beat();
    done();
  }
  for (const leftover of waiting.keys()) await remote.remove(leftover);
  for (const folder of plan.folders) await remote.makeFolder(folder);
}

const nextManifest = `${ownFolder}/manifest.nowy`;
const openPolicy = `${waitingFolder}/przejsciowy`;

/** Puts the small files there that the switch needs: after this nothing has to be written any more, only renamed. */
async function prepareSwitch(
  remote: RemoteFolder,
  plan: Plan,
  state: RemoteState,
  { manifest, site }: { manifest: Manifest; site: LocalSite },
): Promise<boolean> {
  await remote.write(nextManifest, Buffer.from(manifestText(manifest)));
  let opened: string | undefined;
  if (plan.steps.some((step) => step.do === "open policy")) {
    const current = (await remote.read(".htaccess"))?.toString() ?? "";
    opened = transitional(current, readFileSync(join(site.folder, ".htaccess"), "utf8"));
    if (opened !== undefined) await remote.write(openPolicy, Buffer.from(opened));
  }
  const touched = [...state.touched, ".htaccess", ...plan.steps.flatMap((step) => ("file" in step ? [step.file] : []))];
  const journal = { attempt: manifest.attempt, touched: [...new Set(touched)] };
  await remote.write(`${journalFile}.nowy`, Buffer.from(JSON.stringify(journal)));
  await remote.rename(`${journalFile}.nowy`, journalFile);
  return opened !== undefined;
}

/** Makes the new release visible, step by step. */
async function takeSteps(remote: RemoteFolder, plan: Plan, lock: Lock, opens: boolean): Promise<void> {
  const places = new Map(plan.send.map(({ file, waiting }) => [file, waiting]));
  const done = progress("Podmiana plików", plan.steps.length);
  for (const step of plan.steps) {
    await lock.beat();
    if (step.do === "put") await remote.rename(places.get(step.file) ?? "", step.file);
    else if (step.do === "remove") await remote.remove(step.file);
    else if (opens) await remote.rename(openPolicy, ".htaccess");
    done();
  }
}

/**
 * Puts a site into a folder on a server and keeps what was there. Interrupted anywhere it leaves a working site and can
 * be run again.
 * @throws UserError in Polish
 */
export async function upload(remote: RemoteFolder, site: LocalSite, options: UploadOptions): Promise<Uploaded> {
  const { archive, now, dryRun = false, seize = false } = options;
  const lock = dryRun ? undefined : await takeLock(remote, seize);
  try {
    const state = await readState(remote, site.files);
    const read = new Map<string, Buffer>();
    await readUnknown(remote, state, site.files, (path, data) => read.set(path, data));
    const before = state.manifest?.files ?? foundFiles(state, site.files);
    const online: ReleaseInfo | undefined =
      state.manifest?.release ??
      (Object.keys(before).length > 0
        ? { id: releaseId(before), date: now.toISOString(), commit: "", by: "" }
        : undefined);
    const release = { id: releaseId(site.files), date: now.toISOString(), commit: site.commit, by: whoAmI() };
    const repeated = online?.id === release.id;
    const previous = options.previous ? options.previous.release : repeated ? state.manifest?.previous : online;
    const plan = planUpload(site.files, state, now);
    const result = {
      ...changedAddresses(before, site.files),
      release,
      previous,
      plan,
      done: describePlan(plan, { dryRun }),
    };
    if (!lock) return { ...result, notes: [] };
    if (state.manifest && repeated && plan.steps.length === 0 && state.touched.length === 0) {
      await archive.keep({ release: state.manifest.release, previous, files: site.files }, [site.folder], noFile);
      archive.published(state.manifest.release);
      // Of a deploy that was interrupted after its manifest.
      await remote.remove(journalFile);
      return { ...result, release: state.manifest.release, notes: [] };
    }

    const fetch = async (file: string) => read.get(file) ?? remote.read(file);
    const notes =
      online && !repeated
        ? await keepOnline(
            archive,
            { release: online, previous: state.manifest?.previous, files: before },
            site.folder,
            fetch,
          )
        : [];
    await archive.keep({ release, previous, files: site.files }, [site.folder], noFile);
    await sendFiles(remote, plan, site, lock);
    const manifest = newManifest(release, previous, { files: site.files, kept: plan.kept });
    const opens = await prepareSwitch(remote, plan, state, { manifest, site });
    await takeSteps(remote, plan, lock, opens);
    await remote.rename(nextManifest, manifestFile);
    await remote.remove(journalFile);
    for (const folder of plan.emptied) await remote.removeFolder(folder);
    archive.published(release);
    return { ...result, notes };
  } finally {
    // A server that is gone cannot be told: this computer's next deploy takes the lock over.
    await lock?.release().catch(() => undefined);
  }
}
