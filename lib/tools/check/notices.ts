import { located } from "./all";
import { countProblems } from "./counts";
import { alikeCities, copiedSentences, shortPages, wornPhrases } from "./depth";
import type { Problem } from "./problem";
import { contentRecords } from "./records";
import { unusedWords } from "./spelling";

/**
 * What an editor should know and may well want so: numbers of the specification that have changed, pages that say
 * little, words of the list that nothing uses any more. Nothing of it keeps the site from being published.
 */
export const contentNotices = (): Problem[] =>
  located([
    ...countProblems(),
    ...shortPages(),
    ...copiedSentences(),
    ...alikeCities(),
    ...wornPhrases(),
    ...unusedWords(contentRecords()),
  ]);

/** The list as `npm run check:content` prints it; empty where there is nothing to know. */
export function noticesMessage(notices: readonly Problem[]): string {
  if (notices.length === 0) return "";
  return [
    `Uwagi: ${notices.length}. Nie przeszkadzają w publikacji. Jeśli tak ma być, nic nie rób.`,
    ...notices.map(
      ({ file, line, field, what, mend }) => `  ${file}${line ? `:${line}` : ""} › ${field}: ${what} ${mend}`,
    ),
  ].join("\n");
}
