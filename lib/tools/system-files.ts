/** Files that no person has made: of operating systems, of programs that hold a file open, and of a write in progress. */
import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isRunning } from "./is-running";

/** Names of such files and folders. .gitignore has them too, so that no publication commits one. */
const systemNames = [
  // Windows, macOS, network storage.
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|\.ds_store|\._.*|icon\r|__macosx|@eadir)$/i,
  // Office, LibreOffice, text editors.
  /^~\$|^\.~lock\..*#$|\.sw[op]$|~$/,
];

/** Number of writes so far: two writers of one file never share a temporary name. */
let writes = 0;

/** Name beside a file, under which a process writes it before it gets its own. */
export function temporaryName(path: string): string {
  writes += 1;
  return join(dirname(path), `.${basename(path)}.${process.pid}-${writes}.tmp`);
}

const temporary = /^\..+\.(\d+)-\d+\.tmp$/;

const isSystemName = (name: string): boolean => [temporary, ...systemNames].some((pattern) => pattern.test(name));

/** Whether a path, with slashes, is one of these files or in one of these folders. */
export const isSystemFile = (path: string): boolean => path.split("/").some(isSystemName);

/** Removes these files from a folder that is published. */
export function removeSystemFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (isSystemName(basename(name))) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Removes what killed processes have left of their writes. Running ones still need theirs. */
export function sweepTemporaryFiles(folders: readonly string[] = ["content", "public"]): void {
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const [, pid] = temporary.exec(basename(name)) ?? [];
      if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
    }
}
