/** Views of the loaded content for the window: fields with their checks, facts and pictures with their pages. */
import { z } from "zod";
import { collections } from "@/lib/content/collections";
import { factsIn, figure, isFactKey } from "@/lib/content/figures";
import { allPages } from "@/lib/content/records";
import { roleOf } from "@/lib/content/schema/meta";
import { pictureNameOf } from "@/lib/content/schema/pages";
import { site as siteSchema } from "@/lib/content/schema/site";
import { schemaAt } from "@/lib/content/schema/walk";
import { getSite } from "@/lib/content/site";
import type { Fact, Site } from "@/lib/content/types";
import { facts, gallery, offer, publishing, site } from "@/lib/content/written";
import { formatAmount } from "@/lib/text/amounts";
import { typeset } from "@/lib/text/typography";
import { type CheckedRecord, contentRecords, pathsOf } from "@/lib/tools/check/checked-records";
import { contentProblems } from "@/lib/tools/check/content-problems";
import { firmProblems } from "@/lib/tools/check/firm-data";
import type { LaunchItem } from "@/lib/tools/check/launch/item";
import { launchItems } from "@/lib/tools/check/launch/items";
import { oldAddressItems } from "@/lib/tools/check/launch/old-addresses";
import type { Problem } from "@/lib/tools/check/problem";
import { isRead, picturesOf, stringsOf } from "@/lib/tools/check/rule";
import { plainText, shapeProblems } from "@/lib/tools/check/shape";
import { originOf } from "@/lib/tools/check/source";
import { spellingProblems } from "@/lib/tools/check/spelling";
import { filesOfFacts } from "@/lib/tools/check/structure";
import { sharePageOf } from "@/lib/tools/make/share-images/cards-of-pages";
import { UserError } from "@/lib/tools/user-error";
import { absentFields, fieldBelow, fieldSchema, formField, readForm, withPartAt } from "./forms";
import type { FieldEntry, FieldValue, FieldView, FormPart, PartFault } from "./messages";
import { readOrigin } from "./place";
import type { Request } from "./requests";
import { doubtOf } from "./typed-number";
import { readTyped } from "./typed-values";

const records = contentRecords();

/** A field: the record it belongs to, and the keys and indexes that lead to it. */
type Field = { entry: CheckedRecord; path: readonly string[] };

/** Finds a field by its path in the file. */
function findField(file: string, name: string): Field | undefined {
  const [, ...rest] = name.split(".");
  for (const entry of records.filter((candidate) => candidate.file === file)) {
    const names = Object.keys(entry.record);
    // In a file with several records the path starts with a record's name, which may or may not be a field of it.
    for (const candidate of [name, rest.join("."), ...names.map((one) => `${one}.${name}`)]) {
      const path = pathIn(entry.record, candidate);
      if (path) return { entry, path };
    }
  }
  return undefined;
}

/** Splits a path in a record, where the keys of facts contain dots. @returns undefined where it leads nowhere */
function pathIn(root: unknown, name: string): string[] | undefined {
  if (name === "") return [];
  for (const key of typeof root === "object" && root ? Object.keys(root) : []) {
    const rest = name === key ? "" : name.startsWith(`${key}.`) ? name.slice(key.length + 1) : undefined;
    const path = rest === undefined ? undefined : pathIn((root as Readonly<Record<string, unknown>>)[key], rest);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** The value at a path; undefined where it leads nowhere. */
const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], root);

/**
 * Reads a typed text as the value of a field and checks it, as the page would show it.
 * @param present value of the field
 */
