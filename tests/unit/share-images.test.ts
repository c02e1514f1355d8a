import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allPages } from "@/lib/content/all-pages";
import { shareImage } from "@/lib/seo/addresses";
import { removeOthers } from "@/lib/tools/make/cache";
import { readColours, readPalette } from "@/lib/tools/make/colours";
import { putFiles } from "@/lib/tools/make/put-files";
import { sharePages } from "@/lib/tools/make/share-images/pages";
import { fitTitle } from "@/lib/tools/make/share-images/title";

test.each([
  ["white", "oklch(1 0 0)", "#fff"],
  ["black", "oklch(0 0 0)", "#000"],
  ["sRGB red", "oklch(0.62796 0.25768 29.234)", "red"],
  ["ink", "oklch(0.218 0.043 260)", "#0e1a2e"],
])("%s is converted from oklch", (_, value, colour) => {
  expect(readColours(readPalette(`--color-tried: ${value};`))("tried")).toBe(colour);
});

test("a colour the design does not have is refused", () => {
  expect(() => readColours(readPalette("--color-ink-900: oklch(0.2 0.04 260);"))("ink-1000")).toThrow("ink-1000");
});

test("every canonical page has a card of its own, named by the rule of the metadata", () => {
  const files = sharePages().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const expected = allPages().map(({ canonical }) => shareImage(canonical).url.replace("/og/", ""));
  expect(files.toSorted()).toEqual([...new Set([...expected, "404.png"])].toSorted());
});

test("cards fit: a title, a tag of at most four characters", () => {
  expect(sharePages().filter(({ title, tag }) => !title || tag.length > 4)).toEqual([]);
});

test.each(sharePages().map(({ title }) => title))(
  "„%s” is set in few lines, none of which ends with a short word",
  (title) => {
    const { lines, size } = fitTitle(title, { width: 600, height: 292 }, { leading: 1.06, largest: 92 });
    expect(lines.join(" ")).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(size).toBeGreaterThanOrEqual(48);
    expect(lines.slice(0, -1).filter((line) => /(?:^|\s)\p{Ll}{1,3}$/u.test(line))).toEqual([]);
  },
);

test("unchanged files are not made again, changed ones are, stale ones go", async () => {
  const folder = mkdtempSync(join(tmpdir(), "share-"));
  const folders = { outDir: join(folder, "og"), cacheDir: join(folder, "cache") };
  mkdirSync(folders.outDir);
  writeFileSync(join(folders.outDir, "gone.png"), "stale");
  const job = (file: string, words: string) => ({
    file,
    key: `${file}-${words}`,
    render: async () => Buffer.from(words),
  });

  expect(await putFiles([job("a.png", "one"), job("b.png", "two")], folders, "Próby")).toEqual({ made: 2, cached: 0 });
  expect(await putFiles([job("a.png", "one"), job("b.png", "new")], folders, "Próby")).toEqual({ made: 1, cached: 1 });
  await removeOthers(folders.outDir, new Set(["a.png", "b.png"]));
  expect(readdirSync(folders.outDir).toSorted()).toEqual(["a.png", "b.png"]);
  expect(readFileSync(join(folders.outDir, "b.png"), "utf8")).toBe("new");
  expect(readdirSync(folders.cacheDir).toSorted()).toEqual(["a.png-one", "b.png-new"]);
});
