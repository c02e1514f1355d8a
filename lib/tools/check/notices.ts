import type { Site } from "@/lib/content/types";
import { site as content } from "@/lib/content/written";
import { accentReport } from "@/lib/tools/make/accent";
import { withLocations } from "./all";
import { type CheckedRecord, contentRecords } from "./checked-records";
import { unusedPictures } from "./picture-uses";
import { collectProblems, type Problem, toLine } from "./problem";
import { clicheNotice, copiedSentences, lengthNotice } from "./prose";
import { stringRule } from "./rule";
import { unusedWords } from "./spelling";

const site: Site = content;

const amberRule = stringRule(({ text, field }, report) => {
  if (/bursztyn/i.test(text))
    report(field, "Tekst mówi o bursztynie, a strona ma inny kolor.", "Napisz, że coś jest wyróżnione.");
});

/** Reports a colour of the firm that the site has to change, and texts that still call the colour amber. */
export function accentNotices(records: readonly CheckedRecord[], { look }: Pick<Site, "look">): Problem[] {
  if (!look?.accent) return [];
  const { changedFrom, words } = accentReport(look.accent);
  return [
    ...collectProblems("content/site.ts", (report) => {
      if (changedFrom) report("site.look.accent", words, "Jeśli wolisz inny odcień, wpisz go w tym polu.");
    }),
    ...records.flatMap(amberRule),
  ];
}

/** Lists remarks on content that may be intended. They do not prevent publishing. */
export function contentNotices(): Problem[] {
  const records = contentRecords();
  return withLocations([
    ...records.flatMap((checked) => [...lengthNotice(checked), ...clicheNotice(checked)]),
    ...copiedSentences(records),
    ...unusedWords(records),
    ...unusedPictures(records),
    ...accentNotices(records, site),
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
