/** After an update of Next.js a page loses its content, or loads the framework for nothing. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishPages } from "@/lib/tools/export/finish-pages";
import { withoutFramework } from "@/lib/tools/export/page";
import { filesBelow } from "@/lib/tools/files";
import { freshFolder, putFile } from "@/tests/support";

const baseScript = "(()=>{document.documentElement.dataset.a=1})()";
const jsonLd = '<script type="application/ld+json">{"@type":"Service"}</script>';
const own = '<link rel="preload" as="script" href="/scripts/a.js"/><script async="" src="/scripts/a.js"></script>';
const stylesheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const data = '{"scripts":[["/scripts/react.1.js","sha256-A"],["/scripts/oferta.2.js","sha256-B"]],"props":{}}';
const island =
  '<div data-island="gallery" data-busy=""><p class="row">1<!-- --> z 3</p></div>' +
  `<script type="application/json" data-props="gallery">${data}</script><template></template>`;

/** A page as Next.js 16.4 writes it. */
const pageHtml = (main = "<h1>Strona</h1>") =>
  `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/>${stylesheet}` +
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1.js"/>${chunk("2")}<title>Strona</title>` +
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>' +
  `<main><!--$-->${main}<!--/$--></main><noscript><img src="/a.jpg"/></noscript>${jsonLd}${own}` +
  `<script>${baseScript}</script><script id="_R_">TURBOPACK.push({})</script><script>(self.__next_f=[]).push([0])</script>` +
  `<script>self.__next_f.push([1,"0:{}"])</script></body></html>`;

const clean = (html: string) => withoutFramework(html, "oferta.html", baseScript);

test("of the scripts in a page only its data and the site's own stay", () => {
  const html = clean(pageHtml());
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/ld+json">',
    '<script async="" src="/scripts/a.js">',
    "<script>",
  ]);
  expect(html).toContain(`<main><h1>Strona</h1></main><noscript><img src="/a.jpg"/></noscript>${jsonLd}${own}`);
});

test("an island stays as React wrote it, with its data", () => {
  const html = clean(pageHtml(`<p>1<!-- --> z 3</p>${island}`));
  expect(html).toContain(`<p>1 z 3</p>${island}`);
});

test.each([
  ["the base script is missing", `<script>${baseScript}</script>`, "", /the base script, once/],
  ["React streams", "<main>", '<main><div hidden id="S:0"></div>', /no trace of the framework's scripts, found <div/],
  ["a part waits for a script", "<main>", '<main><template id="B:0"></template>', /found <template/],
  ["a script is loaded in a new way", "<main>", '<main><link rel="next" href="/_next/static/a.js"/>', /found <link/],
])("the build stops where %s, and says what to do", (_, from, to, message) => {
  const run = () => clean(pageHtml().replace(from, to));
  expect(run).toThrow(message);
  expect(run).toThrow(/^oferta\.html: expected .*docs\/next-update\.md/);
});

describe("an export", () => {
  const root = freshFolder();
  const put = (file: string, text: string) => putFile(join(root, "out", file), text);
  const run = () => finishPages(join(root, "out"), join(root, "public"), baseScript);

  beforeEach(() => {
    for (const name of ["index", "uslugi/pomiary", "404", "_not-found"]) put(`${name}.html`, pageHtml());
    put("oferta.html", pageHtml(island));
    put("ukryta.html", pageHtml("NEXT_HTTP_ERROR_FALLBACK;404"));
    for (const name of ["index.txt", "oferta.txt", "index/__next._full.txt"]) put(name, "0:[]");
    for (const name of ["1", "2", "polyfills", "turbopack-3"]) put(`_next/static/chunks/${name}.js`, "");
    put("_next/static/0123/_buildManifest.js", "self.__BUILD_MANIFEST={}");
    put("_next/static/chunks/a.css", ".row{top:0}.later{left:0}.never{right:0}");
    put("_next/static/media/a.woff2", "font");
    put("scripts/oferta.2.js", 'x("p",{className:"later row"})');
    putFile(join(root, "public/scripts/oferta.2.js"), "");
    for (const name of ["robots.txt", "google0123.html"]) {
      put(name, "a");
      putFile(join(root, "public", name), "a");
    }
  });

  test("has only files that are requested", () => {
    run();
    const pages = ["404", "index", "oferta", "uslugi/pomiary"].map((name) => `${name}.html`);
    const others = ["google0123.html", "robots.txt", "scripts/oferta.2.js", "_next/static/media/a.woff2"];
    expect(filesBelow(join(root, "out"))).toEqual([...pages, ...others].sort());
  });

  test("has in a page the styles of what its island draws later, under the island's names", () => {
    run();
    const page = readFileSync(join(root, "out/oferta.html"), "utf8");
    expect(page).toContain("<style>.row{top:0}.later{left:0}</style>");
    expect(page).toContain(island);
  });

  test("without pages stops the build", () => {
    const empty = join(root, "public");
    expect(() => finishPages(empty, empty, baseScript)).toThrow(/exported pages/);
  });
});
