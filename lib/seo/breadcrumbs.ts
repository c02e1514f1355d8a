import { pageAt } from "@/lib/content/records";
import type { SitePath } from "@/lib/content/types";

export type Breadcrumb = { name: string; path: SitePath };

/**
 * Returns the trail to a page, the page itself last, for the visible breadcrumb and structured data.
 * Empty on the home page. The parent of a service is the offer, as in its link back and in the navigation.
 */
export function breadcrumbs(path: SitePath): readonly Breadcrumb[] {
  if (path === "/") return [];
  const page = pageAt(path);
  if (!page) throw new Error(`Nie ma strony ${path}.`);
  const parents = [pageAt("/"), pageAt(path.startsWith("/uslugi/") ? "/oferta" : `/${path.split("/")[1]}`)];
  return [...new Set([...parents, page])].flatMap((step) => (step ? [{ name: step.title, path: step.path }] : []));
}
