import { deliveryFolder } from "@/lib/tools/cache";
import { changedAddresses } from "@/lib/tools/publish/addresses";
import type { LocalSite } from "@/lib/tools/publish/local-site";
import {
  daysKept,
  isAsset,
  type Kept,
  type Manifest,
  manifestText,
  newManifest,
  ownFolder,
  parseManifest,
  type ReleaseInfo,
  releaseId,
} from "@/lib/tools/publish/manifest";
import { fileCount, type Outcome } from "@/lib/tools/publish/outcome";
import { PublishError } from "@/lib/tools/publish/problem";
import type { Archive } from "@/lib/tools/publish/releases";
import { type Lock, takeLock, whoAmI } from "@/lib/tools/publish/upload/lock";
import { mustRun, type RsyncTarget, type Server } from "./server";
import { serverSettings, settingsOf, withSettings } from "./settings";

/**
 * On the server: `releases/ID` holds a whole release each, equal files as hard links; `current` is a link to the one
 * that is online, and the web server's root. What is known of a release lies beside, under its id: the exchange of the
 * link changes both at once.
 */
const manifestOf = (id: string): string => `${ownFolder}/manifest-${id}.json`;
const releaseOf = (id: string): string => `releases/${id}`;
/** Releases kept on the server: the one online, the one before and one more. */
const releasesKept = 3;

