import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { integrity } from "@/lib/build/files";
import { ShapeError } from "./shape";
import { classesOf, withShortNames } from "./short-names";
import { readStylesheet, type Stylesheet, usedStyles } from "./used-styles";

/** A stylesheet of the framework, as Next.js links it. */
const stylesheetLink = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*\/>/g;
/** A page that the framework comes to, and then looks for the classes it knows. */
const hydrates = /\sdata-island="/;
/** The address of a stylesheet that a page loads later, by itself. */
const laterStyle = /\sdata-style="([^"]+)"/g;

/** The elements that link a page's stylesheets, in their order. */
export const styleLinks = (html: string): string => (html.match(stylesheetLink) ?? []).join("");

/** Classes and elements of a page, those of its `noscript` included. */
const namesIn = (html: string) => ({
  classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => classesOf(list))),
  elements: new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = ""]) => name.toLowerCase())),
});

/** A policy that allows these inline styles and no others. It narrows the policy of the header, which cannot know them. */
export const stylePolicy = (styles: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'self' '${integrity(styles)}'; style-src-attr 'none'"/>`;

/** What became of the styles: sizes in bytes. */
export type StyleReport = { pages: number; linked: number; inline: number };

/**
 * Puts into every page, in place of its links to stylesheets, the part of them that it uses: the first screen needs one
 * answer of the server, not two. The stylesheets stay: they come with the framework, whole, when an island needs it
 * (defer-export.ts), and show what appears only then.
 *
 * @param root folder of the export
 * @param pages its pages, "oferta.html"
 * @throws ShapeError when a page links no stylesheet in the way this adapter knows
 */
export function inlineStyles(root: string, pages: readonly string[]): StyleReport {
  const read = (address: string) => readFileSync(join(root, address), "utf8");
  const sheets = new Map<string, Stylesheet>();
  const made = new Map<string, string>();
  const sizes = { linked: 0, inline: 0 };

  for (const file of pages) {
    const html = readFileSync(join(root, file), "utf8");
    const links = [...html.matchAll(stylesheetLink)].map(([, address = ""]) => address);
    const [first] = links;
    if (!first) throw new ShapeError(file, "a link to a stylesheet of the framework", "none");
    const { classes, elements } = namesIn(html);
    const later = [...html.matchAll(laterStyle)].map(([, address = ""]) => read(address)).join("");
    const key = JSON.stringify([links, [...classes].sort(), [...elements].sort(), later]);
    let styles = made.get(key);
    if (styles === undefined) {
      const list = links.join(" ");
      const sheet = sheets.get(list) ?? readStylesheet(links.map(read).join(""), first);
      sheets.set(list, sheet);
      styles = usedStyles(sheet, { classes, elements }, later);
      made.set(key, styles);
    }
    const page = hydrates.test(html) ? { html, styles } : withShortNames(html, styles);
    const element = `${stylePolicy(page.styles)}<style>${page.styles}</style>`;
    let placed = false;
    const result = page.html.replace(stylesheetLink, () => {
      const place = placed ? "" : element;
      placed = true;
      return place;
    });
    writeFileSync(join(root, file), result);
    sizes.linked += links.reduce((sum, address) => sum + Buffer.byteLength(read(address)), 0);
    sizes.inline += Buffer.byteLength(page.styles);
  }
  return { pages: pages.length, ...sizes };
}
