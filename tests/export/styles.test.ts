/** A visitor sees a page without its styles, or waits for a heavy one. */
import { decode, expectNoFaults, pages, read, weightOf } from "./pages";

const stylesOf = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);

test("a page has one style element and no stylesheet to wait for", () => {
  expectNoFaults(pages, ({ html }) => [
    stylesOf(html).length !== 1 && `${stylesOf(html).length} style elements`,
    ...(html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).filter((link) => !link.includes(' media="print"')),
  ]);
});

/** Classes in the selectors of a stylesheet, without those in :not(), :has() and alternatives. */
const classesIn = (css: string) => {
  const selectors = css.replace(/\{[^{}]*\}/g, "{}").replace(/:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g, "");
  const names = [...selectors.matchAll(/\.((?:\\.|[a-z_\u0080-\uffff-])(?:\\.|[\w\u0080-\uffff-])*)/gi)];
  return new Set(names.map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
};

test("no page has a rule for a class that neither it nor its island uses", () => {
  expectNoFaults(pages, ({ html }) => {
    const scripts = [...html.matchAll(/"(\/scripts\/(?!react)[^"]+\.js)","sha256/g)].map(([, file = ""]) =>
      read(file.slice(1)),
    );
    const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => decode(list));
    const classes = new Set(lists.flatMap((list) => list.split(/\s+/)));
    return [...classesIn(stylesOf(html).join(""))].filter(
      (name) => !classes.has(name) && !scripts.some((script) => script.includes(name)),
    );
  });
});

/** Limit in bytes of a page with its styles, after Brotli, with room for editors. Sizes are in docs/decisions.md. */
function limitOf(file: string): number {
  // Of it 0.4 kB the rail of a phone, its picture above the text, its menu; 0.2 to 0.4 kB on other pages.
  if (file === "index.html") return 27_000;
  if (file.startsWith("poradnik/")) return 34_500;
  // The house in section is 4 kB, that of phones 1 kB more, the breakers and texts of twelve circuits.
  if (file === "oferta.html") return 25_300;
  // Half of it are the questions and prices of its island, behind what is painted first. Of its list, a phone shows the
  // first price of each service unopened, for 0.35 kB.
  if (file === "wycena.html") return 38_100;
  return /^(?:uslugi|oferta)\//.test(file) ? 25_000 : 23_200;
}

test("a page with its styles weighs no more than its kind may", () => {
  expectNoFaults(pages, ({ file }) => weightOf(file) > limitOf(file) && weightOf(file));
});
