/** Finds the editable texts of a page: each carries its origin in invisible characters. */
import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import type { Mark } from "@/lib/content/origin";

export type MarkedText = {
  origin: string;
  /** For the label of its button. */
  words: string;
  /** The text on the page, or the image whose description carries the origin. */
  target: Range | Element;
  /** A picture that can be exchanged. */
  picture?: true;
};

const hasMark = (text: string): boolean => vercelStegaSplit(text).encoded !== "";
const withoutMark = (text: string): string => vercelStegaSplit(text).cleaned.trim();

const originOf = (text: string): string | undefined => vercelStegaDecode<Mark>(text)?.origin;

/** The block a node belongs to: inline elements share the block around them. */
function blockOf(node: Node): Element | null {
  let element = node.parentElement;
  while (element && /^(?:inline|contents)/.test(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

/** Texts between tags. A mark ends its text, which starts at the mark before it in the same block. */
function* textsBetweenTags(root: Document): Generator<MarkedText> {
  const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
  let block: Element | null = null;
  let start: { node: Node; offset: number } | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest("script, style, noscript, template")) continue;
    const nodeBlock = blockOf(node);
    if (nodeBlock !== block || !start) {
      block = nodeBlock;
      start = { node, offset: 0 };
    }
    if (!hasMark(node.data)) continue;
    const origin = originOf(node.data);
    const range = root.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(node, node.length);
    start = undefined;
    if (origin) yield { origin, words: withoutMark(range.toString()), target: range };
  }
}

/** Pictures whose description carries an origin. */
function* describedPictures(root: Document): Generator<MarkedText> {
  for (const image of root.querySelectorAll("img[alt]")) {
    const alt = image.getAttribute("alt") ?? "";
    const origin = hasMark(alt) ? originOf(alt) : undefined;
    if (!origin) continue;
    const isExchangeable = origin.startsWith("gallery/") || origin.endsWith(".name");
    yield { origin, words: `Zdjęcie: ${withoutMark(alt)}`, target: image, ...(isExchangeable && { picture: true }) };
  }
}

/** Every editable text, in the order of the page. */
export const markedTexts = (root: Document): MarkedText[] => [...textsBetweenTags(root), ...describedPictures(root)];
