/** After an update of Next.js a page loses its content, or loads the framework for nothing. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blockId, type DeferBlock } from "@/components/islands/react/hydration/block";
import { deferExport } from "@/lib/tools/export/defer-export";
import { readShape } from "@/lib/tools/export/shape";
import { filesBelow } from "@/lib/tools/files";
import { freshFolder, putFile } from "@/tests/support";

const buildId = "0123456789abcdef";
const baseScript = "(()=>{self.__next_f=[]})()";
const runtime = ["1-start", "2-react", "turbopack-3"].map((name) => `static/chunks/${name}.js`);
const pageChunk = "static/chunks/4-page.js";
const entry = { otherChunks: runtime.slice(0, 2), runtimeModuleIds: [94553] };
const jsonLd = '<script type="application/ld+json">{"@type":"Service"}</script>';
const island = '<div data-island="gallery"><button>Dalej</button></div>';
const flightOf = (name: string) =>
  `1:"$Sreact.fragment"\n0:{"page":"ż ${name}","b":"${buildId}"}\n2:"/_next/${pageChunk}"\n`;

const tag = (path: string) => `<script src="/_next/${path}" async=""></script>`;
const push = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
const preload = `<link rel="preload" as="script" fetchPriority="low" href="/_next/${runtime[0]}"/>`;
const stylesheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const startFlight = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
const startEntry = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(entry)});</script>`;

/** A page as Next.js 16.4 writes it, its flight data in two pieces. */
function pageHtml(name: string, main = "<h1>Strona</h1>"): string {
  const flight = flightOf(name);
  return (
    `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/>${stylesheet}` +
    `${preload}${[...runtime.slice(1), pageChunk].map(tag).join("")}<title>Strona</title>` +
    `<script src="/_next/static/chunks/polyfills.js" noModule=""></script></head><body><main>${main}</main>` +
    `<noscript><img src="/a.jpg"/></noscript>${jsonLd}<script>${baseScript}</script>${startEntry}${tag(runtime[0] ?? "")}` +
    `${startFlight}${push(flight.slice(0, 30))}${push(flight.slice(30))}</body></html>`
  );
}

const root = freshFolder();
const put = (file: string, text: string) => putFile(join(root, "out", file), text);
const read = (file: string) => readFileSync(join(root, "out", file), "utf8");
const run = () => deferExport({ root: join(root, "out"), publicDir: join(root, "public"), buildId });
const block = new RegExp(`<script type="application/json" id="${blockId}">(.*?)</script></body></html>$`);
const blockOf = (html: string): DeferBlock => JSON.parse(block.exec(html)?.[1] ?? "null");

beforeEach(() => {
  for (const name of ["index", "oferta", "uslugi/pomiary"]) {
    put(`${name}.html`, pageHtml(name, name === "oferta" ? island : undefined));
    put(`${name}.txt`, flightOf(name));
    for (const segment of ["_full", "_tree", "$d$slug.__PAGE__"]) put(`${name}/__next.${segment}.txt`, "0:[]");
  }
  for (const name of ["404", "_not-found"]) put(`${name}.html`, pageHtml("_not-found"));
  put("_not-found.txt", flightOf("_not-found"));
  put("_not-found/__next._full.txt", "0:[]");
  for (const path of [...runtime, pageChunk]) put(`_next/${path}`, "TURBOPACK.push([])");
  put(`_next/${pageChunk}`, 'load("static/chunks/5-lazy.js")');
  for (const name of ["5-lazy", "polyfills", "6-nobody"]) put(`_next/static/chunks/${name}.js`, "");
  put(`_next/static/${buildId}/_buildManifest.js`, "self.__BUILD_MANIFEST={}");
  put("_next/static/chunks/a.css", "");
  put("robots.txt", "User-agent: *");
  put("google0123.html", "google-site-verification");
  putFile(join(root, "public/google0123.html"), "google-site-verification");
});

