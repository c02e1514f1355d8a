import type { PublishedFiles } from "./manifest";

/** A site on this computer, to be published. */
export type LocalSite = {
  folder: string;
  files: PublishedFiles;
  /** Commit it was built from, "…+zmiany" with uncommitted changes, "" where it is unknown. */
  commit: string;
};

/** Files that only Cloudflare Pages and Netlify read. */
const cdnFiles: readonly string[] = ["_headers", "_redirects"];

/** The site without files that no server needs. */
export const withoutCdnFiles = (site: LocalSite): LocalSite => ({
  ...site,
  files: Object.fromEntries(Object.entries(site.files).filter(([file]) => !cdnFiles.includes(file))),
});
