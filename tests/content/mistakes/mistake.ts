/** What the lists of mistakes are made of. */
import { readdirSync, readFileSync } from "node:fs";

/**
 * A slip of an editor's hand, in a file that every such site has: what is typed for what, and how the answer begins. No
 * word of today's content is named, so that none of its edits can make these tests fail.
 */
export type Mistake = { name: string; file: string; typed: (text: string) => string; answer: RegExp };

const pagesIn = (folder: string): string[] =>
  readdirSync(`content/${folder}`)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !["index.ts", "badges.ts"].includes(file))
    .map((file) => `content/${folder}/${file}`);

export const [guides, services, cities] = [pagesIn("guides"), pagesIn("services"), pagesIn("cities")];
/**
 * One of several files, again from the first where there are fewer: each mistake has a file of its own where
 * possible.
 */
export const nth = (files: readonly string[], index: number): string => files[index % files.length] ?? "";
/** Address of a page in its file, "dabrowa-gornicza". */
export const slugOf = (file: string): string => file.split("/").at(-1)?.slice(0, -3) ?? "";

/** Title that a page gives search engines. */
export const titleOf = (file: string): string =>
  /meta: \{\s+title: "([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? "";

/** A mistake that is typed in the place of what a pattern finds. */
export const of = (name: string, file: string, pattern: RegExp, by: string, answer: RegExp): Mistake => ({
  name,
  file,
  typed: (text) => text.replace(pattern, by),
  answer,
});

/** Words at the beginning of a text that every service, guide and city has. */
export const inAdvice = (name: string, file: string, words: string, answer: RegExp): Mistake =>
  of(name, file, /(advice:\s*")/, `$1${words} `, answer);
