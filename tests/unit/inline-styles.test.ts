/** A page lacks a rule, has rules of other pages, or a browser refuses its styles. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createStyleInliner } from "@/lib/tools/export/inline-styles";
import { withShortNames } from "@/lib/tools/export/short-names";
import { readStylesheet, usedStyles } from "@/lib/tools/export/used-styles";
import { freshFolder, putFile } from "@/tests/support";

const address = "/_next/static/chunks/a.css";
/** Styles of a page with these classes and elements. */
const stylesFor = (css: string, classes: string, elements = "html body p a", elsewhere = "") =>
  usedStyles(
    readStylesheet(css, address),
    { classes: new Set(classes.split(" ")), elements: new Set(elements.split(" ")), placeholders: new Set(["07"]) },
    elsewhere,
  );

describe("the styles a page uses", () => {
  test.each([
    ["a class it has not", ".card{top:0}.band{left:0}", ".band{left:0}"],
    ["one of several selectors", ".card,.band{left:0}", ".band{left:0}"],
    ["a class inside another", ".card .band,.band .card{left:0}", ""],
    ["an element it has not", "table{left:0}p{top:0}", "p{top:0}"],
    ["elements in a list", ":is(table,ul) .band{left:0}:is(p,ul) .band{top:0}", ":is(p,ul) .band{top:0}"],
    ["a surface it has not", ".band{left:0}:where(.ink,.night) .band{top:0}", ".band{left:0}"],
    ["what only contains a class", "html:has(.card){top:0}html:has(.band){left:0}", "html:has(.band){left:0}"],
    ["a placeholder it has not", '[data-ph="07"]{color:red}[data-ph="08"]{color:#00f}', '[data-ph="07"]{color:red}'],
    ["a state nested in a class", ".card{&:hover{top:0}}.band{&:hover{left:0}}", ".band:hover{left:0}"],
    ["what is empty then", "@media (width>=40rem){.card{top:0}}.band{left:0}", ".band{left:0}"],
    // Braces and commas outside rules.
    ["a string", '.card:before{content:"}.band{"}.band:before{content:";{"}', '.band:before{content:";{"}'],
    ["an attribute", '[title="},.card{"],.card{top:0}', '[title="},.card{"]{top:0}'],
    ["an escaped name", ".md\\:\\{,.band{top:0}", ".band{top:0}"],
    ["a list of selectors", ".card:not(p,a),.band:not(p,a){top:0}", ".band:not(p,a){top:0}"],
  ])("omit %s, and nothing else", (_, css, expected) => {
    expect(stylesFor(css, "band")).toBe(expected);
  });

  test("keep selectors that may match later: states, attributes, negations", () => {
    const css = "[data-scrolled] .band{top:0}.band:not(.card){left:0}.band[aria-busy=true]{right:0}";
    expect(stylesFor(css, "band")).toBe(css);
  });

  test("omit properties and animations that nothing uses", () => {
    const css =
      ":root{--a:1px;--b:var(--a);--c:3px}@property --d{syntax:'*';inherits:false}@keyframes run{to{top:0}}" +
      ".card{left:var(--b);animation:1s run}.band{left:var(--c)}";
    expect(stylesFor(css, "band")).toBe(":root{--c:3px}.band{left:var(--c)}");
    const named = ":root{--a:1px}.w-\\[--a\\(2\\)\\]{left:2px}";
    expect(stylesFor(named, "w-[--a(2)]")).toBe(".w-\\[--a\\(2\\)\\]{left:2px}");
    expect(stylesFor(css, "card")).toMatch(/--a:1px;--b:var\(--a\).*@keyframes run/);
  });

  test("insert the value of a variable that nothing on the page sets", () => {
    const css =
      '@layer properties{@supports (top:0){*{--style:solid}}}@property --style{syntax:"*";inherits:false;initial-value:solid}' +
      ".band{border-style:var(--style);line-height:var(--leading,1.5)}.dashed{--style:dashed}.loose{--leading:2}";
    expect(stylesFor(css, "band")).toBe(".band{border-style:solid;line-height:1.5}");
    expect(stylesFor(".band{top:var(--unset,var(--set))}.band{--set:1px}", "band")).toContain("top:var(--set)");
    expect(stylesFor(css, "band dashed")).toContain("border-style:var(--style)");
    expect(stylesFor(css, "band loose")).toContain("line-height:var(--leading,1.5)");
  });

  test("have prefixes for an older Safari, once", () => {
    const underlined = ".band{text-decoration:underline 2px red}";
    expect(stylesFor(underlined, "band").match(/-webkit-text-decoration:/g)).toHaveLength(1);
    expect(stylesFor(stylesFor(underlined, "band"), "band")).toBe(stylesFor(underlined, "band"));
  });

  test("keep what a later stylesheet reads, the order of layers, and full addresses of files", () => {
    expect(stylesFor(":root{--a:1px}", "band", "html", ".consent{left:var(--a)}")).toBe(":root{--a:1px}");
    const layers = "@layer base,components,utilities;@layer utilities{.band{top:0}}@layer components{.band{top:1px}}";
    expect(stylesFor(layers, "band")).toMatch(/@layer components\{.*@layer utilities\{\.band\{top:0\}\}$/);
    // A page is in another folder than the stylesheet.
    const font = "@font-face{font-family:A;src:url(../media/a.woff2)}";
    expect(stylesFor(font, "")).toContain("url(/_next/static/media/a.woff2)");
  });
});

describe("an export with styles in its pages", () => {
  const root = freshFolder();
  const link = `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
  const page = (body: string, links = link) =>
    `<html><head><meta charSet="utf-8"/>${links}</head><body>${body}</body></html>`;
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const put = (file: string, text: string) => putFile(join(root, file), text);
  const inlineIn = (...files: string[]) => {
    const inline = createStyleInliner(root);
    for (const file of files) put(file, inline(read(file), file));
  };
  beforeEach(() => {
    put(address, ".band{top:0}.\\[\\&_b\\]\\:top-0 b{right:0}");
    put("_next/static/chunks/b.css", ".last{bottom:0}");
  });

  test("classes in an attribute are read as a browser reads them", () => {
    put("a.html", page('<p class="[&amp;_b]:top-0"><b>A</b></p>'));
    inlineIn("a.html");
    expect(read("a.html")).toContain("right:0");
  });

  test("several stylesheets become one, in their order", () => {
    put("a.html", page('<p class="band last">A</p>', link + link.replace("/a.css", "/b.css")));
    inlineIn("a.html");
    expect(read("a.html")).toContain("<style>.a{top:0}.a{bottom:0}</style>");
  });

  test("a page without a stylesheet stops the build and says which", () => {
    put("a.html", page("<p>A</p>", ""));
    expect(() => inlineIn("a.html")).toThrow(/^a\.html: expected a link to a stylesheet/);
  });
});

describe("short names", () => {
  test("are not for classes in an island, nor for those it may draw later", () => {
    const island =
      '<div class="band" data-island="x"></div><script type="application/json" data-props="x">{}</script><template></template>';
    const page = `<p class="band late gap"></p>${island}`;
    expect(withShortNames(page, ".band{top:0}.late{left:0}.gap{right:0}", ["late"])).toEqual({
      html: `<p class="band late a"></p>${island}`,
      styles: ".band{top:0}.late{left:0}.a{right:0}",
    });
  });

  test("are the same in markup and styles; data and scripts keep theirs", () => {
    const script = '<script type="application/ld+json">{"text":"<p class=\\"flex\\"> class="flex""}</script>';
    const page = `<p class="flex md:mt-4">A</p><p class="flex gone">B</p><p class="gone">C</p>${script}`;
    const styles = ".flex{width:.5rem}@media (width>=1px){.md\\:mt-4:not(.flex){top:.25em}}";
    expect(withShortNames(page, styles)).toEqual({
      html: `<p class="a b">A</p><p class="a">B</p><p>C</p>${script}`,
      styles: ".a{width:.5rem}@media (width>=1px){.b:not(.a){top:.25em}}",
    });
  });

  test("are shared by classes that always occur together", () => {
    const page = '<p class="flex gap"></p><p class="gap flex"></p><p class="flex gap wide"></p>';
    expect(withShortNames(page, ".flex{top:0}.gap{left:0}.wide{right:0}.flex.wide{bottom:0}")).toEqual({
      html: '<p class="a"></p><p class="a"></p><p class="a b"></p>',
      styles: ".a{top:0}.a{left:0}.b{right:0}.a.b{bottom:0}",
    });
  });

  test("suffice for any number of classes", () => {
    const many = Array.from({ length: 800 }, (_, index) => `class-${index}`);
    const page = many.map((name) => `<p class="${name}">`).join("");
    const { html } = withShortNames(page, many.map((name) => `.${name}{top:0}`).join(""));
    const names = [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(800);
  });
});
