import { existsSync, readFileSync } from "node:fs";
import { type ParseResult, parse } from "@babel/parser";
import { type File, type Node, type ObjectProperty, traverseFast } from "@babel/types";
import { contentPath, filesBelow } from "@/lib/tools/files";
import { type Problem, reported } from "./problem";

/** Files that an editor writes, apart from pictures and lists. */
export const contentFiles = (): string[] =>
  filesBelow("content")
    .filter((file) => file.endsWith(".ts"))
    .map((file) => contentPath("content", file));

/** An entry of a list that is no code, with its line. */
export type Listed = { text: string; line: number };

/** Entries of a list, one a line; none where there is no file. Lines with # are notes. */
export function listedIn(file: string): Listed[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text && !text.startsWith("#"));
}

/** A file with its syntax tree. */
export type Source = { file: string; text: string; tree: ParseResult<File> };

/** Files as they were read last. */
const known = new Map<string, Source>();

/**
 * A file as it stands now, taken apart once as long as its text stays the same.
 * @throws SyntaxError of Babel, with `loc`
 */
export function sourceOf(file: string): Source {
  const text = readFileSync(file, "utf8");
  const before = known.get(file);
  if (before?.text === text) return before;
  const source = { file, text, tree: parse(text, { sourceType: "module", plugins: ["typescript"] }) };
  known.set(file, source);
  return source;
}

/** The syntax tree of a file. @throws SyntaxError of Babel, with `loc` */
export const treeOf = (file: string): ParseResult<File> => sourceOf(file).tree;

/** Lines that git writes into a file where two changes did not fit together. */
const conflict = /^(<{7}|>{7})( |$)/;

/** What is wrong with a file as a file: letters in another encoding, a forgotten comma, quote or bracket. */
function problemOf(file: string): Problem | undefined {
  const lines = readFileSync(file, "utf8").split("\n");
  const problem = (line: number, what: string, mend: string): Problem => ({ file, line, field: "plik", what, mend });
  // Bytes that are no UTF-8 become this character.
  const broken = lines.findIndex((line) => line.includes("\ufffd"));
  if (broken >= 0)
    return problem(
      broken + 1,
      "Plik ma litery w innym kodowaniu niż UTF-8.",
      "Zapisz go w edytorze z kodowaniem UTF-8 i popraw polskie litery.",
    );
  const torn = lines.findIndex((line) => conflict.test(line));
  if (torn >= 0)
    return problem(
      torn + 1,
      "Git zostawił tu dwie wersje tego samego miejsca, bo nie umiał ich połączyć.",
      "Zostaw jedną z nich i usuń wiersze z <<<<<<<, ======= i >>>>>>>.",
    );
  try {
    treeOf(file);
    return undefined;
  } catch (error) {
    const { line } = (error as { loc: { line: number } }).loc;
    const typed = lines[line - 1]?.trim().slice(0, 80) ?? "";
    return problem(
      line,
      `Tego wiersza nie da się odczytać: ${typed || "(pusty)"}`,
      "Sprawdź go i wiersz przed nim: zwykle brakuje przecinka, cudzysłowu albo nawiasu. Liczby pisz z kropką i bez odstępów (4.9, 1200), cudzysłów w tekście jako „ i ”.",
    );
  }
}

/** Nodes of one kind in a syntax tree, wherever they stand. */
export function nodesIn<Kind extends Node["type"]>(tree: Node, kind: Kind): Extract<Node, { type: Kind }>[] {
  const found: Node[] = [];
  traverseFast(tree, (node) => {
    if (node.type === kind) found.push(node);
  });
  return found as Extract<Node, { type: Kind }>[];
}

/** Files of content/ that cannot be read: nothing else can be checked before. */
export const sourceProblems = (): Problem[] => contentFiles().flatMap((file) => problemOf(file) ?? []);

