/**
 * Origin of a text: a file of content/ and the field's path in it, "services/pomiary:hero.lead". In edit mode every
 * text carries its origin in invisible characters (stega), so that a click on it finds its field. A build marks
 * nothing.
 */
import { vercelStegaCombine, vercelStegaSplit } from "@vercel/stega";

/** Data in a marked text. */
export type Mark = { origin: string };

/** True in the development server of `npm run edit`. A build replaces the first condition by `false`. */
export const isEditing = process.env.NODE_ENV === "development" && process.env.EDIT_MODE === "1";

/**
 * Marks a text with its origin in edit mode; otherwise returns it unchanged.
 * @param file below content/, without extension; with the export if it holds several: "calculators:powerTexts"
 * @param path of the field in the record
 */
export function markOrigin(text: string, file: string, path: string): string {
  if (!isEditing || text === "") return text;
  const origin = file.includes(":") ? `${file}.${path}` : `${file}:${path}`;
  return vercelStegaCombine<Mark>(text, { origin }, false);
}

/** Splits a marked name into the name, for lookups, and its mark, for the text shown instead of it. */
export function splitOrigin(markedText: string): { text: string; mark: string } {
  if (!isEditing) return { text: markedText, mark: "" };
  const { cleaned, encoded } = vercelStegaSplit(markedText);
  return { text: cleaned, mark: encoded };
}
