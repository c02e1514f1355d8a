import type { ParseResult } from "@babel/parser";
import type {
  File,
  ImportDeclaration,
  Node,
  ObjectProperty,
  Program,
  Statement,
  VariableDeclaration,
} from "@babel/types";

/** What a file of content/ may not hold: a piece of code, or a name that means nothing in it. */
export type ForeignNode = { node: Node; isName: boolean };

/** Files that content may import: of content/, and none that checks pass over. Neither ".." nor "%2e" leads elsewhere. */
const contentModule = /^(?:\.|@\/content)(?:\/[\p{L}\d][\p{L}\d_-]*)+$/u;

type Names = ReadonlySet<string>;

const literals: ReadonlySet<string> = new Set(["StringLiteral", "NumericLiteral", "BooleanLiteral", "NullLiteral"]);

/** Declarations of constants that a statement makes, exported or not. */
function constantsOf(statement: Statement): VariableDeclaration | undefined {
  const isExport = statement.type === "ExportNamedDeclaration";
  const declaration = isExport ? statement.declaration : statement;
  return declaration?.type === "VariableDeclaration" && declaration.kind === "const" ? declaration : undefined;
}

/** Names of values that a file imports or declares. Names of types are none: one would stand for a global object. */
const valueNames = ({ body }: Program): Names =>
  new Set(
    body.flatMap((statement) =>
      statement.type === "ImportDeclaration" && statement.importKind !== "type"
        ? statement.specifiers.map(({ local }) => local.name)
        : (constantsOf(statement)?.declarations ?? []).flatMap(({ id }) => (id.type === "Identifier" ? id.name : [])),
    ),
  );

/**
 * Finds the first piece of a content file that is no data. What is allowed is listed, so that whatever a later version
 * of the language adds is refused: imports of types, named imports from content/, constants of literals, lists and
 * objects. Nothing of that runs code when it is imported.
 * @param tree of the file
 * @returns undefined for a file of data only
 */
export function foreignNode({ program }: ParseResult<File>): ForeignNode | undefined {
  const [directive] = program.directives;
  const outside = program.interpreter ?? directive;
  if (outside) return { node: outside, isName: false };
  const names = valueNames(program);
  return firstIn(program.body, (statement) => inStatement(statement, names));
}

/** What `find` returns for the first part where it finds something. */
function firstIn<Part>(parts: readonly Part[], find: (part: Part) => ForeignNode | undefined): ForeignNode | undefined {
  for (const part of parts) {
    const found = find(part);
    if (found) return found;
  }
  return undefined;
}

function inStatement(statement: Statement, names: Names): ForeignNode | undefined {
  if (statement.type === "ImportDeclaration" && isDataImport(statement)) return undefined;
  const constants = constantsOf(statement);
  if (!constants || constants.declare) return { node: statement, isName: false };
  return firstIn(constants.declarations, ({ id, init }) =>
    id.type === "Identifier" && init ? inValue(init, names) : { node: id, isName: false },
  );
}

/** Whether an import brings types, or named values of content/. One without names would only run the file. */
const isDataImport = ({ importKind, specifiers, source, attributes, phase }: ImportDeclaration): boolean =>
  !phase &&
  !attributes?.length &&
  (importKind === "type" ||
    (specifiers.length > 0 &&
      specifiers.every((one) => one.type === "ImportSpecifier" && one.importKind !== "type") &&
      contentModule.test(source.value)));

function inValue(value: Node, names: Names): ForeignNode | undefined {
  switch (value.type) {
    case "Identifier":
      return names.has(value.name) ? undefined : { node: value, isName: true };
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return inValue(value.expression, names);
    case "SpreadElement":
      return inValue(value.argument, names);
    case "ArrayExpression":
      return firstIn(value.elements, (element) => (element ? inValue(element, names) : undefined));
    case "ObjectExpression":
      return firstIn(value.properties, (property) =>
        property.type === "ObjectProperty" ? inProperty(property, names) : inSpread(property, names),
      );
    default:
      return isLiteral(value) ? undefined : { node: value, isName: false };
  }
}

/** A method or getter has code; a spread is a value. */
const inSpread = (property: Node, names: Names): ForeignNode | undefined =>
  property.type === "SpreadElement" ? inValue(property, names) : { node: property, isName: false };

/** A key that is computed runs code, and `__proto__` is none: it replaces what the object inherits. */
function inProperty(property: ObjectProperty, names: Names): ForeignNode | undefined {
  const { key, value, computed } = property;
  const name = key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : undefined;
  if (computed || (name === undefined && key.type !== "NumericLiteral") || name === "__proto__")
    return { node: property, isName: false };
  return inValue(value, names);
}

/** A text, a number also below zero, true, false, null, a template without expressions. */
const isLiteral = (value: Node): boolean =>
  literals.has(value.type) ||
  (value.type === "TemplateLiteral" && value.expressions.length === 0) ||
  (value.type === "UnaryExpression" && value.operator === "-" && value.argument.type === "NumericLiteral");
