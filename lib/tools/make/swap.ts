import { existsSync, renameSync, rmSync } from "node:fs";

/** Folders of a build, next to each other. */
export type SiteFolders = {
  /** The finished new site. */
  staging: string;
  /** The site that is served. */
  published: string;
  /** The old site, during the swap. */
  previous: string;
};

/** Restores the old site after an interrupted swap. Does nothing otherwise. */
export function restorePrevious({ published, previous }: Omit<SiteFolders, "staging">): void {
  if (!existsSync(published) && existsSync(previous)) renameSync(previous, published);
}

/**
 * Swaps the new site in by two renames: for a moment there is no site, but never half of one. Restores the old site if
 * the second rename fails.
 * @throws Error if the new site could not be moved
 */
export function swapSite({ staging, published, previous }: SiteFolders): void {
  restorePrevious({ published, previous });
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(published)) renameSync(published, previous);
  try {
    renameSync(staging, published);
  } catch (error) {
    restorePrevious({ published, previous });
    throw new Error(`Nie udało się podmienić folderu ${published}. Poprzednia wersja strony została.`, {
      cause: error,
    });
  }
  rmSync(previous, { recursive: true, force: true });
}
