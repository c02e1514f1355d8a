import { plainText, type TextBlock, textBlocks, wordless } from "@/lib/tools/check/text-blocks";

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

type Block = Pick<TextBlock, "text" | "card">;

/** Parts of a page that are not its own words. */
const furniture = `header, footer, nav, ${wordless}`;

/**
 * Reads a built page, or nothing where it has no main content.
 * @param path address the page is served at
 */
export function readStylePage(path: string, document: Document): StylePage | undefined {
  const main = document.querySelector("main");
  if (!main) return undefined;
  const textOf = (element: Element) => plainText(element.textContent ?? "");
  const textsOf = (selector: string) => [...main.querySelectorAll(selector)].map(textOf);
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  return {
    path,
    canonical: !canonical || new URL(canonical).pathname === path,
    blocks: textBlocks(main, furniture).map(({ text, card }) => ({ text, card })),
    h1: textsOf("h1")[0] ?? "",
    h2: textsOf("h2:not(#cta)"),
    headings: textsOf("h1, h2, h3"),
    closing: textsOf("#cta")[0],
    badges: textsOf("[data-badges] li"),
  };
}
