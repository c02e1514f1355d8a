/** What the lists of mistakes are made of. */
import { readdirSync, readFileSync } from "node:fs";

/**
 * A slip of an editor's hand. No word of today's content is named, and no file that an editor may remove, so that none
 * of their edits can make these tests fail.
 */
export type Mistake = {
  name: string;
  /** Files of one kind: the slip is made in one of them that has the place. */
  files: readonly string[];
  place: RegExp;
  /** What is typed there, as `String.replace` takes it. */
  typed: string | ((file: string) => string);
  /** How the answer reads. */
  answer: RegExp;
  /** What a site need not have. Where it has none, nobody can make the slip. */
  where?: string | undefined;
};

const filesIn = (folder: string): string[] =>
  readdirSync(`content/${folder}`)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !["index.ts", "badges.ts"].includes(file))
    .map((file) => `content/${folder}/${file}`);

export const guides = filesIn("guides");
export const services = filesIn("services");
export const cities = filesIn("cities");
export const pages = [...guides, ...services, ...cities];
export const facts = filesIn("facts");
export const subjects = filesIn("estimate");
export const site = "content/site.ts";

/** What a pattern finds first in some files: its first group. */
export const firstIn = (files: readonly string[], pattern: RegExp): string | undefined =>
  files.map((file) => pattern.exec(readFileSync(file, "utf8"))?.[1]).find((found) => found !== undefined);

/** Address of a page in its file, "dabrowa-gornicza". */
export const slugOf = (file: string): string => file.split("/").at(-1)?.slice(0, -3) ?? "";

export const of = (
  name: string,
  files: string | readonly string[],
  place: RegExp,
  typed: Mistake["typed"],
  answer: RegExp,
  where?: string,
): Mistake => ({ name, files: [files].flat(), place, typed, answer, where });
