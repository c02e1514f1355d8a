import { readFileSync } from "node:fs";
import { join } from "node:path";
import { integrity } from "@/lib/tools/files";
import { hydrates, ShapeError } from "./shape";
import { classesOf, withShortNames } from "./short-names";
import { readStylesheet, type Stylesheet, usedStyles } from "./used-styles";

/** A stylesheet of the framework, as Next.js links it. */
const stylesheetLink = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*\/>/g;
/** What the framework leaves for itself: between two texts of one element, around its boundaries, for late metadata. */
const frameworkMarks = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--(?: |\/?\$)-->/g;
/** The address of a stylesheet that a page loads later, by itself. */
const laterStyle = /\sdata-style="([^"]+)"/g;

/** The elements that link a page's stylesheets, in their order. */
export const styleLinks = (html: string): string => (html.match(stylesheetLink) ?? []).join("");

/** Names in a page, those of its `noscript` included. */
const namesIn = (html: string) => ({
  classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => classesOf(list))),
  elements: new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = ""]) => name.toLowerCase())),
  placeholders: new Set([...html.matchAll(/\sdata-ph="([^"]*)"/g)].map(([, value = ""]) => value)),
});

/** A policy that allows these inline styles and no others: that of the header cannot know them. */
export const stylePolicy = (styles: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'self' '${integrity(styles)}'; style-src-attr 'none'"/>`;

/**
 * Puts into a page, in place of its links to stylesheets, the part of them that it uses: the first screen needs one
 * answer of the server, not two. The stylesheets stay: they come with the framework, whole, when an island needs it
 * (defer-export.ts), and show what appears only then.
 *
 * @param root folder of the export
 * @returns function for a page and its file name, "oferta.html", which returns the page with its styles and throws a
 * ShapeError when it links no stylesheet in the way this adapter knows
 */
export function stylesInliner(root: string): (html: string, file: string) => string {
  const read = (address: string) => readFileSync(join(root, address), "utf8");
  const sheets = new Map<string, Stylesheet>();
  // Pages of one kind use the same styles.
  const made = new Map<string, string>();

  const stylesFor = (html: string, first: string, links: readonly string[]): string => {
    const list = links.join(" ");
    const sheet = sheets.get(list) ?? readStylesheet(links.map(read).join(""), first);
    sheets.set(list, sheet);
    const names = namesIn(html);
    const later = [...html.matchAll(laterStyle)].map(([, address = ""]) => read(address)).join("");
    const key = JSON.stringify([list, ...Object.values(names).map((set) => [...set].sort()), later]);
    const styles = made.get(key) ?? usedStyles(sheet, names, later);
    made.set(key, styles);
    return styles;
  };

  return (html, file) => {
    const links = [...html.matchAll(stylesheetLink)].map(([, address = ""]) => address);
    const [first] = links;
    if (!first) throw new ShapeError(file, "a link to a stylesheet of the framework", "none");
    const styles = stylesFor(html, first, links);
    // The framework looks for the classes it knows.
    const page = hydrates(html) ? { html, styles } : withShortNames(html.replace(frameworkMarks, ""), styles);
    const [before = "", ...after] = page.html.split(stylesheetLink).filter((_, index) => index % 2 === 0);
    return `${before}${stylePolicy(page.styles)}<style>${page.styles}</style>${after.join("")}`;
  };
}
