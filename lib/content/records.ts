import type { z } from "zod";
import { type CollectionName, type ContentRow, collections } from "./collections";
import { isHidden } from "./hidden";
import { prepare } from "./prepare";
import type { IsoDate, PageMeta, Redirect, SitePath } from "./types";

/** One record of content/, as it stands in its file. */
export type ContentEntry = {
  name: CollectionName;
  row: ContentRow;
  writtenRecord: unknown;
  /** Its file, with the export if the file holds several: "services/pomiary", "calculators:powerDevices". */
  origin: string;
  /** Only in a folder. */
  slug?: string;
  /** Its place in the index of the folder. */
  index: number;
  /** Addresses of its own, the canonical one first; none where it is no page. */
  paths: readonly SitePath[];
  /** True if the site does not show it. */
  hidden: boolean;
};

function entriesOf([name, row]: [CollectionName, ContentRow]): ContentEntry[] {
  const { record, records, file = name, folder = name, path, secondPath, belongsTo } = row;
  if (!records)
    return [
      {
        ...{ name, row, writtenRecord: record, origin: file, index: 0, hidden: false },
        paths: typeof path === "string" ? [path] : [],
      },
    ];
  return Object.entries(records).map(([slug, writtenRecord], index) => {
    const other = secondPath?.(writtenRecord, slug);
    const paths = typeof path === "function" ? [path(slug), ...(other ? [other] : [])] : [];
    const page = paths[0] ?? belongsTo?.(writtenRecord);
    const hidden = page !== undefined && isHidden(page);
    return { name, row, writtenRecord, origin: `${folder}/${slug}`, slug, index, paths, hidden };
  });
}

/** Every record of content/, hidden or not, in the order of the table. */
export const entries: readonly ContentEntry[] = (
  Object.entries(collections) as unknown as [CollectionName, ContentRow][]
).flatMap(entriesOf);

const pathsWhere = (hidden: boolean): readonly SitePath[] =>
  entries.filter((entry) => entry.hidden === hidden).flatMap(({ paths }) => paths);

/** Addresses of the site's pages. */
export const sitePaths = pathsWhere(false);
/** Addresses of hidden pages. */
export const hiddenPaths = pathsWhere(true);

type Table = typeof collections;
/** A kind of content with a folder. */
type FolderName = {
  [Name in CollectionName]: Table[Name] extends { records: unknown } ? Name : never;
}[CollectionName];
/** A kind of content with one record. */
type SingleName = Exclude<CollectionName, FolderName>;
/** A kind of content that is a page, or a folder of pages. */
export type PageName = {
  [Name in CollectionName]: Table[Name] extends { path: unknown } ? Name : never;
}[CollectionName];
/** A kind of content whose folder holds pages. */
export type PagesName = PageName & FolderName;
export type RecordOf<Name extends CollectionName> = z.infer<Table[Name]["schema"]>;

const keyOf = (name: CollectionName, slug = ""): string => `${name}/${slug}`;
const entryByKey = new Map(entries.map((entry) => [keyOf(entry.name, entry.slug), entry]));
const shownRecords = new Map<string, unknown>();

/**
 * Returns a record of content/ as pages show it, with facts and typography applied. Prepared on first use, by the same
 * code for the development server, the build, tests and commands.
 * @param slug for a kind with a folder
 * @throws Error for an unknown slug
 */
export function get<Name extends SingleName>(name: Name): RecordOf<Name>;
export function get<Name extends FolderName>(name: Name, slug: string): RecordOf<Name>;
export function get(name: CollectionName, slug?: string): unknown {
  const key = keyOf(name, slug);
  const cachedRecord = shownRecords.get(key);
  if (cachedRecord) return cachedRecord;
  const entry = entryByKey.get(key);
  if (!entry) throw new Error(`W content/${name} nie ma „${slug}”.`);
  const { row, writtenRecord, origin } = entry;
  const record = prepare(row.schema, writtenRecord, origin);
  const context = {
    writtenRecord,
    hiddenPaths,
    get site() {
      return get("site");
    },
  };
  const shownRecord = row.adapt ? row.adapt(record, context) : record;
  shownRecords.set(key, shownRecord);
  return shownRecord;
}

/** Returns the slugs of a folder that the site shows, in the order of its index. */
export const slugsOf = (name: FolderName): readonly string[] =>
  entries.flatMap((entry) => (entry.name === name && !entry.hidden && entry.slug ? [entry.slug] : []));

/** Returns the old addresses that lead elsewhere: those of content/redirects.ts, and of hidden pages. */
export const getRedirects = (): readonly Redirect[] => get("redirects");

/** Returns the records with these slugs. One that does not exist is left out: a draft has blanks among its slugs. */
export const some = <Name extends FolderName>(name: Name, slugs: readonly string[]): readonly RecordOf<Name>[] =>
  slugs.filter((slug) => entryByKey.has(keyOf(name, slug))).map((slug) => get(name, slug));

/** Returns all records of a folder as pages show them, in the order of its index. */
export const all = <Name extends FolderName>(name: Name): readonly RecordOf<Name>[] =>
  slugsOf(name).map((slug) => get(name, slug));

/** Returns the address of a page of a folder. */
export const pathOf = (name: PagesName, slug: string): SitePath => collections[name].path(slug);

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
  const { footer, menu } = get("layout");
  return [...footer, ...menu].find(({ to }) => to === path)?.label;
}
