/** What the parts of `npm run new` share. */
import { blankMark } from "@/lib/tools/check/blanks";
import { UserError } from "@/lib/tools/user-error";

/** A new entry. */
export type NewEntry = {
  /** Files that change, with their new texts; the first is the one to write in. */
  files: readonly { file: string; text: string }[];
  /** Page on which it is seen. */
  page: string;
  /** What is left to do beside the marks in the files. */
  left: readonly string[];
};

/** A mark in a content file, as code: what an editor has to write there. */
export const blank = (wanted: string): string => JSON.stringify(`${blankMark} ${wanted}`);

const day = (): string => new Date().toISOString().slice(0, 10);
/** Today as content files write it, in quotes. */
export const today = (): string => JSON.stringify(day());

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
