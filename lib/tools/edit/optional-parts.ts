/** Parts of files as forms, decisions and signatures change them. */
import { existsSync, readFileSync } from "node:fs";
import { buildDay } from "@/lib/text/dates";
import { logoFile } from "@/lib/tools/files";
import { UserError } from "@/lib/tools/user-error";
import { type FileChange, textChange } from "./journal";
import { nearestPlace } from "./place";
import { withParts } from "./rewrite";

/** A part by its origin and its new value; undefined removes an optional part. */
export type Part = { origin: string; value: unknown };

/**
 * Changes of files, one for each file in which a part differs. A group that several files share changes where it
 * stands, as its texts do.
 */
export function partsChanges(parts: readonly Part[]): FileChange[] {
  const edits = parts.map(({ origin, value }) => ({ ...nearestPlace(origin), value }));
  const files = [...new Set(edits.map(({ place }) => place.file))];
  return files.flatMap((file) => {
    const own = edits.filter(({ place }) => place.file === file);
    const text = own[0]?.place.text ?? "";
    const newText = withParts(own);
    return newText === text ? [] : [textChange(file, text, newText)];
  });
}

/** Entries of a list of texts; none where the file does not have it. @param origin of the list */
export function textsAt(origin: string): string[] {
  const { place, missing } = nearestPlace(origin);
  if (missing.length > 0 || place.node.type !== "ArrayExpression") return [];
  return place.node.elements.flatMap((entry) => (entry?.type === "StringLiteral" ? [entry.value] : []));
}

/** The signature below figures. @param origins of facts @throws UserError without a name */
export function confirmation(origins: readonly string[], by: string): Part[] {
  const name = by.trim();
  if (!name) throw new UserError("Podaj imię i nazwisko osoby, która potwierdza te liczby.");
  return origins.flatMap((origin) => [
    { origin: `${origin}.confirmed`, value: buildDay() },
    { origin: `${origin}.confirmedBy`, value: name },
  ]);
}

/** @param svg the firm's sign; undefined removes its file */
export function logoChange(svg: string | undefined): FileChange[] {
  const from = existsSync(logoFile) ? readFileSync(logoFile) : undefined;
  const to = svg === undefined ? undefined : Buffer.from(svg);
  return from || to ? [{ file: logoFile, from, to }] : [];
}

/** A value in the list of changes. */
export const describe = (value: unknown): string =>
  value === undefined ? "usunięto" : typeof value === "object" ? "zmieniono dane" : String(value);
