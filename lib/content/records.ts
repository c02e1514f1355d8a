import type { z } from "zod";
import { type CollectionName, collections, entries } from "./collections";
import { prepare } from "./prepare";
import type { Redirect, SitePath } from "./types";

type Table = typeof collections;
/** A kind of content with a folder. */
export type FolderName = {
  [Name in CollectionName]: Table[Name] extends { records: unknown } ? Name : never;
}[CollectionName];
/** A kind of content with one record. */
type SingleName = Exclude<CollectionName, FolderName>;
/** A kind of content whose folder holds pages. */
export type PagesName = { [Name in FolderName]: Table[Name] extends { path: unknown } ? Name : never }[FolderName];
type RecordOf<Name extends CollectionName> = z.infer<Table[Name]["schema"]>;

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
