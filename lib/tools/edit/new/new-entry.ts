import { requireReadable } from "@/lib/tools/check/readable";
import { formatCode } from "@/lib/tools/edit/rewrite";
import { UserError } from "@/lib/tools/user-error";
import type { NewOptions } from "./entry";

export const usage = `Użycie: npm run new -- RODZAJ "NAZWA"
  miasto "Mysłowice" --beside katowice,sosnowiec · usluga "Ładowarki" · poradnik "Ładowarki samochodów"
  zdjecie "23-nowa-rozdzielnica.jpg" · opinia "Anna z Tychów" · pytanie "Ile to trwa?" --page /uslugi/pomiary`;

/** @throws Error where the result cannot be parsed: such a file would break the site */
function format(file: string, text: string): string {
  const form = formatCode(file, text, { imports: true });
  if (form === undefined) throw new Error(`${file} cannot be formatted:\n${text}`);
  return form;
}

/**
 * Makes a new entry with blanks for the editor, in every file that lists such entries. Writes nothing. Content is
 * loaded only after every file has been parsed.
 * @param kind one of the words of `usage`
 * @param name of the entry as the page shows it; of a picture its file
 * @returns changed files with their new texts, the first being the one to fill in; the page that shows the entry; what
 *   is left to do besides the blanks
 * @throws UserError; ContentError where a file cannot be parsed
 */
export async function makeEntry(kind: string, name: string, options: NewOptions = {}) {
  if (!name.trim()) throw new UserError(`Podaj nazwę w cudzysłowie.\n${usage}`);
  requireReadable();
  const { kinds } = await import("./kinds");
  const entryKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!entryKind) throw new UserError(`Nie ma rodzaju „${kind}”. Wybierz jeden z: ${Object.keys(kinds).join(", ")}.`);
  const { texts, page } = entryKind.make(name.trim(), options);
  const files = [...texts].map(([file, text]) => ({ file, text: format(file, text) }));
  return { files, page, tasks: entryKind.tasks ?? [] };
}
