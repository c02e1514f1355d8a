import { JSDOM } from "jsdom";
import { plainText, textBlocks } from "./text-blocks";

/** A text of a page, with the heading above it and, in a table, the name of its row. */
export type PlacedText = { place: string; text: string };

export type PageLink = { text: string; to: string };

/** A picture. Its name has neither size nor hash, so a replaced file is the same picture. */
export type PagePicture = { name: string; file: string; alt: string };

/** Name of a text: the first cell of its row, the term of its list, or the question it answers. */
function nameOf(element: Element): string {
  const cell = element.closest("td, dd");
  const question = element.closest("summary") ? undefined : element.closest("details")?.querySelector("summary");
  const name = cell?.closest("tr")?.querySelector("th, td") ?? cell?.previousElementSibling ?? question;
  return name && name !== cell ? plainText(name.textContent ?? "") : "";
}

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

/** Lazy pictures have their address in data-src. */
function picturesIn(root: Element): PagePicture[] {
  return [...root.querySelectorAll("img")]
    .filter((image) => !image.closest("noscript"))
    .map((image) => {
      const file = image.getAttribute("data-src") ?? image.getAttribute("src") ?? "";
      return { name: pictureName(file), file, alt: image.getAttribute("alt") ?? "" };
    });
}

/** Collects values of structured data by their paths, which start with the node's type. */
function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value !== "object" || value === null) {
    // A second node of the same type gets a number.
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

/** Structured data by path: "Service.offers.0.price" → "450". */
function structuredData(document: Document): Map<string, string> {
  const data = new Map<string, string>();
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const parsed: { "@graph"?: unknown[] } = JSON.parse(script.textContent ?? "{}");
    for (const node of parsed["@graph"] ?? [parsed].flat()) flatten(node, "", data);
  }
  return data;
}

/** Names that change with other files: the search index, and the modules that an island loads. Neither is visible. */
const changingNames =
  /<script type="application\/json"[^>]*>[\s\S]*?<\/script>|(?<=\/search\/index\.)[0-9a-f]+(?=\.json)/g;

export type SitePage = ReturnType<typeof readPage>;

/** Reads a built page. @param path its address, "/uslugi/pomiary" */
export function readPage(path: string, html: string) {
  // Without styles: nothing here needs them, and parsing them takes most of the time.
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
    /** Canonical address; empty where the page has none. */
    canonical: attribute('link[rel="canonical"]', "href"),
    indexed: !attribute('meta[name="robots"]', "content").includes("noindex"),
    texts: placedTexts(main),
    links: linksIn(main),
    /** Header, menu, footer. */
    frame: { texts: placedTexts(frame), links: linksIn(frame) },
    pictures: picturesIn(main),
    data: structuredData(document),
    shareImage: attribute('meta[property="og:image"]', "content"),
    /** The markup without names that change with every build. */
    markup: html.replace(changingNames, ""),
  };
  window.close();
  return page;
}
