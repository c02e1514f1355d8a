import type { Files } from "./manifest";

/** A site on this computer that is to be put online. */
export type LocalSite = {
  folder: string;
  files: Files;
  /** Commit it was built from; "…+zmiany" where files differed from it, "" where it is not known. */
  commit: string;
};
