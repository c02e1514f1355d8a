import { sha256 } from "@/lib/tools/files";
import {
  assetKeepDays,
  copiesOf,
  isAsset,
  isCopy,
  originalOf,
  ownFolder,
  phaseOf,
  phases,
  type ReleaseFiles,
  type ReplacedAssets,
} from "@/lib/tools/publish/manifest";
import { foldersOf, type RemoteState } from "./state";

/** Where files wait until all are there. */
export const waitingFolder = `${ownFolder}/nowe`;

/** Where .htaccess waits that lets the scripts of the old and the new pages run. */
export const transition = `${waitingFolder}/przejsciowy`;

/** One change of what visitors see, a single command on the server: a file is put where it belongs, or removed. */
export type Step = { do: "put"; file: string; from: string } | { do: "remove"; file: string };

/** Name under which a file waits: the same content for the same place, so that an interrupted upload goes on. */
const waitingName = (file: string, hash: string): string =>
  `${waitingFolder}/${sha256(`${file} ${hash}`).slice(0, 24)}`;

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Hashed files that no page of the new release names, with the day from which on that has been so. */
function replacedAssets(release: ReleaseFiles, state: RemoteState, today: Date): ReplacedAssets {
  const replacedOn = (file: string) => state.manifest?.kept[file]?.replaced ?? toDay(today);
  return Object.fromEntries(
    [...state.files]
      .filter(([file]) => isAsset(file) && !(file in release))
      .map(([file, facts]) => [file, { ...facts, replaced: replacedOn(file) }]),
  );
}

const removeStep = (file: string): Step => ({ do: "remove", file });

/** Exchanges a file and its compressed copies so that nobody is ever given a copy of another text. */
function exchangeSteps(
  file: string,
  changedFiles: ReadonlySet<string>,
  state: RemoteState,
  release: ReleaseFiles,
): Step[] {
  const putStep = (name: string): Step => ({
    do: "put",
    file: name,
    from: waitingName(name, release[name]?.hash ?? ""),
  });
  const isChanged = changedFiles.has(file);
  const copies = copiesOf(file);
  // While the file is exchanged it has no copies at all: those of the old text go first, the new ones come last. For
  // these few commands it is sent uncompressed; a copy left behind by an interruption would be sent as the page.
  const oldCopies = copies.filter((copy) => state.files.has(copy) && (isChanged || !(copy in release)));
  const newCopies = copies.filter((copy) => copy in release && (isChanged || changedFiles.has(copy)));
  return [...oldCopies.map(removeStep), ...(isChanged ? [putStep(file)] : []), ...newCopies.map(putStep)];
}

/** Everything a deploy does to a server. */
export type Plan = ReturnType<typeof planUpload>;

/**
 * Plans the way from what is on a server to a release. First everything is sent to a place where nobody sees it; then
 * the steps only rename and remove, so that a full disk or a lost line has changed nothing. The order of the steps lets
 * the site be whole after each of them:
 *
 * 1. hashed files: no page names them yet;
 * 2. .htaccess with room for the policies of both releases: the new pages' script has another hash;
 * 3. what pages name by unchanging names (share images, icons), then pages;
 * 4. sitemap and the like, which name pages;
 * 5. the service worker, after every page: when a browser installs it, it fetches the guide it keeps, which must be the
 * new one;
 * 6. the new .htaccess, before anything is removed: its redirects stand in for removed pages;
 * 7. removals: pages the site no longer has, and hashed files replaced 30 days ago.
 * @param today moment of the deploy
 */
export function planUpload(release: ReleaseFiles, state: RemoteState, today: Date) {
  const changedFiles = new Set(
    Object.keys(release).filter((file) => state.files.get(file)?.hash !== release[file]?.hash),
  );
  const ownFiles = [...Object.keys(state.manifest?.files ?? {}), ...(state.manifest?.touched ?? [])];
  const formerFiles = [...new Set(ownFiles)].filter(
    (file) => !(file in release) && !isAsset(file) && state.files.has(file),
  );
  const replaced = replacedAssets(release, state, today);
  const oldestDay = toDay(new Date(today.getTime() - assetKeepDays * 86_400_000));
  const expiredFiles = Object.keys(replaced).filter((file) => (replaced[file]?.replaced ?? "") <= oldestDay);
  const [assets = [], ...others] = phases.map((phase) =>
    Object.keys(release)
      .filter((file) => !isCopy(file) && phaseOf(file) === phase)
      // New pages first: changed ones link to them.
      .sort((a, b) => Number(state.files.has(a)) - Number(state.files.has(b)))
      .flatMap((file) => exchangeSteps(file, changedFiles, state, release)),
  );
  const removedFiles = formerFiles.filter((file) => !(originalOf(file) in release));
  // Copies first: nginx would go on sending them without the page.
  const removals = [...removedFiles, ...expiredFiles].sort((a, b) => Number(isCopy(b)) - Number(isCopy(a)));
  const exchangesSettings = changedFiles.has(".htaccess") && state.files.has(".htaccess");
  const steps: Step[] = [
    ...assets,
    ...(exchangesSettings ? [{ do: "put", file: ".htaccess", from: transition } as const] : []),
    ...others.flat(),
    ...removals.map(removeStep),
  ];
  const send = steps.flatMap((step) =>
    step.do === "put" && step.from !== transition
      ? [{ file: step.file, waitingPath: step.from, size: release[step.file]?.size ?? 0 }]
      : [],
  );
  return {
    /** Files to send, each to its place among those that wait. */
    send,
    /** Folders to make, parents first. */
    folders: [...new Set(send.flatMap(({ file }) => foldersOf(file)))]
      .filter((folder) => !state.folders.has(folder))
      .sort((a, b) => a.split("/").length - b.split("/").length),
    steps,
    /** Hashed files that stay for open pages. */
    kept: Object.fromEntries(Object.entries(replaced).filter(([file]) => !expiredFiles.includes(file))),
  };
}
