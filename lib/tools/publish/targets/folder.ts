import { UserError } from "@/lib/tools/user-error";
import { actionProblem } from "./explain";
import { within } from "./within";

export type FolderEntry = { name: string; isFolder: boolean; size: number };

/**
 * The site's folder on a server, over SFTP or FTPS. Paths are relative to it, "uslugi/pomiary.html". Every method
 * throws UserError in Polish when the server refuses or the connection breaks.
 */
export type RemoteFolder = {
  /**
   * Entries of a folder, "" for the site's own; undefined where it does not exist. Some servers hide dot files. Names
   * are the server's words: only `isEntryName` makes one fit for a path. A size that is none counts as the largest.
   */
  list(path: string): Promise<FolderEntry[] | undefined>;
  /** Bytes of a file; undefined where it does not exist. */
  size(path: string): Promise<number | undefined>;
  /** Content of a file, cut off somewhere after `limit` bytes; undefined where it does not exist. */
  read(path: string, limit: number): Promise<Buffer | undefined>;
  /** Writes a file, not atomically: for that, write under another name and rename. */
  write(path: string, data: Buffer): Promise<void>;
  /** Renames a file and replaces one of the new name. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; a missing one is no error. */
  remove(path: string): Promise<void>;
  /** Makes a folder. False where it exists: of two who make it at once, only one gets true. */
  makeFolder(path: string): Promise<boolean>;
  /** Removes a folder where it is empty. */
  removeFolder(path: string): Promise<void>;
  close(): Promise<void>;
};

/** Bytes of a manifest, a lock or settings: a server may send without end. */
export const ownFileLimit = 5_000_000;

/** Bytes of any file, whatever size the server claims. Hosts take none that is larger. */
const maxFileSize = 25 * 1024 ** 2;

/** Whether a size that a server has told is one. */
const isSize = (size: number): boolean => Number.isSafeInteger(size) && size >= 0;

/** Milliseconds of one action, such as sending a photo over a slow line. */
const maxActionTime = 600_000;

/** Runs an action, repeated where that may help. */
type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Wraps actions with Polish error messages.
 * @param actions with the library's errors
 * @param folder as in content/publishing.ts, for messages
 * @param pathOf path on the server of a path in the folder
 * @param actionTime milliseconds after which an action has failed
 * @throws UserError where the folder does not exist: a folder made by mistake would hold a site that nobody sees
 */
export async function openFolder(
  actions: RemoteFolder,
  folder: string,
  pathOf: (path: string) => string,
  attempt: Attempt = (work) => work(),
  actionTime = maxActionTime,
): Promise<RemoteFolder> {
  const run = <T>(what: string, work: () => Promise<T>): Promise<T> =>
    attempt(() => within(actionTime, work(), () => void actions.close())).catch((error) => {
      throw actionProblem(error, what);
    });
  const remote: RemoteFolder = {
    list: async (path) => {
      const entries = await run(`Lista plików w folderze ${pathOf(path)}`, () => actions.list(path));
      return entries?.map((entry) => ({ ...entry, size: isSize(entry.size) ? entry.size : maxFileSize }));
    },
    size: (path) => run(`Odczyt pliku ${path}`, () => actions.size(path)),
    read: (path, limit) => run(`Odczyt pliku ${path}`, () => actions.read(path, Math.min(limit, maxFileSize))),
    write: (path, data) => run(`Wysyłanie pliku ${path}`, () => actions.write(path, data)),
    rename: (from, to) => run(`Zmiana nazwy pliku na ${to}`, () => actions.rename(from, to)),
    remove: (path) => run(`Usuwanie pliku ${path}`, () => actions.remove(path)),
    makeFolder: (path) => run(`Tworzenie folderu ${pathOf(path)}`, () => actions.makeFolder(path)),
    removeFolder: (path) => run(`Usuwanie folderu ${pathOf(path)}`, () => actions.removeFolder(path)),
    close: actions.close,
  };
  if ((await remote.list("")) !== undefined) return remote;
  await remote.close();
  throw new UserError(
    `Na serwerze nie ma folderu ${folder}. Sprawdź w panelu hostingu, gdzie leżą pliki domeny (najczęściej public_html, www albo domains/nazwa-domeny/public_html), i popraw pole folder w content/publishing.ts.`,
  );
}
