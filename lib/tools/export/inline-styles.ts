import { readFileSync } from "node:fs";
import { join } from "node:path";
import { integrity } from "@/lib/tools/files";
import { ExportError } from "./page";
import { classesIn, withShortNames } from "./short-names";
import { readStylesheet, type Stylesheet, usedStyles } from "./used-styles";

/** Link to a stylesheet, as Next.js writes it. */
const stylesheetLink = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*\/>/g;
/** Addresses in an island's data: React, which has no styles, then the islands. */
const islandScript = /data-props="[^"]*">\{"scripts":\[\[[^\]]+\],\["([^"]+)"/g;
/** Address of a stylesheet that a page's own script loads later. */
const laterStylesheet = /\sdata-style="([^"]+)"/g;

/** Returns the words of a script's strings: what it may draw later has its classes and elements among them. */
const wordsOf = (script: string): string[] => [...script.split(/[\s"`]+/), ...script.split(/[\s"'`]+/)];

/**
 * Returns the names in a page, including its `noscript`.
 * @param later words of its islands
 */
const namesIn = (html: string, later: readonly string[]) => ({
  classes: new Set(classesIn(html).concat(later)),
  elements: new Set(
    [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = ""]) => name.toLowerCase()).concat(later),
  ),
  placeholders: new Set([...html.matchAll(/\sdata-ph="([^"]*)"/g)].map(([, value = ""]) => value)),
});

/** Returns a policy that allows only these inline styles. The header's policy is the same for all pages. */
export const stylePolicy = (styles: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'self' '${integrity(styles)}'; style-src-attr 'none'"/>`;

/**
 * Replaces the stylesheet links of a page by the rules it uses: the first screen needs one response instead of two.
 * What an island draws later is among them: classes are the same in its script as in the page.
 *
 * @param root folder of the export
 * @returns function that takes a page and its file name, "oferta.html", and returns the page with its styles. It throws
 *   an ExportError if the page links no stylesheet in the known form
 */
export function createStyleInliner(root: string): (html: string, file: string) => string {
  const readSheet = (address: string) => readFileSync(join(root, address), "utf8");
  const wordsByScript = new Map<string, readonly string[]>();
  const wordsIn = (address: string): readonly string[] => {
    const words = wordsByScript.get(address) ?? wordsOf(readSheet(address));
    wordsByScript.set(address, words);
    return words;
  };
  const sheets = new Map<string, Stylesheet>();
  // Pages of one kind use the same styles.
  const stylesByKey = new Map<string, string>();

  const stylesFor = (html: string, first: string, links: readonly string[], words: readonly string[]): string => {
    const joinedLinks = links.join(" ");
    const sheet = sheets.get(joinedLinks) ?? readStylesheet(links.map(readSheet).join(""), first);
    sheets.set(joinedLinks, sheet);
    const names = namesIn(html, words);
    const later = [...html.matchAll(laterStylesheet)].map(([, address = ""]) => readSheet(address)).join("");
    const key = JSON.stringify([joinedLinks, ...Object.values(names).map((set) => [...set].sort()), later]);
    const styles = stylesByKey.get(key) ?? usedStyles(sheet, names, later);
    stylesByKey.set(key, styles);
    return styles;
  };

  return (html, file) => {
    const links = [...html.matchAll(stylesheetLink)].map(([, address = ""]) => address);
    const [first] = links;
    if (!first) throw new ExportError(file, "a link to a stylesheet of the framework", "none");
    const scripts = new Set([...html.matchAll(islandScript)].map(([, address = ""]) => address));
    const words = [...scripts].flatMap(wordsIn);
    const page = withShortNames(html, stylesFor(html, first, links, words), words);
    const [before = "", ...after] = page.html.split(stylesheetLink).filter((_, index) => index % 2 === 0);
    return `${before}${stylePolicy(page.styles)}<style>${page.styles}</style>${after.join("")}`;
  };
}
