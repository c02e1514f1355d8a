/** Changes one literal or list entry of a file and leaves everything else byte for byte. */
import { spawnSync } from "node:child_process";
import type { Node, ObjectExpression } from "@babel/types";
import MagicString from "magic-string";
import { buildDay } from "@/lib/text/dates";
import { keyOf, valueAt, withoutTypes } from "@/lib/tools/check/source";
import { UserError } from "@/lib/tools/user-error";
import type { FieldValue, ListChange } from "./messages";
import type { FieldPlace } from "./place";

/** Invisible characters and line ends that JSON leaves as they are, written as escapes. */
const invisible = /[\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060-\u2064\ufeff]/g;

/** A value as source code, with quotes as the formatter puts them. JSON leaves no way to write anything but data. */
function toLiteral(value: unknown): string {
  const quoted = JSON.stringify(value);
  const isSingle = typeof value === "string" && value.includes('"') && !value.includes("'");
  return escapeInvisible(isSingle ? `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'` : quoted);
}

const escapeInvisible = (code: string): string =>
  code.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Parsed nodes always have a range. */
const rangeOf = ({ start, end }: Node) => [start, end] as [number, number];

/**
 * Formats a file with Biome, without writing it.
 * @param file its name decides the language and the rules
 * @param imports sorts and merges imports as well
 * @returns undefined where the text cannot be parsed
 */
export function formatCode(file: string, text: string, { imports = false } = {}): string | undefined {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      "node_modules/@biomejs/biome/bin/biome",
      ...(imports ? ["check", "--write"] : ["format"]),
      `--stdin-file-path=${file}`,
    ],
    { input: text, encoding: "utf8" },
  );
  return status === 0 ? stdout : undefined;
}

/** Formats the new text of a file if the old one was formatted; else returns it unchanged. */
export function keepFormatted(file: string, before: string, after: string): string {
  return formatCode(file, before) === before ? (formatCode(file, after) ?? after) : after;
}

/** Replaces values in a file and nothing else. */
export function replaceValues(text: string, values: readonly (readonly [FieldPlace, FieldValue])[]): string {
  const output = new MagicString(text);
  for (const [{ node }, value] of values) output.overwrite(...rangeOf(node), toLiteral(value));
  return output.toString();
}

/** Like `replaceValues`, formatted. @param values by their places, all in one file */
export function withValues(
  ...values: readonly [readonly [FieldPlace, FieldValue], ...(readonly [FieldPlace, FieldValue])[]]
): string {
  const [{ file, text }] = values[0];
  return keepFormatted(file, text, replaceValues(text, values));
}

/** Dates of a guide, which are typed by hand. */
const days = /^ {2}(?:published|modified|checked): "[\d-]+",$/gm;

export const isGuide = (file: string): boolean => file.startsWith("content/guides/");

/** The new text of a guide with today as its day of change, if more than its dates has changed. */
export const withDayOfChange = (before: string, after: string): string =>
  before.replace(days, "") !== after.replace(days, "")
    ? after.replace(/^( {2}modified: )"[\d-]+"/m, `$1"${buildDay()}"`)
    : after;

/** Adds an entry at the end of a list or a group of fields. */
export function appendEntry({ file, text, node }: Pick<FieldPlace, "file" | "text" | "node">, entry: string): string {
  if (node.type !== "ArrayExpression" && node.type !== "ObjectExpression")
    throw new UserError(`W pliku ${file} nie ma listy, do której można dopisać wpis. Przekaż to programiście.`);
  const entries = node.type === "ArrayExpression" ? node.elements : node.properties;
  return new MagicString(text).appendLeft(...addition(node, entries.at(-1), entry)).toString();
}

/** Where a new entry goes: after the last one, else as the first. */
const addition = (node: Node, last: Node | null | undefined, entry: string): [number, string] =>
  last ? [rangeOf(last)[1], `,\n${entry}`] : [rangeOf(node)[0] + 1, `\n${entry},\n`];

/** A copy of an entry. @param texts paths of the texts in it that are empty in the copy */
function emptyCopy(text: string, node: Node, texts: readonly string[]): string {
  const output = new MagicString(text);
  for (const path of texts) {
    const value = valueAt(node, path === "" ? [] : path.split("."));
    if (value?.type === "StringLiteral") output.overwrite(...rangeOf(value), '""');
  }
  return output.slice(...rangeOf(node));
}

/** Range of an entry, with the comments above it. */
function entryRange(text: string, node: Node): [number, number] {
  const [start, end] = rangeOf(node);
  const first = node.leadingComments?.[0]?.start ?? start;
  const lineStart = text.lastIndexOf("\n", first) + 1;
  return [text.slice(lineStart, first).trim() === "" ? lineStart : first, end];
}

