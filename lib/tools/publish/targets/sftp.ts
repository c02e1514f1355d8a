import { connect } from "node:net";
import type { SFTPWrapper } from "ssh2";
import Client from "ssh2-sftp-client";
import type { Publishing } from "@/lib/content/types";
import { integrity } from "@/lib/tools/files";
import type { Secrets } from "@/lib/tools/publish/secrets";
import { messageOf, UserError } from "@/lib/tools/user-error";
import { connectionProblem, type ServerLogin } from "./explain";
import { openFolder, type RemoteFolder } from "./folder";
import { within } from "./within";

export type SftpLogin = Omit<Extract<Publishing, { kind: "sftp" }>, "kind"> & Secrets;

/** Fingerprint of a host key as ssh-keygen shows it: SHA-256 in Base64 without padding. */
export const fingerprint = (key: Buffer): string => integrity(key).replace("sha256-", "SHA256:").replace(/=+$/, "");

/** Message for a server whose key is not the one in content/publishing.ts, or is not there yet. */
function hostKeyProblem(server: string, shownFingerprint: string, expected: string | undefined): UserError {
  return new UserError(
    expected
      ? `Serwer ${server} przedstawia się innym kluczem, niż zapisano w content/publishing.ts, więc może to być obcy serwer. Nic nie zostało wysłane, hasło też nie.\n  zapisany: ${expected}\n  pokazany: ${shownFingerprint}\nZapytaj hosting, czy zmienił klucz. Jeśli tak, wpisz nowy odcisk w polu hostKey.`
      : `Odcisk klucza serwera ${server}: ${shownFingerprint}. Porównaj go z odciskiem, który podaje hosting (panel albo pomoc techniczna). Jeśli jest ten sam, wpisz go w polu „Odcisk klucza serwera” (krok 7) albo w content/publishing.ts: hostKey: "${shownFingerprint}". Do tego czasu nic nie zostanie wysłane.`,
  );
}

/** Errors reject promises. Without these handlers the library would also print them, in English. */
const silentHandlers = { error: () => undefined, end: () => undefined, close: () => undefined };

/** The server's answer; undefined where the file or folder is missing. */
const unlessMissing = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: { code?: unknown }) => {
    if (["2", "ENOENT"].includes(String(error.code))) return undefined;
    throw error;
  });

/**
 * Connects to the site's folder over SFTP. The connection ends with this process at the latest.
 * @param timeout milliseconds without an answer after which the server counts as gone
 * @throws UserError in Polish when the server, its key or the login are not right, or there is no such folder
 */
export async function openSftp(login: SftpLogin, timeout = 30_000): Promise<RemoteFolder> {
  const { server, port = 22, user, folder, hostKey, ...credentials } = login;
  const connection: ServerLogin = { protocol: "SFTP", server, port, user };
  const client = new Client("sftp", silentHandlers);
  let shownFingerprint = "";
  let raw: SFTPWrapper;
  // Without Nagle's delay, which costs 40 ms for each small request.
  const sock = connect({ host: server, port, noDelay: true });
  try {
    const connected = client.connect({
      sock,
      username: user,
      ...credentials,
      readyTimeout: timeout,
      keepaliveInterval: Math.ceil(timeout / 3),
      keepaliveCountMax: 3,
      hostVerifier: (key: Buffer) => {
        shownFingerprint = fingerprint(key);
        return shownFingerprint === hostKey;
      },
    });
    // `readyTimeout` ends before the server has opened its SFTP.
    raw = await within(2 * timeout, connected, () => sock.destroy());
  } catch (error) {
    await client.end().catch(() => undefined);
    // The library rejects an unreadable key before it takes over the socket.
    sock.destroy();
    if (shownFingerprint !== "" && shownFingerprint !== hostKey)
      throw hostKeyProblem(server, shownFingerprint, hostKey);
    throw connectionProblem(error, connection);
  }

  const pathOf = (path: string) => (path === "" ? folder : `${folder}/${path}`);
  const actions: RemoteFolder = {
    size: async (path) => (await unlessMissing(client.stat(pathOf(path))))?.size,
    list: async (path) => {
      const entries = await unlessMissing(client.list(pathOf(path)));
      return entries?.map(({ name, type, size }) => ({ name, isFolder: type === "d", size }));
    },
    read: (path, limit) => {
      // Position of the last byte. The library's types lack it.
      const readStreamOptions = { autoClose: true, end: limit };
      return unlessMissing(client.get(pathOf(path), undefined, { readStreamOptions }) as Promise<Buffer>);
    },
    write: async (path, data) => {
      await client.put(data, pathOf(path));
    },
    rename: async (from, to) => {
      try {
        await client.posixRename(pathOf(from), pathOf(to));
      } catch (error) {
        // Without OpenSSH's extension a server replaces no files: for a moment there is none of that name.
        if (!/does not support/i.test(messageOf(error))) throw error;
        await client.delete(pathOf(to), true);
        await client.rename(pathOf(from), pathOf(to));
      }
    },
    remove: async (path) => {
      await client.delete(pathOf(path), true);
    },
    makeFolder: async (path) => {
      try {
        // The library's own mkdir() accepts an existing folder, which would break the lock.
        await new Promise<void>((resolve, reject) => {
          raw.mkdir(pathOf(path), (error) => (error ? reject(error) : resolve()));
        });
        return true;
      } catch (error) {
        if (await client.exists(pathOf(path))) return false;
        throw error;
      }
    },
    removeFolder: async (path) => {
      if ((await client.list(pathOf(path))).length === 0) await client.rmdir(pathOf(path));
    },
    close: async () => {
      await within(timeout, client.end(), () => sock.destroy()).catch(() => undefined);
    },
  };
  return openFolder(actions, folder, pathOf);
}
