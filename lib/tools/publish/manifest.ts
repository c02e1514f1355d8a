import { hostname, userInfo } from "node:os";
import { z } from "zod";
import { sha256 } from "@/lib/tools/files";
import { isImmutable, workerPath } from "@/lib/tools/hosting/rules";
import type { FileInfo } from "@/lib/tools/make/build-record";
import { printable } from "@/lib/tools/printable";
import { UserError } from "@/lib/tools/user-error";
import { fileName, isFileName } from "./file-names";

const fileFacts = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().min(0) });

/** Hash of all files: the same site has the same id. */
export const releaseIdForm = z.string().regex(/^[0-9a-f]{12}$/);

/** "login@computer", as somebody else's words. */
export const person = z.string().transform(printable);

const releaseInfo = z.object({
  id: releaseIdForm,
  /** Time of publishing, ISO 8601 in UTC. */
  date: z.iso.datetime(),
  /** Commit it was built from, "…+zmiany" with uncommitted changes; "" where it is unknown. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}(?:\+zmiany)?$/)
    // Not refused: a command would show it to be copied, and without it there is none to show.
    .catch(""),
  /** Who published it. */
  by: person,
});

/** What is known of a release: the manifest and the archive of this computer hold it. */
export const releaseRecord = z.object({
  release: releaseInfo,
  /** The release that `npm run rollback` restores. */
  previous: releaseInfo.optional(),
  files: z.record(fileName, fileFacts),
});

const manifest = releaseRecord.extend({
  format: z.literal(1),
  /**
   * Files that an unfinished deploy may have replaced: their content is uncertain until the next manifest is written.
   */
  touched: z.array(fileName).default([]),
  /** Hashed files that no page uses any more, with the day they were replaced: open pages still request them. */
  kept: z.record(fileName, fileFacts.partial({ hash: true }).extend({ replaced: z.iso.date() })),
});

/** The record of what is on the server, stored beside the site. */
export type Manifest = z.infer<typeof manifest>;
export type ReleaseInfo = z.infer<typeof releaseInfo>;
export type PublishedFiles = Readonly<Record<string, FileInfo>>;
export type ReplacedAssets = Manifest["kept"];

/** A site on this computer, to be published. */
export type LocalSite = {
  folder: string;
  files: PublishedFiles;
  /** Commit it was built from, "…+zmiany" with uncommitted changes, "" where it is unknown. */
  commit: string;
};

/** Days a replaced hashed file stays on the server. */
export const assetKeepDays = 30;

/** Folder of the deploy's own files. Servers do not serve names that begin with a dot. */
export const ownFolder = ".publikacja";
export const manifestFile = `${ownFolder}/manifest.json`;

/** Id of a release, made of its files only. */
export function releaseId(files: PublishedFiles): string {
  const lines = Object.entries(files).map(([file, { hash }]) => `${file} ${hash}`);
  return sha256(lines.sort().join("\n")).slice(0, 12);
}

/** "ola@biuro-2". */
export const whoAmI = (): string => printable(`${userInfo().username}@${hostname()}`);

/** The release a site becomes when it is published. */
export const releaseOf = ({ files, commit }: LocalSite, now: Date): ReleaseInfo => ({
  id: releaseId(files),
  date: now.toISOString(),
  commit,
  by: whoAmI(),
});

type FileLists = Partial<Pick<Manifest, "files" | "touched" | "kept">>;

/** The first name in a manifest that no deploy can have sent. */
const strangeName = ({ files = {}, touched = [], kept = {} }: FileLists): string | undefined =>
  [...Object.keys(files), ...touched, ...Object.keys(kept)].find((name) => !isFileName(name));

/**
 * Reads a manifest.
 * @returns undefined where it is missing or damaged: files on the server are then compared one by one
 * @throws UserError when a newer version of this project wrote it, or somebody put names of other files into it
 */
export function parseManifest(text: string | undefined): Manifest | undefined {
  if (text === undefined) return undefined;
  try {
    const data = JSON.parse(text) as FileLists & { format?: number };
    if (typeof data.format === "number" && data.format > 1)
      throw new UserError(
        "Stronę na serwerze opublikowała nowsza wersja tego projektu. Pobierz najnowszą wersję (git pull) i spróbuj jeszcze raz.",
      );
    const strange = strangeName(data);
    if (strange !== undefined)
      throw new UserError(
        `Spis plików na serwerze (${manifestFile}) wymienia plik „${printable(strange)}”, którego ten program nigdy nie wysłał. Ktoś zmienił ten spis, może włamał się na konto. Nic nie zostało zapisane ani usunięte. Zmień hasło do hostingu, usuń w jego panelu plik ${manifestFile} i wyślij wszystko od nowa: npm run deploy -- --all`,
      );
    return manifest.parse(data);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return undefined;
  }
}

/** Names of a file's compressed copies. */
export const copiesOf = (file: string): string[] => [`${file}.br`, `${file}.gz`];
const copyEnding = /\.(?:br|gz)$/;
/** The file that a compressed copy belongs to. */
export const originalOf = (file: string): string => file.replace(copyEnding, "");
export const isCopy = (file: string): boolean => copyEnding.test(file);

/** Whether pages of older releases may still request a file: its name has a hash. */
export const isAsset = (file: string): boolean => isImmutable(`/${file}`);

/** Order in which files become visible; lib/tools/publish/upload/plan.ts says why. */
export const phases = ["assets", "named", "pages", "lists", "worker", "settings"] as const;

export function phaseOf(file: string): (typeof phases)[number] {
  const original = originalOf(file);
  if (isAsset(file)) return "assets";
  if (original === ".htaccess") return "settings";
  if (`/${original}` === workerPath) return "worker";
  if (/^(?:sitemap[^/]*\.xml|robots\.txt|llms\.txt|_headers|_redirects)$/.test(original)) return "lists";
  if (original.endsWith(".html") || (original.endsWith(".txt") && original !== "licencje.txt")) return "pages";
  return "named";
}
