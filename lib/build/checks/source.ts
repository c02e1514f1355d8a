import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParseResult, parse } from "@babel/parser";
import type { File, Node, ObjectProperty } from "@babel/types";
import { filesBelow } from "@/lib/build/files";
import type { Problem } from "./problem";

/** Folder of everything an editor writes. */
const folder = "content";

/** Every file of content that an editor writes as text. */
export const contentFiles = (): string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(folder, file));

/** Bytes that are no UTF-8 become this character. */
const unreadable = "\ufffd";

/** The syntax tree of a file of content. Throws where it cannot be read. */
export function parsed(text: string): ParseResult<File> {
  return parse(text, { sourceType: "module", plugins: ["typescript"], errorRecovery: false });
}

/** What is wrong with a file as a file: letters in another encoding, a forgotten comma, quote or bracket. */
function problemOf(file: string): Problem | undefined {
  const text = readFileSync(file, "utf8");
  const broken = text.split("\n").findIndex((line) => line.includes(unreadable));
  if (broken >= 0)
    return {
      file,
      line: broken + 1,
      field: "plik",
      what: "Plik ma litery w innym kodowaniu niż UTF-8.",
      mend: "Zapisz go w edytorze z kodowaniem UTF-8 i popraw polskie litery.",
    };
  try {
    parsed(text);
    return undefined;
  } catch (error) {
    const { line } = (error as { loc: { line: number } }).loc;
    const typed = text.split("\n")[line - 1]?.trim().slice(0, 80) ?? "";
    return {
      file,
      line,
      field: "plik",
      what: `Tego wiersza nie da się odczytać: ${typed || "(pusty)"}`,
      mend: "Sprawdź go i wiersz przed nim: zwykle brakuje przecinka, cudzysłowu albo nawiasu. Liczby pisz z kropką i bez odstępów (4.9, 1200), cudzysłów w tekście jako „ i ”.",
    };
  }
}

/** Files of content/ that cannot be read: nothing else can be checked before. */
export const sourceProblems = (): Problem[] => contentFiles().flatMap((file) => problemOf(file) ?? []);

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

const keyOf = ({ key }: ObjectProperty): string | undefined =>
  key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : undefined;

/** One step into a value: the node of a field or an entry, and where it begins. */
export function step(node: Node, key: string): { line: number; value: Node } | undefined {
  if (node.type === "ArrayExpression") {
    const entry = node.elements[Number(key)];
    return entry?.loc ? { line: entry.loc.start.line, value: bare(entry) } : undefined;
  }
  if (node.type !== "ObjectExpression") return undefined;
  const property = node.properties.find((part) => part.type === "ObjectProperty" && keyOf(part) === key);
  return property?.type === "ObjectProperty" && property.loc
    ? { line: property.loc.start.line, value: bare(property.value) }
    : undefined;
}

/** How far a path leads into a value, and to which line. */
function follow(root: Node, path: readonly string[]): { depth: number; line: number } {
  let found = { depth: 0, line: root.loc?.start.line ?? 1 };
  let node = root;
  for (const [index, key] of path.entries()) {
    const next = step(node, key);
    if (!next) break;
    found = { depth: index + 1, line: next.line };
    node = next.value;
  }
  return found;
}

/**
 * Line in which a field stands: as far as its path can be followed, where values come from elsewhere.
 * @param file of content/
 * @param field its path, "sections.2.heading"
 * @returns nothing where the file has no such field
 */
export function lineOf(file: string, field: string): number | undefined {
  let exported: ReadonlyMap<string, Node>;
  try {
    exported = exportsOf(parsed(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
  const path = field.split(".");
  const ways = [...exported].flatMap(([name, root]) => [
    follow(root, path),
    ...(path[0] === name ? [{ ...follow(root, path.slice(1)), depth: 1 + follow(root, path.slice(1)).depth }] : []),
    // Keys of facts hold dots themselves.
    follow(root, [field]),
  ]);
  const best = ways.sort((one, other) => other.depth - one.depth)[0];
  return best && best.depth > 0 ? best.line : undefined;
}
