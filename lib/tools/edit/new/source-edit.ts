import { readFileSync } from "node:fs";
import type { Node, ObjectExpression } from "@babel/types";
import MagicString from "magic-string";
import { exportsOf, keyOf, nodesIn, treeOf } from "@/lib/tools/check/source";
import { UserError } from "@/lib/tools/user-error";

/**
 * A content file that gets new entries through its syntax tree: whatever else stands in it stays letter for letter.
 * Nothing is written: `text()` is the new file.
 */
export class SourceEdit {
  private readonly code: MagicString;

  constructor(readonly file: string) {
    this.code = new MagicString(readFileSync(file, "utf8"));
  }

  text(): string {
    return this.code.toString();
  }

  private exported(name: string): Node {
    const value = exportsOf(treeOf(this.file)).get(name);
    if (!value) throw new UserError(`W pliku ${this.file} nie ma listy ${name}. Przekaż to programiście.`);
    return value;
  }

  /** Adds an entry at the end of a list or a group of fields, in a line of its own. */
  private appendTo(node: Node, entry: string): this {
    if (node.type !== "ArrayExpression" && node.type !== "ObjectExpression")
      throw new UserError(`W pliku ${this.file} nie ma listy, do której można dopisać wpis.`);
    const last = (node.type === "ArrayExpression" ? node.elements : node.properties).at(-1);
    if (last?.end != null) this.code.appendLeft(last.end, `,\n${entry}`);
    else this.code.appendLeft((node.start ?? 0) + 1, `\n${entry},\n`);
    return this;
  }

  /** Adds an entry to an exported list or object. */
  append(name: string, entry: string): this {
    return this.appendTo(this.exported(name), entry);
  }

  /** Adds an entry to a list that is a field of the file's one record. */
  appendToField(name: string, entry: string): this {
    const [record] = nodesIn(treeOf(this.file).program, "ObjectExpression");
    const list = record && fieldOf(record, name);
    if (!list) throw new UserError(`W pliku ${this.file} nie ma pola ${name}. Przekaż to programiście.`);
    return this.appendTo(list, entry);
  }

  /** Adds an import after the last one. */
  importLast(line: string): this {
    const imports = treeOf(this.file).program.body.filter(({ type }) => type === "ImportDeclaration");
    this.code.appendLeft(imports.at(-1)?.end ?? 0, `\n${line}`);
    return this;
  }

  /** Adds a question to the questions of a page: the field `faq`, or the last section of that kind. */
  appendQuestion(entry: string): this {
    const objects = nodesIn(treeOf(this.file).program, "ObjectExpression");
    const own = objects.map((object) => fieldOf(object, "faq")).find((value) => value?.type === "ArrayExpression");
    const section = objects.filter((object) => {
      const kind = fieldOf(object, "kind");
      return kind?.type === "StringLiteral" && kind.value === "faq";
    });
    const items = own ?? section.map((object) => fieldOf(object, "items")).at(-1);
    if (!items) throw new UserError(`Na stronie z pliku ${this.file} nie ma części z pytaniami. Wybierz inną.`);
    return this.appendTo(items, entry);
  }
}

/** Value of a field of an object; nothing where it has none of that name. */
function fieldOf({ properties }: ObjectExpression, name: string): Node | undefined {
  const field = properties.find((property) => property.type === "ObjectProperty" && keyOf(property) === name);
  return field?.type === "ObjectProperty" ? field.value : undefined;
}
