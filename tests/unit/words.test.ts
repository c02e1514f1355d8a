/** @jest-environment node */
// An editor could not change a sentence that stands in a component.
import { readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import { words } from "@/content/words";
import { words as schema } from "@/lib/content/schema/words";
import { fill } from "@/lib/text/fill";
import { filesBelow } from "@/lib/tools/files";

/** Labels drawn at a place of their drawing, units, and names in events of measurement. */
const drawn =
  /^(?:drawings\/|sections\/protocol\/|sections\/circuit-crop|islands\/script\/measurements\/|islands\/react\/calculators\/)/;

type Node = { type: string; value?: unknown; loc?: { start: { line: number } } };

/** Texts of a component that a visitor would read: between tags, or with a Polish letter in quotes. */
function visibleTexts(node: Node, found: string[] = []): string[] {
  const text = typeof node.value === "string" ? node.value : "";
  if (node.type === "JSXText" && /\p{L}{2}/u.test(text)) found.push(text.trim());
  if (node.type === "StringLiteral" && /[ąćęłńóśźż„”]/i.test(text)) found.push(text);
  for (const [key, part] of Object.entries(node))
    if (!/Comments$|^loc$/.test(key))
      for (const child of [part].flat() as Partial<Node>[])
        if (typeof child?.type === "string") visibleTexts(child as Node, found);
  return found;
}

test("no component holds a word of its own: all stand in content/, where editors reach them", () => {
  const files = filesBelow("components").filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$/.test(file));
  const left = files
    .filter((file) => !drawn.test(file))
    .flatMap((file) => {
      const source = readFileSync(`components/${file}`, "utf8");
      const { program } = parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] });
      return visibleTexts(program as Node).map((text) => `${file}: ${text}`);
    });
  expect(files.length).toBeGreaterThan(100);
  expect(left).toEqual([]);
});

test("a text that lost the place a page fills is refused with the place's name", () => {
  const { error } = schema.safeParse({ ...words, map: { ...words.map, city: "Mapa okolicy" } });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["map.city", "W tekście mają stać miejsca, które wypełnia strona: [miasto]."],
  ]);
});

test("a page that fills no such place stops the build", () => {
  expect(fill("[a] i [b]", { a: 1, b: "dwa" })).toBe("1 i dwa");
  expect(() => fill("[a] i [b]", { a: 1 })).toThrow('No value for [b] in "[a] i [b]".');
});
