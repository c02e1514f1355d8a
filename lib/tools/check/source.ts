import { existsSync, readFileSync } from "node:fs";
import { type ParseResult, parse } from "@babel/parser";
import { type File, type Node, type ObjectProperty, traverseFast } from "@babel/types";
import { contentPath, filesBelow } from "@/lib/tools/files";
import { collectProblems, type Problem } from "./problem";

/** Returns the TypeScript files of content/. */
export const contentFiles = (): string[] =>
  filesBelow("content")
    .filter((file) => file.endsWith(".ts"))
    .map((file) => contentPath("content", file));

/** A line of a text file, trimmed, with its number. */
export type ListLine = { text: string; line: number };

/** Reads a list with one entry per line; empty if the file is missing. Lines with # are comments. */
export function readList(file: string): ListLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text && !text.startsWith("#"));
}

/** Technical terms, names of places and firms that the dictionary lacks. Editors add to it. */
export const wordListFile = "content/slownik.txt";

/** The word list with one more word, where the alphabet puts it. */
export function withWord(list: string, word: string): string {
  const order = new Intl.Collator("pl").compare;
  const lines = list.split("\n").filter(Boolean);
  const next = lines.findIndex((line) => !line.startsWith("#") && order(line.trim(), word) > 0);
  return `${lines.toSpliced(next < 0 ? lines.length : next, 0, word).join("\n")}\n`;
}

/** A file with its syntax tree. */
export type Source = { file: string; text: string; tree: ParseResult<File> };

/** Parsed files by path. */
const parsedFiles = new Map<string, Source>();

/** Parses the text of a file. @throws SyntaxError of Babel, with `loc` */
export const parseText = (text: string): ParseResult<File> =>
  parse(text, { sourceType: "module", plugins: ["typescript"] });

/**
 * Reads and parses a file; parses it again only after a change.
 * @throws SyntaxError of Babel, with `loc`
 */
export function parseSource(file: string, text = readFileSync(file, "utf8")): Source {
  const previous = parsedFiles.get(file);
  if (previous?.text === text) return previous;
  const source = { file, text, tree: parseText(text) };
  parsedFiles.set(file, source);
  return source;
}

/** Returns the syntax tree of a file. @throws SyntaxError of Babel, with `loc` */
export const treeOf = (file: string): ParseResult<File> => parseSource(file).tree;

/** Returns all nodes of one type in a syntax tree. */
export function nodesIn<Kind extends Node["type"]>(tree: Node, kind: Kind): Extract<Node, { type: Kind }>[] {
  const nodes: Node[] = [];
  traverseFast(tree, (node) => {
    if (node.type === kind) nodes.push(node);
  });
  return nodes as Extract<Node, { type: Kind }>[];
}

/** Reports fields that occur twice in one object: the first would be lost silently. */
export const repeatedFields = (): Problem[] =>
  contentFiles().flatMap((file) =>
    collectProblems(file, (report) => {
      for (const { properties } of nodesIn(treeOf(file).program, "ObjectExpression")) {
        const keys = new Set<string>();
        for (const property of properties) {
          const key = property.type === "ObjectProperty" ? keyOf(property) : undefined;
          if (key === undefined) continue;
          if (keys.has(key))
            report(
              key,
              "To pole stoi dwa razy w jednej grupie.",
              "Zostaw jedno: strona pokazałaby tylko drugie.",
              property.loc?.start.line,
            );
          keys.add(key);
        }
      }
    }),
  );

/** Returns the value without `as` and `satisfies`. */
export function withoutTypes(node: Node): Node {
  return node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" ? withoutTypes(node.expression) : node;
}

/** Returns exported values by name. */
export function exportsOf(file: ParseResult<File>): ReadonlyMap<string, Node> {
  const declarations = file.program.body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration" && statement.declaration?.type === "VariableDeclaration"
      ? statement.declaration.declarations
      : [],
  );
  return new Map(
    declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init ? [[id.name, withoutTypes(init)] as const] : [],
    ),
  );
}

