import { UserError } from "@/lib/tools/user-error";

/** A file or folder in a listing. */
export type Entry = { name: string; folder: boolean; size: number };

/**
 * The site's folder on a server, the same over SFTP and FTPS. Paths are relative to it, "uslugi/pomiary.html". Every
 * method throws UserError in Polish when the server refuses or is gone.
 */
export type RemoteFolder = {
  /** Entries of a folder, "" for the site's own; nothing where there is no such folder. Some servers hide dot files. */
  list(path: string): Promise<Entry[] | undefined>;
  /** Bytes of a file; undefined where there is none. */
  size(path: string): Promise<number | undefined>;
  /** Content of a file; undefined where there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file from its beginning to its end. Whoever needs it whole or not at all writes elsewhere and renames. */
  write(path: string, data: Buffer): Promise<void>;
  /** Renames a file; one that has the new name is replaced. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file. None there is no error. */
  remove(path: string): Promise<void>;
  /** Makes a folder. False where there is one of that name: of two who make it at once, one gets true. */
  makeFolder(path: string): Promise<boolean>;
  /** Removes an empty folder; one that is not empty stays. */
  removeFolder(path: string): Promise<void>;
  close(): Promise<void>;
};

/** Refuses a folder that is not there: a misspelt name would otherwise be made, and nobody would see the site. */
export async function requireFolder(remote: RemoteFolder, folder: string): Promise<void> {
  if ((await remote.list("")) !== undefined) return;
  await remote.close();
  throw new UserError(
    `Na serwerze nie ma folderu ${folder}. Sprawdź w panelu hostingu, gdzie leżą pliki domeny (najczęściej public_html, www albo domains/nazwa-domeny/public_html), i popraw pole folder w content/publishing.ts.`,
  );
}
