/** A visitor sees a page without its styles, or waits for one that is too heavy. */

import { integrity } from "@/lib/tools/files";
import { decode, pageFiles, read, weightOf, withoutScripts } from "./pages";

const pages = pageFiles.map((file) => [file, read(file)] as const);
const stylesOf = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);

/** Runs a check on every page and lists what is wrong with any. */
const wrong = (check: (html: string, file: string) => readonly unknown[]) =>
  pages.flatMap(([file, html]) => check(html, file).map((what) => `${file}: ${what}`));

test("a browser gets a page's styles with the page: one style element, and no stylesheet to wait for", () => {
  expect(
    wrong((html) => [
      ...(stylesOf(html).length === 1 ? [] : [`${stylesOf(html).length} style elements`]),
      ...(html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).filter((link) => !link.includes(' media="print"')),
    ]),
  ).toEqual([]);
});

test("every page allows just the styles it carries", () => {
  expect(
    wrong((html) => {
      const [, allowed] = /http-equiv="Content-Security-Policy" content="style-src 'self' '([^']+)'/.exec(html) ?? [];
      return allowed === integrity(stylesOf(html)[0] ?? "") ? [] : [allowed];
    }),
  ).toEqual([]);
});

/** Names of classes in the selectors of a stylesheet, without those in :not(), :has() and lists of alternatives. */
const styledIn = (css: string) => {
  const selectors = css.replace(/\{[^{}]*\}/g, "{}").replace(/:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g, "");
  const names = [...selectors.matchAll(/\.((?:\\.|[a-z_\u0080-\uffff-])(?:\\.|[\w\u0080-\uffff-])*)/gi)];
  return new Set(names.map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
};

test("no page carries a rule for a class that it has not", () => {
  expect(
    wrong((html) => {
      const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => decode(list));
      const classes = new Set(lists.flatMap((list) => list.split(/\s+/)));
      return [...styledIn(stylesOf(html).join(""))].filter((name) => !classes.has(name));
    }),
  ).toEqual([]);
});

/**
 * Most bytes of a page with its styles, after Brotli. docs/decisions.md says what pages have: an editor's sentence more
 * is no reason to fail.
 */
function limitOf(file: string): number {
  if (file === "index.html") return 26_500;
  if (file.startsWith("poradnik/")) return 34_500;
  return /^(?:uslugi|oferta)\//.test(file) ? 25_000 : 22_500;
}

test("a page with its styles is no heavier than its kind may be", () => {
  expect(wrong((_, file) => (weightOf(file) > limitOf(file) ? [weightOf(file)] : []))).toEqual([]);
});

test("an icon that a page shows twice is drawn once, and every reference leads to a drawing", () => {
  expect(
    wrong((page) => {
      const html = withoutScripts(page);
      const drawn = [...html.matchAll(/ id="(icon-[\w-]+)"/g)].map(([, id = ""]) => id);
      const used = [...html.matchAll(/ href="#(icon-[\w-]+)"/g)].map(([, id = ""]) => id);
      const shapes = [...html.matchAll(/<svg[^>]*viewBox="0 0 24 24"[^>]*>([\s\S]*?)<\/svg>/g)].map(
        ([, shape = ""]) => shape,
      );
      const whole = shapes.filter((shape) => !shape.startsWith("<use"));
      return [
        ...used.filter((id) => !drawn.includes(id)),
        ...[drawn, whole].flatMap((list) => list.filter((item, index) => list.indexOf(item) !== index)),
      ];
    }),
  ).toEqual([]);
});
