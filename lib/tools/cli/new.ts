import { writeFileSync } from "node:fs";
import { makeEntry, usage } from "@/lib/tools/edit/new/new-entry";
import { UserError } from "@/lib/tools/user-error";
import { readOptions } from "./options";

/**
 * `npm run new -- miasto "Mysłowice"`: adds a city, service, guide, picture, review or question, listed wherever the
 * site lists its kind, with a mark wherever an editor has to write.
 * @param args the kind and the name; the page of a question or the neighbours of a city as options
 */
export async function makeNew(args: readonly string[]): Promise<number> {
  const options = { page: { type: "string" }, beside: { type: "string" } } as const;
  const { values, positionals } = readOptions(args, { options, allowPositionals: true }, usage);
  const [kind, name, ...others] = positionals;
  if (!kind || !name) throw new UserError(usage);
  if (others.length > 0) throw new UserError(`Nazwę z kilku słów weź w cudzysłów.\n${usage}`);
  const { files, tasks } = await makeEntry(kind, name, {
    page: values.page,
    beside: values.beside?.split(",").map((slug) => slug.trim()),
  });
  for (const { file, text } of files) writeFileSync(file, text);
  console.log(
    [
      "Gotowe. Zmienione pliki:",
      ...files.map(({ file }) => `  ${file}`),
      "Wpisz to, o co proszą miejsca „UZUPEŁNIJ: …”. Wymieni je npm run check:content, po kolei i z numerem wiersza.",
      ...tasks,
    ].join("\n"),
  );
  return 0;
}
