import type { ParseResult } from "@babel/parser";
import type { File, ImportDeclaration, Node, ObjectProperty, Program } from "@babel/types";

/** What a file of content/ may not hold: a piece of code, or a name that means nothing in it. */
export type ForeignNode = { node: Node; isName: boolean };

/** Files that content may import: of content/, and none that checks pass over. Neither ".." nor "%2e" leads elsewhere. */
const contentModule = /^(?:\.|@\/content)(?:\/[\p{L}\d][\p{L}\d_-]*)+$/u;

type Names = ReadonlySet<string>;

/** Names of values that a file imports or declares. Names of types are none: one would stand for a global object. */
const valueNames = ({ body }: Program): Names =>
  new Set(
    body.flatMap((statement) => {
      if (statement.type === "ImportDeclaration")
        return statement.importKind === "type" ? [] : statement.specifiers.map(({ local }) => local.name);
      const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      const constants = declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
      return constants.flatMap(({ id }) => (id.type === "Identifier" ? id.name : []));
    }),
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
  return foreignIn(program.body, valueNames(program));
}

function foreignIn(nodes: readonly Node[], names: Names): ForeignNode | undefined {
  for (const node of nodes) {
    const parts = dataParts(node, names);
    const found = parts ? foreignIn(parts, names) : { node, isName: node.type === "Identifier" };
    if (found) return found;
  }
  return undefined;
}

/** The parts of a piece of data that have to be data as well; undefined for what is none. */
function dataParts(node: Node, names: Names): readonly Node[] | undefined {
  switch (node.type) {
    case "ImportDeclaration":
      return isDataImport(node) ? [] : undefined;
    case "ExportNamedDeclaration":
      return node.declaration?.type === "VariableDeclaration" ? [node.declaration] : undefined;
    case "VariableDeclaration":
      return node.kind === "const" && !node.declare ? node.declarations : undefined;
    case "VariableDeclarator":
      return node.id.type === "Identifier" && node.init ? [node.init] : undefined;
    case "Identifier":
      return names.has(node.name) ? [] : undefined;
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return [node.expression];
    case "SpreadElement":
      return [node.argument];
    case "ArrayExpression":
      return node.elements.filter((element) => element !== null);
    case "ObjectExpression":
      // A method or getter has code.
      return node.properties;
    case "ObjectProperty":
      return hasPlainKey(node) ? [node.value] : undefined;
    case "TemplateLiteral":
      return node.expressions.length === 0 ? [] : undefined;
    case "UnaryExpression":
      return node.operator === "-" && node.argument.type === "NumericLiteral" ? [] : undefined;
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
    case "NullLiteral":
      return [];
    default:
      return undefined;
  }
}

/** Whether an import brings types, or named values of content/. One without names would only run the file. */
const isDataImport = ({ importKind, specifiers, source, attributes, phase }: ImportDeclaration): boolean =>
  !phase &&
  !attributes?.length &&
  (importKind === "type" ||
    (specifiers.length > 0 &&
      specifiers.every((one) => one.type === "ImportSpecifier" && one.importKind !== "type") &&
      contentModule.test(source.value)));

/** A key that is computed runs code, and `__proto__` is none: it replaces what the object inherits. */
const hasPlainKey = ({ key, computed }: ObjectProperty): boolean =>
  !computed &&
  (key.type === "Identifier"
    ? key.name !== "__proto__"
    : key.type === "StringLiteral"
      ? key.value !== "__proto__"
      : key.type === "NumericLiteral");