/** Removes an entry of a list or a field of a group, with the comments above it. */
function removeEntry(output: MagicString, text: string, entry: Node): void {
  const [start, end] = entryRange(text, entry);
  const after = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  const lineEnd = text.slice(end + after).startsWith("\n") ? 1 : 0;
  output.remove(start, end + after + lineEnd);
}

/** Changes what differs between a node and a value, and nothing else. */
function mergeValue(output: MagicString, text: string, node: Node, value: unknown): void {
  const literal = withoutTypes(node);
  if (literal.type === "ObjectExpression" && typeof value === "object" && value !== null && !Array.isArray(value))
    mergeFields(output, text, literal, value);
  else if (literal.type === "ArrayExpression" && Array.isArray(value) && value.length === literal.elements.length)
    for (const [index, entry] of literal.elements.entries()) entry && mergeValue(output, text, entry, value[index]);
  else if (text.slice(...rangeOf(literal)) !== toLiteral(value))
    output.overwrite(...rangeOf(literal), toLiteral(value));
}

/** Changes the fields of a group to those of a value; fields without a value are removed. */
function mergeFields(output: MagicString, text: string, node: ObjectExpression, value: object): void {
  const fields = new Map(Object.entries(value).filter(([, part]) => part !== undefined));
  let last: Node | undefined;
  for (const property of node.properties) {
    const key = property.type === "ObjectProperty" ? keyOf(property) : undefined;
    if (property.type !== "ObjectProperty" || key === undefined) continue;
    if (fields.has(key)) {
      mergeValue(output, text, property.value, fields.get(key));
      last = property;
    } else removeEntry(output, text, property);
    fields.delete(key);
  }
  for (const [key, part] of fields) {
    const field = `${toLiteral(key)}: ${toLiteral(part)}`;
    output.appendLeft(...addition(node, last, field));
  }
}

/**
 * A file with other values of some of its parts; comments and the layout of the rest stay.
 * @param edits `place`: of the part, or of the nearest group around it that the file has; `missing`: keys from there to
 *   the part; `value`: undefined removes an optional part
 */
export function withParts(edits: readonly PartEdit[]): string {
  const [{ file, text } = { file: "", text: "" }] = edits.map(({ place }) => place);
  const output = new MagicString(text);
  for (const { place, missing, value } of edits) setPart(output, place, missing, value);
  return keepFormatted(file, text, output.toString());
}

export type PartEdit = { place: FieldPlace; missing: readonly string[]; value: unknown };

function setPart(
  output: MagicString,
  { file, text, node, owner }: FieldPlace,
  missing: readonly string[],
  value: unknown,
) {
  const [key, ...rest] = missing;
  if (key === undefined && value === undefined) owner && removeEntry(output, text, owner);
  else if (key === undefined) mergeValue(output, text, node, value);
  else if (node.type !== "ObjectExpression")
    throw new UserError(`W pliku ${file} nie ma grupy, do której można dopisać pole. Przekaż to programiście.`);
  else if (value !== undefined) {
    const part = rest.reduceRight((inner, name) => ({ [name]: inner }), value);
    output.appendLeft(...addition(node, node.properties.at(-1), `${toLiteral(key)}: ${toLiteral(part)}`));
  }
}

/**
 * The file with a list entry moved, copied, added or removed.
 * @param place of the entry
 * @param texts paths of the texts in the entry that a new one starts without; the rest is copied
 * @throws UserError where it is not in a list, or already at its end
 */
export function changeList(
  { file, text, list }: FieldPlace,
  change: ListChange,
  texts: readonly string[] = [],
): string {
  const entry = list?.node.elements[list.index];
  if (!list || !entry) throw new UserError("To nie jest pozycja listy.");
  const { elements } = list.node;
  const output = new MagicString(text);
  const [start, end] = entryRange(text, entry);
  const neighbour = elements[change === "up" ? list.index - 1 : list.index + 1];
  switch (change) {
    case "up":
    case "down": {
      if (!neighbour) throw new UserError("Ta pozycja jest już na końcu listy.");
      const other = entryRange(text, neighbour);
      output.overwrite(start, end, text.slice(...other)).overwrite(...other, text.slice(start, end));
      break;
    }
    case "copy":
    case "add": {
      const newEntry = change === "copy" ? text.slice(...rangeOf(entry)) : emptyCopy(text, entry, texts);
      output.appendLeft(end, `,\n${/^\s*/.exec(text.slice(start, end))?.[0] ?? ""}${newEntry}`);
      break;
    }
    case "remove":
      removeEntry(output, text, entry);
      break;
    default:
      return change satisfies never;
  }
  return keepFormatted(file, text, output.toString());
}
