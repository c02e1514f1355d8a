/** Runs one deploy in its own process, which can kill itself before or during an action. Argument: `Orders` as JSON. */
import { deployToFolder, type FolderTask } from "./task";

export type Orders = {
  task: FolderTask;
  /** Number of the action, from 0, before which the process kills itself; `half`: half-way through a write. */
  killAt?: number;
  half?: boolean;
};

const { task, killAt, half: inTheMiddle } = JSON.parse(process.argv[2] ?? "") as Orders;
let actions = 0;

try {
  await deployToFolder(task, async (_action, half) => {
    if (actions++ !== killAt) return;
    if (inTheMiddle) await half();
    process.kill(process.pid, "SIGKILL");
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
