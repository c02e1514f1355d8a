import { pageAt } from "@/lib/content/all-pages";
import type { SitePath } from "@/lib/content/types";

export type Breadcrumb = { name: string; path: SitePath };

/**
 * The trail to a page, the page itself last: what the visible breadcrumb shows and structured data repeats.
 * Empty on the home page.
 */
export function breadcrumbs(path: SitePath): readonly Breadcrumb[] {
  if (path === "/") return [];
  const page = pageAt(path);
  if (!page) throw new Error(`Nie ma strony ${path}.`);
  const above = [pageAt("/"), pageAt(`/${path.split("/")[1]}`)];
  return [...new Set([...above, page])].flatMap((step) => (step ? [{ name: step.title, path: step.path }] : []));
}
