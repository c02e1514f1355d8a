import type { ReleaseFiles } from "./manifest";

/** A site on this computer that is to be put online. */
export type LocalSite = {
  folder: string;
  files: ReleaseFiles;
  /** Commit it was built from; "…+zmiany" where files differed from it, "" where it is not known. */
  commit: string;
};

/** What only Cloudflare Pages, Netlify and GitHub Pages read. */
const cdnFiles: readonly string[] = ["_headers", "_redirects", ".nojekyll"];

/** The site without what no server gives out: one of these is empty, and vsftpd breaks off TLS when sent nothing. */
export const withoutCdnFiles = (site: LocalSite): LocalSite => ({
  ...site,
  files: Object.fromEntries(Object.entries(site.files).filter(([file]) => !cdnFiles.includes(file))),
});
