/** Shared by the modules of `npm run new`. */
import { blankMark } from "@/lib/tools/check/blanks";
import { UserError } from "@/lib/tools/user-error";

/** Options of the command: the page of a question, the neighbours of a city. */
export type NewOptions = { page?: string | undefined; beside?: readonly string[] | undefined };

/** Marks what an editor has to write in a place. */
export const blank = (prompt: string): string => `${blankMark} ${prompt}`;

/** Slug of a name: "Dąbrowa Górnicza" becomes "dabrowa-gornicza". @throws UserError where nothing is left of it */
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

/** Constant for a slug: "dabrowa-gornicza" becomes "dabrowaGornicza". */
export const constantFor = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, "_");