export async function fieldView(
  file: string,
  name: string,
  typed: FieldValue,
  present?: FieldValue,
): Promise<FieldView> {
  const field = findField(file, name);
  const schema = field && schemaAt(field.entry.schema, field.entry.record, field.path);
  const unit = field && unitBeside(field);
  const value = typeof typed === "string" ? readTyped(typed, schema, present, unit) : typed;
  if (!field) return { value, problems: [], length: String(value).length };
  const { entry, path } = field;
  const changedRecord = { ...entry, record: withPartAt(entry.record, path, value) as CheckedRecord["record"] };
  const spelling = await spellingProblems(records.map((one) => (one === entry ? changedRecord : one)));
  const problems = [...contentProblems([changedRecord]), ...spelling].filter(
    (problem) => problem.file === entry.file && problem.field === path.join("."),
  );
  const role = schema && roleOf(schema);
  const readableText = plainText(typeof value === "number" ? formatAmount(value, value, unit) : String(value));
  return {
    value,
    max: role && "max" in role ? role.max : undefined,
    length: (readableText ?? String(value)).length,
    isOptional: field !== undefined && isOptionalField(field),
    preview: readableText === undefined ? undefined : typeset(readableText),
    unit,
    problems: problems.map(({ what, mend, word }) => ({ what, mend, ...(word && { word }) })),
  };
}

/** Unit of a number, which stands beside it. */
function unitBeside({ entry, path }: Field): string | undefined {
  const unit = valueAt(entry.record, [...path.slice(0, -1), "unit"]);
  return typeof unit === "string" ? unit : undefined;
}

/** Whether a field may be removed. */
function isOptionalField({ entry, path }: Field): boolean {
  const groupPath = path.slice(0, -1);
  const group = schemaAt(entry.schema, entry.record, groupPath);
  const schema = fieldSchema(group, valueAt(entry.record, groupPath), path.at(-1) ?? "");
  return schema instanceof z.ZodOptional;
}

/** The record, the path and the schema of a part of a file. @throws UserError for an unknown one */
function partOf(origin: string) {
  const { file, path } = readOrigin(origin);
  const key = path.at(-1);
  const group = findField(file, path.slice(0, -1).join("."));
  if (!group) throw new UserError(`Nie ma takiego pola: ${origin}.`);
  const { entry, path: groupPath } = group;
  const value = valueAt(entry.record, groupPath);
  const schema = schemaAt(entry.schema, entry.record, groupPath);
  if (key === undefined) return { entry, path: [], schema: entry.schema, value };
  const ownSchema = fieldSchema(schema, value, key);
  if (!ownSchema) throw new UserError(`Nie ma takiego pola: ${origin}.`);
  return { entry, path: [...groupPath, key], schema: ownSchema, value: valueAt(value, [key]) };
}

/** Optional fields that a file does not have. */
export function absentOf(file: string): FieldEntry[] {
  const [entry, ...others] = records.filter((one) => one.file === `content/${file}.ts`);
  if (!entry || others.length > 0) return [];
  return absentFields(entry.schema, entry.record).map((field) => ({ origin: `${file}:${field}`, field, value: "" }));
}

/** Forms of parts of files, with their present values. */
export const formParts = (origins: readonly string[]): FormPart[] =>
  origins.map((origin) => {
    const { schema, value, path } = partOf(origin);
    return { origin, ...formField(path.at(-1) ?? "", schema, value) };
  });

/** Reads a form and checks it. @returns the value, undefined for an optional part that is empty, and what is wrong */
export async function readPart({
  origin,
  sent,
}: Request<"checkPart">): Promise<{ value: unknown; faults: PartFault[] }> {
  const { entry, path, schema, value: present } = partOf(origin);
  const value = readForm(schema, sent, present);
  const changedRecord = { ...entry, record: withPartAt(entry.record, path, value) as CheckedRecord["record"] };
  const spelling = await spellingProblems(records.map((one) => (one === entry ? changedRecord : one)));
  const problems = [...contentProblems([changedRecord]), ...firmFaults(changedRecord), ...spelling];
  return {
    value,
    faults: problems.flatMap(({ file, field, what, mend }) => {
      const below = file === entry.file ? fieldBelow(field, path.join(".")) : undefined;
      if (below === undefined) return [];
      const [typed, before] = [value, present].map((part) => valueAt(part, below.split(".").filter(Boolean)));
      return [{ field: below, what, mend, ...doubtOf(typed, before) }];
    }),
  };
}

/** Values of the firm's data that cannot be true together. */
const firmFaults = ({ file, record }: CheckedRecord): Problem[] =>
  file !== "content/site.ts" || shapeProblems(file, siteSchema, record).length > 0
    ? []
    : firmProblems(record as unknown as Site).map((problem) => ({
        ...problem,
        field: problem.field.replace(/^site\./, ""),
      }));

