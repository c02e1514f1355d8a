import { getSite } from "@/lib/content/site";
import type { SitePath } from "@/lib/content/types";

/** Reference to a node of the same graph. */
export const ref = (id: string) => ({ "@id": id }) as const;

/** Stable id of a node that belongs to a page: "https://…/uslugi/pomiary#usluga". */
export const pageId = (path: SitePath, fragment: string): string => `${getSite().url}${path}#${fragment}`;

/** Ids of the nodes that describe the firm and its site, the same on every page. */
export const businessId = (): string => pageId("/", "firma");
export const organizationId = (): string => pageId("/", "organizacja");
export const websiteId = (): string => pageId("/", "witryna");
