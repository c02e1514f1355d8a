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
import type { Files, ReleaseInfo } from "./manifest";

/** Releases as this computer keeps them: out of git, the last three of each target. */
export const releasesFolder = ".releases";
const releasesKept = 3;

/** A release whole on this computer. */
export type KeptRelease = { release: ReleaseInfo; previous?: ReleaseInfo | undefined; files: Files; folder: string };

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
const holds = (path: string, { hash, size }: FileFacts): boolean => {
  if (!existsSync(path)) return false;
  const bytes = readFileSync(path);
  return bytes.length === size && sha256(bytes) === hash;
};

function putInPlace(source: string | Buffer, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  if (typeof source !== "string") {
    writeFileSync(path, source);
    return;
  }
  try {
    linkSync(source, path);
  } catch {
    // Another file system, or one without hard links.
    copyFileSync(source, path);
  }
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(`${path}.tmp`, `${JSON.stringify(value)}\n`);
  renameSync(`${path}.tmp`, path);
}

/** The releases of one target on this computer. */
export type Archive = ReturnType<typeof openArchive>;

/**
 * Opens the releases of a target.
 * @param root its folder, made when the first release is kept
 */
export function openArchive(root: string) {
  const folderOf = (id: string) => join(root, id);
  const recordOf = (id: string) => join(root, `${id}.json`);
  const publishedFile = join(root, "published.json");
  const ids = (): string[] =>
    existsSync(root) ? readdirSync(root).flatMap((name) => /^([0-9a-f]{12})\.json$/.exec(name)?.[1] ?? []) : [];

  function find(id: string): KeptRelease | undefined {
    if (!existsSync(recordOf(id))) return undefined;
    return { ...(JSON.parse(readFileSync(recordOf(id), "utf8")) as Omit<KeptRelease, "folder">), folder: folderOf(id) };
  }

  return {
    /** A release that is kept here whole, by its id. */
    find,
    /** Files of a kept release that are no longer what they were: somebody has edited or deleted them. */
    damaged: ({ files, folder }: KeptRelease): string[] =>
      Object.entries(files).flatMap(([file, facts]) => (holds(join(folder, file), facts) ? [] : [file])),
    /**
     * Keeps a release: by hard links to what is on this computer already, and the rest from elsewhere.
     * @param near folders that may hold its files, such as out/
     * @param fetch gives the content of a file that is nowhere here, if it can
     * @returns files that could not be had; the release then does not count as kept
     */
    async keep(
      kept: Omit<KeptRelease, "folder">,
      near: readonly string[],
      fetch: (file: string) => Promise<Buffer | undefined>,
    ): Promise<string[]> {
      const folder = folderOf(kept.release.id);
      const places = [...near, ...ids().map(folderOf)];
      const missing: string[] = [];
      for (const [file, facts] of Object.entries(kept.files)) {
        const path = join(folder, file);
        if (holds(path, facts)) continue;
        const source = places.map((place) => join(place, file)).find((place) => holds(place, facts));
        const content = source ?? (await fetch(file));
        if (content === undefined || (typeof content !== "string" && sha256(content) !== facts.hash))
          missing.push(file);
        else
          try {
            putInPlace(content, path);
          } catch (error) {
            throw new UserError(
              `Nie udało się zapisać kopii strony w folderze ${root} na tym komputerze („${messageOf(error)}”). Najczęściej brakuje miejsca na dysku: zwolnij je i uruchom npm run deploy jeszcze raz. Strona na serwerze działa dalej bez zmian.`,
              { cause: error },
            );
          }
      }
      mkdirSync(root, { recursive: true });
      if (missing.length === 0) writeJson(recordOf(kept.release.id), kept);
      return missing;
    },
    /** Notes which release is online, and drops all but the last three. */
    published(release: ReleaseInfo): void {
      writeJson(publishedFile, release);
      const dated = ids()
        .map((id) => find(id)?.release)
        .filter((info) => info !== undefined)
        .sort((a, b) => b.date.localeCompare(a.date));
      const spared = new Set([release.id, ...dated.slice(0, releasesKept).map(({ id }) => id)]);
      for (const id of dated.map((info) => info.id).filter((id) => !spared.has(id))) {
        rmSync(recordOf(id));
        rmSync(folderOf(id), { recursive: true, force: true });
      }
    },
    /** The release that was last put online from this computer. */
    online(): (Pick<ReleaseInfo, "id" | "date" | "commit"> & { folder: string }) | undefined {
      if (!existsSync(publishedFile)) return undefined;
      const { id, date, commit } = JSON.parse(readFileSync(publishedFile, "utf8")) as ReleaseInfo;
      return existsSync(folderOf(id)) ? { id, date, commit, folder: folderOf(id) } : undefined;
    },
  };
}

/** The archive of the target in content/publishing.ts. */
export const siteArchive = (target: Publishing = publishing): Archive =>
  openArchive(join(releasesFolder, targetName(target)));

/**
 * The last release that was published, as this computer keeps it.
 * @returns its folder with every file of the site; nothing where nothing has been published from here
 */
export const publishedRelease = (): ReturnType<Archive["online"]> => siteArchive().online();
