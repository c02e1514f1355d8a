import { pagePaths } from "@/lib/tools/hosting/rules";
import type { ReleaseFiles } from "./manifest";

/** Addresses of pages a deploy has changed, as visitors write them: "/", "/uslugi/pomiary". */
export type ChangedAddresses = {
  /** New pages and pages with another content. */
  changed: readonly string[];
  /** Pages that are gone. */
  removed: readonly string[];
};

/** Which pages differ between two releases; all of them where there was none before. */
export function changedAddresses(before: ReleaseFiles | undefined, after: ReleaseFiles): ChangedAddresses {
  const htmlFiles = (files: ReleaseFiles) => Object.keys(files).filter((file) => file.endsWith(".html"));
  const toPaths = (files: readonly string[]) => [...pagePaths(files.map((file) => `/${file}`))].sort();
  return {
    changed: toPaths(htmlFiles(after).filter((file) => before?.[file]?.hash !== after[file]?.hash)),
    removed: toPaths(htmlFiles(before ?? {}).filter((file) => !(file in after))),
  };
}
