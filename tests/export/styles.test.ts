import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesBelow, integrity } from "@/lib/tools/files";

const out = join(process.cwd(), "out");
const read = (file: string) => readFileSync(join(out, file), "utf8");
const packed = (text: string) => brotliCompressSync(text).length;
const pages = filesBelow(out).filter((file) => file.endsWith(".html"));

const stylesOf = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
const classesOf = (html: string) =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) =>
      list
        .replaceAll("&amp;", "&")
        .replaceAll("&gt;", ">")
        .replaceAll("&lt;", "<")
        .replaceAll("&#x27;", "'")
        .split(/\s+/),
    ),
  );
/** Names of classes in the selectors of a stylesheet, without those in :not(), :has() and lists of alternatives. */
const styledIn = (css: string) => {
  const selectors = css.replace(/\{[^{}]*\}/g, "{}").replace(/:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g, "");
  const names = [...selectors.matchAll(/\.((?:\\.|[\w\u0080-\uffff-])+)/g)].map(([, name = ""]) =>
    name.replace(/\\(.)/g, "$1"),
  );
  return new Set(names.filter((name) => !/^\d/.test(name)));
};

test("a browser gets a page's styles with the page: one style element, and no stylesheet to wait for", () => {
  for (const page of pages) {
    const html = read(page);
    const linked =
      html.match(/<link rel="stylesheet"[^>]*>/g)?.filter((link) => !link.includes(' media="print"')) ?? [];
    expect([page, stylesOf(html).length, linked]).toEqual([page, 1, []]);
  }
});

test("every page allows just the styles it carries", () => {
  for (const page of pages) {
    const html = read(page);
    const [styles = ""] = stylesOf(html);
    const [, allowed] = /http-equiv="Content-Security-Policy" content="style-src 'self' '([^']+)'/.exec(html) ?? [];
    expect([page, allowed]).toEqual([page, integrity(styles)]);
    expect([page, /<[a-z][^<>]*\sstyle=/.test(html)]).toEqual([page, false]);
  }
});

test("no page carries a rule for a class that it has not", () => {
  for (const page of pages) {
    const html = read(page);
    const classes = classesOf(html);
    expect([page, [...styledIn(stylesOf(html).join(""))].filter((name) => !classes.has(name))]).toEqual([page, []]);
  }
});

/** What drawings may add: the house on the home page, on a service its crop and one drawing, elsewhere one drawing. */
const drawings = (page: string): number => {
  if (page === "index.html") return 4_030;
  if (/^(?:poradnik\/|dla-firm)/.test(page)) return 900;
  return /^(?:uslugi|oferta)\//.test(page) ? 2_750 : 0;
};

/**
 * Bytes of a page with its styles, after Brotli. Services and guides end with their address as a QR code (0.5 kB, behind
 * everything that is seen first); services have a bar of links and ways to ask, /oferta has the filter of its gallery.
 * The skeleton of a page on its way, for links that take long, is 0.36 kB of each.
 */
const limit = (page: string): number => {
  if (page.startsWith("poradnik/")) return 31_400 + drawings(page);
  return (/^(?:uslugi\/|oferta)/.test(page) ? 21_350 : 20_900) + drawings(page);
};

test("a page with its styles has at most 20.9 kB after Brotli and its drawings, a service 21.35, a guide 31.4", () => {
  const heavy = pages.map((page) => [page, packed(read(page))] as const).filter(([page, size]) => size > limit(page));
  expect(heavy).toEqual([]);
});

test("an icon that a page shows twice is drawn once, and every reference leads to a drawing", () => {
  for (const page of pages) {
    const html = read(page).replace(/<script[\s\S]*?<\/script>/g, "");
    const drawn = [...html.matchAll(/ id="(icon-[\w-]+)"/g)].map(([, id = ""]) => id);
    const used = [...html.matchAll(/ href="#(icon-[\w-]+)"/g)].map(([, id = ""]) => id);
    expect([page, drawn.length]).toEqual([page, new Set(drawn).size]);
    expect([page, used.filter((id) => !drawn.includes(id))]).toEqual([page, []]);
    const shapes = [...html.matchAll(/<svg[^>]*viewBox="0 0 24 24"[^>]*>([\s\S]*?)<\/svg>/g)]
      .map(([, shape = ""]) => shape)
      .filter((shape) => !shape.startsWith("<use"));
    expect([page, shapes.length]).toEqual([page, new Set(shapes).size]);
  }
});
