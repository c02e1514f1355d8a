/**
 * One deploy in a process of its own, which can kill itself before the n-th thing it asks of the server, or in the middle
 * of writing a file. Gets a `Task` as JSON; bundled by run-driver.ts.
 */
import type { LocalSite } from "@/lib/publish/local-site";
import { openArchive } from "@/lib/publish/releases";
import type { RemoteFolder } from "@/lib/publish/remote/folder";
import { type FtpsLogin, openFtps } from "@/lib/publish/remote/ftps";
import { openSftp, type SftpLogin } from "@/lib/publish/remote/sftp";
import { upload } from "@/lib/publish/upload/upload";

export type Task = {
  login: ({ kind: "sftp" } & SftpLogin) | ({ kind: "ftps" } & FtpsLogin);
  site: LocalSite;
  archive: string;
  /** Moment of the deploy, ISO 8601. */
  now: string;
  /** Kill this process before the action of this number, counted from 0, or half-way through it if it writes. */
  killAt?: number;
  half?: boolean;
  /** Stop, alive, before the action of this number, until a line comes in. */
  waitAt?: number;
};

/** What a driver prints when it has ended well. */
export type Told = { actions: readonly string[]; sent: number };

/** Milliseconds without a word after which a server counts as gone. */
const patience = 10_000;
const task = JSON.parse(process.argv[2] ?? "") as Task;
const actions: string[] = [];
const dies = (): never => process.kill(process.pid, "SIGKILL") as never;

/** The same folder, with every action counted. */
function counted(remote: RemoteFolder): RemoteFolder {
  return new Proxy(remote, {
    get(target, name: keyof RemoteFolder) {
      return async (path: string, second?: string | Buffer) => {
        const number = actions.push(`${name} ${path}${typeof second === "string" ? ` → ${second}` : ""}`) - 1;
        if (number === task.waitAt) {
          console.log("waiting");
          await new Promise((resolve) => process.stdin.once("data", resolve));
        }
        if (number === task.killAt) {
          if (task.half && name === "write" && Buffer.isBuffer(second))
            await target.write(path, second.subarray(0, Math.floor(second.length / 2)));
          dies();
        }
        return (target[name] as (...args: unknown[]) => unknown)(path, second);
      };
    },
  });
}

const { login, site, archive, now } = task;
let remote: RemoteFolder | undefined;
try {
  remote = await (login.kind === "sftp" ? openSftp(login, { patience }) : openFtps(login, patience));
  const { plan } = await upload(counted(remote), site, { archive: openArchive(archive), now: new Date(now) });
  console.log(JSON.stringify({ actions, sent: plan.send.length } satisfies Told));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
await remote?.close();
process.stdin.destroy();
