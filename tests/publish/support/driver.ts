/**
 * One deploy in a process of its own, which can kill itself before the n-th thing it asks of the server, or in the
 * middle of it. Gets `Orders` as JSON; bundled by run-driver.ts.
 */
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { deployToBranch, deployToFolder, type Task } from "./task";

export type Orders = {
  task: Task;
  /** Kill this process before the action of this number, counted from 0, or half-way through it if it writes. */
  killAt?: number;
  half?: boolean;
  /** Stop, alive, before the action of this number, until a line comes in. */
  waitAt?: number;
};

/** What a driver prints when it has ended well. */
export type Told = { actions: readonly string[] };

const { task, killAt, half, waitAt } = JSON.parse(process.argv[2] ?? "") as Orders;
const actions: string[] = [];

/**
 * Counts an action, and does what is ordered at its number.
 * @param begin does half of it, where it can be cut in two
 */
async function before(action: string, begin?: () => Promise<unknown>): Promise<void> {
  const number = actions.push(action) - 1;
  if (number === waitAt) {
    console.log("waiting");
    await new Promise((resolve) => process.stdin.once("data", resolve));
  }
  if (number !== killAt) return;
  if (half) await begin?.();
  process.kill(process.pid, "SIGKILL");
}

/** The same folder, with every action counted. */
const countedFolder = (remote: RemoteFolder): RemoteFolder =>
  new Proxy(remote, {
    get: (target, name: keyof RemoteFolder) => async (path: string, second?: string | Buffer) => {
      const begin = Buffer.isBuffer(second)
        ? () => target.write(path, second.subarray(0, Math.floor(second.length / 2)))
        : undefined;
      await before(`${name} ${path}${typeof second === "string" ? ` → ${second}` : ""}`, begin);
      return (target[name] as (...args: unknown[]) => unknown)(path, second);
    },
  });

try {
  if ("login" in task) await deployToFolder(task, countedFolder);
  else await deployToBranch(task);
  console.log(JSON.stringify({ actions } satisfies Told));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.stdin.destroy();
