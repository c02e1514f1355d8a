import { located } from "./all";
import { listed, type Problem } from "./problem";
import { copiedSentences, lengthNotice, wornNotice } from "./prose";
import { contentRecords } from "./records";
import { unusedWords } from "./spelling";

/** What an editor should know and may well want so. Nothing of it keeps the site from being published. */
export function contentNotices(): Problem[] {
  const records = contentRecords();
  return located([
    ...records.flatMap((checked) => [...lengthNotice(checked), ...wornNotice(checked)]),
    ...copiedSentences(records),
    ...unusedWords(records),
  ]);
}

/** The list as `npm run check:content` prints it; empty where there is nothing to know. */
export const noticesMessage = (notices: readonly Problem[]): string =>
  notices.length === 0
    ? ""
    : [
        `Uwagi: ${notices.length}. Nie przeszkadzają w publikacji. Jeśli tak ma być, nic nie rób.`,
        ...notices.map(listed),
      ].join("\n");
