/** Two people publish at once, or nobody can after a deploy was killed. */
import { whoAmI } from "@/lib/tools/publish/manifest";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { takeLock } from "@/lib/tools/publish/upload/lock";
import { UserError } from "@/lib/tools/user-error";

/** A server's folder in memory, with what a lock uses. */
function memoryFolder() {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  const remote = {
    read: async (path: string) => {
      const text = files.get(path);
      return text === undefined ? undefined : Buffer.from(text);
    },
    write: async (path: string, data: Buffer) => void files.set(path, data.toString()),
    remove: async (path: string) => void files.delete(path),
    makeFolder: async (path: string) => folders.size !== folders.add(path).size,
    removeFolder: async (path: string) => void folders.delete(path),
  } as unknown as RemoteFolder;
  return { files, remote };
}

const lockFile = ".publikacja/blokada/kto.json";
const holder = { token: "x", by: "ola@biuro", pid: 1, since: "2026-11-20T10:00:00Z" };

test("a lock that somebody holds is refused with their name, and taken only by force", async () => {
  const { files, remote } = memoryFolder();
  await remote.makeFolder(".publikacja/blokada");
  files.set(lockFile, JSON.stringify(holder));
  await expect(takeLock(remote, false)).rejects.toThrow(UserError);
  await expect(takeLock(remote, false)).rejects.toThrow(/ola@biuro, od: 20 listopada 2026.*--release-lock/);
  const lock = await takeLock(remote, true);
  await lock.check();
  await lock.release();
  expect([...files.keys()]).toEqual([]);
});

test("a lock of a killed process on this computer is taken over", async () => {
  const { files, remote } = memoryFolder();
  await remote.makeFolder(".publikacja/blokada");
  // No process has this number.
  files.set(lockFile, JSON.stringify({ ...holder, by: whoAmI(), pid: 2 ** 30 }));
  await (await takeLock(remote, false)).check();
});

test("a deploy that lost its lock stops, and does not release the other's", async () => {
  const { files, remote } = memoryFolder();
  const lost = await takeLock(remote, false);
  const taken = await takeLock(remote, true);
  await expect(lost.check()).rejects.toThrow(/zwolniono i publikuje teraz ktoś inny/);
  await lost.release();
  await taken.check();
  await taken.release();
  expect([...files.keys()]).toEqual([]);
});
