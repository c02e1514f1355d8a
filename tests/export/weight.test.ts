/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesBelow } from "@/lib/build/files";
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

test("the base script is the same on every page and has at most 2 kB after Brotli", () => {
  const scripts = new Set(pages.map((page) => baseScriptOf(read(page))));
  expect(scripts.size).toBe(1);
  const [script = ""] = scripts;
  expect(script.length).toBeGreaterThan(1000);
  expect(packed(script)).toBeLessThanOrEqual(2048);
});

test("the home page fits the design's 12 kB after Brotli, and no page passes 17 kB", () => {
  expect(packed(read("index.html"))).toBeLessThanOrEqual(12_000);
  expect(pages.filter((page) => packed(read(page)) > 17_000)).toEqual([]);
});

test("the stylesheet every page shares stays under 14 kB after Brotli", () => {
  const [, href = ""] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(read("index.html")) ?? [];
  expect(packed(read(href))).toBeLessThanOrEqual(14_000);
});
