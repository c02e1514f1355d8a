import { UserError } from "@/lib/tools/user-error";
import { actionProblem } from "./explain";

/** A file or folder in a listing. */
export type FolderEntry = { name: string; isFolder: boolean; size: number };

/**
 * The site's folder on a server, the same over SFTP and FTPS. Paths are relative to it, "uslugi/pomiary.html". Every
 * method throws UserError in Polish when the server refuses or is gone.
 */
export type RemoteFolder = {
  /** Entries of a folder, "" for the site's own; nothing where there is no such folder. Some servers hide dot files. */
  list(path: string): Promise<FolderEntry[] | undefined>;
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

/** Does one thing, and again where that may help. */
type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The site's folder over a connection, with the words for what does not succeed.
 * @param actions the same actions, with the errors of the library
 * @param folder as content/publishing.ts names it, for messages
 * @param pathOf a path as the server knows it
 * @throws UserError where there is no such folder: it would otherwise be made, and nobody would see the site
 */
export async function openFolder(
  actions: RemoteFolder,
  folder: string,
  pathOf: (path: string) => string,
  attempt: Attempt = (work) => work(),
): Promise<RemoteFolder> {
  const run = <T>(what: string, work: () => Promise<T>): Promise<T> =>
    attempt(work).catch((error) => {
      throw actionProblem(error, what);
    });
  const remote: RemoteFolder = {
    list: (path) => run(`Lista plików w folderze ${pathOf(path)}`, () => actions.list(path)),
    size: (path) => run(`Odczyt pliku ${path}`, () => actions.size(path)),
    read: (path) => run(`Odczyt pliku ${path}`, () => actions.read(path)),
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
