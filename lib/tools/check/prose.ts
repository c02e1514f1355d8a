import { clean } from "@/lib/text/inline";
import { sentencesOf } from "@/lib/tools/sentences";
import type { CheckedRecord } from "./checked-records";
import { collectProblems, type Problem } from "./problem";
import { rule, stringsOf, withKnownFacts } from "./rule";

/** Returns the texts of a record with their fields. Facts stay keys: a shared figure does not make two texts alike. */
const textsOf = (checked: CheckedRecord): { text: string; field: string }[] =>
  stringsOf(checked).flatMap(({ text, field, role }) => (role.role === "text" ? { text: clean(text), field } : []));

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Minimum of own words on a page by folder, from the owner's specification. */
const wordMinimums: readonly (readonly [folder: string, field: string, words: number])[] = [
  ["content/services/", "sections", 600],
  ["content/guides/", "sections", 1000],
  ["content/cities/", "local", 350],
];

/** Reports pages below their minimum of words. */
export const lengthNotice = rule((checked, report) => {
  const [, field, minimum] = wordMinimums.find(([folder]) => checked.file.startsWith(folder)) ?? [];
  if (!field || !minimum) return;
  const ownTexts = textsOf(checked).filter((one) => field !== "local" || one.field.startsWith("local."));
  const words = ownTexts.reduce((sum, { text }) => sum + wordCount(withKnownFacts(text)), 0);
  if (words < minimum)
    report(
      field,
      `Tekst ma słów: ${words}, a powinien mieć co najmniej ${minimum}.`,
      "Dopisz, co czytelnik powinien jeszcze wiedzieć.",
    );
});

/** Minimum of words of a sentence that must be unique: shorter ones ("Wycena jest bezpłatna.") are set phrases. */
const uniqueSentenceWords = 8;

/** Reports sentences used on two pages: search engines treat such pages as copies. */
export function copiedSentences(records: readonly CheckedRecord[]): Problem[] {
  const firstFiles = new Map<string, string>();
  return records
    .filter(({ unique }) => unique)
    .flatMap((checked) =>
      collectProblems(checked.file, (report) => {
        // A drawing has the same words on every page.
        for (const { text, field } of textsOf(checked).filter((one) => !/drawing\b/.test(one.field)))
          for (const sentence of sentencesOf(text)) {
            const first = firstFiles.get(sentence) ?? checked.file;
            firstFiles.set(sentence, first);
            if (first !== checked.file && wordCount(sentence) >= uniqueSentenceWords)
              report(field, `To zdanie stoi też w ${first}: „${sentence}”`, "Napisz inaczej na jednej z tych stron.");
          }
      }),
    );
}

/** Advertising phrases that say nothing, and common slips, with what to write instead. */
const cliches: readonly (readonly [phrase: RegExp, mend: string])[] = [
  [
    /kompleksow|profesjonal|najwyższ\p{L}+ jakoś|szyt\p{L}+ na miarę|indywidualne podejście|innowacyjn|(?<!\p{L})pasj[ąęiao](?!\p{L})|w trosce o|w dzisiejszych czasach|bez wątpienia|niezawodn/iu,
    "Napisz, co konkretnie robicie.",
  ],
  [/(?<![\d,.][ \u00a0]?)0[ \u00a0]zł(?![\p{L}/])/u, "Napisz „bezpłatnie”."],
  [/Zanim zaczniesz: zanim/iu, "Usuń jedno „zanim”."],
  [/(?<!\p{L})do Tauron Dystrybucja/iu, "Napisz „do Tauron Dystrybucji”."],
];

export const clicheNotice = rule((checked, report) => {
  for (const { text, field } of textsOf(checked))
    for (const [phrase, mend] of cliches) {
      const { index } = phrase.exec(text) ?? {};
      if (index !== undefined)
        report(field, `Zużyty zwrot: „…${text.slice(Math.max(0, index - 30), index + 40)}…”.`, mend);
    }
});
