import { Readable, Writable } from "node:stream";
import { Client, FTPError } from "basic-ftp";
import type { Publishing } from "@/lib/content/types";
import { type Connection, connectionProblem } from "./explain";
import { openFolder, type RemoteFolder } from "./folder";

/** What a login by FTP with TLS needs. The certificate is a text (PEM), trusted beside those of public authorities. */
export type FtpsLogin = Omit<Extract<Publishing, { kind: "ftps" }>, "kind"> & { password: string };

/** How often one thing is tried. */
const maxAttempts = 3;

const isRefusal = (error: unknown) => error instanceof FTPError && error.code >= 500;

/** The answer of a server; nothing where it refuses. */
const unlessRefused = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error) => {
    if (isRefusal(error)) return undefined;
    throw error;
  });

/**
 * Connects to the site's folder over FTP with TLS ("explicit", AUTH TLS). Without TLS nothing is sent, not even the
 * login.
 * @param timeout milliseconds without a word after which the server counts as gone
 * @throws UserError in Polish when the server, its certificate or the login are not right, or there is no such
 *   folder
 */
export async function openFtps(login: FtpsLogin, timeout = 30_000): Promise<RemoteFolder> {
  const { server, port = 21, user, password, folder, certificate } = login;
  const connection: Connection = { protocol: "FTPS", server, port, user };
  const client = new Client(timeout);
  const logIn = () =>
    client.access({
      host: server,
      port,
      user,
      password,
      secure: true,
      secureOptions: certificate === undefined ? {} : { ca: certificate },
    });
  let root = "";
  try {
    await logIn();
    const home = await client.pwd();
    // Paths from the root: what is looked at in between changes the working folder.
    const start = home === "/" ? "" : home;
    root = folder === "." ? start : folder.startsWith("/") ? folder : `${start}/${folder}`;
  } catch (error) {
    client.close();
    throw connectionProblem(error, connection);
  }

  const pathOf = (path: string) => (path === "" ? root || "/" : `${root}/${path}`);
  /**
   * Does something, and again after a new login where the connection broke: FTP opens one for each file, and now and
   * then a server drops one while TLS begins. Only what may be done twice is done here.
   */
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    for (let attemptsLeft = maxAttempts; ; attemptsLeft--) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof FTPError || attemptsLeft === 1) throw error;
        await logIn().catch(() => {
          throw error;
        });
      }
    }
  }
  /** True where the server lets one into a folder: the one answer all servers give alike. */
  const isFolder = async (path: string) => (await unlessRefused(client.cd(pathOf(path)))) !== undefined;
  const sizeOf = (path: string) => unlessRefused(client.size(pathOf(path)));

  const actions: RemoteFolder = {
    size: sizeOf,
    list: async (path) => {
      if (!(await isFolder(path))) return undefined;
      const entries = await client.list();
      return entries
        .filter(({ name }) => name !== "." && name !== "..")
        .map(({ name, isDirectory, size }) => ({ name, isFolder: isDirectory, size }));
    },
    read: async (path) => {
      const parts: Buffer[] = [];
      const sink = new Writable({
        write: (part: Buffer, _encoding, done) => {
          parts.push(part);
          done();
        },
      });
      try {
        await client.downloadTo(sink, pathOf(path));
      } catch (error) {
        if (isRefusal(error) && (await sizeOf(path)) === undefined) return undefined;
        throw error;
      }
      return Buffer.concat(parts);
    },
    write: async (path, data) => {
      await client.uploadFrom(Readable.from(data), pathOf(path));
    },
    rename: async (from, to) => {
      try {
        await client.rename(pathOf(from), pathOf(to));
      } catch (error) {
        // Some servers replace nothing: for a moment there is no file of that name.
        if (!isRefusal(error) || (await sizeOf(to)) === undefined) throw error;
        // Done by an attempt whose answer was lost.
        if ((await sizeOf(from)) === undefined) return;
        await client.remove(pathOf(to));
        await client.rename(pathOf(from), pathOf(to));
      }
    },
    remove: async (path) => {
      try {
        await client.remove(pathOf(path));
      } catch (error) {
        if (!isRefusal(error) || (await sizeOf(path)) !== undefined) throw error;
      }
    },
    makeFolder: async (path) => {
      try {
        await client.send(`MKD ${pathOf(path)}`);
        return true;
      } catch (error) {
        if (isRefusal(error) && (await isFolder(path))) return false;
        throw error;
      }
    },
    // One that is not empty stays.
    removeFolder: async (path) => {
      await unlessRefused(client.removeEmptyDir(pathOf(path)));
    },
    close: async () => client.close(),
  };
  return openFolder(actions, folder, pathOf, attempt);
}
