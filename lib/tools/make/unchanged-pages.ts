import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addressesFile } from "@/lib/tools/check/published-addresses";
import { filesBelow, sha256 } from "@/lib/tools/files";

/** Files of pages: what is said of one of them hangs on nothing in another. */
const ofPages = /^content\/(?:services|guides|cities)\/(?!index\.ts$)[\w-]+\.ts$/;

const belowFolder = (folder: string): string[] => filesBelow(folder).map((file) => join(folder, file));

/**
 * Everything else that pages hang on: code, versions of libraries, facts, lists, names of pictures. Not the addresses a
 * build writes down when it is done.
 */
const surroundingsNow = (): string =>
  sha256(
    ["package-lock.json", ...belowFolder("lib"), ...belowFolder("content")]
      .filter((file) => !ofPages.test(file) && file !== addressesFile)
      .map((file) => `${file} ${/\.(?:jpe?g|png|webp|avif)$/.test(file) ? "" : sha256(readFileSync(file))}`)
      .join("\n"),
  );

const pagesNow = (): [file: string, hash: string][] =>
  belowFolder("content")
    .filter((file) => ofPages.test(file))
    .map((file) => [file, sha256(readFileSync(file))]);

/** What is kept: the pages that were done with, by the hash of their files. */
type Kept = { surroundings: string; pages: Readonly<Record<string, string>> };

function keptIn(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
}

/** Files of content/ that need not be gone through again. */
export type Files = { has(file: string): boolean };

/**
 * Pages of content/ that stand as they stood when a step was last done with all of them, so that an edit of one of
 * thousands costs the time of one.
 * @param file of .cache/ where the step remembers them
 * @returns those pages, and what the step calls when it is done: it remembers all as they stood at this look
 */
export function unchangedPages(file: string): { unchanged: Files; remember: () => void } {
  const kept = keptIn(file);
  const [surroundings, pages] = [surroundingsNow(), pagesNow()];
  const before = kept?.surroundings === surroundings ? kept.pages : {};
  return {
    unchanged: new Set(pages.flatMap(([page, hash]) => (before[page] === hash ? [page] : []))),
    remember: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ surroundings, pages: Object.fromEntries(pages) } satisfies Kept));
    },
  };
}
