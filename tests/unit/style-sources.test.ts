import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/tools/files";

const components = join(process.cwd(), "components");
const sheets = filesBelow(components).filter((file) => file.endsWith(".css"));
const modules = sheets.filter((file) => file.endsWith(".module.css"));
const read = (file: string) => readFileSync(join(components, file), "utf8");
/** A stylesheet without comments. */
const rules = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, "");
const classNames = (css: string) => new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name));

test("styles were found", () => {
  expect(modules.length).toBeGreaterThan(20);
});

test.each(modules)("%s lies beside the component that uses it", (file) => {
  const users = filesBelow(components)
    .filter((other) => other.endsWith(".tsx") || other.endsWith(".ts"))
    .filter((other) => read(other).includes(`/${file.split("/").at(-1)}"`));
  expect(users.length).toBeGreaterThan(0);
  const folder = file.slice(0, file.lastIndexOf("/"));
  expect(users.filter((user) => !user.startsWith(folder))).toEqual([]);
});

test.each(modules)("every class of %s is used", (file) => {
  const folder = file.slice(0, file.lastIndexOf("/"));
  const users = filesBelow(join(components, folder))
    .map((other) => `${folder}/${other}`)
    .filter((other) => /\.tsx?$/.test(other) && existsSync(join(components, other)))
    .map(read)
    .filter((text) => text.includes(`/${file.split("/").at(-1)}"`))
    .join("\n");
  const unused = [...classNames(rules(file))].filter((name) => !new RegExp(`\\b${name}\\b`).test(users));
  expect(unused).toEqual([]);
});

test.each(modules)("classes of %s are words", (file) => {
  expect([...classNames(rules(file))].filter((name) => name.length < 3 || !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual(
    [],
  );
});

test.each(modules)("%s lies in the layer that utilities override, or in the one above them all", (file) => {
  const outside = rules(file)
    .replace(/@reference [^;]+;|@page[^{]*\{[^}]*\}|@custom-variant [\s\S]*?\n\}/g, "")
    .trim();
  expect(outside).toMatch(/^@layer (?:components|states) \{[\s\S]*\}$/);
  // Formatted, what starts a line stands in no block.
  expect(outside).not.toMatch(/^[^\s@}]/m);
});

test("a module that asks Tailwind for something names the tokens: without them it is not read at all", () => {
  const asking = modules.filter((file) => /@variant|--spacing\(|--alpha\(/.test(rules(file)));
  expect(asking.filter((file) => !rules(file).startsWith("@reference"))).toEqual([]);
});

test("nothing is forced, and no width is written where a breakpoint has a name", () => {
  const forced = sheets.filter((file) => rules(file).includes("!important"));
  // The question for consent is bundled with its script: Tailwind, which knows the names, does not read it.
  const compiled = sheets.filter((file) => file !== "islands/script/consent/consent.css");
  const widths = compiled.filter((file) => /@media[^{]*\bwidth\b[^{]*\b\d+(?:\.\d+)?(?:px|rem|em)/.test(rules(file)));
  expect([forced, widths]).toEqual([[], []]);
});

test("stripes are mixed in sRGB: in another space Firefox draws them in one colour", () => {
  const stripes = sheets.flatMap((file) =>
    [...rules(file).matchAll(/repeating-[a-z]+-gradient\(([^,]+),/g)].map(([, way = ""]) => `${file}: ${way}`),
  );
  expect(stripes.length).toBeGreaterThan(2);
  expect(stripes.filter((stripe) => !stripe.endsWith(" in srgb"))).toEqual([]);
});

test("global classes are those of running text", () => {
  const global = sheets.filter((file) => !file.endsWith(".module.css") && file !== "styles/utilities.css");
  const classes = global.flatMap((file) =>
    [...classNames(rules(file).replace(/@import [^;]+;/g, ""))].map((name) => `${file}: ${name}`),
  );
  expect(classes.filter((entry) => !/: (?:prose|surface-ink|surface-night)$/.test(entry))).toEqual([]);
});

test("lengths that the spacing scale has in whole steps are taken from it", () => {
  // Drawings in units of their own viewBox, strokes, stripes, and the type of the consent question, which has no scale.
  const own = /silesia-map|pv-chart|styles\/(?:tokens|sizes)|consent\.css$/;
  const written = sheets
    .filter((file) => !own.test(file))
    .flatMap((file) =>
      rules(file)
        .split("\n")
        .filter((line) => !/font|gradient|shadow|border|--conductor/.test(line))
        .flatMap((line) => [...line.matchAll(/(?<![\w.])(\d+(?:\.\d+)?)px/g)].map(([, size]) => Number(size)))
        .filter((size) => size >= 8 && size % 4 === 0)
        .map((size) => `${file}: ${size}px`),
    );
  expect(written).toEqual([]);
});

test("words that Tailwind is told to leave alone are no classes of components", () => {
  const globals = readFileSync(join(process.cwd(), "app/globals.css"), "utf8");
  const left = /@source not inline\("\{(.+?)\}"\)/.exec(globals)?.[1]?.split(",") ?? [];
  expect(left.length).toBeGreaterThan(3);
  const used = filesBelow(components)
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .flatMap((file) =>
      [...read(file).matchAll(/className="([^"]*)"/g)]
        .flatMap(([, names = ""]) => names.split(" "))
        .filter((name) => left.includes(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(used).toEqual([]);
});
