/** What a command costs with all its children, read from Linux's /proc. */
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** Seconds on the clock, seconds of processor time, and the largest memory at one moment in bytes. */
export type Cost = { seconds: number; cpu: number; memory: number };

const ticksPerSecond = 100;
const interval = 500;

/** Reads a file of /proc; nothing when the process has ended. */
function readProc(file: string): string | undefined {
  try {
    return readFileSync(`/proc/${file}`, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * The fields of /proc/PID/stat after the name, which may hold anything: the first is the state, field 3 of the manual.
 */
const statOf = (pid: string): string[] | undefined =>
  readProc(`${pid}/stat`)
    ?.replace(/^.*\) /s, "")
    .split(" ");

/** Processor seconds of this process's children that have ended, and of theirs. */
function endedChildrenCpu(): number {
  const fields = statOf("self") ?? [];
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** A process and all that came from it. */
function treeOf(root: string): string[] {
  const children = new Map<string, string[]>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = statOf(pid)?.[1];
    if (parent) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Memory of processes, what they share counted once: proportional set sizes. */
const memoryOf = (pids: readonly string[]): number =>
  pids.reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(readProc(`${pid}/smaps_rollup`) ?? "")?.[1] ?? 0),
    0,
  ) * 1024;

/**
 * Runs a command to its end.
 * @param log file for what it prints
 * @throws Error when it fails
 */
export async function costOf(
  command: readonly [string, ...string[]],
  { cwd, env, log }: { cwd: string; env: Readonly<Record<string, string>>; log: string },
): Promise<Cost> {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "w");
  const [started, cpuBefore] = [performance.now(), endedChildrenCpu()];
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", output, output] });
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOf(treeOf(String(child.pid))));
  }, interval);
  try {
    const status = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
    if (status !== 0)
      throw new Error(`${command.join(" ")} failed in ${cwd}:\n${readFileSync(log, "utf8").slice(-3000)}`);
  } finally {
    clearInterval(sampling);
    closeSync(output);
  }
  return { seconds: (performance.now() - started) / 1000, cpu: endedChildrenCpu() - cpuBefore, memory };
}
