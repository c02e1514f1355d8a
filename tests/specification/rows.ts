/** Rows of the tables, and what they ask of an exported page as a visitor reads it. */
import { plainCharacters } from "@/lib/text/plain";
import { type Node, nodesIn, read } from "@/tests/export/pages";

/** What a row asks of a page. */
export type Check = (path: string) => void;
/** A statement of the specification, where it holds, its check, and the reason if it is not read literally. */
export type Row = readonly [statement: string, where: string | readonly string[], check: Check, reading?: string];
type Words = string | RegExp;

const blocks = "address|b|button|dd|details|div|dt|figcaption|h[1-6]|label|li|p|small|span|summary|t[dhr]|tspan|a";
/** Text in one line, with ordinary spaces and hyphens, and no space before a full stop or comma. */
const oneLine = (text: string | null): string =>
  plainCharacters(text ?? "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?)])/g, "")
    .trim();

const documents = new Map<string, Document>();
/** A page without scripts, its copies for visitors without them, and hidden parts, with spaces between its blocks. */
export function page(path: string): Document {
  const earlier = documents.get(path);
  if (earlier) return earlier;
  const html = read(path === "/" ? "index.html" : `${path.slice(1)}.html`)
    .replace(/<(noscript|style|script(?! type="application\/ld))\b[\s\S]*?<\/(?:noscript|style|script)>/g, "")
    .replace(new RegExp(`</?(?:${blocks})(?: [^>]*)?>`, "g"), " $& ");
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const hidden of parsed.querySelectorAll("main [hidden], main [data-printed]")) hidden.remove();
  documents.set(path, parsed);
  return parsed;
}
const all = (path: string, css: string): Element[] => [...page(path).querySelectorAll(css)];
const textOf = ({ textContent }: Element): string => oneLine(textContent);

/** Whether a text holds words. A number at their start or end is a whole one: "800 zł" is not in "1800 zł". */
function holds(text: string, words: Words): boolean {
  if (words instanceof RegExp) return words.test(text);
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const start = /^\d/.test(words) ? "(?<![\\d,–]|\\d )" : "";
  return new RegExp(start + literal + (/\d$/.test(words) ? "(?![\\d–]|,\\d| \\d{3})" : "")).test(text);
}
const missingIn = (text: string, wanted: readonly Words[]) => wanted.filter((words) => !holds(text, words)).map(String);

const passages = "main :is(tr, li, dl > div, p, h1, h2, h3, h4, figcaption, details, summary)";
/** Characters of the longest passage: in a longer one, words would stand beside others they do not belong to. */
const longest = 700;
const known = new Map<string, string[]>();
function passagesOf(path: string): readonly string[] {
  const texts =
    known.get(path) ??
    all(path, passages)
      .map(textOf)
      .filter(({ length }) => length <= longest);
  known.set(path, texts);
  return texts;
}
/** One passage of the content (a row, an item, a paragraph) says all these words. */
export function says(...wanted: Words[]): Check {
  return (path) => {
    const lists = passagesOf(path).map((text) => missingIn(text, wanted));
    expect(lists.reduce((one, other) => (other.length < one.length ? other : one), wanted.map(String))).toEqual([]);
  };
}

/** The section with a heading like this; of a smaller heading, the part it stands in. */
function partOf(path: string, heading: RegExp): Element {
  const heads = [...all(path, "main :is(h1, h2)"), ...all(path, "main h3")];
  const found = heads.find((head) => heading.test(textOf(head)));
  const part = found?.matches("h3") ? found.parentElement : found?.closest("section");
  if (!part) throw new Error(`No heading is like ${heading}: ${heads.map(textOf).join(" | ")}`);
  return part;
}
/** Lists, tables and definitions in a part, without those in an entry of another list. */
const listsIn = (part: Element): Element[] =>
  [...part.querySelectorAll("ul, ol, dl, tbody")].filter((list) => !list.parentElement?.closest("li"));

/** A section with a heading like this says these words, and has a list (steps, cards, rows) of each length. */
export function section(heading: RegExp, ...wanted: (Words | number)[]): Check {
  return (path) => {
    const part = partOf(path, heading);
    const lengths = listsIn(part).map(({ children }) => children.length);
    const missing = wanted.filter((one) =>
      typeof one === "number" ? !lengths.includes(one) : !holds(textOf(part), one),
    );
    expect({ missing, lengths }).toEqual({ missing: [], lengths });
    // A heading alone is no section.
    expect(textOf(part).length).toBeGreaterThan(80);
  };
}

/** So many elements are there, and each says these words. */
export function every(css: string, length: number, ...wanted: Words[]): Check {
  return (path) => {
    const found = all(path, css);
    const faulty = found.map(textOf).filter((text) => missingIn(text, wanted).length > 0);
    expect({ [css]: found.length, faulty }).toEqual({ [css]: length, faulty: [] });
  };
}

/** One or more elements are there, and each says these words. */
export const some = (css: string, ...wanted: Words[]): Check => {
  return (path) => every(css, Math.max(1, all(path, css).length), ...wanted)(path);
};

/** The list of a section has so many entries, and each says these words: its fields. */
export function fields(heading: RegExp, length: number, ...wanted: Words[]): Check {
  return (path) => {
    const list = listsIn(partOf(path, heading)).find(({ children }) => children.length === length);
    expect([...(list?.children ?? [])].map((entry) => missingIn(textOf(entry), wanted))).toEqual(
      Array(length).fill([]),
    );
  };
}

/** Elements have these texts, in this order. */
export const texts = (css: string, ...wanted: string[]): Check => {
  return (path) => expect(all(path, css).map(textOf)).toEqual(wanted);
};
/** Elements lead to these addresses, in this order. */
export const links = (css: string, ...wanted: string[]): Check => {
  return (path) => expect(all(path, css).map((one) => one.getAttribute("href"))).toEqual(wanted);
};
/** A link with this text leads there, and no link with it elsewhere. */
export const link = (text: Words, to: string, within = "main"): Check => {
  return (path) => {
    const found = all(path, `${within} a`).filter((one) => holds(textOf(one), text));
    expect([...new Set(found.map((one) => one.getAttribute("href")))]).toEqual([to]);
  };
};

/** Nodes of a type in the structured data of a page. */
export function nodes(path: string, type: string): Node[] {
  const scripts = all(path, 'script[type="application/ld+json"]');
  const graph = scripts.flatMap(({ textContent }) => nodesIn(JSON.parse(textContent ?? "")));
  return graph.filter((node) => node["@type"] === type);
}
/** The structured data has a node of a type with these values. */
export const data = (type: string, wanted: object): Check => {
  return (path) => expect(nodes(path, type)).toContainEqual(expect.objectContaining(wanted));
};

/** A meta element has this content. */
export const meta = (name: string, wanted: string | RegExp): Check => {
  return (path) => {
    const content = all(path, `meta[name="${name}"], meta[property="${name}"]`).map((one) =>
      one.getAttribute("content"),
    );
    expect(content).toEqual([typeof wanted === "string" ? wanted : expect.stringMatching(wanted)]);
  };
};
