import { differingPages, pageWith } from "@/tests/browser/pages";
import { eventually, type Scenarios, widths } from "@/tests/engines/visitor";
import { cityPage } from "@/tests/today";

/**
 * Runs in the page: its width, whether it scrolls sideways, and text beyond its right edge, which sections may cut off
 * without scrolling. Drawings and rows that scroll may reach beyond it.
 */
function fitOfPage(): { width: number; scrolls: boolean; cut: string[] } {
  const { clientWidth: room, scrollWidth } = document.documentElement;
  const mayReachOut = (element: Element | null): boolean =>
    element !== null &&
    (element.tagName === "svg" ||
      // Texts for screen readers.
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
  return { width: innerWidth, scrolls: scrollWidth > room, cut };
}

/** Chromium is tested with every page (tests/browser/sheet.spec.ts). */
const paths = [...new Set([...differingPages, pageWith("services"), cityPage.path, "/wzor-protokolu"])];

export const pages: Scenarios = Object.fromEntries(
  paths.map((path) => [
    `${path} fits a computer, a tablet and a phone, without an error`,
    async (visitor) => {
      await visitor.open(path);
      for (const width of [widths.computer, widths.tablet, widths.phone]) {
        await visitor.resize(width);
        const fit = { width, scrolls: false, cut: [] };
        await eventually(async () => expect(await visitor.evaluate(fitOfPage)).toEqual(fit));
      }
    },
  ]),
);
