import { posix } from "node:path";
import { sha256 } from "@/lib/tools/files";
import { isImmutable } from "@/lib/tools/hosting/rules";
import { type Files, isAsset, manifestFile, ownFolder, parseManifest } from "@/lib/tools/publish/manifest";
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
async function listSite(remote: RemoteFolder, known: Iterable<string>) {
  const ours = new Set([...known].flatMap(foldersOf));
  const files = new Map<string, RemoteFile>();
  const folders = new Set<string>();
  async function look(folder: string): Promise<void> {
    for (const { name, folder: isFolder, size } of (await remote.list(folder)) ?? []) {
      const path = folder ? `${folder}/${name}` : name;
      if (path === ownFolder) continue;
      if (!isFolder) files.set(path, { size });
      else {
        folders.add(path);
        if (ours.has(path) || isAsset(`${path}/`)) await look(path);
      }
    }
  }
  await look("");
  // Some servers hide names with a dot from listings.
  for (const file of known) {
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
export async function readState(remote: RemoteFolder, release: Files) {
  const manifest = parseManifest((await remote.read(manifestFile))?.toString());
  const touched = new Set(manifest?.touched);
  const noted = { ...manifest?.kept, ...manifest?.files };
  const known = new Set([...Object.keys(release), ...Object.keys(noted), ...touched]);
  const { files, folders } = await listSite(remote, known);
  // Without a manifest, hashed files are all that pages found on the server may name beside those of the release.
  const isOurs = (path: string) =>
    path in release || (manifest ? path in manifest.files || touched.has(path) : isAsset(path));
  for (const [path, file] of files) {
    const [facts, coming] = [noted[path], release[path]];
    if (facts?.hash && facts.size === file.size && !touched.has(path)) file.hash = facts.hash;
    // A name with a hash stands for its content: there, half a file is all that can be wrong.
    else if (coming && isImmutable(`/${path}`) && coming.size === file.size) file.hash = coming.hash;
    else if (isOurs(path)) {
      const data = await remote.read(path);
      if (data) files.set(path, { size: data.length, hash: sha256(data) });
    }
  }
  return { manifest, files, folders };
}
