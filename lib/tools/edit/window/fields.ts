/** Finds the texts of a page that carry their origin, and where they stand. */
import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import type { Mark } from "@/lib/content/origin";

/** A text of the page that can be edited. */
export type MarkedText = {
  origin: string;
  /** For the name of its button. */
  words: string;
  /** What it covers: the text on the page, or the picture whose words carry it. */
  target: Range | Element;
  /** A picture of the gallery, which can be exchanged. */
  picture?: true;
};

const hasMark = (text: string): boolean => vercelStegaSplit(text).encoded !== "";
const withoutMark = (text: string): string => vercelStegaSplit(text).cleaned.trim();

const originOf = (text: string): string | undefined => vercelStegaDecode<Mark>(text)?.origin;

/** The element whose words belong together: what stands in a line with others goes with its block. */
function blockOf(node: Node): Element | null {
  let element = node.parentElement;
  while (element && /^(?:inline|contents)/.test(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

/** Texts between tags. A mark ends its text: what stands before it in the same block, up to the mark before. */
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

/** Pictures, by the text that describes them. */
function* describedPictures(root: Document): Generator<MarkedText> {
  for (const image of root.querySelectorAll("img[alt]")) {
    const alt = image.getAttribute("alt") ?? "";
    const origin = hasMark(alt) ? originOf(alt) : undefined;
    if (!origin) continue;
    const isExchangeable = origin.startsWith("gallery/") || origin.endsWith(".name");
    yield { origin, words: `Zdjęcie: ${withoutMark(alt)}`, target: image, ...(isExchangeable && { picture: true }) };
  }
}

/** Every text of the page that can be edited, in the order of the page. */
export const markedTexts = (root: Document): MarkedText[] => [...textsBetweenTags(root), ...describedPictures(root)];
