import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { cacheFolder } from "@/lib/generated";
import { isRunning } from "@/lib/tools/is-running";
import { ownFolder, person, whoAmI } from "@/lib/tools/publish/manifest";
import { ownFileLimit, type RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { UserError } from "@/lib/tools/user-error";

const lockFolder = `${ownFolder}/blokada`;
const lockFile = `${lockFolder}/kto.json`;

const holderForm = z.object({
  token: z.string(),
  by: person,
  /** Id of the computer, as two may have the same login and name, or a queue. Former versions wrote none. */
  place: z.string().default(""),
  pid: z.int(),
  /** ISO 8601. */
  since: z.string(),
});

/** Holder of a lock. */
type Holder = z.infer<typeof holderForm>;

/** Milliseconds in which a new lock is signed. One still unsigned was left by a killed deploy. */
const signTime = 3000;

/** Name of a queue that runs one publication at a time, each on another computer. publish.yml sets it. */
const queueName = (): string | undefined => process.env.PUBLISH_QUEUE;

/** Random id of this computer. */
function computerId(): string {
  const file = join(cacheFolder, "computer-id");
  if (!existsSync(file)) {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(file, randomBytes(16).toString("hex"));
  }
  return readFileSync(file, "utf8");
}

/** The queue, which is the same on all its computers, or else this computer. */
const publishingPlace = (): string => queueName() || computerId();

/** Whether the lock was left by a process of this computer that no longer runs, or by a former one of the queue. */
const isDead = ({ by, place, pid }: Holder): boolean =>
  place === publishingPlace() && (place === queueName() || (by === whoAmI() && !isRunning(pid)));

/** Holder of the lock; undefined where it is unsigned or the file is incomplete. */
async function readHolder(remote: RemoteFolder): Promise<Holder | undefined> {
  const text = await remote.read(lockFile, ownFileLimit);
  try {
    return text && holderForm.parse(JSON.parse(text.toString()));
  } catch {
    return undefined;
  }
}

const formatMoment = (moment: string) =>
  new Date(moment).toLocaleString("pl-PL", { dateStyle: "long", timeStyle: "short" });

/**
 * Takes the lock of a server: a folder with a signature, as making a folder is the only operation that is exclusive on
 * all servers. A lock left by a killed process of this computer, or of this queue, is taken over.
 * @param seize takes it whoever holds it
 * @throws UserError with the holder and since when
 */
export async function takeLock(remote: RemoteFolder, seize: boolean) {
  const mine: Holder = {
    token: randomBytes(8).toString("hex"),
    by: whoAmI(),
    place: publishingPlace(),
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
