import { existsSync } from "node:fs";
import type { Node } from "@babel/types";
import { contentPath, filesBelow } from "@/lib/tools/files";
import type { Problem } from "./problem";
import { exportsOf, keyOf, routesFile, treeOf } from "./source";

/** The lists of addresses, and the folders whose files they name. */
const kinds = [
  { list: "serviceSlugs", folder: "content/services", index: "services" },
  { list: "guideSlugs", folder: "content/guides", index: "guides" },
  { list: "citySlugs", folder: "content/cities", index: "cities" },
] as const;

/** Files of a folder that are no pages. */
const noPages: ReadonlySet<string> = new Set(["index.ts", "badges.ts"]);

const exported = (file: string, name: string): Node | undefined => exportsOf(treeOf(file)).get(name);

/** Texts of an exported list, "katowice". */
function textsOf(file: string, name: string): string[] {
  const list = exported(file, name);
  if (list?.type !== "ArrayExpression") return [];
  return list.elements.flatMap((entry) => (entry?.type === "StringLiteral" ? [entry.value] : []));
}

/** Names of the fields of an exported object. */
function keysOf(file: string, name: string): string[] {
  const object = exported(file, name);
  if (object?.type !== "ObjectExpression") return [];
  return object.properties.flatMap((property) => (property.type === "ObjectProperty" ? (keyOf(property) ?? []) : []));
}

/** Addresses with letters that no address has, and those that stand twice. */
const slugProblems = (list: string, slugs: readonly string[]): Problem[] =>
  slugs.flatMap((slug, index): Problem[] => {
    const place = { file: routesFile, field: `${list}.${index}` };
    return [
      ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
        ? []
        : [
            {
              ...place,
              what: `Adres „${slug}” ma niedozwolone znaki.`,
              mend: "Użyj małych liter bez ogonków, cyfr i myślników: „ruda-slaska”.",
            },
          ]),
      ...(slugs.indexOf(slug) === index
        ? []
        : [{ ...place, what: `Adres „${slug}” jest na liście drugi raz.`, mend: "Usuń powtórzenie." }]),
    ];
  });

/** Pages that are not in all three places: the list of addresses, the folder and its index. */
function placeProblems({ list, folder, index: name }: (typeof kinds)[number], slugs: readonly string[]): Problem[] {
  const index = contentPath(folder, "index.ts");
  const listed = keysOf(index, name);
  const files = filesBelow(folder)
    .filter((file) => file.endsWith(".ts") && !noPages.has(file))
    .map((file) => file.slice(0, -3));
  return [
    ...slugs.flatMap((slug, at) => {
      const place = { file: routesFile, field: `${list}.${at}` };
      const file = contentPath(folder, `${slug}.ts`);
      return [
        ...(existsSync(file)
          ? []
          : [{ ...place, what: `Nie ma pliku ${file}.`, mend: "Dodaj go albo usuń ten adres z listy." }]),
        ...(listed.includes(slug)
          ? []
          : [{ file: index, field: name, what: `Brakuje strony „${slug}”.`, mend: "Dopisz ją tak jak sąsiednie." }]),
      ];
    }),
    ...listed
      .filter((key) => !slugs.includes(key))
      .map((key) => ({
        file: index,
        field: `${name}.${key}`,
        what: `Strony „${key}” nie ma na liście adresów.`,
        mend: `Dopisz ją w ${routesFile} do ${list} albo usuń stąd.`,
      })),
    ...files
      .filter((slug) => !slugs.includes(slug) && !listed.includes(slug))
      .map((slug) => ({
        file: contentPath(folder, `${slug}.ts`),
        field: "plik",
        what: "Tego pliku nie ma na liście stron, więc nikt go nie zobaczy.",
        mend: `Dopisz „${slug}” w ${routesFile} do ${list} i w ${index} albo usuń plik.`,
      })),
  ];
}

const factFiles = (): string[] =>
  filesBelow("content/facts")
    .filter((file) => file !== "index.ts")
    .map((file) => contentPath("content/facts", file));

/** Keys of the facts that a file holds. */
const factsOf = (file: string): string[] => [...exportsOf(treeOf(file)).keys()].flatMap((name) => keysOf(file, name));

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

/**
 * Pages that are not where they must be. Read from the files alone: content that lacks a page does not load.
 */
export const misplacedPages = (): Problem[] =>
  kinds.flatMap((kind) => {
    const slugs = textsOf(routesFile, kind.list);
    return [...slugProblems(kind.list, slugs), ...placeProblems(kind, slugs)];
  });
