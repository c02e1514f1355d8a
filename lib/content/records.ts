import type { z } from "zod";
import { type CollectionName, collections, entries } from "./collections";
import { prepare } from "./prepare";
import type { SitePath } from "./types";

type Table = typeof collections;
/** A kind of content that has a folder. */
export type FolderName = {
  [Name in CollectionName]: Table[Name] extends { records: unknown } ? Name : never;
}[CollectionName];
/** A kind of content that has one record. */
type SingleName = Exclude<CollectionName, FolderName>;
/** A kind of content whose folder holds pages. */
export type PagesName = { [Name in FolderName]: Table[Name] extends { path: unknown } ? Name : never }[FolderName];
type RecordOf<Name extends CollectionName> = z.infer<Table[Name]["schema"]>;

const keyOf = (name: CollectionName, slug = ""): string => `${name}/${slug}`;
const byKey = new Map(entries.map((entry) => [keyOf(entry.name, entry.slug), entry]));
const prepared = new Map<string, unknown>();

/**
 * A record of content/ as pages show it, with facts and typography in place. Prepared when it is first asked for: the
 * same code for the development server, the build, tests and commands.
 * @param slug where the kind has a folder
 * @throws Error for a slug of which there is no record
 */
export function get<Name extends SingleName>(name: Name): RecordOf<Name>;
export function get<Name extends FolderName>(name: Name, slug: string): RecordOf<Name>;
export function get(name: CollectionName, slug?: string): unknown {
  const key = keyOf(name, slug);
  const known = prepared.get(key);
  if (known) return known;
  const entry = byKey.get(key);
  if (!entry) throw new Error(`W content/${name} nie ma „${slug}”.`);
  const { row, typed, origin } = entry;
  const record = prepare(row.schema, typed, origin);
  const about = {
    typed,
    get site() {
      return get("site");
    },
  };
  const shown = row.shown ? row.shown(record, about) : record;
  prepared.set(key, shown);
  return shown;
}

/** Slugs of a folder, in the order of its index. */
export const slugsOf = (name: FolderName): readonly string[] => Object.keys(collections[name].records);

/** Every record of a folder as pages show it, in the order of its index. */
export const all = <Name extends FolderName>(name: Name): readonly RecordOf<Name>[] =>
  slugsOf(name).map((slug) => get(name, slug));

/** Address of a page of a folder. */
export const pathOf = (name: PagesName, slug: string): SitePath => collections[name].path(slug);
