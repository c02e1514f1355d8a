import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unchangedPages } from "@/lib/tools/make/unchanged-pages";

const kept = "kept.json";
const pages = ["content/guides/awarie.ts", "content/cities/bytom.ts", "content/services/pomiary.ts"];
const home = process.cwd();

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), "unchanged-")));
  for (const file of [...pages, "content/guides/index.ts", "content/facts/rules.ts", "lib/a.ts", "package-lock.json"])
    write(file, file);
});
afterEach(() => process.chdir(home));

const namesOf = ({ unchanged }: ReturnType<typeof unchangedPages>) => pages.filter((page) => unchanged.has(page));

it("goes through everything once, then through nothing until a page changes", () => {
  const first = unchangedPages(kept);
  expect(namesOf(first)).toEqual([]);
  first.remember();
  expect(namesOf(unchangedPages(kept))).toEqual(pages);
  write("content/cities/bytom.ts", "inny tekst");
  expect(namesOf(unchangedPages(kept))).toEqual(pages.filter((page) => !page.includes("bytom")));
});

it("remembers a page as it was looked at, not as it stands when the step is done", () => {
  const first = unchangedPages(kept);
  write("content/cities/bytom.ts", "zapisany w trakcie");
  first.remember();
  expect(namesOf(unchangedPages(kept))).not.toContain("content/cities/bytom.ts");
});

it.each([
  "content/facts/rules.ts",
  "content/guides/index.ts",
  "content/gallery/01-nowe.jpg",
  "lib/a.ts",
  "package-lock.json",
])("goes through every page again when %s has changed", (file) => {
  unchangedPages(kept).remember();
  write(file, "inaczej");
  expect(namesOf(unchangedPages(kept))).toEqual([]);
});

it("goes through nothing again because a build wrote down the addresses of its pages", () => {
  unchangedPages(kept).remember();
  write("content/opublikowane-adresy.txt", "/bytom");
  expect(namesOf(unchangedPages(kept))).toEqual(pages);
});

it("goes through everything where what was kept cannot be read", () => {
  write(kept, "{");
  expect(namesOf(unchangedPages(kept))).toEqual([]);
});