/** Fields that stand twice in one group: the first would be lost without a word. */
export const repeatedFields = (): Problem[] =>
  contentFiles().flatMap((file) =>
    reported(file, (report) => {
      for (const { properties } of nodesIn(treeOf(file).program, "ObjectExpression")) {
        const seen = new Set<string>();
        for (const property of properties) {
          const key = property.type === "ObjectProperty" ? keyOf(property) : undefined;
          if (key === undefined) continue;
          if (seen.has(key))
            report(
              key,
              "To pole stoi dwa razy w jednej grupie.",
              "Zostaw jedno: strona pokazałaby tylko drugie.",
              property.loc?.start.line,
            );
          seen.add(key);
        }
      }
    }),
  );

/** What a value is, without the words that only types need. */
export function bare(node: Node): Node {
  return node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" ? bare(node.expression) : node;
}

/** Names and values that a file exports. */
export function exportsOf(file: ParseResult<File>): ReadonlyMap<string, Node> {
  const declared = file.program.body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration" && statement.declaration?.type === "VariableDeclaration"
      ? statement.declaration.declarations
      : [],
  );
  return new Map(
    declared.flatMap(({ id, init }) => (id.type === "Identifier" && init ? [[id.name, bare(init)] as const] : [])),
  );
}

/** Name of a field as content reads it; nothing for a computed one. */
export const keyOf = ({ key }: ObjectProperty): string | undefined =>
  key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : undefined;

/**
 * One step along a path. Keys of facts hold dots themselves: the longest key that fits is taken.
 * @returns how many parts of the path it takes, where the field or entry begins, and its node
 */
export function step(node: Node, path: readonly string[]) {
  if (node.type === "ArrayExpression") {
    const entry = node.elements[Number(path[0])];
    return entry?.loc ? { parts: 1, line: entry.loc.start.line, value: bare(entry) } : undefined;
  }
  if (node.type !== "ObjectExpression") return undefined;
  for (let parts = path.length; parts > 0; parts--) {
    const key = path.slice(0, parts).join(".");
    const property = node.properties.find((part) => part.type === "ObjectProperty" && keyOf(part) === key);
    if (property?.type === "ObjectProperty" && property.loc)
      return { parts, line: property.loc.start.line, value: bare(property.value) };
  }
  return undefined;
}

/** What an editor has typed in a file: every value that is no list and no group, with its path. */
export function typedIn(tree: Source["tree"]): { path: string; node: Node }[] {
  const found: { path: string; node: Node }[] = [];
  const visit = (node: Node, path: string): void => {
    const below = (name: string | number) => (path ? `${path}.${name}` : String(name));
    if (node.type === "ObjectExpression")
      for (const property of node.properties) {
        const name = property.type === "ObjectProperty" ? keyOf(property) : undefined;
        if (property.type === "ObjectProperty" && name) visit(bare(property.value), below(name));
      }
    else if (node.type === "ArrayExpression")
      for (const [index, entry] of node.elements.entries()) entry && visit(bare(entry), below(index));
    else found.push({ path, node });
  };
  const exported = exportsOf(tree);
  for (const [name, root] of exported) visit(root, exported.size > 1 ? name : "");
  return found;
}

/** Where a path leads to from a value: the line, and how many parts of the path are left there. */
function follow(node: Node, path: readonly string[], line = node.loc?.start.line ?? 1): { line: number; left: number } {
  const next = step(node, path);
  return next ? follow(next.value, path.slice(next.parts), next.line) : { line, left: path.length };
}

/** Stands for the field of what is wrong with a record as a whole. */
export const wholeRecord = "(pola rekordu)";

/**
 * Line in which a field stands: as far as its path can be followed, where it is missing or its value comes from
 * elsewhere.
 * @param file of content/
 * @param field its path, "sections.2.heading"
 * @returns nothing where the file exports nothing or cannot be read
 */
export function lineOf(file: string, field: string): number | undefined {
  let exported: ReadonlyMap<string, Node>;
  try {
    exported = exportsOf(treeOf(file));
  } catch {
    return undefined;
  }
  const path = field.split(".");
  const ways = [...exported].flatMap(([name, root]) => [
    follow(root, path),
    ...(path[0] === name ? [follow(root, path.slice(1))] : []),
  ]);
  return ways.toSorted((one, other) => one.left - other.left)[0]?.line;
}
