/** An editor cannot change a sentence that is written in a component. */
import { readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import { words } from "@/content/words";
import { words as schema } from "@/lib/content/schema/words";
import { fill } from "@/lib/text/fill";
import { filesBelow } from "@/lib/tools/files";

/** Paths whose code may hold words, and why. Thrown errors may hold words anywhere. */
const inCode = {
  "components/islands/script/measurements/": "names in events of measurement",
  "lib/content/collections.ts": "lists of llms.txt, which no visitor reads",
  "lib/content/figures/": "names of figures and what is wrong with them, for editors",
  "lib/content/schema/": "what is wrong with an entry, for editors, and the groups it may name",
  "lib/search/normalise.ts": "words without meaning that the search leaves out: a rule of the language",
  "lib/text/dates.ts": "how months begin, to read a typed day: a rule of the language",
  "lib/text/hours.ts": "round the clock in words: a numeral of the language",
  "lib/text/inline.ts": "names of Markdown that a text may not hold, for editors",
  "lib/text/plural.ts": "numerals: a rule of the language",
  "lib/text/typography.ts": "units and months that keep their number: a rule of the language",
} as const;

/** Units and symbols of standards. */
const symbols = /(?<![\p{L}])(?:zł|kWh?|kVA|kvar|mA|PEN?|RCD|SPD|Zs)(?![\p{L}])/gu;
const polish = /[ąćęłńóśźż„”]/i;
/** Polish words in ASCII that were in code once. */
const asciiWords =
  /(?<![\p{L}\d_./#-])(?:gniazdo|panele|bateria|stacja|rozdzielnica|taniej|roku?|lata?|latach|typ)(?![\p{L}\d_./=-])/u;
/** Prepositions and conjunctions. */
const joining = /\s(?:[iwz]|na|nr|po|przez|przy)(?:\s|$)|^(?:[iwz]|na|nr|po|przez|przy)\s/;

type Named = { name?: string };
type Node = { type: string; value?: unknown; name?: Named; key?: Named; callee?: Named };

/** Texts for editors and developers: types, errors, names of figures (`what`, first argument of `text()`). */
const isForEditors = ({ type, key, callee }: Node, part: string) =>
  type === "ThrowStatement" ||
  type === "TSLiteralType" ||
  (type === "ObjectProperty" && key?.name === "what") ||
  (type === "CallExpression" && callee?.name === "text" && part === "arguments.0");

/** Nodes of a syntax tree that may hold a text of the page. */
function nodesIn(node: Node): Node[] {
  const parts = Object.entries(node).flatMap(([key, part]) =>
    Array.isArray(part) ? part.map((one, index) => [`${key}.${index}`, one] as const) : [[key, part] as const],
  );
  return parts.flatMap(([part, child]) =>
    typeof (child as Partial<Node>)?.type !== "string" || /Comments/.test(part) || isForEditors(node, part)
      ? []
      : [child as Node, ...nodesIn(child as Node)],
  );
}

/** The text of a node that a visitor would read: in JSX, in an attribute, or by its Polish words. */
function wordsOf(node: Node): string[] {
  const { value, name } = node;
  if (node.type === "JSXAttribute" && /^(?:aria-label|alt|title|label|heading)$/.test(name?.name ?? "")) {
    const literal = value as Node | null;
    return literal?.type === "StringLiteral" && /\p{L}{2}/u.test(`${literal.value}`) ? [`${literal.value}`] : [];
  }
  const text = node.type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
  if (typeof text !== "string") return [];
  const bare = text.replace(symbols, "");
  if (node.type === "JSXText") return /\p{L}{2}/u.test(bare) ? [text.trim()] : [];
  if (node.type !== "StringLiteral" && node.type !== "TemplateElement") return [];
  return [polish, asciiWords, joining].some((pattern) => pattern.test(bare)) ? [text] : [];
}

test("no code of the pages holds a word that visitors read: all are in content/, for editors", () => {
  const files = ["app", "components", "lib"]
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("lib/tools/"));
  expect(files.length).toBeGreaterThan(300);
  const texts = files.flatMap((file) => {
    const { program } = parse(readFileSync(file, "utf8"), { sourceType: "module", plugins: ["typescript", "jsx"] });
    return nodesIn(program as unknown as Node)
      .flatMap(wordsOf)
      .map((text) => `${file}: ${text}`);
  });
  const places = Object.keys(inCode);
  expect(texts.filter((one) => !places.some((place) => one.startsWith(place)))).toEqual([]);
  expect(places.filter((place) => !texts.some((one) => one.startsWith(place)))).toEqual([]);
});

test("a text without a placeholder that a page fills is refused with its name", () => {
  const { error } = schema.safeParse({ ...words, map: { ...words.map, city: "Mapa okolicy" } });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["map.city", "W tekście mają stać miejsca, które wypełnia strona: [miasto]."],
  ]);
});

test("a placeholder that a page does not fill stops the build", () => {
  expect(fill("[a] i [b]", { a: 1, b: "dwa" })).toBe("1 i dwa");
  expect(() => fill("[a] i [b]", { a: 1 })).toThrow('No value for [b] in "[a] i [b]".');
});
