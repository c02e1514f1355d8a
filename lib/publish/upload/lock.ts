import { randomBytes } from "node:crypto";
import { hostname, userInfo } from "node:os";
import { ownFolder } from "@/lib/publish/manifest";
import { PublishError } from "@/lib/publish/problem";
import type { RemoteFolder } from "@/lib/publish/remote/folder";

const lockFolder = `${ownFolder}/blokada`;
const lockFile = `${lockFolder}/kto.json`;

/** Who holds a lock: person and computer, process, since when, last sign of life (ISO 8601). */
type Holder = { token: string; by: string; pid: number; since: string; alive: string };

/** Between two signs of life, in milliseconds. */
const beatEvery = 20_000;

/** "ola@biuro-2": who publishes, for messages and the manifest. */
export const whoAmI = (): string => `${userInfo().username}@${hostname()}`;

/** Whether a process of this computer is running. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A lock that is held. */
export type Lock = {
  /** Shows that the deploy is alive, now and then. @throws PublishError when somebody has taken the lock over */
  beat: () => Promise<void>;
  release: () => Promise<void>;
};

async function readHolder(remote: RemoteFolder): Promise<Holder | undefined> {
  const text = await remote.read(lockFile);
  try {
    return text && (JSON.parse(text.toString()) as Holder);
  } catch {
    // Cut off while it was written: nobody can say who holds it.
    return undefined;
  }
}

const when = (moment: string) => new Date(moment).toLocaleString("pl-PL", { dateStyle: "long", timeStyle: "short" });

function heldProblem(holder: Holder | undefined): PublishError {
  const who = holder
    ? `${holder.by}, od: ${when(holder.since)}, ostatni znak życia: ${when(holder.alive)}`
    : "nie wiadomo kto; publikacja została przerwana, zanim się podpisała, albo właśnie się zaczyna";
  return new PublishError(
    `Ktoś inny właśnie publikuje tę stronę (${who}). Poczekaj, aż skończy. Jeśli tamta publikacja na pewno już nie działa, bo na przykład wyłączono komputer, zwolnij blokadę: npm run deploy -- --zwolnij-blokade`,
  );
}

/**
 * Takes the lock of a server: a folder, because making one is the only thing that all servers let just one of two do.
 * A lock that a killed process of this very computer has left is taken over without asking.
 * @param seize takes it whoever holds it
 * @throws PublishError with who holds it and since when
 */
export async function takeLock(remote: RemoteFolder, seize: boolean): Promise<Lock> {
  await remote.makeFolder(ownFolder);
  if (!(await remote.makeFolder(lockFolder))) {
    const holder = await readHolder(remote);
    const dead = holder !== undefined && holder.by === whoAmI() && !runs(holder.pid);
    if (!dead && !seize) throw heldProblem(holder);
  }
  const now = () => new Date().toISOString();
  const mine: Holder = {
    token: randomBytes(8).toString("hex"),
    by: whoAmI(),
    pid: process.pid,
    since: now(),
    alive: now(),
  };
  const sign = () => remote.write(lockFile, Buffer.from(JSON.stringify({ ...mine, alive: now() })));
  await sign();
  let last = Date.now();
  return {
    async beat() {
      if (Date.now() - last < beatEvery) return;
      const holder = await readHolder(remote);
      if (holder?.token !== mine.token)
        throw new PublishError(
          `Blokadę tej publikacji zwolniono i publikuje teraz ${holder?.by ?? "ktoś inny"}. Ta publikacja się zatrzymała; nie uruchamiaj jej ponownie, zanim tamta się nie skończy.`,
        );
      await sign();
      last = Date.now();
    },
    async release() {
      // Somebody else's by now: it stays.
      if ((await readHolder(remote))?.token !== mine.token) return;
      await remote.remove(lockFile);
      await remote.removeFolder(lockFolder);
    },
  };
}
