import { typeset } from "@/lib/text/typography";
import { insertFacts } from "./facts";

/** Fields that are addresses, names or codes: never text. */
const codeFields = new Set([
  "id",
  "slug",
  "kind",
  "tag",
  "code",
  "icon",
  "colour",
  "href",
  "to",
  "action",
  "afterwards",
  "tone",
  "importance",
  "requirement",
  "service",
  "neighbours",
  "src",
  "fact",
  "updated",
  "published",
  "modified",
  "checked",
  "path",
  "canonical",
  "ogImage",
  "ogType",
  "keywords",
]);

/** A reference to a picture is a code, its alt is text. */
const isPictureName = (path: readonly string[]) => path.at(-1) === "name" && path.at(-2) === "picture";
const isRelated = (path: readonly string[]) => path.at(-3) === "related" || path.at(-2) === "related";
/** Titles and descriptions go to search engines: facts yes, no-break characters no. */
const isMeta = (path: readonly string[]) => path.includes("meta");

function walk(value: unknown, path: readonly string[]): unknown {
  if (typeof value === "string") {
    const field = path.findLast((part) => !/^\d+$/.test(part)) ?? "";
    if (codeFields.has(field) || isPictureName(path) || isRelated(path)) return value;
    const text = insertFacts(value);
    return isMeta(path) ? text.replaceAll("\u00a0", " ") : typeset(text);
  }
  if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, String(index)]));
  if (value && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
  return value;
}

/**
 * A content record made ready for display: facts inserted, Polish typography set, addresses and codes untouched.
 * Everything outside content/ reads records through this function (lib/content/*).
 *
 * @throws Error for an unknown fact
 */
export const prepare = <T>(record: T): T => walk(record, []) as T;

/** Calls `visit` for every string of a record with its path ("sections.2.items.0.text"). For the checks. */
export function visitStrings(record: unknown, visit: (text: string, path: string) => void, path = ""): void {
  if (typeof record === "string") visit(record, path);
  else if (Array.isArray(record))
    record.forEach((item, index) => {
      visitStrings(item, visit, path ? `${path}.${index}` : String(index));
    });
  else if (record && typeof record === "object")
    for (const [key, item] of Object.entries(record)) visitStrings(item, visit, path ? `${path}.${key}` : key);
}
