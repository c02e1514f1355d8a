import { posix } from "node:path";
import { sha256 } from "@/lib/tools/files";
import { isImmutable } from "@/lib/tools/hosting/rules";
import { isEntryName } from "@/lib/tools/publish/file-names";
import { isAsset, manifestFile, ownFolder, type PublishedFiles, parseManifest } from "@/lib/tools/publish/manifest";
import { ownFileLimit, type RemoteFolder } from "@/lib/tools/publish/targets/folder";

/** A file on the server. Without a hash its content is unknown. */
type RemoteFile = { size: number; hash?: string };

export type RemoteState = Awaited<ReturnType<typeof readState>>;

/** Parent folders of a file, outermost first: "a/b/c.html" → "a", "a/b". */
export const foldersOf = (file: string): string[] => {
  const folder = posix.dirname(file);
  return folder === "." ? [] : [...foldersOf(folder), folder];
};

/**
 * Lists the site's folders on the server. Other folders are skipped, except those of hashed files, where older releases
 * may have left some.
 * @returns files and folders, without the deploy's own; of `strange` ones, no deploy has sent a name like theirs
 */
async function listSite(remote: RemoteFolder, expectedFiles: Iterable<string>) {
  const ownFolders = new Set([...expectedFiles].flatMap(foldersOf));
  const files = new Map<string, RemoteFile>();
  const folders = new Set<string>();
  const strange: string[] = [];
  async function listFolder(folder: string): Promise<void> {
    for (const { name, isFolder, size } of (await remote.list(folder)) ?? []) {
      const path = folder ? `${folder}/${name}` : name;
      if (path === ownFolder || /^\.{1,2}$/.test(name)) continue;
      if (!isEntryName(name)) strange.push(path);
      else if (!isFolder) files.set(path, { size });
      else {
        folders.add(path);
        if (ownFolders.has(path) || isAsset(`${path}/`)) await listFolder(path);
      }
    }
  }
  await listFolder("");
  // Some servers hide dot files in listings.
  for (const file of expectedFiles) {
    if (files.has(file) || !posix.basename(file).startsWith(".")) continue;
    const size = await remote.size(file);
    if (size !== undefined) files.set(file, { size });
  }
  return { files, folders, strange };
}

/**
 * Reads what is on the server. A file's content is known where the manifest lists it with the same size and no
 * unfinished deploy may have changed it; other files of the site are downloaded.
 * @param release to be published
 * @param distrust leaves the content of every file unknown
 */
export async function readState(remote: RemoteFolder, release: PublishedFiles, distrust = false) {
  const manifest = parseManifest((await remote.read(manifestFile, ownFileLimit))?.toString());
  const touched = new Set(manifest?.touched);
  const recordedFiles = { ...manifest?.kept, ...manifest?.files };
  const expectedFiles = new Set([...Object.keys(release), ...Object.keys(recordedFiles), ...touched]);
  const { files, folders, strange } = await listSite(remote, expectedFiles);
  // Without a manifest only files of the release and hashed files count as ours.
  const isOurs = (path: string) =>
    path in release || (manifest ? path in manifest.files || touched.has(path) : isAsset(path));
  for (const [path, file] of distrust ? [] : files) {
    const [recordedFacts, releaseFacts] = [recordedFiles[path], release[path]];
    if (recordedFacts?.hash && recordedFacts.size === file.size && !touched.has(path)) file.hash = recordedFacts.hash;
    // The name identifies the content; only an incomplete file has another size.
    else if (releaseFacts && isImmutable(`/${path}`) && releaseFacts.size === file.size) file.hash = releaseFacts.hash;
    else if (isOurs(path)) {
      const data = await remote.read(path, file.size);
      if (data) files.set(path, { size: data.length, hash: sha256(data) });
    }
  }
  return { manifest, files, folders, strange };
}
