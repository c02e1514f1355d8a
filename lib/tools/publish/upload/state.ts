import { posix } from "node:path";
import { sha256 } from "@/lib/tools/files";
import { isImmutable } from "@/lib/tools/hosting/rules";
import { isAsset, manifestFile, ownFolder, parseManifest, type ReleaseFiles } from "@/lib/tools/publish/manifest";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";

/** A file on the server. Without a hash its content is not known. */
type RemoteFile = { size: number; hash?: string };

/** What is on the server now. */
export type RemoteState = Awaited<ReturnType<typeof readState>>;

/** Folders that hold a file, the deepest last: "a/b/c.html" → "a", "a/b". */
export const foldersOf = (file: string): string[] => {
  const folder = posix.dirname(file);
  return folder === "." ? [] : [...foldersOf(folder), folder];
};

/**
 * Lists what is on the server where this site has its files. Other folders of the account are not looked into, apart
 * from those of hashed files, where older releases may have left some.
 * @returns files in the folders of the site, its own and others; nothing of what the deploy itself keeps there
 */
async function listSite(remote: RemoteFolder, expectedFiles: Iterable<string>) {
  const ownFolders = new Set([...expectedFiles].flatMap(foldersOf));
  const files = new Map<string, RemoteFile>();
  const folders = new Set<string>();
  async function listFolder(folder: string): Promise<void> {
    for (const { name, isFolder, size } of (await remote.list(folder)) ?? []) {
      const path = folder ? `${folder}/${name}` : name;
      if (path === ownFolder) continue;
      if (!isFolder) files.set(path, { size });
      else {
        folders.add(path);
        if (ownFolders.has(path) || isAsset(`${path}/`)) await listFolder(path);
      }
    }
  }
  await listFolder("");
  // Some servers hide names with a dot from listings.
  for (const file of expectedFiles) {
    if (files.has(file) || !posix.basename(file).startsWith(".")) continue;
    const size = await remote.size(file);
    if (size !== undefined) files.set(file, { size });
  }
  return { files, folders };
}

/**
 * Finds out what is on the server. A file's content is known when the manifest names it, its size agrees and no
 * interrupted deploy may have touched it; other files of the site are read.
 * @param release files of the release that is to be put there
 */
export async function readState(remote: RemoteFolder, release: ReleaseFiles) {
  const manifest = parseManifest((await remote.read(manifestFile))?.toString());
  const touched = new Set(manifest?.touched);
  const recordedFiles = { ...manifest?.kept, ...manifest?.files };
  const expectedFiles = new Set([...Object.keys(release), ...Object.keys(recordedFiles), ...touched]);
  const { files, folders } = await listSite(remote, expectedFiles);
  // Without a manifest, hashed files are all that pages found on the server may name beside those of the release.
  const isOurs = (path: string) =>
    path in release || (manifest ? path in manifest.files || touched.has(path) : isAsset(path));
  for (const [path, file] of files) {
    const [recorded, released] = [recordedFiles[path], release[path]];
    if (recorded?.hash && recorded.size === file.size && !touched.has(path)) file.hash = recorded.hash;
    // A name with a hash stands for its content: there, half a file is all that can be wrong.
    else if (released && isImmutable(`/${path}`) && released.size === file.size) file.hash = released.hash;
    else if (isOurs(path)) {
      const data = await remote.read(path);
      if (data) files.set(path, { size: data.length, hash: sha256(data) });
    }
  }
  return { manifest, files, folders };
}
