import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ownFolder, whoAmI } from "@/lib/tools/publish/manifest";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { UserError } from "@/lib/tools/user-error";

const lockFolder = `${ownFolder}/blokada`;
const lockFile = `${lockFolder}/kto.json`;

/** Holder of a lock: person and computer, process, since when (ISO 8601). */
type Holder = { token: string; by: string; pid: number; since: string };

/** Milliseconds in which a new lock is signed. One still unsigned was left by a killed deploy. */
const signTime = 3000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether the lock was left by a process of this computer that no longer runs. */
const isDead = ({ by, pid }: Holder): boolean => by === whoAmI() && !isRunning(pid);

/** Holder of the lock; undefined where it is unsigned or the file is incomplete. */
async function readHolder(remote: RemoteFolder): Promise<Holder | undefined> {
  const text = await remote.read(lockFile);
  try {
    return text && (JSON.parse(text.toString()) as Holder);
  } catch {
    return undefined;
  }
}

const formatMoment = (moment: string) =>
  new Date(moment).toLocaleString("pl-PL", { dateStyle: "long", timeStyle: "short" });

/**
 * Takes the lock of a server: a folder with a signature, as making a folder is the only operation that is exclusive on
 * all servers. A lock left by a killed process of this computer is taken over.
 * @param seize takes it whoever holds it
 * @throws UserError with the holder and since when
 */
export async function takeLock(remote: RemoteFolder, seize: boolean) {
  const mine: Holder = {
    token: randomBytes(8).toString("hex"),
    by: whoAmI(),
    pid: process.pid,
    since: new Date().toISOString(),
  };
  const isMine = async () => (await readHolder(remote))?.token === mine.token;
  await remote.makeFolder(ownFolder);
  if (!(await remote.makeFolder(lockFolder)) && !seize) {
    let holder = await readHolder(remote);
    if (!holder) {
      await pause(signTime);
      holder = await readHolder(remote);
    }
    if (holder && !isDead(holder))
      throw new UserError(
        `Ktoś inny właśnie publikuje tę stronę (${holder.by}, od: ${formatMoment(holder.since)}). Poczekaj, aż skończy. Jeśli tamta publikacja na pewno już nie działa, bo na przykład wyłączono komputer, zwolnij blokadę: npm run deploy -- --release-lock`,
      );
  }
  // The former holder may have released it meanwhile.
  await remote.makeFolder(lockFolder);
  await remote.write(lockFile, Buffer.from(JSON.stringify(mine)));
  return {
    /** @throws UserError when somebody else has taken the lock */
    async check() {
      if (await isMine()) return;
      throw new UserError(
        "Blokadę tej publikacji zwolniono i publikuje teraz ktoś inny. Ta publikacja się zatrzymała; nie uruchamiaj jej ponownie, zanim tamta się nie skończy.",
      );
    },
    async release() {
      // Somebody else has taken it over.
      if (!(await isMine())) return;
      await remote.remove(lockFile);
      await remote.removeFolder(lockFolder);
    },
  };
}
