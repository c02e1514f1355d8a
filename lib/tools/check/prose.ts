import { eachString } from "@/lib/content/schema/fields";
import { clean } from "@/lib/text/inline";
import { sentencesOf } from "@/lib/tools/sentences";
import { type Problem, reported } from "./problem";
import type { CheckedRecord } from "./records";
import { rule, shown } from "./rule";

/** Texts of a record with their places. Facts stand as their keys: words that many pages share are no copies. */
function textsOf({ schema, record }: CheckedRecord): { text: string; field: string }[] {
  const texts: { text: string; field: string }[] = [];
  eachString(schema, record, (text, { role }, field) => {
    if (role === "text") texts.push({ text: clean(text), field });
  });
  return texts;
}

/** Number of words in a text. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Words of its own that the owner's specification asks of a page, by the folder of its file. */
const wanted: readonly (readonly [folder: string, field: string, words: number])[] = [
  ["content/services/", "sections", 600],
  ["content/guides/", "sections", 1000],
  ["content/cities/", "local", 350],
];

/** Pages that say less than the specification asks for. */
export const lengthNotice = rule((checked, report) => {
  const [, field, least] = wanted.find(([folder]) => checked.file.startsWith(folder)) ?? [];
  if (!field || !least) return;
  const own = textsOf(checked).filter((one) => field !== "local" || one.field.startsWith("local."));
  const words = own.reduce((sum, { text }) => sum + wordCount(shown(text)), 0);
  if (words < least)
    report(
      field,
      `Tekst ma słów: ${words}, a specyfikacja chce co najmniej ${least}.`,
      "Dopisz, co czytelnik powinien jeszcze wiedzieć.",
    );
});

/** Least words of a sentence that must not stand on two pages: shorter ones ("Wycena jest bezpłatna.") are phrases. */
const longSentence = 8;

/** Sentences that stand on two pages: search engines take such pages for copies. */
export function copiedSentences(records: readonly CheckedRecord[]): Problem[] {
  const first = new Map<string, string>();
  return records
    .filter(({ unique }) => unique)
    .flatMap((checked) =>
      reported(checked.file, (report) => {
        // A drawing brings its words along to each page that shows it.
        for (const { text, field } of textsOf(checked).filter((one) => !/drawing\b/.test(one.field)))
          for (const sentence of sentencesOf(text)) {
            const other = first.get(sentence) ?? checked.file;
            first.set(sentence, other);
            if (other !== checked.file && wordCount(sentence) >= longSentence)
              report(field, `To zdanie stoi też w ${other}: „${sentence}”`, "Napisz inaczej na jednej z tych stron.");
          }
      }),
    );
}

/** Phrases that every firm uses and that tell nothing, and slips of the same kind, with what to write instead. */
const worn: readonly (readonly [phrase: RegExp, mend: string])[] = [
  [
    /kompleksow|profesjonal|najwyższ\p{L}+ jakoś|szyt\p{L}+ na miarę|indywidualne podejście|innowacyjn|(?<!\p{L})pasj[ąęiao](?!\p{L})|w trosce o|w dzisiejszych czasach|bez wątpienia|niezawodn/iu,
    "Napisz, co konkretnie robicie.",
  ],
  [/(?<![\d,.][ \u00a0]?)0[ \u00a0]zł(?![\p{L}/])/u, "Napisz „bezpłatnie”."],
  [/Zanim zaczniesz: zanim/iu, "Usuń jedno „zanim”."],
  [/(?<!\p{L})do Tauron Dystrybucja/iu, "Napisz „do Tauron Dystrybucji”."],
];

/** Worn phrases. */
export const wornNotice = rule((checked, report) => {
  for (const { text, field } of textsOf(checked))
    for (const [phrase, mend] of worn) {
      const { index } = phrase.exec(text) ?? {};
      if (index !== undefined)
        report(field, `Zużyty zwrot: „…${text.slice(Math.max(0, index - 30), index + 40)}…”.`, mend);
    }
});
