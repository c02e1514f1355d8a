import { plural } from "@/lib/text/plural";
import { UserError } from "@/lib/tools/user-error";
import { assetKeepDays, type ReleaseInfo } from "./manifest";
import type { Archive } from "./releases";
import type { Plan } from "./upload/plan";

export type PublishOptions = {
  /** Time of publishing. */
  now: Date;
  /** Only reports what would be done. */
  dryRun: boolean;
  /** Sends every file to a server, whatever its manifest says. */
  all?: boolean;
  /** Takes the server's lock whoever holds it. */
  seize: boolean;
};

export type TargetOptions = PublishOptions & {
  archive: Archive;
  /** Overrides the release recorded as the previous one; a rollback sets it. */
  previous?: { release: ReleaseInfo | undefined };
};

/** Exit code of a deploy whose live address then has faults that visitors notice; a crash of Node.js exits with 1. */
export const onlineWithFaults = 3;

/** Exit code of a deploy or a rollback that broke off when visitors could already see some of its files. */
export const partlyOnline = 4;

/** Broken off as above: the site works, and the same command completes it. */
export class PartlyOnlineError extends UserError {}

/** What a deploy or a rollback has done, or would do. */
export type Outcome = {
  /** Paths of pages that visitors find changed, "/uslugi/pomiary". */
  changed: readonly string[];
  release: ReleaseInfo;
  /** The release that `npm run rollback` restores. */
  previous: ReleaseInfo | undefined;
  /** Files sent and removed, in Polish. */
  actions: readonly string[];
  /** Further notes for the owner. */
  notes: readonly string[];
};

const formatSize = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 100_000
      ? `${(bytes / 1000).toLocaleString("pl-PL", { maximumFractionDigits: 1 })} kB`
      : `${(bytes / 1e6).toLocaleString("pl-PL", { maximumFractionDigits: 2 })} MB`;

export const fileCount = (count: number): string => `${count} ${plural(count, "plik", "pliki", "plików")}`;

/** Names for a message. */
export const firstFew = (files: readonly string[], count = 5): string =>
  `${files.slice(0, count).join(", ")}${files.length > count ? " i inne" : ""}`;

/** A plan in Polish, before or after it is carried out. */
export function describePlan({ send, steps, keptAssets }: Plan, { dryRun }: { dryRun: boolean }): string[] {
  const removed = steps.flatMap((step) => (step.do === "remove" ? [step.file] : []));
  const sentFiles = new Set(send.map(({ file }) => file));
  // A copy that is replaced with its page is not listed as removed.
  const removedFiles = removed.filter((file) => !sentFiles.has(file));
  const bytes = send.reduce((sum, file) => sum + file.size, 0);
  return [
    `${dryRun ? "Do wysłania" : "Wysłane"}: ${fileCount(send.length)}, ${formatSize(bytes)}`,
    ...send.map((file) => `  + ${file.file} (${formatSize(file.size)})`),
    ...(removedFiles.length > 0
      ? [
          `${dryRun ? "Do usunięcia" : "Usunięte"}: ${fileCount(removedFiles.length)}`,
          ...removedFiles.map((file) => `  - ${file}`),
        ]
      : []),
    ...(Object.keys(keptAssets).length > 0
      ? [
          `Zostają dla otwartych stron, do ${assetKeepDays} dni od zastąpienia: ${fileCount(Object.keys(keptAssets).length)}`,
        ]
      : []),
  ];
}
