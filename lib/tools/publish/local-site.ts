import type { PublishedFiles } from "./manifest";

/** A site on this computer, to be published. */
export type LocalSite = {
  folder: string;
  files: PublishedFiles;
  /** Commit it was built from, "…+zmiany" with uncommitted changes, "" where it is unknown. */
  commit: string;
};

/** Files that only Cloudflare Pages, Netlify and GitHub Pages read. */
const cdnFiles: readonly string[] = ["_headers", "_redirects", ".nojekyll"];

/** The site without files that no server needs. One of them is empty: vsftpd breaks off TLS on an empty file. */
export const withoutCdnFiles = (site: LocalSite): LocalSite => ({
  ...site,
  files: Object.fromEntries(Object.entries(site.files).filter(([file]) => !cdnFiles.includes(file))),
});
