/** A style has no effect, is overridden by chance, or looks different in Firefox. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/tools/files";

const files = filesBelow("components").map((file) => join("components", file));
const textOf = (file: string) => readFileSync(file, "utf8");
const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => ({ file, text: textOf(file) }));
const sheets = files
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: textOf(file).replace(/\/\*[\s\S]*?\*\//g, "") }));
/** Sheets beside components: modules, and the plain ones of islands. */
const beside = sheets.filter(({ file }) => !file.startsWith(join("components", "styles")) && !file.includes("consent"));

test("a sheet is in the layer below utilities or in the one above all, and references its tokens", () => {
  const wrong = beside.filter(({ css }) => {
    const outside = css.replace(/@reference [^;]+;|@page[^{]*\{[^}]*\}|@custom-variant [\s\S]*?\n\}/g, "").trim();
    // In formatted code a line of a block is indented.
    const layered = /^@layer (?:components|states) \{[\s\S]*\}$/.test(outside) && !/^[^\s@}]/m.test(outside);
    return !layered || (/@variant|--spacing\(|--alpha\(/.test(css) && !css.startsWith("@reference"));
  });
  expect(beside.length).toBeGreaterThan(20);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("classes of a plain sheet are its own: two sheets name none alike", () => {
  const names = beside
    .filter(({ file }) => !file.endsWith(".module.css"))
    .flatMap(({ css }) => [...new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[\s:,{[&])/g)].map(([, name]) => name))]);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("stripes are mixed in sRGB: in other spaces Firefox draws one colour", () => {
  const stripes = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/repeating-[a-z]+-gradient\(([^,]+),/g)].map(([, way = ""]) => `${file}: ${way}`),
  );
  expect(stripes.length).toBeGreaterThan(2);
  expect(stripes.filter((stripe) => !stripe.endsWith(" in srgb"))).toEqual([]);
});

test("words that Tailwind ignores are no classes of components", () => {
  const ignoredWords = /@source not inline\("\{(.+?)\}"\)/.exec(textOf("app/globals.css"))?.[1]?.split(",") ?? [];
  expect(ignoredWords.length).toBeGreaterThan(3);
  const used = code.flatMap(({ file, text }) =>
    [...text.matchAll(/className="([^"]*)"/g)]
      .flatMap(([, names = ""]) => names.split(" "))
      .filter((name) => ignoredWords.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(used).toEqual([]);
});
