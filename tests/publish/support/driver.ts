/**
 * One deploy in a process of its own, which can kill itself before the n-th thing it asks of the server, or in the
 * middle of it. Gets `Orders` as JSON; bundled by run-driver.ts.
 */
import { deployToBranch, deployToFolder, type FolderTask, type GithubTask } from "./task";

export type Orders = {
  task: FolderTask | GithubTask;
  /** Kill this process before the action of this number, counted from 0, or half-way through it if it writes. */
  killAt?: number;
  half?: boolean;
};

const { task, killAt, half: inTheMiddle } = JSON.parse(process.argv[2] ?? "") as Orders;
let actions = 0;

try {
  if ("login" in task)
    await deployToFolder(task, async (_action, half) => {
      if (actions++ !== killAt) return;
      if (inTheMiddle) await half();
      process.kill(process.pid, "SIGKILL");
    });
  else await deployToBranch(task);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
