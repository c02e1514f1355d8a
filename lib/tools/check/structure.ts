import { existsSync } from "node:fs";
import type { Node } from "@babel/types";
import { contentPath, filesBelow } from "@/lib/tools/files";
import { collectProblems, type Problem } from "./problem";
import { contentFiles, exportsOf, keyOf, treeOf } from "./source";

/** Returns the imports of a file from its own folder. */
function importsOf(file: string): { name: string; from: string; line?: number | undefined }[] {
  return treeOf(file).program.body.flatMap((statement) => {
    if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith("./")) return [];
    const from = statement.source.value.slice("./".length);
    return statement.specifiers.map(({ local }) => ({ name: local.name, from, line: statement.loc?.start.line }));
  });
}

/** Returns the names that an exported object lists, with their keys if they have any; of an entry's parts, the entry's. */
function partsOf(value: Node): { name: string; key?: string | undefined }[] {
  if (value.type !== "ObjectExpression") return [];
  return value.properties.flatMap((property) => {
    if (property.type === "SpreadElement")
      return property.argument.type === "Identifier" ? [{ name: property.argument.name }] : [];
    if (property.type !== "ObjectProperty") return [];
    const key = keyOf(property);
    if (property.value.type === "Identifier") return [{ name: property.value.name, key }];
    return partsOf(property.value).map(({ name }) => ({ name, key }));
  });
}

/** Reports files that an index does not list under the same name, and entries without a file. */
function indexProblems(index: string): Problem[] {
  const folder = index.slice(0, -"/index.ts".length);
  const imports = importsOf(index);
  const listEntries = [...exportsOf(treeOf(index))].flatMap(([list, value]) =>
    partsOf(value).map((part) => ({ ...part, list })),
  );
  const files = filesBelow(folder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -3));
  const importedFiles = new Set([
    ...imports.map(({ from }) => from),
    ...files.flatMap((file) => importsOf(contentPath(folder, `${file}.ts`)).map(({ from }) => from)),
  ]);
  return [
    ...collectProblems(index, (report) => {
      for (const { name, from, line } of imports) {
        const file = contentPath(folder, `${from}.ts`);
        if (!existsSync(file)) report(name, `Nie ma pliku ${file}.`, "Dodaj go albo usuń ten wpis.", line);
        else if (!listEntries.some((entry) => entry.name === name))
          report(name, `Na liście brakuje „${from}”.`, "Dopisz ją tak jak sąsiednie.", line);
      }
      for (const { list, name, key } of listEntries) {
        const from = imports.find((entry) => entry.name === name)?.from;
        if (key === undefined || from === undefined) continue;
        if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))
          report(
            `${list}.${key}`,
            `Adres „${key}” ma niedozwolone znaki.`,
            "Użyj małych liter bez ogonków, cyfr i myślników: „ruda-slaska”.",
          );
        else if (key !== from)
          report(`${list}.${key}`, `Adres „${key}” jest inny niż nazwa pliku ${from}.ts.`, "Wpisz nazwę pliku.");
      }
    }),
    ...files
      .filter((file) => !importedFiles.has(file))
      .map((file) => ({
        file: contentPath(folder, `${file}.ts`),
        field: "plik",
        what: "Tego pliku nie ma na liście, więc nikt go nie zobaczy.",
        mend: `Dopisz go w ${index} tak jak sąsiednie albo usuń plik.`,
      })),
  ];
}

/** Reports misplaced pages. Reads only the source: content that lacks a page does not load. */
export const misplacedPages = (): Problem[] =>
  contentFiles()
    .filter((file) => file.endsWith("/index.ts"))
    .flatMap(indexProblems);

/** Returns the files of each fact by its key: content/facts, and the inputs of content/examples. */
export function filesOfFacts(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const file of contentFiles().filter((name) => /^content\/(?:facts|examples)\/(?!index\.ts)/.test(name)))
    for (const [name, object] of exportsOf(treeOf(file)))
      for (const property of object.type === "ObjectExpression" && name !== "results" ? object.properties : []) {
        const key = property.type === "ObjectProperty" ? keyOf(property) : undefined;
        if (key !== undefined) files.set(key, (files.get(key) ?? new Set()).add(file));
      }
  return files;
}

/** Returns the file of a fact, or undefined for the key of another figure. */
export const fileOfFact = (key: string): string | undefined => [...(filesOfFacts().get(key) ?? [])][0];

/** Reports facts defined in two files: one of them would be lost silently. */
export const repeatedFacts = (): Problem[] =>
  [...filesOfFacts()].flatMap(([key, [first, ...others]]) =>
    others.map((file) => ({
      file,
      field: key,
      what: `Ten fakt stoi drugi raz, pierwszy jest w ${first}.`,
      mend: "Zostaw jeden.",
    })),
  );
