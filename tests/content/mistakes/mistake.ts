import { readdirSync, readFileSync } from "node:fs";

/**
 * A mistake of an editor. Names no word of today's content and no file that may be removed, so that no edit fails these
 * tests.
 */
export type Mistake = {
  name: string;
  /** Files of one kind: the mistake is made in one that has the place. */
  files: readonly string[];
  place: RegExp;
  /** Replacement, as `String.replace` takes it. */
  replacement: string | ((file: string) => string);
  answer: RegExp;
  /** Optional content that the mistake needs; without it the test is skipped. */
  needs?: string | undefined;
};

const filesIn = (folder: string): string[] =>
  readdirSync(`content/${folder}`)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !["index.ts", "shared.ts"].includes(file))
    .map((file) => `content/${folder}/${file}`);

export const guides = filesIn("guides");
export const services = filesIn("services");
export const cities = filesIn("cities");
export const pages = [...guides, ...services, ...cities];
export const facts = filesIn("facts");
export const plans = filesIn("plans");
export const subjects = filesIn("estimate");
export const site = "content/site.ts";

/** The first group of a pattern's first match in some files. */
export const firstIn = (files: readonly string[], pattern: RegExp): string | undefined =>
  files.map((file) => pattern.exec(readFileSync(file, "utf8"))?.[1]).find((match) => match !== undefined);

/** Address of a page in its file, "dabrowa-gornicza". */
export const slugOf = (file: string): string => file.split("/").at(-1)?.slice(0, -3) ?? "";

export const of = (
  name: string,
  files: string | readonly string[],
  place: RegExp,
  replacement: Mistake["replacement"],
  answer: RegExp,
  needs?: string,
): Mistake => ({ name, files: [files].flat(), place, replacement, answer, needs });
