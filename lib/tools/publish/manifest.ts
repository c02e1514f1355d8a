import { hostname, userInfo } from "node:os";
import { z } from "zod";
import { sha256 } from "@/lib/tools/files";
import { isImmutable, workerPath } from "@/lib/tools/hosting/rules";
import type { FileFacts } from "@/lib/tools/make/build-facts";
import { UserError } from "@/lib/tools/user-error";

const fileFacts = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().min(0) });

const releaseInfo = z.object({
  /** Hash of all its files: the same site has the same id. */
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** Moment of publishing, ISO 8601 in UTC. */
  date: z.string(),
  /** Commit it was built from; "" where it is not known. */
  commit: z.string(),
  /** Who published it, "login@computer". */
  by: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  release: releaseInfo,
  /** The one before: `npm run rollback` brings it back. */
  previous: releaseInfo.optional(),
  files: z.record(z.string(), fileFacts),
  /** Files that a deploy has begun to exchange: until its own manifest takes the place of this one nobody knows which. */
  touched: z.array(z.string()).default([]),
  /** Hashed files no page uses any more, with the day on which they were replaced: open pages still ask for them. */
  kept: z.record(z.string(), fileFacts.partial({ hash: true }).extend({ replaced: z.iso.date() })),
});

/** What lies beside the site on the server and says what is there. */
export type Manifest = z.infer<typeof manifest>;
export type ReleaseInfo = z.infer<typeof releaseInfo>;
export type ReleaseFiles = Readonly<Record<string, FileFacts>>;
export type ReplacedAssets = Manifest["kept"];

/** Days for which a replaced hashed file stays reachable. */
export const assetKeepDays = 30;

/** Folder of everything the deploy itself needs beside the site. No server gives out what begins with a dot. */
export const ownFolder = ".publikacja";
export const manifestFile = `${ownFolder}/manifest.json`;

/** Id of a release: it follows from its files alone. */
export function releaseId(files: ReleaseFiles): string {
  const lines = Object.entries(files).map(([file, { hash }]) => `${file} ${hash}`);
  return sha256(lines.sort().join("\n")).slice(0, 12);
}

/** "ola@biuro-2": who publishes, for messages and the manifest. */
export const whoAmI = (): string => `${userInfo().username}@${hostname()}`;

/** A site as the release that it becomes. */
export const releaseOf = ({ files, commit }: { files: ReleaseFiles; commit: string }, now: Date): ReleaseInfo => ({
  id: releaseId(files),
  date: now.toISOString(),
  commit,
  by: whoAmI(),
});

/**
 * Reads a manifest.
 * @returns nothing where there is none, or it is not whole: what is on the server is then compared file by file
 * @throws UserError when a newer version of this project wrote it
 */
export function parseManifest(text: string | undefined): Manifest | undefined {
  if (text === undefined) return undefined;
  try {
    const data = JSON.parse(text) as { format?: number };
    if (typeof data.format === "number" && data.format > 1)
      throw new UserError(
        "Stronę na serwerze opublikowała nowsza wersja tego projektu. Pobierz najnowszą wersję (git pull) i spróbuj jeszcze raz.",
      );
    return manifest.parse(data);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return undefined;
  }
}

/** Names of the compressed copies a file may have. */
export const copiesOf = (file: string): string[] => [`${file}.br`, `${file}.gz`];
const copyEnding = /\.(?:br|gz)$/;
/** A file without the ending of a compressed copy: the file it is a copy of. */
export const originalOf = (file: string): string => file.replace(copyEnding, "");
export const isCopy = (file: string): boolean => copyEnding.test(file);

/**
 * Whether pages of an older release may still ask for a file: those with a hash in their names, and what else the
 * framework loads from /_next/, whose folder is named by the build.
 */
export const isAsset = (file: string): boolean => isImmutable(`/${file}`) || file.startsWith("_next/");

/** Order in which files become visible, and why: see lib/tools/publish/upload/plan.ts. */
export const phases = ["assets", "named", "pages", "lists", "worker", "settings"] as const;

/** The phase of a file by its name. */
export function phaseOf(file: string): (typeof phases)[number] {
  const original = originalOf(file);
  if (isAsset(file)) return "assets";
  if (original === ".htaccess") return "settings";
  if (`/${original}` === workerPath) return "worker";
  if (/^(?:sitemap[^/]*\.xml|robots\.txt|llms\.txt|_headers|_redirects|\.nojekyll)$/.test(original)) return "lists";
  if (original.endsWith(".html") || (original.endsWith(".txt") && original !== "licencje.txt")) return "pages";
  return "named";
}
