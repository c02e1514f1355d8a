import { pagePaths } from "@/lib/tools/hosting/rules";
import type { PublishedFiles } from "./manifest";

/** Pages that a deploy changes, by path: "/", "/uslugi/pomiary". */
export type ChangedAddresses = {
  /** New pages and pages with other content. */
  changed: readonly string[];
  removed: readonly string[];
};

/** Pages that differ between two releases; all of them where there was none before. */
export function changedAddresses(before: PublishedFiles | undefined, after: PublishedFiles): ChangedAddresses {
  const htmlFiles = (files: PublishedFiles) => Object.keys(files).filter((file) => file.endsWith(".html"));
  const toPaths = (files: readonly string[]) => [...pagePaths(files.map((file) => `/${file}`))].sort();
  return {
    changed: toPaths(htmlFiles(after).filter((file) => before?.[file]?.hash !== after[file]?.hash)),
    removed: toPaths(htmlFiles(before ?? {}).filter((file) => !(file in after))),
  };
}
