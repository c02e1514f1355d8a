/** Two people publish at once, or nobody can after a deploy was killed. */
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

test("the words of a lock's holder cannot control the terminal", async () => {
  const { files, remote } = memoryFolder();
  await remote.makeFolder(".publikacja/blokada");
  files.set(lockFile, JSON.stringify({ ...holder, by: "\u001b]0;pwn\u0007\u001b[2Jola\n\u202e@biuro" }));
  await expect(takeLock(remote, false)).rejects.toThrow(/tę stronę \(ola @biuro, od/);
});

describe("a lock that was left is taken over", () => {
  // No process has this number.
  const dead = { token: "x", pid: 2 ** 30 };
  afterEach(() => {
    delete process.env.PUBLISH_QUEUE;
  });

  test.each([
    ["after a killed process on this computer", true, undefined, dead],
    ["not while the process runs", false, undefined, { token: "x" }],
    ["not where another computer has the same names", false, undefined, { ...dead, place: "inny" }],
    ["not where an older version has left no computer", false, undefined, { ...dead, place: undefined }],
    ["in a queue after a cancelled run, whatever its computer", true, "firma/strona", { by: "runner@fv-1" }],
    ["not by another queue", false, "firma/kopia", { by: "runner@fv-1", place: "firma/strona" }],
  ])("%s: %s", async (_when, isTaken, queue, change) => {
    if (queue) process.env.PUBLISH_QUEUE = queue;
    const { files, remote } = memoryFolder();
    await takeLock(remote, false);
    const left = { ...JSON.parse(files.get(lockFile) ?? ""), ...change };
    files.set(lockFile, JSON.stringify(left));
    const taken = takeLock(remote, false).then((lock) => lock.check());
    await (isTaken ? expect(taken).resolves.toBeUndefined() : expect(taken).rejects.toThrow(/Ktoś inny/));
  });
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
