import { facts } from "@/content/facts";
import { dayShares, pumpMonths, sunMonths } from "@/lib/calculators/pv-data";
import { factsIn, factsOfExamples } from "@/lib/content/figures";
import { askIn } from "@/lib/content/figures/figure";
import type { Fact } from "@/lib/content/types";
import { type Problem, type Report, reported } from "./problem";
import type { CheckedRecord } from "./records";
import { tomorrow } from "./sense";

export type Facts = Readonly<Record<string, Fact>>;

/** A check of each fact. Facts are told by their keys; the file is found by the key (all.ts). */
const factCheck =
  (check: (key: string, fact: Fact, report: Report) => void) =>
  (known: Facts = facts): Problem[] =>
    reported("content/facts", (report) => {
      for (const [key, fact] of Object.entries(known)) check(key, fact, report);
    });

/** Words that a fact about money begins with or holds. */
const money = /(?<!\p{L})(?:cen[ay]|koszt|opłat|stawk)/iu;

/** Facts no sum can be made of: a price without a unit, or below zero. */
export const moneyProblems = factCheck((key, { value, min, unit, what }, report) => {
  const amount = value ?? min;
  if (amount === undefined) return;
  if (!unit && money.test(what))
    report(key, "Cena nie ma jednostki.", 'Dopisz pole unit, na przykład unit: "zł" albo unit: "zł/m²".');
  if (amount < 0 && unit?.includes("zł")) report(key, `Cena ${amount} ${unit} jest mniejsza od zera.`, "Popraw ją.");
});

/** Facts compared with their sources on a day that has not come. */
export const comparedLater = factCheck((key, { checked }, report) => {
  if (checked > tomorrow())
    report(
      key,
      `Dzień ${checked} w polu checked jeszcze nie nadszedł.`,
      "Wpisz dzień, w którym liczba została porównana ze źródłem.",
    );
});

/** Source of the givens of a worked example: chosen by the author, so they do not age. */
const givenSource = "założenie przykładu";

/**
 * A source that names an act, a resolution or a tariff: its article, paragraph or place in the journal of laws, or its
 * kind.
 */
const citesAct = (source: string): boolean =>
  /\bart\. ?\d|§ ?\d|Dz\. ?U\.|(?<!\p{L})(?:ustaw|rozporządze|uchwał|taryf)/iu.test(source);

/**
 * True for a fact that must carry `checkBy`: money (prices, tariffs, subsidies: a unit with "zł"), law (the
 * source names an act, a resolution or a tariff), and whatever the owner must confirm.
 * The givens of worked examples are chosen, not looked up.
 */
export const mustAge = ({ unit, source, confirm }: Fact): boolean =>
  !source.startsWith(givenSource) && Boolean(unit?.includes("zł") || confirm || citesAct(source));

/** Facts that age and say not when, or say a day that is no later than their last check. */
export const ageProblems = factCheck((key, fact, report) => {
  const { checkBy, checked } = fact;
  if (!checkBy && mustAge(fact))
    report(
      key,
      "Cena, przepis albo liczba do potwierdzenia nie ma pola checkBy.",
      "Wpisz dzień, do którego trzeba ją znowu porównać ze źródłem.",
    );
  if (checkBy && checkBy <= checked)
    report(
      key,
      `checkBy (${checkBy}) nie jest później niż checked (${checked}).`,
      "Po porównaniu ze źródłem wpisz w checked dzisiejszy dzień, a w checkBy następny termin.",
    );
});

/** Parts of one whole, in per cent, that do not add up to it: months of sun and of a heat pump, parts of a day. */
export const wholeProblems = (known: Facts = facts): Problem[] =>
  reported("content/facts", (report) => {
    for (const keys of [sunMonths, pumpMonths, ...Object.values(dayShares)]) {
      const total = keys.reduce((sum, key) => sum + askIn(known, key).number, 0);
      if (Math.abs(total - 100) >= 1e-9)
        report(
          keys[0] ?? "",
          `Części całości dają razem ${total}%: ${keys.join(", ")}.`,
          "Popraw je tak, żeby dawały razem 100.",
        );
    }
  });

/** Facts that no text, gauge, worked example or calculator uses: they would be kept up to date for nobody. */
export function unusedFacts(records: readonly CheckedRecord[]): Problem[] {
  const used = new Set([
    ...records.flatMap(({ schema, record, facts: others = [] }) => [...factsIn(schema, record), ...others]),
    ...factsOfExamples(),
  ]);
  return factCheck((key, _, report) => {
    if (!used.has(key))
      report(
        key,
        "Tego faktu nie używa żaden tekst, wykres, przykład ani kalkulator.",
        `Usuń go albo wpisz {${key}} w tekst.`,
      );
  })();
}
