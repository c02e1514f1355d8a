import { readFileSync } from "node:fs";
import { join } from "node:path";
import { integrity } from "@/lib/tools/files";
import { hasIsland, ShapeError } from "./shape";
import { classesOf, withShortNames } from "./short-names";
import { readStylesheet, type Stylesheet, usedStyles } from "./used-styles";

/** Link to a stylesheet, as Next.js writes it. */
const stylesheetLink = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*\/>/g;
/** Marks for hydration: between two texts of one element, around boundaries, for late metadata. */
const hydrationMarks = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--(?: |\/?\$)-->/g;
/** Address of a stylesheet that a page's own script loads later. */
const laterStylesheet = /\sdata-style="([^"]+)"/g;

/** Returns the link elements of a page's stylesheets in order. */
export const styleLinks = (html: string): string => (html.match(stylesheetLink) ?? []).join("");

/** Returns the names in a page, including its `noscript`. */
const namesIn = (html: string) => ({
  classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => classesOf(list))),
  elements: new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = ""]) => name.toLowerCase())),
  placeholders: new Set([...html.matchAll(/\sdata-ph="([^"]*)"/g)].map(([, value = ""]) => value)),
});

/** Returns a policy that allows only these inline styles. The header's policy is the same for all pages. */
export const stylePolicy = (styles: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'self' '${integrity(styles)}'; style-src-attr 'none'"/>`;

/**
 * Replaces the stylesheet links of a page by the rules it uses: the first screen needs one response instead of two.
 * The loader adds the whole stylesheets with the framework (defer-export.ts), for what islands render later.
 *
 * @param root folder of the export
 * @returns function that takes a page and its file name, "oferta.html", and returns the page with its styles. It throws
 *   a ShapeError if the page links no stylesheet in the known form
 */
export function createStyleInliner(root: string): (html: string, file: string) => string {
  const readSheet = (address: string) => readFileSync(join(root, address), "utf8");
  const sheets = new Map<string, Stylesheet>();
  // Pages of one kind use the same styles.
  const stylesByKey = new Map<string, string>();

  const stylesFor = (html: string, first: string, links: readonly string[]): string => {
    const joinedLinks = links.join(" ");
    const sheet = sheets.get(joinedLinks) ?? readStylesheet(links.map(readSheet).join(""), first);
    sheets.set(joinedLinks, sheet);
    const names = namesIn(html);
    const later = [...html.matchAll(laterStylesheet)].map(([, address = ""]) => readSheet(address)).join("");
    const key = JSON.stringify([joinedLinks, ...Object.values(names).map((set) => [...set].sort()), later]);
    const styles = stylesByKey.get(key) ?? usedStyles(sheet, names, later);
    stylesByKey.set(key, styles);
    return styles;
  };

  return (html, file) => {
    const links = [...html.matchAll(stylesheetLink)].map(([, address = ""]) => address);
    const [first] = links;
    if (!first) throw new ShapeError(file, "a link to a stylesheet of the framework", "none");
    const styles = stylesFor(html, first, links);
    // Class names of hydrated pages stay: the framework uses them.
    const page = hasIsland(html) ? { html, styles } : withShortNames(html.replace(hydrationMarks, ""), styles);
    const [before = "", ...after] = page.html.split(stylesheetLink).filter((_, index) => index % 2 === 0);
    return `${before}${stylePolicy(page.styles)}<style>${page.styles}</style>${after.join("")}`;
  };
}
