/** Views of the loaded content for the window: fields with their checks, facts and pictures with their pages. */
import { facts } from "@/content/facts";
import { gallery } from "@/content/gallery";
import { offer } from "@/content/offer";
import { allPages } from "@/lib/content/all-pages";
import { factsIn, figure, isFactKey } from "@/lib/content/figures";
import { eachString, type Role, walk } from "@/lib/content/schema/fields";
import { pictureNameOf } from "@/lib/content/schema/records";
import { getSite } from "@/lib/content/site";
import type { Fact } from "@/lib/content/types";
import { typeset } from "@/lib/text/typography";
import { contentProblems } from "@/lib/tools/check";
import { type CheckedRecord, contentRecords, pathsOf } from "@/lib/tools/check/records";
import { plainText } from "@/lib/tools/check/shape";
import { originOf } from "@/lib/tools/check/source";
import { spellingProblems } from "@/lib/tools/check/spelling";
import { filesOfFacts } from "@/lib/tools/check/structure";
import { drawShareImage } from "@/lib/tools/make/share-images/build";
import { sharePageOf } from "@/lib/tools/make/share-images/pages";
import { UserError } from "@/lib/tools/user-error";
import type { FieldView } from "./messages";

const records = contentRecords();

/** Finds the record a field belongs to, and the field's path in it. */
function recordOf(file: string, path: string): { entry: CheckedRecord; field: string } | undefined {
  const [, ...rest] = path.split(".");
  for (const entry of records.filter((candidate) => candidate.file === file)) {
    const names = Object.keys(entry.record);
    // In a file with several records the path starts with a record's name, which may or may not be a field of it.
    const field = [path, rest.join("."), ...names.map((name) => `${name}.${path}`)].find((candidate) =>
      hasPath(entry.record, candidate),
    );
    if (field) return { entry, field };
  }
  return undefined;
}

const hasPath = (root: unknown, path: string): boolean =>
  path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], root) !==
  undefined;

function roleOf({ schema, record }: CheckedRecord, field: string): Role | undefined {
  let match: Role | undefined;
  eachString(schema, record, (_, role, path) => {
    if (path === field) match = role;
  });
  return match;
}

/** Checks a text as the value of a field, and returns it as the page would show it. */
export async function fieldView(file: string, path: string, value: string): Promise<FieldView> {
  const owner = recordOf(file, path);
  if (!owner) return { problems: [], length: value.length };
  const { entry, field } = owner;
  const role = roleOf(entry, field);
  const record = walk(entry.schema, entry.record, (_, __, at) => (at === field ? value : undefined));
  const changedRecord = { ...entry, record };
  const spelling = await spellingProblems(records.map((one) => (one === entry ? changedRecord : one)));
  const problems = [...contentProblems([changedRecord]), ...spelling].filter(
    (problem) => problem.file === entry.file && problem.field === field,
  );
  const readableText = plainText(value);
  return {
    role: role?.role,
    max: role && "max" in role ? role.max : undefined,
    length: (readableText ?? value).length,
    preview: readableText === undefined ? undefined : typeset(readableText),
    problems: problems.map(({ what, mend }) => ({ what, mend })),
  };
}

/** Pages that use each name. @param namesIn names that a record uses */
function usesOf(namesIn: (entry: CheckedRecord) => Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const entry of records)
    for (const name of namesIn(entry)) uses.set(name, new Set([...(uses.get(name) ?? []), ...pathsOf(entry)]));
  return uses;
}

/** Every fact a text may use, with the pages that use it. `origin`: undefined where it is computed. */
function factViews() {
  const uses = usesOf(({ schema, record, facts: computed = [] }) => [...factsIn(schema, record), ...computed]);
  const filesOf = filesOfFacts();
  return [...new Set([...Object.keys(facts), ...uses.keys()])].filter(isFactKey).map((key) => {
    const { what, text } = figure(key);
    const [file] = filesOf.get(key) ?? [];
    const { source, checked }: Partial<Fact> = (facts as Readonly<Record<string, Fact>>)[key] ?? {};
    return {
      key,
      what,
      displayText: typeset(text),
      origin: file && originOf(file, key),
      source,
      checked,
      uses: [...(uses.get(key) ?? [])],
    };
  });
}

/** Pictures of the gallery, with the pages that show them. */
function pictureViews() {
  const uses = usesOf(({ schema, record }) => {
    const names: string[] = [];
    eachString(schema, record, (name, { role }) => role === "picture" && names.push(name));
    return names;
  });
  return gallery.map(({ src, title, alt }) => {
    const name = pictureNameOf(src);
    return { name, title, alt, uses: [...(uses.get(name) ?? [])] };
  });
}

/** Draws the share image of a page from its present words. @returns PNG @throws UserError for a page without one */
export function shareImageOf(path: string): Promise<Uint8Array> {
  const card = sharePageOf(path);
  if (!card) throw new UserError(`Strona ${path} nie ma własnego obrazka.`);
  return drawShareImage(card);
}

/** Everything the window's lists and previews need. */
export const siteView = () => ({
  facts: factViews(),
  pictures: pictureViews(),
  galleryKinds: Object.entries(offer.gallery.filter.kinds).map(([kind, name]) => ({ kind, name })),
  pages: allPages().map(({ path, title, heading, entry }) => {
    const [file = ""] = entry.origin.split(":");
    return { path, title, heading, file };
  }),
  brand: getSite().brand,
  url: getSite().url,
});
export type SiteView = ReturnType<typeof siteView>;
export type FactView = SiteView["facts"][number];
export type PageView = SiteView["pages"][number];
export type PictureView = SiteView["pictures"][number];
