import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Publishing } from "@/lib/content/types";
import { publishing } from "@/lib/content/written";
import { sha256 } from "@/lib/tools/files";
import type { FileInfo } from "@/lib/tools/make/build-record";
import { temporaryName } from "@/lib/tools/system-files";
import { messageOf, UserError } from "@/lib/tools/user-error";
import { pathInside } from "./file-names";
import { type PublishedFiles, type ReleaseInfo, releaseIdForm, releaseRecord } from "./manifest";

/** Releases kept on this computer, outside git: the last three of each target. */
const releasesFolder = ".releases";
const maxReleases = 3;

/** A release kept on this computer. */
export type KeptRelease = {
  release: ReleaseInfo;
  previous?: ReleaseInfo | undefined;
  files: PublishedFiles;
  folder: string;
};

/** Folder name of a target: "sftp-firma.pl". */
const targetName = (target: Publishing): string =>
  "server" in target ? `${target.kind}-${target.server}` : target.kind;

/** Whether a file has the expected content. */
const isIntact = (path: string, { hash, size }: FileInfo): boolean => {
  if (!existsSync(path)) return false;
  const bytes = readFileSync(path);
  return bytes.length === size && sha256(bytes) === hash;
};

/**
 * Copies a file to another place, without its bytes where the file system can share them until one is changed. Not a
 * hard link: a change in out/ would change the kept release too.
 */
function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // Former versions linked: writing into the file would change it everywhere.
  rmSync(to, { force: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

/** Reads a JSON file; undefined where it is missing or not as it was written. */
function readJson<T>(path: string, form: z.ZodType<T>): T | undefined {
  try {
    return form.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}

function writeJson(path: string, value: unknown): void {
  const temporary = temporaryName(path);
  writeFileSync(temporary, `${JSON.stringify(value)}\n`);
  renameSync(temporary, path);
}

export type Archive = ReturnType<typeof openArchive>;

/**
 * Opens the releases of a target. Each is a folder, with a JSON file that is written once the folder is complete.
 * @param root folder, made when the first release is kept
 */
export function openArchive(root: string) {
  const folderOf = (id: string) => join(root, id);
  const recordOf = (id: string) => join(root, `${id}.json`);
  const publishedFile = join(root, "published.json");

  function find(id: string): KeptRelease | undefined {
    const record = readJson(recordOf(id), releaseRecord);
    return record && { ...record, folder: folderOf(id) };
  }

  /** Complete releases, newest first. */
  const list = (): KeptRelease[] =>
    (existsSync(root) ? readdirSync(root) : [])
      .flatMap((name) => find(/^([0-9a-f]{12})\.json$/.exec(name)?.[1] ?? "") ?? [])
      .sort((a, b) => b.release.date.localeCompare(a.release.date));

  return {
    find,
    list,
    /** Files of a release that were edited or deleted since. */
    damagedFiles: ({ files, folder }: KeptRelease): string[] =>
      Object.entries(files).flatMap(([file, fileInfo]) => (isIntact(pathInside(folder, file), fileInfo) ? [] : [file])),
    /**
     * Keeps a release: copies files that are on this computer and fetches the rest.
     * @param nearFolder a folder that may hold its files, such as out/
     * @param fetch returns the content of a missing file, if it can
     * @returns files that could not be found; the release is then not kept
     */
    async keep(
      record: Omit<KeptRelease, "folder">,
      nearFolder: string,
      fetch: (file: string) => Promise<Buffer | undefined> = async () => undefined,
    ): Promise<string[]> {
      const folder = folderOf(record.release.id);
      const folders = [nearFolder, ...list().map((release) => release.folder)];
      const missing: string[] = [];
      for (const [file, fileInfo] of Object.entries(record.files)) {
        const path = pathInside(folder, file);
        if (isIntact(path, fileInfo)) continue;
        const source = folders.map((other) => join(other, file)).find((candidate) => isIntact(candidate, fileInfo));
        const fetchedBytes = source === undefined ? await fetch(file) : undefined;
        try {
          if (source !== undefined) copyFile(source, path);
          else if (fetchedBytes !== undefined && sha256(fetchedBytes) === fileInfo.hash) {
            mkdirSync(dirname(path), { recursive: true });
            writeFileSync(path, fetchedBytes);
          } else missing.push(file);
        } catch (error) {
          throw new UserError(
            `Nie udało się zapisać kopii strony w folderze ${root} na tym komputerze („${messageOf(error)}”). Najczęściej brakuje miejsca na dysku: zwolnij je i uruchom npm run deploy jeszcze raz. Strona na serwerze działa dalej bez zmian.`,
            { cause: error },
          );
        }
      }
      mkdirSync(root, { recursive: true });
      if (missing.length === 0) writeJson(recordOf(record.release.id), record);
      return missing;
    },
    /** Records which release is online, and deletes all but the last three. */
    notePublished({ id }: ReleaseInfo): void {
      writeJson(publishedFile, { id });
      const oldReleases = list().slice(maxReleases);
      for (const { release, folder } of oldReleases.filter((old) => old.release.id !== id)) {
        rmSync(recordOf(release.id));
        rmSync(folder, { recursive: true, force: true });
      }
    },
    /** The release last published from this computer, if it is kept here. */
    findOnline(): KeptRelease | undefined {
      const online = readJson(publishedFile, z.object({ id: releaseIdForm }));
      return online && find(online.id);
    },
  };
}

export const siteArchive = (target: Publishing = publishing): Archive =>
  openArchive(join(releasesFolder, targetName(target)));
