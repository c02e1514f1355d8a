import { Lexer, type Token } from "marked";
import { plainCharacters } from "./plain";

/** Node of parsed running text. */
export type InlineNode =
  | { type: "text"; text: string }
  | { type: "strong"; children: readonly InlineNode[] }
  | { type: "link"; href: string; children: readonly InlineNode[] };

/** Thrown for Markdown other than `**strong**` and `[link](address)`; message in Polish, for editors. */
export class UnsupportedMarkdown extends Error {}

const elementNames: Readonly<Record<string, string>> = {
  em: "*kursywa*",
  codespan: "`kod`",
  del: "~~skreślenie~~",
  image: "obraz",
  html: "znacznik HTML",
  br: "łamanie wiersza",
};

function fromToken(token: Token): InlineNode {
  switch (token.type) {
    case "text":
    case "escape":
      return { type: "text", text: token.text };
    case "strong":
      return { type: "strong", children: (token.tokens ?? []).map(fromToken) };
    case "link":
      return { type: "link", href: token.href, children: (token.tokens ?? []).map(fromToken) };
    default:
      throw new UnsupportedMarkdown(
        `${elementNames[token.type] ?? token.type} w tekście „${token.raw}”. Dozwolone są **pogrubienie** i [odnośnik](/adres).`,
      );
  }
}

/** Characters that start Markdown. Most texts have none and need no parser. */
const markup = /[\\`*_[<\n]/;

/**
 * Parses the Markdown subset of content texts with marked.
 * @throws UnsupportedMarkdown for anything but text, `**strong**` and `[link](address)`
 */
export const parseInline = (text: string): InlineNode[] =>
  markup.test(text) || text === "" ? Lexer.lexInline(text, { gfm: false }).map(fromToken) : [{ type: "text", text }];

const textOf = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (node.type === "text" ? node.text : textOf(node.children))).join("");

/** Removes Markdown from a content text. */
export const plainText = (text: string): string => textOf(parseInline(text));

/** Removes Markdown and what only typography needs, for metadata, structured data, search and lists of links. */
export const clean = (text: string): string => plainCharacters(plainText(text)).trim();

/** Returns the addresses a text links to. */
export function linksIn(text: string): string[] {
  const collect = (nodes: readonly InlineNode[]): string[] =>
    nodes.flatMap((node) =>
      node.type === "text" ? [] : [...(node.type === "link" ? [node.href] : []), ...collect(node.children)],
    );
  return collect(parseInline(text));
}
