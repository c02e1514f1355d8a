import { withLocations } from "./all";
import { unusedPictures } from "./pictures";
import { type Problem, toLine } from "./problem";
import { clicheNotice, copiedSentences, lengthNotice } from "./prose";
import { contentRecords } from "./records";
import { unusedWords } from "./spelling";

/** Lists remarks on content that may be intended. They do not prevent publishing. */
export function contentNotices(): Problem[] {
  const records = contentRecords();
  return withLocations([
    ...records.flatMap((checked) => [...lengthNotice(checked), ...clicheNotice(checked)]),
    ...copiedSentences(records),
    ...unusedWords(records),
    ...unusedPictures(records),
  ]);
}

/** Formats the list for `npm run check:content`; empty without remarks. */
export const noticesMessage = (notices: readonly Problem[]): string =>
  notices.length === 0
    ? ""
    : [
        `Uwagi: ${notices.length}. Nie przeszkadzają w publikacji. Jeśli tak ma być, nic nie rób.`,
        ...notices.map(toLine),
      ].join("\n");
