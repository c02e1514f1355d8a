import { existsSync, renameSync, rmSync } from "node:fs";

/** Folders of a build, next to each other. */
export type SiteFolders = {
  /** The finished new site. */
  staging: string;
  /** The site that is served. */
  published: string;
  /** Where the old site waits during the exchange. */
  previous: string;
};

/** Puts a site back that an exchange had set aside when it was interrupted. Harmless at any time. */
export function recover({ published, previous }: Omit<SiteFolders, "staging">): void {
  if (!existsSync(published) && existsSync(previous)) renameSync(previous, published);
}

/**
 * Publishes the staging folder by two renames: between them there is no site for a moment, never half of one. When the
 * second one fails the old site is put back.
 * @throws Error when the new site could not take its place; the old one is then where it was
 */
export function publishSite({ staging, published, previous }: SiteFolders): void {
  recover({ published, previous });
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(published)) renameSync(published, previous);
  try {
    renameSync(staging, published);
  } catch (error) {
    recover({ published, previous });
    throw new Error(`Nie udało się podmienić folderu ${published}. Poprzednia wersja strony została.`, {
      cause: error,
    });
  }
  rmSync(previous, { recursive: true, force: true });
}
