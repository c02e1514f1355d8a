import { pagePaths } from "@/lib/tools/hosting/rules";
import type { PublishedFiles } from "./manifest";

/** Paths of new pages and of pages with other content, "/uslugi/pomiary"; all pages where there was none before. */
export function changedAddresses(before: PublishedFiles | undefined, after: PublishedFiles): string[] {
  const files = Object.keys(after).filter((file) => before?.[file]?.hash !== after[file]?.hash);
  return [...pagePaths(files.map((file) => `/${file}`))].sort();
}
