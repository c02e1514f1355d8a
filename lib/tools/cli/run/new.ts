import { parseArgs } from "node:util";
import { makeNew, usage } from "@/lib/tools/edit/new";
import { NewEntryError } from "@/lib/tools/edit/new/entry";

/** What stands behind the command. @throws NewEntryError for an option there is not */
function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { strona: { type: "string" }, obok: { type: "string" } },
      allowPositionals: true,
    });
  } catch {
    throw new NewEntryError(usage);
  }
}

/**
 * Makes a new entry of the content and says what is left to write.
 * @param args what stands behind the command: the kind, the name, the page of a question or the neighbours of a city
 * @returns its exit code
 */
export function newEntry(args: readonly string[]): number {
  try {
    const { values, positionals } = parsed(args);
    const [kind, name, ...others] = positionals;
    if (!kind || !name) throw new NewEntryError(usage);
    if (others.length > 0) throw new NewEntryError(`Nazwę z kilku słów weź w cudzysłów.\n${usage}`);
    const { files, left } = makeNew(kind, name, {
      page: values.strona,
      beside: values.obok?.split(",").map((slug) => slug.trim()),
    });
    console.log(
      [
        "Gotowe. Zmienione pliki:",
        ...files.map(({ file }) => `  ${file}`),
        "Wpisz to, o co proszą miejsca „UZUPEŁNIJ: …”. Wymieni je npm run check:content, po kolei i z numerem wiersza.",
        ...left,
      ].join("\n"),
    );
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
