/** How the rsync program of this computer uses the SSH connection that a deploy has open already. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ClientChannel } from "ssh2";
import type { SshConnection } from "@/lib/tools/publish/targets/sftp";

/** Takes the place of ssh for rsync. */
const standIn = resolve("lib/tools/publish/rsync/as-ssh.mjs");

/**
 * The exit code of a program on the server.
 * @throws Error when the connection is gone before the program has ended
 */
export async function ended(channel: ClientChannel): Promise<number> {
  let status: number | undefined;
  channel.once("exit", (code: number | null) => (status = code ?? 1));
  await once(channel, "close");
  if (status === undefined) throw new Error("serwer zamilkł");
  return status;
}

/** Reads up to the first line break; what follows stays in the socket. */
function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    const read = () => {
      for (let part = socket.read(); part !== null; part = socket.read()) {
        head = Buffer.concat([head, part]);
        const end = head.indexOf("\n");
        if (end < 0) continue;
        socket.off("readable", read);
        socket.unshift(head.subarray(end + 1));
        resolve(head.subarray(0, end).toString());
        return;
      }
    };
    socket.on("readable", read);
    // Once the line has been read this says nothing to anybody.
    socket.once("end", () => reject(new Error("rsync zamilkł")));
  });
}

/** What the program on the server said beside its data, and its exit code; none where rsync started none. */
export type Remote = { status: number | undefined; said: string };

/** Starts what rsync asks for and lets the two talk. */
async function connectWith(socket: Socket, exec: SshConnection["exec"], remote: Remote): Promise<void> {
  try {
    remote.status = await exec(await firstLine(socket), (channel) => {
      channel.stderr.on("data", (data: Buffer) => (remote.said += data));
      // rsync is gone: so is what it started.
      socket.once("close", () => channel.close());
      socket.pipe(channel).pipe(socket);
      return ended(channel);
    });
  } finally {
    socket.destroy();
  }
}

/**
 * Opens a door on this computer through which rsync reaches the server, for as long as it works. It is one's own: a
 * socket in a private folder, a pipe with a random name on Windows; the first who comes is let in, and it is shut.
 * @param work is given what rsync takes as its `-e`
 * @throws Error when the connection is gone, and whatever the work throws
 */
export async function overConnection<T>(
  exec: SshConnection["exec"],
  work: (shell: string) => Promise<T>,
): Promise<{ result: T; remote: Remote }> {
  const windows = process.platform === "win32";
  const folder = windows ? undefined : mkdtempSync(join(tmpdir(), "publikacja-"));
  const path = folder ? join(folder, "linia") : `\\\\.\\pipe\\publikacja-${randomBytes(16).toString("hex")}`;
  const remote: Remote = { status: undefined, said: "" };
  let talk: Promise<unknown> = Promise.resolve();
  const server = createServer({ allowHalfOpen: true });
  const shut = () => {
    server.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  server.once("connection", (socket) => {
    shut();
    socket.on("error", () => undefined);
    talk = connectWith(socket, exec, remote).then(
      () => undefined,
      (error) => error,
    );
  });
  server.listen(path);
  await once(server, "listening");
  try {
    // rsync takes its words apart at spaces, and two quotation marks for one within quotation marks.
    const shell = [process.execPath, standIn, path].map((word) => `'${word.replaceAll("'", "''")}'`).join(" ");
    const result = await work(shell);
    const lost = await talk;
    if (lost) throw lost;
    return { result, remote };
  } finally {
    shut();
  }
}
