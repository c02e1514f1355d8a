/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { moveInlineScripts } from "@/lib/tools/export/plain-export";

const shared = "<script>base()</script>";
const data = '<script type="application/ld+json">{"a":1}</script>';
const chunk = '<script src="/_next/a.js" async=""></script>';
const page = (name: string) =>
  `<html><head>${chunk}</head><body>${shared}${data}<script id="_R_">start("${name}")</script>` +
  `<script>f=[]</script><script>f.push("${name} 1")</script><script>f.push("${name} 2")</script></body></html>`;

let root: string;
const read = (file: string) => readFileSync(join(root, file), "utf8");
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plain-"));
  for (const name of ["a", "b"]) writeFileSync(join(root, `${name}.html`), page(name));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("code that differs from page to page stands in files, in its place and order; the rest of a page is untouched", () => {
  expect(moveInlineScripts(root)).toEqual({ pages: 2, files: 4 });
  const html = read("a.html");
  const [start = "", pushes = ""] = [...html.matchAll(/ src="\/(flight\/inline\.[0-9a-f]{12}\.js)"/g)].map(
    ([, file]) => file,
  );
  expect(html).toBe(
    `<html><head>${chunk}</head><body>${shared}${data}<script id="_R_" src="/${start}"></script>` +
      `<script>f=[]</script><script src="/${pushes}"></script></body></html>`,
  );
  expect(read(start)).toBe('start("a")');
  expect(read(pushes)).toBe('f.push("a 1");\nf.push("a 2")');
});

test("every page is left with the same inline code, so that one policy by hash fits all", () => {
  moveInlineScripts(root);
  const inline = (file: string) => read(file).match(/<script>[^<]*<\/script>/g);
  expect(inline("a.html")).toEqual([shared, "<script>f=[]</script>"]);
  expect(inline("b.html")).toEqual(inline("a.html"));
});
