/**
 * Finds the node of a field in the syntax tree of a content file, through lists, records and values imported from other
 * files.
 */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Node } from "@babel/types";
import { exportsOf, parseSource, type Source, step, valuesIn, withoutTypes } from "@/lib/tools/check/source";
import { contentPath } from "@/lib/tools/files";
import { UserError } from "@/lib/tools/user-error";
import type { FieldEntry, FieldValue } from "./messages";

/** Where the value of a field is written. */
export type FieldPlace = {
  /** From the root of the project, "content/services/pomiary.ts". */
  file: string;
  /** Text of the file. */
  text: string;
  node: Node;
  /** The property that holds it; undefined for a list entry and for a whole record. */
  owner?: Node | undefined;
  /** The innermost list of objects around it, else the outermost list, and the index of the entry. */
  list?: {
    node: Node & { type: "ArrayExpression" };
    index: number;
    /** Position of the index in the field's path. */
    part: number;
  };
  line: number;
};

/**
 * Splits an origin, "services/pomiary:hero.lead", into its file and its path, which may begin with an exported name.
 */
export function readOrigin(origin: string): { file: string; path: readonly string[] } {
  const match = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?):((?!.*__proto__)[\w.-]*)$/.exec(origin);
  if (!match?.[1]) throw new UserError(`Nie ma takiego pola: ${origin}.`);
  return { file: contentPath("content", `${match[1]}.ts`), path: (match[2] ?? "").split(".").filter(Boolean) };
}

/** Reads a content file. @throws UserError, in Polish, where it is missing or cannot be parsed */
export function readSource(file: string): Source {
  if (!existsSync(file)) throw new UserError(`Nie ma pliku ${file}. Uruchom edycję ponownie.`);
  try {
    return parseSource(file);
  } catch {
    throw new UserError(
      `Pliku ${file} nie da się odczytać: brakuje w nim przecinka, cudzysłowu albo nawiasu. Popraw go.`,
    );
  }
}

/** Resolves a name: a value of the same file, or one imported from another content file. */
function findNamedValue({ file, text, tree }: Source, name: string): { source: Source; node: Node } | undefined {
  for (const statement of tree.program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "VariableDeclaration")
      for (const { id, init } of declaration.declarations)
        if (id.type === "Identifier" && id.name === name && init)
          return { source: { file, text, tree }, node: withoutTypes(init) };
    if (statement.type === "ImportDeclaration" && statement.source.value.startsWith("."))
      for (const specifier of statement.specifiers)
        if (specifier.local.name === name && specifier.type === "ImportSpecifier") {
          const other = readSource(contentPath(dirname(file), `${statement.source.value}.ts`));
          const exportedName = specifier.imported.type === "Identifier" ? specifier.imported.name : name;
          return findNamedValue(other, exportedName);
        }
  }
  return undefined;
}

const byHandMessage = (file: string, line: number) =>
  `Tej wartości nie ma tu wpisanej wprost: powstaje z innych. Otwórz ${file}, wiersz ${line}.`;

/** Follows a path from a node, resolving names. @param partsBefore number of parts of the field's path before `path` */
function followPath(from: Source, root: Node, path: readonly string[], partsBefore: number): FieldPlace | undefined {
  let source = from;
  let node = root;
  let owner: Node | undefined;
  let list: FieldPlace["list"];
  for (let index = 0; index <= path.length; index += 1) {
    if (node.type === "Identifier") {
      const namedValue = findNamedValue(source, node.name);
      if (!namedValue) return undefined;
      ({ source, node } = namedValue);
    }
    const key = path[index];
    if (key === undefined) break;
    // Of nested lists the one of objects counts: editors move rows, not cells.
    if (node.type === "ArrayExpression") {
      const entry = node.elements[Number(key)];
      if (!list || entry?.type === "ObjectExpression") list = { node, index: Number(key), part: partsBefore + index };
    }
    const next = step(node, path.slice(index));
    if (!next) return undefined;
    index += next.parts - 1;
    node = next.value;
    owner = next.property;
  }
  return { file: source.file, text: source.text, node, owner, line: node.loc?.start.line ?? 1, list };
}

