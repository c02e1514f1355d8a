/** What stands in the way of deploys: lines that break off, disks that are full. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@/tests/delivery/local/process";

/** A way to a port that breaks off for good once so many bytes have gone to the server. */
export async function breakingProxy(port: number, bytes: number): Promise<{ port: number; close: () => void }> {
  let gone = 0;
  const open = new Set<Socket>();
  // Without a delay: every small question would otherwise wait 40 ms for the answer to the one before.
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ port, host: "127.0.0.1", noDelay: true });
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on("error", () => undefined);
    }
    server.pipe(client);
    client.on("data", (data) => {
      gone += data.length;
      if (gone < bytes) server.write(data);
      else {
        proxy.close();
        for (const socket of open) socket.destroy();
      }
    });
  });
  return { port: await listen(proxy), close: () => proxy.close() };
}

const mountDisk = (folder: string) => ["mount", "-t", "tmpfs", "-o", "size=1m,mode=0755", "tmpfs", folder];
/** Whether this machine lets a disk be made. */
export const canMount = spawnSync("unshare", ["-m", ...mountDisk("/tmp")]).status === 0;

/** Makes a small file system in memory, of one megabyte: its folder, and what removes it. */
export function makeSmallDisk(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "publish-disk-"));
  const [mount = "", ...options] = mountDisk(folder);
  execFileSync(mount, options);
  const remove = () => {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  };
  return { folder, remove };
}

/**
 * Leaves 40 kB on the disk of a folder, by somebody's mail.
 * @returns deletes the mail
 */
export function fillDisk(root: string): () => void {
  const mail = join(root, "poczta");
  mkdirSync(mail);
  const free = Number(execFileSync("df", ["--output=avail", "-B1", root], { encoding: "utf8" }).split("\n")[1]);
  if (free > 2_000_000) throw new Error(`The site does not lie on the small disk: ${free} bytes are free.`);
  writeFileSync(join(mail, "list"), Buffer.alloc(Math.max(0, free - 40_000)));
  return () => rmSync(mail, { recursive: true });
}
