import { type ContentEntry, entries } from "./collections";
import { get } from "./records";
import { getLayoutTexts } from "./site";
import type { IsoDate, PageMeta, SitePath } from "./types";

/** One address of the site, for sitemap, llms.txt, breadcrumbs, share images and tests. */
export type PageRecord = {
  path: SitePath;
  /** Canonical address: a different one for services under /oferta. */
  canonical: SitePath;
  /** Entry of the content table, and the record as pages show it. */
  entry: ContentEntry;
  record: unknown;
  /** Short name of the page in breadcrumbs and lists: "Smart home". */
  title: string;
  /** The page's h1. */
  heading: string;
  meta: PageMeta;
  lastModified: IsoDate;
  /** True for canonical pages search engines may list. */
  indexable: boolean;
};

/** Fields read from the record of a page of any kind. */
type PageSource = {
  meta: PageMeta;
  updated?: IsoDate;
  modified?: IsoDate;
  name?: string;
  title?: string;
  hero?: { title: string };
};

/** Returns the pages of one record, one per address. */
function pagesOf(entry: ContentEntry): PageRecord[] {
  const { name, row, slug, paths } = entry;
  const [canonical] = paths;
  if (!canonical) return [];
  const record = get(name as "services", slug as string) as PageSource;
  const { ogType } = row;
  return paths.map((path) => {
    const meta = { ...(ogType && { ogType }), ...record.meta, ...(path !== canonical && { canonical }) };
    return {
      path,
      canonical,
      entry,
      record,
      title: record.name ?? labelOf(path) ?? meta.title,
      heading: record.hero?.title ?? record.title ?? meta.title,
      meta,
      lastModified: (record.updated ?? record.modified) as IsoDate,
      indexable: !meta.noIndex && path === canonical,
    };
  });
}

let pages: readonly PageRecord[] | undefined;

/** Returns all pages in the order of the content table, without the not-found page. */
export function allPages(): readonly PageRecord[] {
  // Cached: every page needs it for its breadcrumb and metadata.
  pages ??= entries.filter(({ hidden }) => !hidden).flatMap(pagesOf);
  return pages;
}

let byPath: ReadonlyMap<string, PageRecord> | undefined;

/** Returns the page at an address, undefined if there is none. */
export function pageAt(path: string): PageRecord | undefined {
  byPath ??= new Map(allPages().map((page) => [page.path, page]));
  return byPath.get(path);
}

/** Returns the navigation's label of a page. */
function labelOf(path: SitePath): string | undefined {
  const { footer, menu } = getLayoutTexts();
  return [...footer, ...menu].find(({ to }) => to === path)?.label;
}
