/** One development server in a folder: two would write the same files, and Next.js refuses the second in English. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { Lockfile, parseDevServerInfo, readLockfileContent } from "next/dist/build/lockfile.js";
import { loadBindings } from "next/dist/build/swc/index.js";
import { UserError } from "@/lib/tools/user-error";

const ownLock = ".cache/development.lock";
const nextLock = ".next/dev/lock";
/** Number of the process in which our development server runs, written by development-server.cjs. */
const serverFile = ".cache/development.pid";

/** Whether a living process holds a lock: the system frees it with the process, however that ends. */
function isHeld(lock: string): boolean {
  if (!existsSync(lock)) return false;
  const taken = Lockfile.tryAcquire(lock);
  taken?.unlockSync();
  return !taken;
}

/**
 * Ends a development server whose command has ended without it. Next.js waits a second for its lock.
 * @throws UserError for a server that no command of this project has started
 */
function endOrphan(): void {
  const server = isHeld(nextLock) && parseDevServerInfo(readLockfileContent(nextLock) ?? "");
  if (!server) return;
  const isOurs = existsSync(serverFile) && readFileSync(serverFile, "utf8") === String(server.pid);
  if (!isOurs)
    throw new UserError(
      `W tym folderze działa już serwer Next.js, uruchomiony innym poleceniem (proces ${server.pid}). Najpierw go zakończ.`,
    );
  console.log(`Kończę podgląd, który został po poprzednim uruchomieniu (proces ${server.pid}).`);
  process.kill(server.pid, "SIGKILL");
}

/**
 * Locks the project's folder for this process, until it ends.
 * @param command "npm run edit"
 * @throws UserError with the command that holds it
 */
export async function lockFolder(command: string): Promise<void> {
  await loadBindings();
  mkdirSync(".cache", { recursive: true });
  if (!Lockfile.tryAcquire(ownLock, true, command))
    throw new UserError(
      `W tym folderze działa już ${readLockfileContent(ownLock) || "podgląd"}. Adres jest w oknie terminala, w którym to polecenie działa. ` +
        `Żeby uruchomić ${command}, najpierw zakończ tamto (Ctrl+C w jego oknie).`,
    );
  endOrphan();
}
