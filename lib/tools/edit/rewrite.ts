/** Changes of a file's text: one literal, or one entry of a list. Everything else stays byte for byte. */
import { spawnSync } from "node:child_process";
import type { Node } from "@babel/types";
import MagicString from "magic-string";
import { UserError } from "@/lib/tools/user-error";
import type { FieldValue, ListChange } from "./messages";
import type { FieldPlace } from "./place";

/** Characters nobody sees stand in a file as their numbers. */
const invisible = /[\u00a0\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** Text as it is written in a file: double quotes, as the formatter writes them. */
function toLiteral(value: FieldValue): string {
  if (typeof value !== "string") return String(value);
  const single = value.includes('"') && !value.includes("'");
  const quoted = single ? `'${value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}'` : JSON.stringify(value);
  return quoted.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Every node of a parsed file has its place. */
const rangeOf = ({ start, end }: Node) => [start, end] as [number, number];

/**
 * How the formatter of the project (Biome) would write a file, without writing it.
 * @param file its name decides the language and the rules
 * @param imports sorts and merges imports as well
 * @returns nothing where the text cannot be read as code
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

/** A file that was formatted stays so: a longer text goes to a line of its own. One that was not is left alone. */
export function keepFormatted(file: string, before: string, after: string): string {
  return formatCode(file, before) === before ? (formatCode(file, after) ?? after) : after;
}

/** A file with other values in some of its places, and nothing else changed. */
export function replaceValues(text: string, values: readonly (readonly [FieldPlace, FieldValue])[]): string {
  const changed = new MagicString(text);
  for (const [{ node }, value] of values) changed.overwrite(...rangeOf(node), toLiteral(value));
  return changed.toString();
}

/**
 * The same, in the file's form: a longer text goes to a line of its own.
 * @param values by their places, all of one file
 */
export function withValues(
  ...values: readonly [readonly [FieldPlace, FieldValue], ...(readonly [FieldPlace, FieldValue])[]]
): string {
  const [{ file, text }] = values[0];
  return keepFormatted(file, text, replaceValues(text, values));
}

/** A file with an entry added at the end of a list or a group of fields, and nothing else changed. */
export function appendEntry({ file, text, node }: Pick<FieldPlace, "file" | "text" | "node">, entry: string): string {
  if (node.type !== "ArrayExpression" && node.type !== "ObjectExpression")
    throw new UserError(`W pliku ${file} nie ma listy, do której można dopisać wpis. Przekaż to programiście.`);
  const last = (node.type === "ArrayExpression" ? node.elements : node.properties).at(-1);
  const changed = new MagicString(text);
  if (last) changed.appendLeft(rangeOf(last)[1], `,\n${entry}`);
  else changed.appendLeft(rangeOf(node)[0] + 1, `\n${entry},\n`);
  return changed.toString();
}

/** An entry with the texts of another, emptied: what is to be filled in. */
function emptyCopy(text: string, node: Node): string {
  const changed = new MagicString(text);
  const [from, to] = rangeOf(node);
  const emptyTexts = (part: Node, key?: string): void => {
    if (part.type === "ObjectExpression")
      for (const property of part.properties) {
        if (property.type === "ObjectProperty")
          emptyTexts(property.value as Node, property.key.type === "Identifier" ? property.key.name : undefined);
      }
    else if (part.type === "ArrayExpression") for (const entry of part.elements) entry && emptyTexts(entry);
    else if (part.type === "StringLiteral" && !choiceFields.has(key ?? "")) changed.overwrite(...rangeOf(part), '""');
  };
  emptyTexts(node);
  return changed.slice(from, to);
}

/** Fields that are choices, not texts: a copied one is a better beginning than an empty one. */
const choiceFields = new Set(["kind", "icon", "service", "colour", "tone", "to", "href", "action", "name", "src"]);

/** Where an entry begins and ends, comments above it included. */
function entryRange(text: string, node: Node): [number, number] {
  const [start, end] = rangeOf(node);
  const first = node.leadingComments?.[0]?.start ?? start;
  const lineStart = text.lastIndexOf("\n", first) + 1;
  return [text.slice(lineStart, first).trim() === "" ? lineStart : first, end];
}

/**
 * The file with an entry of a list moved, copied, added or removed.
 * @param place of the entry
 * @throws UserError where it is no entry, or has nowhere to go
 */
export function withListChange({ file, text, list }: FieldPlace, change: ListChange): string {
  const entry = list?.node.elements[list.index];
  if (!list || !entry) throw new UserError("To nie jest pozycja listy.");
  const { elements } = list.node;
  const changed = new MagicString(text);
  const [start, end] = entryRange(text, entry);
  const neighbour = elements[change === "up" ? list.index - 1 : list.index + 1];
  switch (change) {
    case "up":
    case "down": {
      if (!neighbour) throw new UserError("Ta pozycja jest już na końcu listy.");
      const other = entryRange(text, neighbour);
      changed.overwrite(start, end, text.slice(...other)).overwrite(...other, text.slice(start, end));
      break;
    }
    case "copy":
    case "add": {
      const newEntry = change === "copy" ? text.slice(...rangeOf(entry)) : emptyCopy(text, entry);
      changed.appendLeft(end, `,\n${/^\s*/.exec(text.slice(start, end))?.[0] ?? ""}${newEntry}`);
      break;
    }
    case "remove": {
      const after = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      const lineEnd = text.slice(end + after).startsWith("\n") ? 1 : 0;
      changed.remove(start, end + after + lineEnd);
      break;
    }
    default:
      return change satisfies never;
  }
  return keepFormatted(file, text, changed.toString());
}