/** Everything that is left before the site goes live. */
export const launchList = async (): Promise<readonly LaunchItem[]> => [
  ...launchItems(),
  ...(await oldAddressItems(getSite())),
];

/** Paths of the texts in a field, such as an entry of a list; codes, links, pictures and keys of facts are no texts. */
export function textsIn(file: string, name: string): readonly string[] {
  const field = findField(file, name);
  const schema = field && schemaAt(field.entry.schema, field.entry.record, field.path);
  if (!schema) return [];
  const record = valueAt(field.entry.record, field.path) as CheckedRecord["record"];
  return stringsOf({ schema: schema as CheckedRecord["schema"], record }).flatMap((one) =>
    isRead(one.role) ? one.field : [],
  );
}

/** Pages that use each name. @param namesIn names that a record uses */
function usesOf(namesIn: (entry: CheckedRecord) => Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const entry of records)
    for (const name of namesIn(entry)) uses.set(name, new Set([...(uses.get(name) ?? []), ...pathsOf(entry)]));
  return uses;
}

const factValues = ["value", "min", "max", "text"] as const;

/** Every fact a text may use, with the pages that use it. `origin`: undefined where it is computed. */
function factViews() {
  const uses = usesOf(({ schema, record, facts: computed = [] }) => [...factsIn(schema, record), ...computed]);
  const filesOf = filesOfFacts();
  return [...new Set([...Object.keys(facts), ...uses.keys()])].filter(isFactKey).map((key) => {
    const { what, text } = figure(key);
    const [file] = filesOf.get(key) ?? [];
    const fact: Partial<Fact> = (facts as Readonly<Record<string, Fact>>)[key] ?? {};
    return {
      key,
      what,
      displayText: typeset(text),
      origin: file && originOf(file, key),
      source: fact.source,
      checked: fact.checked,
      unit: fact.unit,
      /** Fields that it has. */
      fields: Object.keys(fact),
      /** Its number, both ends of its range, or its words. */
      values: factValues.flatMap((field) => {
        const value = fact[field];
        return value === undefined ? [] : [{ field, value }];
      }),
      uses: [...(uses.get(key) ?? [])],
    };
  });
}

/** Pictures of the gallery, with the pages that show them. */
function pictureViews() {
  const uses = usesOf(picturesOf);
  return gallery.map(({ src, title, alt }) => {
    const name = pictureNameOf(src);
    return { name, title, alt, uses: [...(uses.get(name) ?? [])] };
  });
}

/** Draws the share image of a page from its present words. @returns PNG @throws UserError for a page without one */
export async function shareImageOf(path: string): Promise<Uint8Array> {
  const card = sharePageOf(path);
  if (!card) throw new UserError(`Strona ${path} nie ma własnego obrazka.`);
  const { readSign } = await import("@/lib/tools/make/logo");
  const { drawShareImage } = await import("@/lib/tools/make/share-images/draw-all");
  return drawShareImage(card, (await readSign()).plain);
}

/** Pages that the firm may take off, with those it has taken off. */
const hideablePages = () =>
  (["services", "guides", "cities"] as const).flatMap((kind) => {
    const { records: pages, path } = collections[kind];
    return Object.entries(pages).map(([slug, { name }]) => ({
      kind,
      path: path(slug),
      name,
      isHidden: site.hidden?.includes(path(slug)) ?? false,
    }));
  });

/** Everything the window's lists and previews need. */
export const siteView = () => ({
  facts: factViews(),
  pictures: pictureViews(),
  galleryKinds: Object.entries(offer.gallery.filter.kinds).map(([kind, name]) => ({ kind, name })),
  pages: allPages().map(({ path, title, heading, entry }) => {
    const [file = ""] = entry.origin.split(":");
    return { path, title, heading, file };
  }),
  hideable: hideablePages(),
  host: publishing.kind,
  tel: getSite().phone.tel,
  accent: getSite().look?.accent,
  brand: getSite().brand,
  url: getSite().url,
});
export type SiteView = ReturnType<typeof siteView>;
export type FactView = SiteView["facts"][number];
export type PageView = SiteView["pages"][number];
export type PictureView = SiteView["pictures"][number];