/** Finds the place of a field; undefined where its value is computed. @param origin see lib/content/origin.ts */
export function findPlace(origin: string): FieldPlace | undefined {
  const { file, path } = readOrigin(origin);
  const source = readSource(file);
  const exportedValues = exportsOf(source.tree);
  const [name = "", ...rest] = path;
  const exportedValue = exportedValues.get(name);
  const place = exportedValue && followPath(source, exportedValue, rest, 1);
  if (place) return place;
  for (const root of exportedValues.values()) {
    const place = followPath(source, root, path, 0);
    if (place) return place;
  }
  return undefined;
}

/** Like `findPlace`. @throws UserError, in Polish, where the field is missing or its value computed */
export function placeOf(origin: string): FieldPlace {
  const place = findPlace(origin);
  if (place) return place;
  const [name] = origin.split(":");
  const { file, path } = readOrigin(origin);
  for (let length = path.length - 1; length > 0; length -= 1) {
    const around = findPlace(`${name}:${path.slice(0, length).join(".")}`);
    if (!around) continue;
    const isGroup = around.node.type === "ObjectExpression" || around.node.type === "ArrayExpression";
    throw new UserError(
      isGroup
        ? `Pola „${path.slice(length).join(".")}” jeszcze tu nie ma. Dopisz je w pliku ${around.file}, wiersz ${around.line}.`
        : byHandMessage(around.file, around.line),
    );
  }
  throw new UserError(`W pliku ${file} nie ma pola „${path.join(".")}”. Dopisz je tam.`);
}

/** Finds the part of a file that an origin names, or the nearest group around it, with the keys that are missing. */
export function nearestPlace(origin: string): { place: FieldPlace; missing: readonly string[] } {
  const [file = ""] = origin.split(":");
  const { path } = readOrigin(origin);
  for (let count = path.length; count >= 0; count -= 1) {
    const place = findPlace(`${file}:${path.slice(0, count).join(".")}`);
    if (place) return { place, missing: path.slice(count) };
  }
  throw new UserError(`Nie ma takiego pola: ${origin}.`);
}

/** Origin of the same field in another entry of its list. */
export function originInEntry(origin: string, { part }: NonNullable<FieldPlace["list"]>, index: number): string {
  const [file = ""] = origin.split(":");
  return `${file}:${readOrigin(origin).path.with(part, String(index)).join(".")}`;
}

/** The value of a literal; undefined for a computed value. */
function literalValue(node: Node): FieldValue | undefined {
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value;
    case "TemplateLiteral":
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
    case "UnaryExpression":
      return node.operator === "-" && node.argument.type === "NumericLiteral" ? -node.argument.value : undefined;
    default:
      return undefined;
  }
}

/** @throws UserError, in Polish, where the value is computed */
export function typedValue({ node, file, line }: FieldPlace): FieldValue {
  const value = literalValue(node);
  if (node.type === "ArrayExpression" || node.type === "ObjectExpression")
    throw new UserError("To lista albo grupa pól. Otwórz jedną z jej pozycji: na stronie albo w „Pola strony”.");
  if (value === undefined) throw new UserError(byHandMessage(file, line));
  return value;
}

/** @throws UserError, in Polish, where the value is not a literal text */
export function typedText(place: FieldPlace): string {
  const value = typedValue(place);
  if (typeof value !== "string") throw new UserError(byHandMessage(place.file, place.line));
  return value;
}

/** Every literal of a file, by its field. */
export const fieldsOf = (file: string): FieldEntry[] =>
  valuesIn(readSource(readOrigin(`${file}:`).file).tree).flatMap(({ path, node }) => {
    const value = literalValue(node);
    return value === undefined ? [] : [{ origin: `${file}:${path}`, field: path, value }];
  });
