import { type Entry, entries } from "./collections";
import { get } from "./records";
import { getLayoutTexts } from "./site";
import type { IsoDate, PageMeta, SitePath } from "./types";

/** One address of the site, as sitemap, llms.txt, breadcrumbs, share images and the tests of the export need it. */
export type PageRecord = {
  path: SitePath;
  /** Address search engines are sent to: another one for services under /oferta. */
  canonical: SitePath;
  /** Where it stands in the table, and its record as pages show it. */
  entry: Entry;
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

/** What is read of the records of pages, whatever their kind. */
type Source = {
  meta: PageMeta;
  updated?: IsoDate;
  modified?: IsoDate;
  name?: string;
  title?: string;
  hero?: { title: string };
};

/** The addresses of one record. */
function pagesOf(entry: Entry): PageRecord[] {
  const { name, row, slug, paths } = entry;
  const [canonical] = paths;
  if (!canonical) return [];
  const record = get(name as "services", slug as string) as Source;
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

/** Every page of the site in the order of its outline. The page for unknown addresses is none of them. */
export function allPages(): readonly PageRecord[] {
  // Once: every page asks, for its trail and its metadata.
  pages ??= entries.flatMap(pagesOf);
  return pages;
}

let byPath: ReadonlyMap<string, PageRecord> | undefined;

/** The page of an address; nothing for one that is no page, such as that of the page for unknown addresses. */
export function pageAt(path: string): PageRecord | undefined {
  byPath ??= new Map(allPages().map((page) => [page.path, page]));
  return byPath.get(path);
}

/** Word the navigation has for a page. */
function labelOf(path: SitePath): string | undefined {
  const { footer, menu } = getLayoutTexts();
  return [...footer, ...menu].find(({ to }) => to === path)?.label;
}
