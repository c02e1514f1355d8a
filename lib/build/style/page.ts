/** What the style check reads of one built page: its running text and the headings it counts. */
export type StylePage = {
  path: string;
  /** True where the page is its own canonical address; a service under /oferta is not. */
  canonical: boolean;
  /** Texts of blocks (paragraph, list item, cell, heading), with plain spaces. */
  blocks: readonly Block[];
  h1: string;
  /** Headings of sections, the closing one left out. */
  h2: readonly string[];
  /** Headings of the first three levels. */
  headings: readonly string[];
  /** Heading of the band that ends the page. */
  closing?: string;
  /** Texts of the badges under a hero, where it has them. */
  badges: readonly string[];
};

type Block = {
  text: string;
  /** True inside a card that is one link: its text introduces another page and stands wherever that page is offered. */
  card: boolean;
};

/** Parts of a page that are not its own words. */
const furniture = "header, footer, nav, script, style, noscript, template, svg, [hidden]";
const inlineTags = new Set(
  ["a", "abbr", "b", "bdi", "code", "em", "i", "small", "span", "strong", "sub", "sup", "time", "u"].map((tag) =>
    tag.toUpperCase(),
  ),
);

const plain = (text: string): string =>
  text
    .replaceAll("\u00ad", "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();

const isCard = (element: Element): boolean =>
  element.tagName === "A" && element.parentElement?.tagName === "LI" && element.parentElement.children.length === 1;

/** Whether text before and after an element belongs to other blocks. */
const isBlock = (element: Element, inCard: boolean): boolean =>
  !inlineTags.has(element.tagName) || inCard || element.matches(".block, .btn, caption span");

/** Texts between the borders of block elements. In cards every element is a block: kind, name, text. */
function blocksOf(root: Element): Block[] {
  const blocks: Block[] = [];
  let text = "";
  const flush = (card: boolean) => {
    if (plain(text)) blocks.push({ text: plain(text), card });
    text = "";
  };
  const walk = (node: Node, card: boolean): void => {
    if (node.nodeType === 3) text += node.textContent ?? "";
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (element.matches(furniture)) return;
    const inCard = card || isCard(element);
    const border = isBlock(element, inCard);
    if (border) flush(card);
    for (const child of element.childNodes) walk(child, inCard);
    if (border) flush(inCard);
  };
  walk(root, false);
  return blocks;
}

/**
 * Reads a built page, or nothing where it has no main content.
 * @param path address the page is served at
 */
export function readStylePage(path: string, document: Document): StylePage | undefined {
  const main = document.querySelector("main");
  if (!main) return undefined;
  const textOf = (element: Element) => plain(element.textContent ?? "");
  const textsOf = (selector: string) => [...main.querySelectorAll(selector)].map(textOf);
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  return {
    path,
    canonical: !canonical || new URL(canonical).pathname === path,
    blocks: blocksOf(main),
    h1: textsOf("h1")[0] ?? "",
    h2: textsOf("h2:not(#cta)"),
    headings: textsOf("h1, h2, h3"),
    closing: textsOf("#cta")[0],
    badges: textsOf("[data-badges] li"),
  };
}
