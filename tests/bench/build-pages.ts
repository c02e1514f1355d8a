/** Pages for `npm run bench:build`: guides and cities as an editor would add them, made from those of the site. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { cities } from "@/content/cities";
import { guides } from "@/content/guides";
import { walk } from "@/lib/content/schema/fields";
import * as schemas from "@/lib/content/schema/records";
import type { City, Guide, Section } from "@/lib/content/types";

/** A folder of content, and what adding a page to it takes. */
type Folder = { name: "guides" | "cities"; slugs: "guideSlugs" | "citySlugs"; type: "Guide" | "City" };
type Model = { folder: Folder; schema: z.ZodType; record: Guide | City };

const modelsOf = (folder: Folder, schema: z.ZodType, records: Readonly<Record<string, Guide | City>>): Model[] =>
  Object.values(records).map((record) => ({ folder, schema, record }));

/** A new city is held to twelve districts and nine services; the specification names other numbers for four cities. */
const isUsual = ({ record }: Model) =>
  !("districts" in record) || (record.districts.items.length === 12 && record.services.items.length === 9);

const models: readonly Model[] = [
  ...modelsOf({ name: "guides", slugs: "guideSlugs", type: "Guide" }, schemas.guide, guides),
  ...modelsOf({ name: "cities", slugs: "citySlugs", type: "City" }, schemas.city, cities),
].filter(isUsual);

/** Numbers below 1 that look random and are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** The sentences of a text in another order; the text itself where Markdown reaches over the end of a sentence. */
function reordered(text: string, random: () => number): string {
  const sentences = text.split(/(?<=[.?!]) (?=\p{Lu})/u);
  const whole = sentences.every(
    (part) => part.split("**").length % 2 === 1 && /^[^[\]]*(?:\[[^\]]*\][^[\]]*)*$/.test(part),
  );
  return whole ? shuffled(sentences, random).join(" ") : text;
}

/** A text that ends with a number and is no longer than before: words make room for it. */
function numbered(text: string, number: number): string {
  const words = text.split(" ");
  while (words.length > 1 && `${words.join(" ")} ${number}`.length > text.length) words.pop();
  return `${words.join(" ")} ${number}`;
}

/** Fields that must not stand on two pages, and the words of links to a page. */
const named = /^(?:name|ofCity|meta\.(?:title|description)|hero\.title)$/;

/** Sections without one that nothing refers to: pages differ in what they consist of, and so in their styles. */
function withoutOne(sections: readonly Section[], record: object, random: () => number): readonly Section[] {
  const text = JSON.stringify(record);
  const free = sections.filter(({ id, kind }) => kind !== "faq" && !text.includes(`#${id}`));
  const dropped = free[Math.floor(random() * free.length)];
  const rest = sections.filter((section) => section !== dropped);
  const neighbours = rest.some(({ tone }, index) => tone === "dark" && rest[index - 1]?.tone === "dark");
  return neighbours || rest.length === 0 ? sections : rest;
}

function copyOf({ schema, record }: Model, number: number): Guide | City {
  const random = numbersFrom(number);
  const own =
    "local" in record
      ? // What only one city may have: a rating and an address of its own.
        { ...record, rating: undefined, address: undefined, local: withoutOne(record.local, record, random) }
      : { ...record, sections: withoutOne(record.sections, record, random) };
  // A picture stands on two pages at most.
  const placed =
    "local" in own ? { ...own, picture: undefined } : { ...own, hero: { ...own.hero, picture: undefined } };
  const copy = walk(schema, placed, (text, { role }, path) => {
    if (named.test(path)) return numbered(text, number);
    return role === "text" ? reordered(text, random) : undefined;
  });
  return { ...copy, slug: `${record.slug}-${number}` } as unknown as Guide | City;
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is not written as expected: nothing was changed.`);
  writeFileSync(file, changed);
}

/**
 * Adds pages to a project: a file each, a slug in lib/content/routes.ts and lines in the folder's index.ts.
 * @param root folder of the project
 * @param count how many; two of three are guides, the others cities
 */
export function addPages(root: string, count: number): void {
  const added = Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] as Model;
    return { folder: model.folder, record: copyOf(model, index + 1), constant: `page${index + 1}` };
  });
  for (const { folder, record, constant } of added)
    writeFileSync(
      join(root, "content", folder.name, `${record.slug}.ts`),
      [
        `import type { ${folder.type} } from "@/lib/content/types";\n`,
        `export const ${constant} = ${JSON.stringify(record, null, 2)} as const satisfies ${folder.type};\n`,
      ].join("\n"),
    );
  for (const folder of new Set(models.map((model) => model.folder))) {
    const own = added.filter((page) => page.folder === folder);
    const lines = (line: (page: (typeof own)[number]) => string) => own.map((page) => `${line(page)}\n`).join("");
    edit(join(root, "content", folder.name, "index.ts"), (text) =>
      text
        .replace(
          "\n/**",
          () => `${lines(({ record, constant }) => `import { ${constant} } from "./${record.slug}";`)}\n/**`,
        )
        .replace(
          "} as const satisfies",
          (end) => `${lines(({ record, constant }) => `  "${record.slug}": ${constant},`)}${end}`,
        ),
    );
    edit(join(root, "lib/content/routes.ts"), (text) =>
      text.replace(
        new RegExp(`(export const ${folder.slugs} = \\[\n[^\\]]*)`),
        (list) => `${list}${lines(({ record }) => `  "${record.slug}",`)}`,
      ),
    );
  }
}

/** The word of one content file as a cold build finds it, and as an editor changes it. */
const words = { cold: "warto", edited: "trzeba" } as const;

/** Writes that word; where it stands already, an interrupted bench has written it. */
export function writeWord(root: string, state: keyof typeof words): void {
  const file = join(root, "content/cities/bytom.ts");
  const text = readFileSync(file, "utf8");
  const place = /\b(?:warto|trzeba)(?= najpierw obejrzeć)/;
  if (!place.test(text)) throw new Error(`${file} is not written as expected: there is no word to change.`);
  writeFileSync(file, text.replace(place, words[state]));
}
