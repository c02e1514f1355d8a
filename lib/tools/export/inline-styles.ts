import { readFileSync } from "node:fs";
import { join } from "node:path";
import { integrity, sha256 } from "@/lib/tools/files";
import { ShapeError } from "./shape";
import { classesOf, withShortNames } from "./short-names";
import { readStylesheet, type Stylesheet, usedStyles } from "./used-styles";

/** A stylesheet of the framework, as Next.js links it. */
const stylesheetLink = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*\/>/g;
/** A page that the framework comes to, and then looks for the classes it knows. */
const hydrates = /\sdata-island="/;
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

/**
 * A policy that allows these inline styles and no others. It narrows the policy of the header, which cannot know them.
 */
export const stylePolicy = (styles: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'self' '${integrity(styles)}'; style-src-attr 'none'"/>`;

/** What became of the styles of all pages: sizes in bytes. */
export type StyleReport = { linked: number; inline: number };

/**
 * Puts into a page, in place of its links to stylesheets, the part of them that it uses: the first screen needs one
 * answer of the server, not two. The stylesheets stay: they come with the framework, whole, when an island needs it
 * (defer-export.ts), and show what appears only then.
 *
 * @param root folder of the export
 * @returns function for a page and its file name, "oferta.html", which returns the page with its styles and throws a
 * ShapeError when it links no stylesheet in the way this adapter knows; and the sizes of the pages it was called for
 */
export function stylesInliner(root: string) {
  const read = (address: string) => readFileSync(join(root, address), "utf8");
  // Pages of one kind use the same styles.
  const made = new Map<string, string>();
  const sheets = new Map<string, { sheet: Stylesheet; hash: string; bytes: number }>();
  const report: StyleReport = { linked: 0, inline: 0 };

  const sheetOf = (links: readonly [string, ...string[]]) => {
    const list = links.join(" ");
    const known = sheets.get(list);
    if (known) return known;
    const css = links.map(read).join("");
    const taken = { sheet: readStylesheet(css, links[0]), hash: sha256(css), bytes: Buffer.byteLength(css) };
    sheets.set(list, taken);
    return taken;
  };

  const stylesFor = (html: string, links: readonly [string, ...string[]]): string => {
    const names = namesIn(html);
    const later = [...html.matchAll(laterStyle)].map(([, address = ""]) => read(address)).join("");
    const { sheet, hash } = sheetOf(links);
    const key = JSON.stringify([links[0], hash, ...Object.values(names).map((set) => [...set].sort()), later]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const styles = usedStyles(sheet, names, later);
    made.set(key, styles);
    return styles;
  };

  const inline = (html: string, file: string): string => {
    const [first, ...others] = [...html.matchAll(stylesheetLink)].map(([, address = ""]) => address);
    if (!first) throw new ShapeError(file, "a link to a stylesheet of the framework", "none");
    const links = [first, ...others] as const;
    const styles = stylesFor(html, links);
    const page = hydrates.test(html) ? { html, styles } : withShortNames(html.replace(frameworkMarks, ""), styles);
    report.linked += sheetOf(links).bytes;
    report.inline += Buffer.byteLength(page.styles);
    const [before = "", ...after] = page.html.split(stylesheetLink).filter((_, index) => index % 2 === 0);
    return `${before}${stylePolicy(page.styles)}<style>${page.styles}</style>${after.join("")}`;
  };
  return { inline, report };
}
