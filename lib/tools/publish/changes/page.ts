import { JSDOM } from "jsdom";
import { plainText, textBlocks } from "./text-blocks";

/** A text of a page, and where a reader finds it: the heading above it and, in a table, the name of its row. */
export type PlacedText = { place: string; text: string };

/** Where a link leads, by the words one presses. */
export type PageLink = { text: string; to: string };

/** A picture by its name without size and hash, so that an exchanged file is known as the same picture. */
export type PagePicture = { name: string; file: string; alt: string };

/** What names a text beside the heading: its question, or the first cell of its row. */
function nameOf(element: Element): string {
  const cell = element.closest("td, dd");
  const question = element.closest("summary") ? undefined : element.closest("details")?.querySelector("summary");
  const name = cell?.closest("tr")?.querySelector("th, td") ?? cell?.previousElementSibling ?? question;
  return name && name !== cell ? plainText(name.textContent ?? "") : "";
}

/** Texts with the heading they stand under. Cells carry the name of their row, answers their question. */
function placedTexts(root: Element): PlacedText[] {
  let heading = "";
  return textBlocks(root).map(({ text, element }) => {
    if (element.closest("h1, h2, h3")) heading = text;
    return { text, place: [heading === text ? "" : heading, nameOf(element)].filter(Boolean).join(" › ") };
  });
}

const linksIn = (root: Element): PageLink[] =>
  [...root.querySelectorAll("a[href]")].map((link) => ({
    text: plainText(link.getAttribute("aria-label") ?? link.textContent ?? ""),
    to: link.getAttribute("href") ?? "",
  }));

/** "/media/01-rozdzielnica-640.1a2b3c4d.avif" → "01-rozdzielnica". */
const pictureName = (file: string): string =>
  (file.split("/").at(-1) ?? "").replace(/\..*$/, "").replace(/[-@]\d+w?$/, "");

/** Lazy pictures keep their address aside until they come near the screen. */
function picturesIn(root: Element): PagePicture[] {
  return [...root.querySelectorAll("img")]
    .filter((image) => !image.closest("noscript"))
    .map((image) => {
      const file = image.getAttribute("data-src") ?? image.getAttribute("src") ?? "";
      return { name: pictureName(file), file, alt: image.getAttribute("alt") ?? "" };
    });
}

/** Values of structured data by their paths. Nodes are named by their type, which people know. */
function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value !== "object" || value === null) {
    // Two nodes of one type: the second has a name of its own.
    let key = path;
    for (let copy = 2; into.has(key); copy++) key = `${path} (${copy})`;
    into.set(key, String(value));
    return;
  }
  const type = (value as { "@type"?: string | string[] })["@type"];
  const prefix = type && !path ? [type].flat().join(" i ") : path;
  for (const [key, part] of Object.entries(value))
    if (!["@context", "@type"].includes(key)) flatten(part, prefix ? `${prefix}.${key}` : key, into);
}

/** Structured data, one value a path: "Service.offers.0.price" → "450". */
function structuredData(document: Document): Map<string, string> {
  const data = new Map<string, string>();
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const parsed: { "@graph"?: unknown[] } = JSON.parse(script.textContent ?? "{}");
    for (const node of parsed["@graph"] ?? [parsed].flat()) flatten(node, "", data);
  }
  return data;
}

/**
 * Names that follow the content of other files: the search index, and what an island's loader fetches. Neither is seen,
 * and both change with an edit elsewhere.
 */
const changingNames =
  /<script type="application\/json"[^>]*>[\s\S]*?<\/script>|(?<=\/search\/index\.)[0-9a-f]+(?=\.json)/g;

/** What visitors and search engines are given by a page. */
export type SitePage = ReturnType<typeof readPage>;

/**
 * Reads a built page.
 * @param path its address, "/uslugi/pomiary"
 * @param html as the export holds it
 */
export function readPage(path: string, html: string) {
  // Styles are not read, and understanding them would take most of the time.
  const { window } = new JSDOM(html.replace(/<style\b[\s\S]*?<\/style>/g, ""));
  const { document } = window;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? "";
  const main = document.querySelector("main") ?? document.body;
  const frame = document.body.cloneNode(true) as HTMLElement;
  frame.querySelector("main")?.remove();
  const page = {
    path,
    title: plainText(document.title),
    description: plainText(attribute('meta[name="description"]', "content")),
    /** Address search engines are sent to; empty where the page has none. */
    canonical: attribute('link[rel="canonical"]', "href"),
    /** False where the page asks search engines to leave it out. */
    indexed: !attribute('meta[name="robots"]', "content").includes("noindex"),
    /** The page's own texts and links. */
    texts: placedTexts(main),
    links: linksIn(main),
    /** Texts and links around them: header, menu, footer, call bar. */
    frame: { texts: placedTexts(frame), links: linksIn(frame) },
    pictures: picturesIn(main),
    data: structuredData(document),
    /** Address of the picture that social networks show. */
    shareImage: attribute('meta[property="og:image"]', "content"),
    /** The markup without names that change with every build: equal where a visitor can notice nothing. */
    markup: html.replace(changingNames, ""),
  };
  window.close();
  return page;
}
