import type { BreadcrumbListLeaf } from "schema-dts";
import { allPages } from "@/lib/content/all-pages";
import type { SitePath } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";
import { absoluteUrl } from "./addresses";
import { pageId } from "./json-ld/parts";

export type Breadcrumb = { name: string; path: SitePath };

/**
 * The trail to a page, the page itself last: what the visible breadcrumb shows and structured data repeats.
 * Empty on the home page.
 */
export function breadcrumbs(path: SitePath): readonly Breadcrumb[] {
  if (path === "/") return [];
  const pages = allPages();
  const section = `/${path.split("/")[1]}`;
  return ["/", ...new Set([section, path])].map((step) => {
    const page = pages.find((candidate) => candidate.path === step);
    if (!page) throw new Error(`Nie ma strony ${step}, przez którą prowadzi ścieżka do ${path}.`);
    return { name: page.title, path: page.path };
  });
}

/**
 * The trail as a node of a page.
 * @param path address the visitor came by
 * @param canonical address of the page's nodes, which the last step leads to
 */
export const breadcrumbList = (path: SitePath, canonical: SitePath): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  "@id": pageId(canonical, "okruszki"),
  itemListElement: breadcrumbs(path).map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: clean(step.name),
    item: { "@type": "WebPage", "@id": absoluteUrl(step.path === path ? canonical : step.path) },
  })),
});
