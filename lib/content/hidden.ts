/**
 * Pages that content/site.ts hides: they are not built, and nothing leads to them. Everything else of this folder
 * derives from here: which records there are (collections.ts, records.ts), and what stays of a text or a list that
 * names a hidden page (prepare.ts).
 */

import type { SitePath } from "./types";
import { cities, guides, services, site } from "./written";

const folders = { services, guides, cities };

/** A folder whose pages can be hidden. */
export type HidableFolder = keyof typeof folders;

/** Beginning of the addresses of a folder's pages. */
export const folderPaths = { services: "/uslugi/", guides: "/poradnik/", cities: "/" } as const;

const hiddenPaths: ReadonlySet<string> = new Set(site.hidden);

/** Every address that can be hidden. */
export const hidablePaths: readonly SitePath[] = (Object.keys(folders) as HidableFolder[]).flatMap((folder) =>
  Object.keys(folders[folder]).map((slug): SitePath => `${folderPaths[folder]}${slug}`),
);

/** True for an address of a hidden page, with or without a fragment. A service is hidden at both of its addresses. */
export function isHidden(address: string): boolean {
  const [path = ""] = address.split("#");
  return hiddenPaths.has(path.replace(/^\/oferta\//, folderPaths.services));
}

/** True for the slug of a hidden page. */
export const isHiddenSlug = (folder: HidableFolder, slug: string): boolean => isHidden(folderPaths[folder] + slug);

/** Returns the page to which the address of a hidden page leads: the list of its kind, or the home page. */
export function listAbove(address: string): SitePath {
  if (address.startsWith("/poradnik/")) return "/poradnik";
  return /^\/(?:uslugi|oferta)\//.test(address) ? "/uslugi" : "/";
}

/** Replaces links to hidden pages by their words. */
export const withoutHiddenLinks = (text: string): string =>
  hiddenPaths.size === 0
    ? text
    : text.replaceAll(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (link, words: string, address: string) =>
        isHidden(address) ? words : link,
      );

/** True while a service that the law on protecting persons and property names is offered. */
export const isOffered = (law: NonNullable<(typeof services)[string]["law"]>): boolean =>
  Object.values(services).some((service) => service.law === law && !isHiddenSlug("services", service.slug));
