import { UserError } from "@/lib/tools/user-error";
import { actionProblem } from "./explain";

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

/** Does one thing, and again where that may help. */
type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The site's folder over a connection, with the words for what does not succeed.
 * @param raw the same actions, with the errors of the library
 * @param folder as content/publishing.ts names it, for messages
 * @param at a path as the server knows it
 * @throws UserError where there is no such folder: it would otherwise be made, and nobody would see the site
 */
export async function openFolder(
  raw: RemoteFolder,
  folder: string,
  at: (path: string) => string,
  attempt: Attempt = (work) => work(),
): Promise<RemoteFolder> {
  const act = <T>(what: string, work: () => Promise<T>): Promise<T> =>
    attempt(work).catch((error) => {
      throw actionProblem(error, what);
    });
  const remote: RemoteFolder = {
    list: (path) => act(`Lista plików w folderze ${at(path)}`, () => raw.list(path)),
    size: (path) => act(`Odczyt pliku ${path}`, () => raw.size(path)),
    read: (path) => act(`Odczyt pliku ${path}`, () => raw.read(path)),
    write: (path, data) => act(`Wysyłanie pliku ${path}`, () => raw.write(path, data)),
    rename: (from, to) => act(`Zmiana nazwy pliku na ${to}`, () => raw.rename(from, to)),
    remove: (path) => act(`Usuwanie pliku ${path}`, () => raw.remove(path)),
    makeFolder: (path) => act(`Tworzenie folderu ${at(path)}`, () => raw.makeFolder(path)),
    removeFolder: (path) => act(`Usuwanie folderu ${at(path)}`, () => raw.removeFolder(path)),
    close: raw.close,
  };
  if ((await remote.list("")) !== undefined) return remote;
  await remote.close();
  throw new UserError(
    `Na serwerze nie ma folderu ${folder}. Sprawdź w panelu hostingu, gdzie leżą pliki domeny (najczęściej public_html, www albo domains/nazwa-domeny/public_html), i popraw pole folder w content/publishing.ts.`,
  );
}
