import { sha256 } from "@/lib/tools/files";
import {
  assetKeepDays,
  copiesOf,
  isAsset,
  isCopy,
  originalOf,
  ownFolder,
  type PublishedFiles,
  phaseOf,
  phases,
  type ReplacedAssets,
} from "@/lib/tools/publish/manifest";
import { foldersOf, type RemoteState } from "./state";

/** Files are sent here first, until all of them have arrived. */
export const waitingFolder = `${ownFolder}/nowe`;

/** An .htaccess that allows the scripts of the old and the new pages. */
export const transition = `${waitingFolder}/przejsciowy`;

/** One visible change, a single command on the server: moves a file into place, or removes one. */
export type Step = { do: "put"; file: string; from: string } | { do: "remove"; file: string };

/** Name of a waiting file. It depends on content and target, so that an interrupted upload can continue. */
const waitingName = (file: string, hash: string): string =>
  `${waitingFolder}/${sha256(`${file} ${hash}`).slice(0, 24)}`;

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Hashed files that the new release does not use, with the day they were replaced. */
function replacedAssets(release: PublishedFiles, state: RemoteState, today: Date): ReplacedAssets {
  const replacedOn = (file: string) => state.manifest?.kept[file]?.replaced ?? toDay(today);
  return Object.fromEntries(
    [...state.files]
      .filter(([file]) => isAsset(file) && !(file in release))
      .map(([file, fileInfo]) => [file, { ...fileInfo, replaced: replacedOn(file) }]),
  );
}

const removeStep = (file: string): Step => ({ do: "remove", file });

/** Replaces a file and its compressed copies, without ever serving a copy of another version. */
function exchangeSteps(
  file: string,
  changes: ReadonlySet<string>,
  state: RemoteState,
  release: PublishedFiles,
): Step[] {
  const putStep = (to: string): Step => ({ do: "put", file: to, from: waitingName(to, release[to]?.hash ?? "") });
  const isChanged = changes.has(file);
  const copies = copiesOf(file);
  // Old copies go first and new ones come last, so meanwhile the file is sent uncompressed: a stale copy left by an
  // interruption would be served as the page.
  const oldCopies = copies.filter((copy) => state.files.has(copy) && (isChanged || !(copy in release)));
  const newCopies = copies.filter((copy) => copy in release && (isChanged || changes.has(copy)));
  return [...oldCopies.map(removeStep), ...(isChanged ? [putStep(file)] : []), ...newCopies.map(putStep)];
}

export type Plan = ReturnType<typeof planUpload>;

/**
 * Plans the steps from the present state of a server to a release. All files are sent to a hidden folder first; the
 * steps then only rename and remove, so a full disk or a lost connection changes nothing. Their order keeps the site
 * complete after each of them:
 *
 * 1. hashed files: no page refers to them yet;
 * 2. .htaccess with the policies of both releases: the new pages' script has another hash;
 * 3. files with fixed names that pages use (share images, icons), then pages;
 * 4. lists of pages, such as the sitemap;
 * 5. the service worker, after every page: when it is installed, it fetches the guide that it keeps;
 * 6. the new .htaccess, before removals: its redirects replace removed pages;
 * 7. removals: former pages, and hashed files replaced 30 days ago.
 * @param today time of the deploy
 */
export function planUpload(release: PublishedFiles, state: RemoteState, today: Date) {
  const changes = new Set(Object.keys(release).filter((file) => state.files.get(file)?.hash !== release[file]?.hash));
  const ownFiles = new Set([...Object.keys(state.manifest?.files ?? {}), ...(state.manifest?.touched ?? [])]);
  const formerFiles = [...ownFiles].filter((file) => !(file in release) && !isAsset(file) && state.files.has(file));
  const oldAssets = replacedAssets(release, state, today);
  const oldestDay = toDay(new Date(today.getTime() - assetKeepDays * 86_400_000));
  const expiredFiles = Object.keys(oldAssets).filter((file) => (oldAssets[file]?.replaced ?? "") <= oldestDay);
  const [assets = [], ...others] = phases.map((phase) =>
    Object.keys(release)
      .filter((file) => !isCopy(file) && phaseOf(file) === phase)
      // New pages first, as changed ones link to them.
      .sort((a, b) => Number(state.files.has(a)) - Number(state.files.has(b)))
      .flatMap((file) => exchangeSteps(file, changes, state, release)),
  );
  const removedFiles = formerFiles.filter((file) => !(originalOf(file) in release));
  // Copies first: nginx would serve them without the page.
  const removals = [...removedFiles, ...expiredFiles].sort((a, b) => Number(isCopy(b)) - Number(isCopy(a)));
  const exchangesSettings = changes.has(".htaccess") && state.files.has(".htaccess");
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
    /** Files to send, with the names under which they wait. */
    send,
    /** Folders to make, parents first. */
    folders: [...new Set(send.flatMap(({ file }) => foldersOf(file)))]
      .filter((folder) => !state.folders.has(folder))
      .sort((a, b) => a.split("/").length - b.split("/").length),
    steps,
    /** Hashed files kept for open pages. */
    keptAssets: Object.fromEntries(Object.entries(oldAssets).filter(([file]) => !expiredFiles.includes(file))),
  };
}
