/** Entries of lists, and the texts in them that are still to be written. */
import { blankMark } from "@/lib/tools/check/blanks";
import { valuesBelow } from "@/lib/tools/check/source";
import { type FieldPlace, fieldsOf, placeOf, readOrigin } from "./place";

export const isBlank = (value: unknown): boolean => typeof value === "string" && value.startsWith(blankMark);

/** Origin of the first blank of a file. */
export const firstBlank = (file: string) => fieldsOf(file).find(({ value }) => isBlank(value))?.origin;

/** First words of a list entry, which name it in the list of changes. */
export function wordsOfEntry({ list }: FieldPlace): string {
  const entry = list?.node.elements[list.index];
  const texts = entry
    ? valuesBelow(entry).flatMap(({ node }) => (node.type === "StringLiteral" ? [node.value] : []))
    : [];
  return texts.find((text) => text.includes(" ")) ?? texts[0] ?? "";
}

/** Origin of the first empty text in the same entry of a list. */
export function emptyTextBeside(origin: string, { list }: FieldPlace): string | undefined {
  if (!list) return undefined;
  const [file] = origin.split(":");
  const entry = `${file}:${readOrigin(origin)
    .path.slice(0, list.part + 1)
    .join(".")}`;
  const empty = valuesBelow(placeOf(entry).node).find(({ node }) => node.type === "StringLiteral" && !node.value);
  return empty && `${entry}.${empty.path}`;
}
