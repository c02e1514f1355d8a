/** A style has no effect, is overridden by chance, looks different in Firefox, or is not where styles/utilities.css says. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Container, parse } from "postcss";
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

test("values that markup repeats have names: few are arbitrary, and none three times", () => {
  const values = code.flatMap(({ text }) => text.match(/[a-z:/-]+-\[[^\]]+\]|\[[a-z-]+:[^\]]+\]|\/\[[^\]]+\]/g) ?? []);
  const withoutVariants = values.map((value) => value.replace(/^.*:(?=[a-z-]+-\[)/, ""));
  const repeated = withoutVariants.filter((value) => withoutVariants.filter((other) => other === value).length > 2);
  expect(values.length).toBeLessThan(115);
  expect([...new Set(repeated)]).toEqual([]);
});

test("only sheets say what paper changes", () => {
  expect(code.filter(({ text }) => /[\s"](?:not-)?print:[a-z*[]/.test(text)).map(({ file }) => file)).toEqual([]);
});

test("a module has what utilities say badly: no class that only lays out, spaces and sets type", () => {
  /** Pseudo-elements, neighbours, parts, states of attributes, SVG, motion, patterns, containers, custom properties. */
  const hard =
    /::|:has|:nth|:not|:where|& |[>~]|\[[a-z-]+|stroke|fill|var\(--\w+,|anim|gradient|image|counter|forced-|container|^\s*--/m;
  const textsOf = ({ nodes = [] }: Container, around = ""): { name: string; text: string }[] =>
    nodes.flatMap((node) => {
      if (node.type === "atrule") return textsOf(node, around + (node.name === "container" ? "@container " : ""));
      if (node.type !== "rule") return [];
      const names = [...node.selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
      // Of an element within another: "&" stands for any way to say so.
      const within = / [\w.:[*]/.test(node.selector) ? "& " : "";
      return names.map((name) => ({ name, text: `${around}${within}${node}` }));
    });
  const ofDrawings = new Set(
    code.flatMap(({ text }) =>
      [...text.matchAll(/<(?:svg|g|path|text)\b[^>]*?styles\.(\w+)/g)].map(([, name]) => name),
    ),
  );
  const modules = beside.filter(
    ({ file, css }) => file.endsWith(".module.css") && !/table|@media print/.test(file + css),
  );
  const wrong = modules.flatMap(({ file, css }) => {
    const texts = textsOf(parse(css));
    const isHard = (name: string) =>
      ofDrawings.has(name) || texts.some((one) => one.name === name && hard.test(one.text));
    const easy = texts.filter(({ name }) => !isHard(name));
    return [...new Set(easy.map(({ name }) => `${file}: .${name}`))];
  });
  expect(modules.length).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});
