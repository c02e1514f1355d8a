/** @jest-environment node */

import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { takeLock } from "@/lib/tools/publish/upload/lock";
import { UserError } from "@/lib/tools/user-error";

/** A server's folder in memory, as far as a lock uses one. */
function memoryFolder() {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  const remote = {
    list: async (path: string) =>
      [...files.keys()]
        .filter((file) => file.startsWith(`${path}/`))
        .map((file) => ({ name: file.slice(path.length + 1), folder: false, size: 1 })),
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
const minute = 60_000;

describe("the lock of a server while another program works", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
  afterEach(() => jest.useRealTimers());

  test("shows a sign of life every minute at the latest, and none once it was given back", async () => {
    const { files, remote } = memoryFolder();
    const lock = await takeLock(remote, false);
    let end: (value: string) => void = () => undefined;
    const work = lock.during(() => new Promise<string>((resolve) => (end = resolve)));
    for (let passed = 1; passed <= 5; passed++) {
      await jest.advanceTimersByTimeAsync(minute);
      const { alive } = JSON.parse(files.get(lockFile) ?? "");
      expect(Date.now() - Date.parse(alive)).toBeLessThan(minute);
    }
    end("sent");
    expect(await work).toBe("sent");
    await lock.release();
    await jest.advanceTimersByTimeAsync(5 * minute);
    expect([...files.keys()]).toEqual([]);
  });

  test("ends the work when somebody has taken it over, and says so", async () => {
    const { remote } = memoryFolder();
    const lock = await takeLock(remote, false);
    const work = lock.during(
      (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const ended = expect(work).rejects.toThrow(UserError);
    await takeLock(remote, true);
    await jest.advanceTimersByTimeAsync(minute);
    await ended;
    await expect(work).rejects.toThrow(/zwolniono i publikuje teraz/);
  });
});
