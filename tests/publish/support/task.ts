import type { LocalSite } from "@/lib/tools/publish/manifest";
import { openArchive } from "@/lib/tools/publish/releases";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { type FtpsLogin, openFtps } from "@/lib/tools/publish/targets/ftps";
import { openSftp, type SftpLogin } from "@/lib/tools/publish/targets/sftp";
import { type UploadOutcome, upload } from "@/lib/tools/publish/upload/upload";

export type FolderTask = {
  login: ({ kind: "sftp" } & SftpLogin) | ({ kind: "ftps" } & FtpsLogin);
  site: LocalSite;
  /** Folder of the releases this computer keeps. */
  archive: string;
  /** Moment of the deploy, ISO 8601. */
  now: string;
  dryRun?: boolean;
  all?: boolean;
  /** Takes over the lock that a former deploy has left. */
  seize?: boolean;
};

/**
 * Called before each action of a deploy.
 * @param action "rename .publikacja/nowe/x → index.html"
 * @param half does the first half of a write
 */
type Watcher = (action: string, half: () => Promise<void>) => Promise<void> | void;

const watchedFolder = (remote: RemoteFolder, watcher: Watcher): RemoteFolder =>
  new Proxy(remote, {
    get: (target, name: keyof RemoteFolder) => async (path: string, second?: string | Buffer) => {
      const half = async () => {
        if (Buffer.isBuffer(second)) await target.write(path, second.subarray(0, Math.floor(second.length / 2)));
      };
      await watcher(`${name} ${path}${typeof second === "string" ? ` → ${second}` : ""}`, half);
      return (target[name] as (...args: unknown[]) => unknown)(path, second);
    },
  });

/** Milliseconds without an answer after which a server counts as gone. */
const timeout = 10_000;

export const optionsOf = ({ archive, now, dryRun = false, all = false, seize = false }: FolderTask) => ({
  archive: openArchive(archive),
  now: new Date(now),
  dryRun,
  all,
  seize,
});

export const openLogin = (login: FolderTask["login"]): Promise<RemoteFolder> =>
  login.kind === "sftp" ? openSftp(login, timeout) : openFtps(login, timeout);

/** Deploys into a folder. @throws UserError as a deploy does */
export async function deployToFolder(task: FolderTask, watcher?: Watcher): Promise<UploadOutcome> {
  const remote = await openLogin(task.login);
  try {
    return await upload(watcher ? watchedFolder(remote, watcher) : remote, task.site, optionsOf(task));
  } finally {
    await remote.close();
  }
}

/** What ends a deploy that has been killed. */
export class Killed extends Error {}

/**
 * Deploys up to an action, after which nothing of the deploy reaches the server, as if its process had been killed
 * there. The lock stays.
 * @param killAt number of the action, from 0
 * @param inTheMiddle does the first half of it, if it is a write
 */
export async function killDeploy(task: FolderTask, killAt: number, inTheMiddle: boolean): Promise<void> {
  let actions = 0;
  const deploy = deployToFolder(task, async (_action, half) => {
    const action = actions++;
    if (action < killAt) return;
    if (action === killAt && inTheMiddle) await half();
    throw new Killed();
  });
  await deploy.catch((error: Error) => {
    if (!(error instanceof Killed || error.cause instanceof Killed)) throw error;
  });
}
