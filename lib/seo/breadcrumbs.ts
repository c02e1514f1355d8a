import { pageAt } from "@/lib/content/all-pages";
import type { SitePath } from "@/lib/content/types";

export type Breadcrumb = { name: string; path: SitePath };

/**
 * The trail to a page, the page itself last: what the visible breadcrumb shows and structured data repeats.
 * Empty on the home page.
 */
export function breadcrumbs(path: SitePath): readonly Breadcrumb[] {
  if (path === "/") return [];
  const section = `/${path.split("/")[1]}`;
  return ["/", ...new Set([section, path])].map((step) => {
    const page = pageAt(step);
    if (!page) throw new Error(`Nie ma strony ${step}, przez którą prowadzi ścieżka do ${path}.`);
    return { name: page.title, path: page.path };
  });
}
