/** What the parts of `npm run new` share. */
import { blankMark } from "@/lib/tools/check/blanks";
import { UserError } from "@/lib/tools/user-error";

/** What else stands behind the command: the page of a question, the neighbours of a city. */
export type NewOptions = { page?: string | undefined; beside?: readonly string[] | undefined };

/** A mark in a content file: what an editor has to write there. */
export const blank = (prompt: string): string => `${blankMark} ${prompt}`;

/**
 * Address made of a name: "Dąbrowa Górnicza" becomes "dabrowa-gornicza".
 * @throws UserError for a name of which nothing is left
 */
export function slugFor(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (!slug) throw new UserError(`Z nazwy „${name}” nie da się zrobić adresu. Podaj nazwę z liter.`);
  return slug;
}

/** Name of a constant for an address: "dabrowa-gornicza" becomes "dabrowaGornicza". */
export const constantFor = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, "_");
