import { Readable, Writable } from "node:stream";
import { Client, FTPError } from "basic-ftp";
import type { Publishing } from "@/lib/content/types";
import { connectionProblem } from "./explain";
import { openFolder, type RemoteFolder } from "./folder";
import { within } from "./within";

/** A login by FTP with TLS. The certificate (PEM text) is trusted in addition to public authorities. */
export type FtpsLogin = Omit<Extract<Publishing, { kind: "ftps" }>, "kind"> & { password: string };

/** Attempts at one action. */
const maxAttempts = 3;

const isRefusal = (error: unknown) => error instanceof FTPError && error.code >= 500;

/** The server's answer; undefined where it refuses. */
const unlessRefused = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error) => {
    if (isRefusal(error)) return undefined;
    throw error;
  });

/**
 * Logs in and finds the site's folder.
 * @returns how to log in again, and the folder as a path from the server's root: listings change the working folder
 * @throws UserError in Polish when the server, its certificate or the login are not right
 */
async function connect(login: FtpsLogin, timeout: number) {
  const { server, port = 21, user, password, folder, certificate } = login;
  const client = new Client(timeout);
  const secureOptions = certificate === undefined ? {} : { ca: certificate };
  // The library sets no timer for the TLS handshake.
  const logIn = () =>
    within(timeout, client.access({ host: server, port, user, password, secure: true, secureOptions }), () =>
      client.close(),
    );
  try {
    await logIn();
    const home = await client.pwd();
    const start = home === "/" ? "" : home;
    return { client, logIn, root: folder === "." ? start : folder.startsWith("/") ? folder : `${start}/${folder}` };
  } catch (error) {
    client.close();
    throw connectionProblem(error, { protocol: "FTPS", server, port, user });
  }
}

/**
 * Runs an action, and repeats it after a new login if the connection broke: FTP opens a connection for each file, and
 * servers sometimes drop one during the TLS handshake. Only for actions that may run twice.
 */
async function withRetries<T>(work: () => Promise<T>, logIn: () => Promise<unknown>): Promise<T> {
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

/** Downloads a file, up to a little more than `limit` bytes. A longer one leaves the connection unusable. */
async function download(client: Client, path: string, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const sink = new Writable({
    write: (part: Buffer, _encoding, done) => {
      parts.push(part);
      length += part.length;
      done(length > limit ? new Error("The file is too long.") : undefined);
    },
  });
  await client.downloadTo(sink, path).catch((error) => {
    if (length <= limit) throw error;
  });
  return Buffer.concat(parts);
}

/**
 * Connects to the site's folder over FTP with TLS ("explicit", AUTH TLS). Nothing is sent without TLS, not even the
 * login.
 * @param timeout milliseconds without an answer after which the server counts as gone
 * @throws UserError in Polish when the server, its certificate or the login are not right, or there is no such folder
 */
export async function openFtps(login: FtpsLogin, timeout = 30_000): Promise<RemoteFolder> {
  const { client, logIn, root } = await connect(login, timeout);
  const pathOf = (path: string) => (path === "" ? root || "/" : `${root}/${path}`);
  /** Whether a folder can be entered: the only answer that all servers give alike. */
  const isFolder = async (path: string) => (await unlessRefused(client.cd(pathOf(path)))) !== undefined;
  const sizeOf = (path: string) => unlessRefused(client.size(pathOf(path)));

  const actions: RemoteFolder = {
    size: sizeOf,
    list: async (path) => {
      if (!(await isFolder(path))) return undefined;
      const entries = await client.list();
      return entries.map(({ name, isDirectory, size }) => ({ name, isFolder: isDirectory, size }));
    },
    read: async (path, limit) => {
      try {
        const data = await download(client, pathOf(path), limit);
        if (data.length > limit) {
          client.close();
          await logIn();
        }
        return data;
      } catch (error) {
        if (isRefusal(error) && (await sizeOf(path)) === undefined) return undefined;
        throw error;
      }
    },
    write: async (path, data) => {
      await client.uploadFrom(Readable.from(data), pathOf(path));
    },
    rename: async (from, to) => {
      try {
        await client.rename(pathOf(from), pathOf(to));
      } catch (error) {
        // Some servers do not replace files: for a moment there is none of that name.
        if (!isRefusal(error) || (await sizeOf(to)) === undefined) throw error;
        // An earlier attempt succeeded and its answer was lost.
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
    removeFolder: async (path) => {
      await unlessRefused(client.removeEmptyDir(pathOf(path)));
    },
    close: async () => client.close(),
  };
  return openFolder(actions, login.folder, pathOf, (work) => withRetries(work, logIn));
}
