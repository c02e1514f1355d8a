import { pageTypes } from "@/tests/browser/pages";
import { type Scenario, widths } from "./scenario";

type Fit = { width: number; room: number; scrolls: number; cut: string[] };

/**
 * In the page: its width, how far it could be scrolled, and text that reaches beyond its right edge. Sections cut off
 * what juts out of them, so nothing would scroll; drawings and rows that scroll by themselves may.
 */
function fitOfPage(): Fit {
  const { clientWidth: room, scrollWidth: scrolls } = document.documentElement;
  const mayReachOut = (element: Element | null): boolean =>
    element !== null &&
    (element.tagName === "svg" ||
      // One pixel of text is for screen readers.
      element.getBoundingClientRect().width <= 1 ||
      ["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
      mayReachOut(element.parentElement));
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    if (range.getBoundingClientRect().right > room + 1 && !mayReachOut(texts.currentNode.parentElement))
      cut.push(String(range).slice(0, 60));
  }
  return { width: innerWidth, room, scrolls, cut };
}

/** Every kind of page at every width: nothing to scroll sideways, no text cut off, nothing in the console. */
export const pages: Scenario[] = pageTypes.map((path) => ({
  name: `${path} fits a phone, a tablet and a computer, without an error`,
  run: async (visitor) => {
    for (const width of Object.values(widths)) {
      await visitor.resize(width);
      await visitor.open(path);
      const { scrolls, room, ...seen } = await visitor.evaluate(fitOfPage);
      expect({ ...seen, problems: await visitor.problems() }).toEqual({ width, cut: [], problems: [] });
      expect(scrolls).toBeLessThanOrEqual(room);
    }
  },
}));
