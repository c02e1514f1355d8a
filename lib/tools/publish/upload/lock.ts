import { randomBytes } from "node:crypto";
import { hostname, userInfo } from "node:os";
import { ownFolder } from "@/lib/tools/publish/manifest";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { UserError } from "@/lib/tools/user-error";

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
  /** Shows that the deploy is alive, now and then. @throws UserError when somebody has taken the lock over */
  beat: () => Promise<void>;
  /**
   * Shows that the deploy is alive while another program works.
   * @param work is told by the signal to end it: the lock is somebody else's, or the server is gone
   * @throws what the work throws, or UserError with the reason why it was ended
   */
  during: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  release: () => Promise<void>;
};

/** A signature; undefined where there is none, or it was cut off while it was written. */
async function readSignature(remote: RemoteFolder, path: string): Promise<Holder | undefined> {
  const text = await remote.read(path);
  try {
    return text && (JSON.parse(text.toString()) as Holder);
  } catch {
    return undefined;
  }
}

/**
 * Who has announced that they are about to take the lock. Making the folder and signing it are two things, and a deploy
 * may be killed between them: whoever then has the lock is among these.
 */
async function announced(remote: RemoteFolder, except: string): Promise<Holder[]> {
  const holders: Holder[] = [];
  for (const { name } of (await remote.list(ownFolder)) ?? []) {
    const path = `${ownFolder}/${name}`;
    if (!name.startsWith("chetny-") || path === except) continue;
    const holder = await readSignature(remote, path);
    // Cut off: it had not come to the lock yet.
    if (!holder || isDead(holder)) await remote.remove(path);
    if (holder) holders.push(holder);
  }
  return holders;
}

/** Left by a process of this very computer that is no longer running. */
const isDead = ({ by, pid }: Holder): boolean => by === whoAmI() && !runs(pid);

const when = (moment: string) => new Date(moment).toLocaleString("pl-PL", { dateStyle: "long", timeStyle: "short" });

function heldProblem({ by, since, alive }: Holder): UserError {
  return new UserError(
    `Ktoś inny właśnie publikuje tę stronę (${by}, od: ${when(since)}, ostatni znak życia: ${when(alive)}). Poczekaj, aż skończy. Jeśli tamta publikacja na pewno już nie działa, bo na przykład wyłączono komputer, zwolnij blokadę: npm run deploy -- --zwolnij-blokade`,
  );
}

/**
 * Takes the lock of a server: a folder, because making one is the only thing that all servers let just one of two do.
 * A lock that a killed process of this very computer has left is taken over without asking.
 * @param seize takes it whoever holds it
 * @throws UserError with who holds it and since when
 */
export async function takeLock(remote: RemoteFolder, seize: boolean): Promise<Lock> {
  const now = () => new Date().toISOString();
  const token = randomBytes(8).toString("hex");
  const mine: Holder = {
    token: randomBytes(8).toString("hex"),
    by: whoAmI(),
    pid: process.pid,
    since: now(),
    alive: now(),
  };
  const signature = () => Buffer.from(JSON.stringify({ ...mine, alive: now() }));
  const sign = () => remote.write(lockFile, signature());
  const intention = `${ownFolder}/chetny-${token}.json`;
  await remote.makeFolder(ownFolder);
  await remote.write(intention, signature());
  const free = await remote.makeFolder(lockFolder);
  // Before the signature is read: whoever signs takes the announcement back afterwards.
  const others = await announced(remote, intention);
  if (!free) {
    const holder = await readSignature(remote, lockFile);
    const living = (holder ? [holder] : others).find((one) => !isDead(one));
    if (living && !seize) {
      await remote.remove(intention);
      throw heldProblem(living);
    }
  }
  await sign();
  await remote.remove(intention);
  let last = Date.now();
  async function beat(): Promise<void> {
    if (Date.now() - last < beatEvery) return;
    last = Date.now();
    const holder = await readSignature(remote, lockFile);
    if (holder?.token !== mine.token)
      throw new UserError(
        `Blokadę tej publikacji zwolniono i publikuje teraz ${holder?.by ?? "ktoś inny"}. Ta publikacja się zatrzymała; nie uruchamiaj jej ponownie, zanim tamta się nie skończy.`,
      );
    await sign();
  }
  return {
    beat,
    async during(work) {
      const end = new AbortController();
      let beating = Promise.resolve();
      const timer = setInterval(() => {
        beating = beating.then(beat).catch((error) => end.abort(error));
      }, beatEvery / 4);
      try {
        return await work(end.signal);
      } catch (error) {
        throw end.signal.aborted ? end.signal.reason : error;
      } finally {
        clearInterval(timer);
        // A sign of life that came after the lock was given back would make it anew.
        await beating;
      }
    },
    async release() {
      // Somebody else's by now: it stays.
      if ((await readSignature(remote, lockFile))?.token !== mine.token) return;
      await remote.remove(lockFile);
      await remote.removeFolder(lockFolder);
    },
  };
}
