import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Caches that programs keep in the temporary folder. */
const caches = /^(?:tsx-|playwright-transform-cache|node-compile-cache|hsperfdata_)/;

/** Variables a process was started with; empty if it has ended or belongs to somebody else. */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  } catch {
    return [];
  }
}

const commandOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").slice(0, 100);

/**
 * Gives all later processes a temporary folder of their own, which also identifies them.
 * @returns {() => string[]} kills those that still run, removes the folder, and lists what it found
 */
export function watchLeftovers() {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  // Servers that root starts give up its rights, and must read the sites in it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const isOurs = (pid) => /^\d+$/.test(pid) && environmentOf(pid).includes(`TMPDIR=${folder}`);
  return () => {
    const pids = process.platform === "linux" ? readdirSync("/proc").filter(isOurs) : [];
    const processes = pids.map((pid) => `process ${pid}: ${commandOf(pid)}`);
    for (const pid of pids) process.kill(Number(pid), "SIGKILL");
    const files = readdirSync(folder).filter((name) => !caches.test(name));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    return [...processes, ...files.map((name) => `${folder}/${name}`)];
  };
}
