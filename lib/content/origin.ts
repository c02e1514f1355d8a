/**
 * Where a text of the site comes from: a file of content/ and the field's path in it, "services/pomiary:hero.lead". In
 * edit mode every text carries its origin in characters nobody sees (the stega technique), so that a click on it finds
 * its field. A build never marks anything.
 */
import { vercelStegaCombine, vercelStegaSplit } from "@vercel/stega";

/** What a marked text carries. */
export type Mark = { origin: string };

/** True in the development server that `npm run edit` starts. A build replaces the first condition by `false`. */
const marking = process.env.NODE_ENV === "development" && process.env.EDIT_MODE === "1";

/**
 * The text with its origin, in edit mode; elsewhere the text.
 * @param text as shown
 * @param file below content/, without its ending; a part of it where a record does not begin at its root:
 *   "calculators:powerTexts"
 * @param path of the field in the record
 */
export function markOrigin(text: string, file: string, path: string): string {
  if (!marking || text === "") return text;
  const origin = file.includes(":") ? `${file}.${path}` : `${file}:${path}`;
  return vercelStegaCombine<Mark>(text, { origin }, false);
}

/** A marked name, for looking up, and its mark, for the text that is shown in its place. */
export function splitOrigin(marked: string): { text: string; mark: string } {
  if (!marking) return { text: marked, mark: "" };
  const { cleaned, encoded } = vercelStegaSplit(marked);
  return { text: cleaned, mark: encoded };
}