async function online(server: Server, { folder }: RsyncTarget): Promise<Manifest | undefined> {
  const { output } = await server.run('readlink "$1/current" || true', [folder]);
  const id = /^releases\/([0-9a-f]{12})\s*$/.exec(output)?.[1];
  return id === undefined ? undefined : parseManifest((await server.files.read(manifestOf(id)))?.toString());
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Hashed files of the release online, and those it kept, that the next one does not have: for open pages. */
function keptFor(files: Manifest["files"], before: Manifest | undefined, now: Date): Kept {
  const all: Kept = {
    ...Object.fromEntries(
      Object.entries(before?.files ?? {})
        .filter(([file]) => isAsset(file))
        .map(([file, facts]) => [file, { ...facts, replaced: dayOf(now) }]),
    ),
    ...before?.kept,
  };
  const oldest = dayOf(new Date(now.getTime() - daysKept * 86_400_000));
  return Object.fromEntries(
    Object.entries(all).filter(([file, { replaced }]) => !(file in files) && replaced > oldest),
  );
}

/** Gives a release the kept files of another by hard links. Names are plain: the build refuses others. */
const linkScript = `
old=$1 new=$2
while IFS= read -r file; do
  if [ -f "$old/$file" ] && [ ! -e "$new/$file" ]; then
    mkdir -p "$new/\${file%/*}" && ln "$old/$file" "$new/$file" || exit 1
  fi
done
`;

/** Removes all but some releases, and what is known of them. */
const pruneScript = `
cd "$1" || exit 1
shift
for path in releases/*; do
  id=\${path#releases/}
  keep=
  for spared in "$@"; do [ "$id" = "$spared" ] && keep=1; done
  [ -n "$keep" ] || rm -rf "$path" "${ownFolder}/manifest-$id.json" "${ownFolder}/ustawienia-$id"
done
`;

type Activation = { manifest: Manifest; before: Manifest | undefined; settings: string | undefined };

/** Puts a release online that lies whole on the server. */
async function activate(
  server: Server,
  target: RsyncTarget,
  { manifest, before, settings }: Activation,
): Promise<void> {
  const { folder } = target;
  const { id } = manifest.release;
  const path = `${folder}/${releaseOf(id)}`;
  if (before && before.release.id !== id)
    await mustRun(
      server,
      "Zachowanie plików dla otwartych stron",
      linkScript,
      [`${folder}/${releaseOf(before.release.id)}`, path],
      Object.keys(manifest.kept)
        .map((file) => `${file}\n`)
        .join(""),
    );
  if (settings !== undefined) await server.files.write(settingsOf(id), Buffer.from(settings));
  await server.files.write(`${manifestOf(id)}.nowy`, Buffer.from(manifestText(manifest)));
  await server.files.rename(`${manifestOf(id)}.nowy`, manifestOf(id));
  await withSettings(server, target, settings, async () => {
    // mv -T takes the place of the old link in one step; ln alone would remove it first.
    await mustRun(
      server,
      "Przełączenie na nową wersję",
      'ln -sfn "$2" "$1/current.nowy" && mv -T "$1/current.nowy" "$1/current"',
      [folder, releaseOf(id)],
    );
  });
  const spared = [id, manifest.previous?.id, before?.release.id, before?.previous?.id].filter(
    (one) => one !== undefined,
  );
  await mustRun(server, "Usuwanie dawnych wersji", pruneScript, [
    folder,
    ...new Set(spared.slice(0, releasesKept + 1)),
  ]);
}

/**
 * Sends a release beside the one that is online, unless it is that one. Without a lock it is only asked what would be
 * sent.
 * @returns the files that were sent, or would be
 */
async function sendRelease(
  server: Server,
  site: LocalSite,
  {
    coming,
    before,
    lock,
    repeated,
  }: { coming: string; before: Manifest | undefined; lock: Lock | undefined; repeated: boolean },
): Promise<string[]> {
  if (repeated) return [];
  // Nothing there to compare with, nor a folder to look into.
  if (!before && !lock) return Object.keys(site.files);
  const like = before?.release.id;
  const lines = lock
    ? await lock.during((signal) => server.send(site.folder, coming, { like, signal }))
    : await server.send(site.folder, coming, { like, dryRun: true });
  return lines.flatMap((line) => /^send (.+)$/.exec(line)?.[1] ?? []);
}

/** How a deploy over rsync is done. */
type Options = { archive: Archive; now: Date; dryRun: boolean; seize: boolean; settingsFolder?: string };

/**
 * Puts a site into a release folder of its own on a VPS and then changes over in one step.
 * @throws PublishError in Polish; what was online is then still online, whole
 */
export async function deployByRsync(
  server: Server,
  target: RsyncTarget,
  site: LocalSite,
  { archive, now, dryRun, seize, settingsFolder = deliveryFolder }: Options,
): Promise<Outcome> {
  const lock = dryRun ? undefined : await takeLock(server.files, seize);
  try {
    const before = await online(server, target);
    const release: ReleaseInfo = {
      id: releaseId(site.files),
      date: now.toISOString(),
      commit: site.commit,
      by: whoAmI(),
    };
    const repeated = before?.release.id === release.id;
    const previous = repeated ? before.previous : before?.release;
    const settings = serverSettings(target, settingsFolder);
    const changes = changedAddresses(before?.files, site.files);
    const coming = `releases/${release.id}.nowe`;
    if (!dryRun) await server.files.makeFolder("releases");
    const sentFiles = await sendRelease(server, site, { coming, before, lock, repeated });
    const kept = keptFor(site.files, before, now);
    const outcome: Outcome = {
      ...changes,
      release,
      previous,
      done: [
        `${dryRun ? "Do wysłania" : "Wysłane"}: ${fileCount(sentFiles.length)}`,
        ...sentFiles.map((file) => `  + ${file}`),
        `Zostają dla otwartych stron, do ${daysKept} dni od zastąpienia: ${fileCount(Object.keys(kept).length)}`,
      ],
      notes:
        target.settings || dryRun
          ? []
          : [
              "Ustawienia serwera WWW się nie zmieniły: w content/publishing.ts nie ma pola settings. Gdy zmienił się skrypt strony albo przekierowania, wgraj je sam (docs/hosting-nginx.md, docs/hosting-caddy.md).",
            ],
    };
    if (dryRun) return outcome;
    if (before && !repeated && !archive.find(before.release.id))
      await archive.keep(
        { release: before.release, previous: before.previous, files: before.files },
        [site.folder],
        (file) => server.files.read(`${releaseOf(before.release.id)}/${file}`),
      );
    await archive.keep({ release, previous, files: site.files }, [site.folder], async () => undefined);
    if (!repeated)
      await mustRun(server, "Przygotowanie wersji", 'cd "$1" && rm -rf "$3" && mv -T "$2" "$3"', [
        target.folder,
        coming,
        releaseOf(release.id),
      ]);
    const manifest = newManifest(release, previous, { files: site.files, kept });
    await activate(server, target, { manifest, before, settings });
    archive.published(release);
    return outcome;
  } finally {
    await lock?.release().catch(() => undefined);
  }
}

/**
 * Changes back to the release before, which lies whole on the server.
 * @throws PublishError in Polish, also where there is none
 */
export async function rollbackByRsync(
  server: Server,
  target: RsyncTarget,
  { archive, now, dryRun, seize }: Omit<Options, "settingsFolder">,
): Promise<Outcome> {
  const lock = dryRun ? undefined : await takeLock(server.files, seize);
  try {
    const before = await online(server, target);
    const id = before?.previous?.id;
    const wanted = id === undefined ? undefined : parseManifest((await server.files.read(manifestOf(id)))?.toString());
    const isWhole = wanted && (await server.files.list(releaseOf(wanted.release.id))) !== undefined;
    if (!before || !wanted || !isWhole)
      throw new PublishError(
        "Na serwerze nie ma poprzedniej wersji, do której można wrócić. Zbuduj ją od nowa z git i uruchom npm run deploy.",
      );
    const release: ReleaseInfo = { ...wanted.release, date: now.toISOString(), by: whoAmI() };
    const outcome: Outcome = {
      ...changedAddresses(before.files, wanted.files),
      release,
      previous: wanted.previous,
      done: [`Przełączenie z wersji ${before.release.id} na ${release.id}`],
      notes: [],
    };
    if (dryRun) return outcome;
    const settings = (await server.files.read(settingsOf(release.id)))?.toString();
    const manifest: Manifest = {
      ...wanted,
      release,
      kept: { ...keptFor(wanted.files, before, now), ...wanted.kept },
    };
    await activate(server, target, { manifest, before, settings });
    if (archive.find(release.id)) archive.published(release);
    return outcome;
  } finally {
    await lock?.release().catch(() => undefined);
  }
}
