import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@/tests/delivery/local/process";

/** Starts a proxy to a port. After `bytes` bytes to the server it cuts all connections and takes no new ones. */
export async function breakingProxy(port: number, bytes: number): Promise<{ port: number; close: () => void }> {
  let sentBytes = 0;
  const open = new Set<Socket>();
  // Without a delay, or every small request would wait 40 ms for the answer before.
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ port, host: "127.0.0.1", noDelay: true });
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on("error", () => undefined);
    }
    server.pipe(client);
    client.on("data", (data) => {
      sentBytes += data.length;
      if (sentBytes < bytes) server.write(data);
      else {
        proxy.close();
        for (const socket of open) socket.destroy();
      }
    });
  });
  return { port: await listen(proxy), close: () => proxy.close() };
}

const mountDisk = (folder: string) => ["mount", "-t", "tmpfs", "-o", "size=1m,mode=0755", "tmpfs", folder];
export const canMount = spawnSync("unshare", ["-m", ...mountDisk("/tmp")]).status === 0;

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

/** Fills the disk of a folder, except 40 kB, with mail. @returns deletes the mail */
export function fillDisk(root: string): () => void {
  const mail = join(root, "poczta");
  mkdirSync(mail);
  const free = Number(execFileSync("df", ["--output=avail", "-B1", root], { encoding: "utf8" }).split("\n")[1]);
  if (free > 2_000_000) throw new Error(`The site does not lie on the small disk: ${free} bytes are free.`);
  writeFileSync(join(mail, "list"), Buffer.alloc(Math.max(0, free - 40_000)));
  return () => rmSync(mail, { recursive: true });
}
