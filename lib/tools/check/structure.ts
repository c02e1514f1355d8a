import { existsSync } from "node:fs";
import type { Node } from "@babel/types";
import { contentPath, filesBelow } from "@/lib/tools/files";
import type { Problem } from "./problem";
import { contentFiles, exportsOf, keyOf, treeOf } from "./source";

/** Folders of content/ whose index names their files. */
const indexes = (): string[] => contentFiles().filter((file) => file.endsWith("/index.ts"));

/** Files of its folder that a file imports, by the names it gives them, and the lines. */
function importsOf(file: string): { name: string; from: string; line?: number | undefined }[] {
  return treeOf(file).program.body.flatMap((statement) => {
    if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith("./")) return [];
    const from = statement.source.value.slice("./".length);
    return statement.specifiers.map(({ local }) => ({ name: local.name, from, line: statement.loc?.start.line }));
  });
}

/** What an exported value is made of: names of other values, with their keys where they have any. */
function partsOf(value: Node): { name: string; key?: string | undefined }[] {
  if (value.type !== "ObjectExpression") return [];
  return value.properties.flatMap((property) => {
    if (property.type === "SpreadElement")
      return property.argument.type === "Identifier" ? [{ name: property.argument.name }] : [];
    return property.type === "ObjectProperty" && property.value.type === "Identifier"
      ? [{ name: property.value.name, key: keyOf(property) }]
      : [];
  });
}

/** Pages and parts of a folder that are not both a file and an entry of its index, under the same name. */
function placeProblems(index: string): Problem[] {
  const folder = index.slice(0, -"/index.ts".length);
  const imported = importsOf(index);
  const used = [...exportsOf(treeOf(index))].flatMap(([list, value]) =>
    partsOf(value).map((part) => ({ ...part, list })),
  );
  const files = filesBelow(folder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -3));
  const reached = new Set([
    ...imported.map(({ from }) => from),
    ...files.flatMap((file) => importsOf(contentPath(folder, `${file}.ts`)).map(({ from }) => from)),
  ]);
  return [
    ...imported.flatMap(({ name, from, line }): Problem[] => {
      const file = contentPath(folder, `${from}.ts`);
      if (!existsSync(file))
        return [
          { file: index, line, field: name, what: `Nie ma pliku ${file}.`, mend: "Dodaj go albo usuń ten wpis." },
        ];
      return used.some((part) => part.name === name)
        ? []
        : [
            {
              file: index,
              line,
              field: name,
              what: `Na liście brakuje „${from}”.`,
              mend: "Dopisz ją tak jak sąsiednie.",
            },
          ];
    }),
    ...used.flatMap(({ list, name, key }): Problem[] => {
      const from = imported.find((one) => one.name === name)?.from;
      if (key === undefined || from === undefined) return [];
      const place = { file: index, field: `${list}.${key}` };
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))
        return [
          {
            ...place,
            what: `Adres „${key}” ma niedozwolone znaki.`,
            mend: "Użyj małych liter bez ogonków, cyfr i myślników: „ruda-slaska”.",
          },
        ];
      return key === from
        ? []
        : [{ ...place, what: `Adres „${key}” jest inny niż nazwa pliku ${from}.ts.`, mend: "Wpisz nazwę pliku." }];
    }),
    ...files
      .filter((file) => !reached.has(file))
      .map((file) => ({
        file: contentPath(folder, `${file}.ts`),
        field: "plik",
        what: "Tego pliku nie ma na liście, więc nikt go nie zobaczy.",
        mend: `Dopisz go w ${index} tak jak sąsiednie albo usuń plik.`,
      })),
  ];
}

/**
 * Pages that are not where they must be. Read from the files alone: content that lacks a page does not load.
 */
export const misplacedPages = (): Problem[] => indexes().flatMap(placeProblems);

/** Names of the fields of an exported object. */
const fieldsOf = (object: Node): string[] =>
  object.type === "ObjectExpression"
    ? object.properties.flatMap((property) => (property.type === "ObjectProperty" ? (keyOf(property) ?? []) : []))
    : [];

const factFiles = (): string[] =>
  filesBelow("content/facts")
    .filter((file) => file !== "index.ts")
    .map((file) => contentPath("content/facts", file));

/** Keys of the facts that a file holds. */
const factsOf = (file: string): string[] => [...exportsOf(treeOf(file)).values()].flatMap(fieldsOf);

/** File of content/facts in which a fact stands; nothing for a key of other figures. */
export const fileOfFact = (key: string): string | undefined => factFiles().find((file) => factsOf(file).includes(key));

/** Facts of the same name in two files: one of them would be lost without a word. */
export const repeatedFacts = (): Problem[] =>
  factFiles().flatMap((file, index) =>
    factsOf(file).flatMap((key): Problem[] => {
      const other = factFiles()
        .slice(0, index)
        .find((earlier) => factsOf(earlier).includes(key));
      return other
        ? [{ file, field: key, what: `Ten fakt stoi drugi raz, pierwszy jest w ${other}.`, mend: "Zostaw jeden." }]
        : [];
    }),
  );
