import { ContentError } from "@/lib/tools/check/problem";
import { sourceProblems } from "@/lib/tools/check/source";
import { formatCode } from "@/lib/tools/edit/rewrite";
import { UserError } from "@/lib/tools/user-error";
import type { NewOptions } from "./entry";

export const usage = `Użycie: npm run new -- RODZAJ "NAZWA"
  miasto "Mysłowice" --beside katowice,sosnowiec · usluga "Ładowarki" · poradnik "Ładowarki samochodów"
  zdjecie "23-nowa-rozdzielnica.jpg" · opinia "Anna z Tychów" · pytanie "Ile to trwa?" --page /uslugi/pomiary`;

/** @throws Error where the formatter cannot read it: such a file would break the site */
function format(file: string, text: string): string {
  const form = formatCode(file, text, { imports: true });
  if (form === undefined) throw new Error(`${file} cannot be formatted:\n${text}`);
  return form;
}

/**
 * A new entry, with everything that an editor has to write marked, added wherever the site lists such things. Nothing
 * is written. Loads the content, once it is known that every file can be read.
 * @param kind one of the words of `usage`
 * @param name what the entry is called, as it is to stand on the page; a picture by its file
 * @returns files that change, with their new texts, the first being the one to write in; the page on which the entry is
 *   seen; what is left to do beside the marks in the files
 * @throws UserError; a ContentError where a file cannot be read
 */
export async function newEntry(kind: string, name: string, options: NewOptions = {}) {
  if (!name.trim()) throw new UserError(`Podaj nazwę w cudzysłowie.\n${usage}`);
  const unreadable = sourceProblems();
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const { kinds } = await import("./kinds");
  const entryKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!entryKind) throw new UserError(`Nie ma rodzaju „${kind}”. Wybierz jeden z: ${Object.keys(kinds).join(", ")}.`);
  const { texts, page } = entryKind.make(name.trim(), options);
  const files = [...texts].map(([file, text]) => ({ file, text: format(file, text) }));
  return { files, page, left: entryKind.tasks ?? [] };
}
