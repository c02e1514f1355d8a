import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { publishing } from "@/content/publishing";
import type { Publishing } from "@/lib/content/types";
import { sha256 } from "@/lib/tools/files";
import type { FileFacts } from "@/lib/tools/make/build-facts";
import { messageOf, UserError } from "@/lib/tools/user-error";
import type { ReleaseFiles, ReleaseInfo } from "./manifest";

/** Releases as this computer keeps them: out of git, the last three of each target. */
export const releasesFolder = ".releases";
const maxReleases = 3;

/** A release whole on this computer. */
export type KeptRelease = {
  release: ReleaseInfo;
  previous?: ReleaseInfo | undefined;
  files: ReleaseFiles;
  folder: string;
};

/** Name of a target's folder: "sftp-firma.pl". */
export function targetName(target: Publishing): string {
  switch (target.kind) {
    case "none":
      return "none";
    case "sftp":
    case "ftps":
      return `${target.kind}-${target.server}`;
    case "cloudflare":
      return `cloudflare-${target.project}`;
    case "netlify":
      return `netlify-${target.siteId}`;
    case "github":
      return `github-${target.repository.replace(/\W+/g, "-")}`;
  }
}

/** Whether a file on this computer holds what it should. */
const isIntact = (path: string, { hash, size }: FileFacts): boolean => {
  if (!existsSync(path)) return false;
  const bytes = readFileSync(path);
  return bytes.length === size && sha256(bytes) === hash;
};

/** Puts a file of this computer elsewhere, by a hard link where the file system has them. */
export function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(`${path}.tmp`, `${JSON.stringify(value)}\n`);
  renameSync(`${path}.tmp`, path);
}

/** The releases of one target on this computer. */
export type Archive = ReturnType<typeof openArchive>;

/**
 * Opens the releases of a target. Each is a folder, and a file that says that the folder is whole.
 * @param root its folder, made when the first release is kept
 */
export function openArchive(root: string) {
  const folderOf = (id: string) => join(root, id);
  const recordOf = (id: string) => join(root, `${id}.json`);
  const publishedFile = join(root, "published.json");

  function find(id: string): KeptRelease | undefined {
    if (!existsSync(recordOf(id))) return undefined;
    return { ...(JSON.parse(readFileSync(recordOf(id), "utf8")) as Omit<KeptRelease, "folder">), folder: folderOf(id) };
  }

  /** Every release that is kept here whole, the newest first. */
  const list = (): KeptRelease[] =>
    (existsSync(root) ? readdirSync(root) : [])
      .flatMap((name) => find(/^([0-9a-f]{12})\.json$/.exec(name)?.[1] ?? "") ?? [])
      .sort((a, b) => b.release.date.localeCompare(a.release.date));

  return {
    /** A release that is kept here whole, by its id. */
    find,
    list,
    /** Files of a kept release that are no longer what they were: somebody has edited or deleted them. */
    damagedFiles: ({ files, folder }: KeptRelease): string[] =>
      Object.entries(files).flatMap(([file, facts]) => (isIntact(join(folder, file), facts) ? [] : [file])),
    /**
     * Keeps a release: by hard links to what is on this computer already, and the rest from elsewhere.
     * @param nearFolder a folder that may hold its files, such as out/
     * @param fetch gives the content of a file that is nowhere here, if it can
     * @returns files that could not be had; the release then does not count as kept
     */
    async keep(
      record: Omit<KeptRelease, "folder">,
      nearFolder: string,
      fetch: (file: string) => Promise<Buffer | undefined> = async () => undefined,
    ): Promise<string[]> {
      const folder = folderOf(record.release.id);
      const folders = [nearFolder, ...list().map((release) => release.folder)];
      const missing: string[] = [];
      for (const [file, facts] of Object.entries(record.files)) {
        const path = join(folder, file);
        if (isIntact(path, facts)) continue;
        const source = folders.map((other) => join(other, file)).find((candidate) => isIntact(candidate, facts));
        const fetchedBytes = source === undefined ? await fetch(file) : undefined;
        try {
          if (source !== undefined) linkOrCopy(source, path);
          else if (fetchedBytes !== undefined && sha256(fetchedBytes) === facts.hash) {
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
    /** Notes which release is online, and drops all but the last three. */
    notePublished({ id }: ReleaseInfo): void {
      writeJson(publishedFile, { id });
      const oldReleases = list().slice(maxReleases);
      for (const { release, folder } of oldReleases.filter((old) => old.release.id !== id)) {
        rmSync(recordOf(release.id));
        rmSync(folder, { recursive: true, force: true });
      }
    },
    /** The release that was last put online from this computer, if it is kept here. */
    online(): KeptRelease | undefined {
      if (!existsSync(publishedFile)) return undefined;
      return find((JSON.parse(readFileSync(publishedFile, "utf8")) as { id: string }).id);
    },
  };
}

/** The archive of the target in content/publishing.ts. */
export const siteArchive = (target: Publishing = publishing): Archive =>
  openArchive(join(releasesFolder, targetName(target)));
