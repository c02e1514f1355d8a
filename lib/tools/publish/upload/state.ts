import { posix } from "node:path";
import { sha256 } from "@/lib/tools/files";
import { isImmutable } from "@/lib/tools/hosting/rules";
import {
  type Files,
  isAsset,
  type Manifest,
  manifestFile,
  ownFolder,
  parseManifest,
} from "@/lib/tools/publish/manifest";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";

/** A file on the server. Without a hash its content is not known. */
export type RemoteFile = { size: number; hash?: string };

/** What is on the server now. */
export type RemoteState = {
  manifest: Manifest | undefined;
  /** Files in the folders of the site, its own and others; nothing of what the deploy itself keeps there. */
  files: Map<string, RemoteFile>;
  folders: Set<string>;
  /** Files an interrupted deploy may have touched. */
  touched: readonly string[];
};

/** Files a deploy is about to touch, noted before it does, under the mark of that deploy. */
type Journal = { attempt: string; touched: readonly string[] };
export const journalFile = `${ownFolder}/w-toku.json`;

async function readJournal(remote: RemoteFolder): Promise<Journal | undefined> {
  const text = await remote.read(journalFile);
  return text && (JSON.parse(text.toString()) as Journal);
}

/** Folders that hold a file, the deepest last: "a/b/c.html" → "a", "a/b". */
export const foldersOf = (file: string): string[] => {
  const folder = posix.dirname(file);
  return folder === "." ? [] : [...foldersOf(folder), folder];
};

/**
 * Lists what is on the server where this site has its files. Other folders of the account are not looked into, apart
 * from those of hashed files, where older releases may have left some.
 */
async function listSite(
  remote: RemoteFolder,
  known: Iterable<string>,
): Promise<Pick<RemoteState, "files" | "folders">> {
  const wanted = new Set([...known].flatMap(foldersOf));
  const files = new Map<string, RemoteFile>();
  const folders = new Set<string>();
  async function look(folder: string): Promise<void> {
    for (const { name, folder: isFolder, size } of (await remote.list(folder)) ?? []) {
      const path = folder ? `${folder}/${name}` : name;
      if (path === ownFolder) continue;
      if (!isFolder) files.set(path, { size });
      else {
        folders.add(path);
        if (wanted.has(path) || isAsset(`${path}/`)) await look(path);
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
 * Reads what is on the server. A file's content counts as known when the manifest names it, its size agrees and no
 * interrupted deploy may have touched it.
 * @param release files of the release that is to be put there
 */
export async function readState(remote: RemoteFolder, release: Files): Promise<RemoteState> {
  const manifest = parseManifest((await remote.read(manifestFile))?.toString());
  const journal = await readJournal(remote);
  const noted = { ...manifest?.kept, ...manifest?.files };
  const { files, folders } = await listSite(remote, new Set([...Object.keys(release), ...Object.keys(noted)]));
  const touched = journal && journal.attempt !== manifest?.attempt ? journal.touched : [];
  const doubtful = new Set(touched);
  for (const [path, file] of files) {
    const facts = noted[path];
    if (facts?.hash && facts.size === file.size && !doubtful.has(path)) file.hash = facts.hash;
    // A name with a hash stands for its content: there, half a file is all that can be wrong.
    const coming = release[path];
    if (coming && isImmutable(`/${path}`) && coming.size === file.size) file.hash ??= coming.hash;
  }
  return { manifest, files, folders, touched };
}

/**
 * Finds out the content of those files of the site whose content is not known, by reading them.
 * @param found is given each file that was read
 */
export async function readUnknown(
  remote: RemoteFolder,
  state: RemoteState,
  release: Files,
  found: (path: string, data: Buffer) => void,
): Promise<void> {
  const { manifest } = state;
  // Without a manifest, hashed files are all that pages found on the server may name beside those of the release.
  const isOurs = (path: string) => path in release || (manifest ? path in manifest.files : isAsset(path));
  for (const [path, file] of state.files) {
    if (file.hash !== undefined || !isOurs(path)) continue;
    const data = await remote.read(path);
    if (!data) continue;
    state.files.set(path, { size: data.length, hash: sha256(data) });
    found(path, data);
  }
}
