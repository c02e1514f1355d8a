/** A text as the reader sees it, and the innermost element that holds all of it. */
type TextBlock = { text: string; element: Element };

const withoutWords = "script, style, noscript, template, svg, [hidden]";

const inlineElements = "a, abbr, b, bdi, code, em, i, small, span, strong, sub, sup, time, u";

/** Text with plain spaces, without soft hyphens and word joiners. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u00ad\u2060]/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();

const isCard = (element: Element): boolean =>
  element.tagName === "A" && element.parentElement?.tagName === "LI" && element.parentElement.children.length === 1;

/** Whether an element separates the text before it from the text after it. */
const isBlock = (element: Element, inCard: boolean): boolean =>
  !element.matches(inlineElements) || inCard || element.matches(".block, .btn, caption span");

/** Whether a link or button has no text beside it, as in a menu. */
const standsApart = (element: Element): boolean =>
  element.matches("a, button") &&
  [...(element.parentElement?.childNodes ?? [])].every(
    (node) => node.nodeType !== 3 || !plainText(node.textContent ?? ""),
  );

/**
 * Texts between the borders of block elements, in order. Every element of a card is a block, and so are links and
 * buttons that stand alone.
 */
export function textBlocks(root: Element): TextBlock[] {
  const blocks: TextBlock[] = [];
  let text = "";
  const flush = (element: Element) => {
    if (plainText(text)) blocks.push({ text: plainText(text), element });
    text = "";
  };
  const walk = (node: Node, parent: Element, card: boolean): void => {
    if (node.nodeType === 3) text += node.textContent ?? "";
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (element.matches(withoutWords)) return;
    const inCard = card || isCard(element);
    const border = isBlock(element, inCard) || standsApart(element);
    if (border) flush(parent);
    for (const child of element.childNodes) walk(child, border ? element : parent, inCard);
    if (border) flush(element);
  };
  walk(root, root, false);
  return blocks;
}