test("a page without islands keeps only its content, its data and the base script", () => {
  run();
  expect(read("index.html")).toBe(
    pageHtml("index").replace(
      /<script (?!type)[^>]*>.*?<\/script>|<link rel="preload"[^>]*>|<script>\(?self.*?<\/script>/g,
      "",
    ),
  );
});

test("a page with an island tells the loader its scripts and flight data", () => {
  run();
  const block = blockOf(read("oferta.html"));
  const hash = createHash("sha256").update(flightOf("oferta")).digest();
  expect(block).toEqual({
    flight: `/flight/oferta.${hash.toString("hex").slice(0, 12)}.txt`,
    integrity: `sha256-${hash.toString("base64")}`,
    styles: stylesheet,
    entry,
    scripts: [...runtime.slice(1), pageChunk, runtime[0]],
  });
  expect(read(block.flight)).toBe(flightOf("oferta"));
});

test("only files that are requested are published", () => {
  const pages = run();
  expect(filesBelow(join(root, "out"))).toEqual(
    [
      ...["404.html", "google0123.html", "robots.txt", "index.html", "oferta.html", "uslugi/pomiary.html"],
      blockOf(read("oferta.html")).flight.slice(1),
      ...[...runtime, pageChunk, "static/chunks/5-lazy.js", "static/chunks/a.css"].map((path) => `_next/${path}`),
    ].sort(),
  );
  expect(pages).toEqual(["404.html", "index.html", "oferta.html", "uslugi/pomiary.html"]);
});

describe("the build stops, names the page and says what was expected", () => {
  const page = pageHtml("oferta", island);
  const [piece, bytes] = [push(flightOf("oferta").slice(30)), '<script>self.__next_f.push([3,"AA"])</script>'];
  test.each<[what: string, from: string | RegExp, to: string, message: RegExp]>([
    ["the entry is gone", startEntry, "", /one Turbopack entry \(script#_R_\), found 0/],
    ["the entry has more to say", '"runtimeM', '"x":1,"runtimeM', /nothing else in the Turbopack entry/],
    ["the entry is another call", '["TURBOPACK"] ||', '["WEBPACK"] ||', /the Turbopack entry in script#_R_ to push/],
    ["the runtime is gone", tag(runtime[2] ?? ""), "", /the Turbopack runtime/],
    ["a chunk of the entry is gone", tag(runtime[0] ?? ""), "", /a script tag for static\/chunks\/1-start\.js/],
    ["there is no flight data", /<script>self\.__next_f.*?<\/script>/g, "", /at least one piece, found 1 and 0/],
    ["flight data has bytes", piece, bytes, /inline flight data as/],
    ["React streams", "<main>", '<main><div hidden id="S:0"></div>', /no other trace/],
    ["React swaps content by script", /(?=<\/body>)/, "<script>$RC=function(){}</script>", /in all pages, found \$RC/],
    ["the base script is not the same everywhere", baseScript, "alert(1)", /in all pages, found alert\(1\)/],
    ["a script tag has a new attribute", ' async=""', ' async="" nonce="x"', /only scripts that this adapter knows/],
    ["a page ends otherwise", /$/, "\n", /<\/body><\/html> at the end/],
  ])("%s", (_, from, to, message) => {
    const changed = page.replace(from, () => to);
    put("oferta.html", changed);
    expect(run).toThrow(new RegExp(`^oferta\\.html: expected .*${message.source}`));
  });

  test("flight data is of another build, or there are no pages at all", () => {
    expect(() => deferExport({ root: join(root, "out"), publicDir: root, buildId: "other" })).toThrow(
      /the build id.*docs\/next-update\.md/,
    );
    const empty = join(root, "public");
    expect(() => deferExport({ root: empty, publicDir: empty, buildId })).toThrow(/exported pages/);
  });
});

test("the site's own scripts stay", () => {
  const code = '<link rel="preload" as="script" href="/scripts/a.js"/><script async="" src="/scripts/a.js"></script>';
  expect(readShape(pageHtml("x", code), "x.html").html).toContain(code);
});
