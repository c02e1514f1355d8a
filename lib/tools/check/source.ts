import { readFileSync } from "node:fs";
import { type ParseResult, parse } from "@babel/parser";
import type { File, Node, ObjectProperty } from "@babel/types";
import { contentPath, filesBelow } from "@/lib/tools/files";
import { type Problem, reported } from "./problem";

/** Folder of everything an editor writes. */
const folder = "content";

/** Files that an editor writes, apart from pictures and lists. */
export const contentFiles = (): string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => contentPath(folder, file));

/** Bytes that are no UTF-8 become this character. */
const unreadable = "\ufffd";

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
  const source = {
    file,
    text,
    tree: parse(text, { sourceType: "module", plugins: ["typescript"], errorRecovery: false }),
  };
  known.set(file, source);
  return source;
}

/** The syntax tree of a file. @throws SyntaxError of Babel, with `loc` */
export function treeOf(file: string): ParseResult<File> {
  return sourceOf(file).tree;
}

/** Lines that git writes into a file where two changes did not fit together. */
const conflict = /^(<{7}|>{7})( |$)/;

/** What is wrong with a file as a file: letters in another encoding, a forgotten comma, quote or bracket. */
function problemOf(file: string): Problem | undefined {
  const lines = readFileSync(file, "utf8").split("\n");
  const problem = (line: number, what: string, mend: string): Problem => ({ file, line, field: "plik", what, mend });
  const broken = lines.findIndex((line) => line.includes(unreadable));
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

/** Fields of a node that hold no nodes, as the parser names them. */
const noNodes: ReadonlySet<string> = new Set(["type", "loc", "start", "end", "extra", "range", "leadingComments"]);

function collect(part: unknown, kind: Node["type"], found: Node[]): void {
  if (typeof part !== "object" || part === null) return;
  if (Array.isArray(part)) {
    for (const one of part) collect(one, kind, found);
    return;
  }
  const node = part as Node & Record<string, unknown>;
  if (node.type === kind) found.push(node);
  for (const key in node) if (!noNodes.has(key)) collect(node[key], kind, found);
}

/** Nodes of one kind in a syntax tree, wherever they stand. */
export function nodesIn<Kind extends Node["type"]>(tree: unknown, kind: Kind): Extract<Node, { type: Kind }>[] {
  const found: Node[] = [];
  collect(tree, kind, found);
  return found as Extract<Node, { type: Kind }>[];
}

/** Fields that stand twice in one group: the first would be lost without a word. */
const repeatedFields = (file: string): Problem[] =>
  reported(file, (report) => {
    for (const { properties } of nodesIn(treeOf(file).program.body, "ObjectExpression")) {
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
  });

/** Files of content/ that cannot be read: nothing else can be checked before. */
export const sourceProblems = (): Problem[] => contentFiles().flatMap((file) => problemOf(file) ?? []);

/** The same, and what is wrong with files that can be read: each is taken apart once. */
export function readProblems(): { unreadable: Problem[]; repeated: Problem[] } {
  const [unreadable, repeated]: [Problem[], Problem[]] = [[], []];
  for (const file of contentFiles()) {
    const problem = problemOf(file);
    if (problem) unreadable.push(problem);
    else repeated.push(...repeatedFields(file));
  }
  return { unreadable, repeated };
}

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

/** A step into a value: how many parts of a path it takes, where the field or entry begins, and its node. */
type Step = { parts: number; line: number; value: Node };

/** One step along a path. Keys of facts hold dots themselves: the longest key that fits is taken. */
export function step(node: Node, path: readonly string[]): Step | undefined {
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

/** How far a path leads into a value, and to which line. */
function follow(root: Node, path: readonly string[]): { depth: number; line: number } {
  let found = { depth: 0, line: root.loc?.start.line ?? 1 };
  let node = root;
  while (found.depth < path.length) {
    const next = step(node, path.slice(found.depth));
    if (!next) break;
    found = { depth: found.depth + next.parts, line: next.line };
    node = next.value;
  }
  return found;
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
    ...(path[0] === name ? [{ ...follow(root, path.slice(1)), depth: 1 + follow(root, path.slice(1)).depth }] : []),
  ]);
  const best = ways.sort((one, other) => other.depth - one.depth)[0];
  return best?.line;
}