/** Returns the name of a field, or undefined for a computed one. */
export const keyOf = ({ key }: ObjectProperty): string | undefined =>
  key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : undefined;

/**
 * Takes one step along a path. Keys of facts contain dots, so the longest matching key wins.
 * @returns number of path parts used, first line of the field or entry, and its node
 */
export function step(node: Node, path: readonly string[]) {
  if (node.type === "ArrayExpression") {
    const entry = node.elements[Number(path[0])];
    return entry?.loc
      ? { parts: 1, line: entry.loc.start.line, value: withoutTypes(entry), property: undefined }
      : undefined;
  }
  if (node.type !== "ObjectExpression") return undefined;
  for (let parts = path.length; parts > 0; parts--) {
    const key = path.slice(0, parts).join(".");
    const property = node.properties.find((part) => part.type === "ObjectProperty" && keyOf(part) === key);
    if (property?.type === "ObjectProperty" && property.loc)
      return { parts, line: property.loc.start.line, value: withoutTypes(property.value), property };
  }
  return undefined;
}

/** Origin of a field, as lib/content/origin.ts marks texts: "facts/measurements:pomiary.domDo150". */
export const originOf = (file: string, field: string): string =>
  `${file.slice("content/".length, -".ts".length)}:${field}`;

/** Follows a path from a value to another; undefined where it leads nowhere. */
export function valueAt(node: Node, path: readonly string[]): Node | undefined {
  if (path.length === 0) return node;
  const next = step(node, path);
  return next && valueAt(next.value, path.slice(next.parts));
}

/** A value that is not a list or an object, with its path. */
type Leaf = { path: string; node: Node };

/** Returns every such value of a node. @param path of the node */
export function valuesBelow(node: Node, path = ""): Leaf[] {
  const childPath = (name: string | number) => (path ? `${path}.${name}` : String(name));
  if (node.type === "ObjectExpression")
    return node.properties.flatMap((property) => {
      const name = property.type === "ObjectProperty" ? keyOf(property) : undefined;
      return property.type === "ObjectProperty" && name
        ? valuesBelow(withoutTypes(property.value), childPath(name))
        : [];
    });
  if (node.type === "ArrayExpression")
    return node.elements.flatMap((entry, index) => (entry ? valuesBelow(withoutTypes(entry), childPath(index)) : []));
  return [{ path, node }];
}

/** Returns every such value of a file. */
export function valuesIn(tree: Source["tree"]): Leaf[] {
  const exportedValues = exportsOf(tree);
  return [...exportedValues].flatMap(([name, root]) => valuesBelow(root, exportedValues.size > 1 ? name : ""));
}

/** Follows a path from a value. Returns the line it reaches and the number of unmatched parts. */
function follow(node: Node, path: readonly string[], line = node.loc?.start.line ?? 1): { line: number; rest: number } {
  const next = step(node, path);
  return next ? follow(next.value, path.slice(next.parts), next.line) : { line, rest: path.length };
}

/** Stands for the field in problems of a whole record. */
export const wholeRecord = "(pola rekordu)";

/**
 * Returns the line of a field, or the closest one above it if the field is missing or its value is defined elsewhere.
 * @param file of content/
 * @param field its path, "sections.2.heading"
 * @returns undefined if the file exports nothing or cannot be read
 */
export function lineOf(file: string, field: string): number | undefined {
  let exportedValues: ReadonlyMap<string, Node>;
  try {
    exportedValues = exportsOf(treeOf(file));
  } catch {
    return undefined;
  }
  const path = field.split(".");
  const ends = [...exportedValues].flatMap(([name, root]) => [
    follow(root, path),
    ...(path[0] === name ? [follow(root, path.slice(1))] : []),
  ]);
  return ends.toSorted((one, other) => one.rest - other.rest)[0]?.line;
}
