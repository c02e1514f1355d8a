import { pagePaths } from "@/lib/tools/hosting/rules";
import type { Files } from "./manifest";

/** Addresses of pages a deploy has changed, as visitors write them: "/", "/uslugi/pomiary". */
export type ChangedAddresses = {
  /** New pages and pages with another content. */
  changed: readonly string[];
  /** Pages that are gone. */
  removed: readonly string[];
};

/** Which pages differ between two releases; all of them where there was none before. */
export function changedAddresses(before: Files | undefined, after: Files): ChangedAddresses {
  const html = (files: Files) => Object.keys(files).filter((file) => file.endsWith(".html"));
  const paths = (files: readonly string[]) => [...pagePaths(files.map((file) => `/${file}`))].sort();
  return {
    changed: paths(html(after).filter((file) => before?.[file]?.hash !== after[file]?.hash)),
    removed: paths(html(before ?? {}).filter((file) => !(file in after))),
  };
}
