import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesBelow } from "@/lib/tools/files";
import { loadsFramework } from "@/tests/support";

const out = join(process.cwd(), "out");
const pages = filesBelow(out).filter((file) => file.endsWith(".html"));
const read = (file: string) => readFileSync(join(out, file), "utf8");
const packed = (text: string) => brotliCompressSync(text).length;

/** The constant script of a page: the only inline one that holds no data. */
const baseScriptOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";

test("pages were found", () => {
  expect(pages.length).toBeGreaterThan(50);
});

test("no page loads the framework by itself", () => {
  expect(pages.filter((page) => loadsFramework(read(page)))).toEqual([]);
});

test("the base script is the same on every page and has at most 2,040 bytes after Brotli", () => {
  const scripts = new Set(pages.map((page) => baseScriptOf(read(page))));
  expect(scripts.size).toBe(1);
  const [script = ""] = scripts;
  expect(script.length).toBeGreaterThan(1000);
  expect(packed(script)).toBeLessThanOrEqual(2040);
});

test("the stylesheets that come with an island have at most 18.9 kB after Brotli, 0.9 of them for drawings", () => {
  const sheets = filesBelow(out).filter((file) => /^_next\/static\/.*\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(0);
  expect(packed(sheets.map(read).join(""))).toBeLessThanOrEqual(18_900);
});
