import { facts } from "@/content/facts";
import { dayShares, pumpMonths, sunMonths } from "@/lib/calculators/pv-data";
import { factsIn, factsOfExamples } from "@/lib/content/figures";
import { findFigure } from "@/lib/content/figures/figure";
import type { Fact } from "@/lib/content/types";
import { type Problem, type Report, reported } from "./problem";
import type { CheckedRecord } from "./records";
import { tomorrow } from "./sense";

export type Facts = Readonly<Record<string, Fact>>;

/** Words that a fact about money begins with or holds. */
const money = /(?<!\p{L})(?:cen[ay]|koszt|opłat|stawk)/iu;

/** Source of the givens of a worked example: chosen by the author, so they do not age. */
const givenSource = "założenie przykładu";

/** A source that names an act, a resolution or a tariff, or its article, paragraph or place in the journal of laws. */
const citesAct = (source: string): boolean =>
  /\bart\. ?\d|§ ?\d|Dz\. ?U\.|(?<!\p{L})(?:ustaw|rozporządze|uchwał|taryf)/iu.test(source);

/** Whether a fact must carry `checkBy`: money, law, and what the owner must confirm. Givens of examples are chosen. */
export const mustAge = ({ unit, source, confirm }: Fact): boolean =>
  !source.startsWith(givenSource) && Boolean(unit?.includes("zł") || confirm || citesAct(source));

/** A fact that ages and says not when, was compared on a day that has not come, or of which no sum can be made. */
function checkFact(key: string, fact: Fact, report: Report): void {
  const { checkBy, checked, value, min, unit, what } = fact;
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
  if (checked > tomorrow())
    report(
      key,
      `Dzień ${checked} w polu checked jeszcze nie nadszedł.`,
      "Wpisz dzień, w którym liczba została porównana ze źródłem.",
    );
  const amount = value ?? min;
  if (amount === undefined) return;
  if (!unit && money.test(what))
    report(key, "Cena nie ma jednostki.", 'Dopisz pole unit, na przykład unit: "zł" albo unit: "zł/m²".');
  if (amount < 0 && unit?.includes("zł")) report(key, `Cena ${amount} ${unit} jest mniejsza od zera.`, "Popraw ją.");
}

/** What is wrong with facts. They are told by their keys; the file is found by the key (all.ts). */
export const factProblems = (known: Facts = facts): Problem[] =>
  reported("content/facts", (report) => {
    for (const [key, fact] of Object.entries(known)) checkFact(key, fact, report);
  });

/** Parts of one whole, in per cent, that do not add up to it: months of sun and of a heat pump, parts of a day. */
export const wholeProblems = (known: Facts = facts): Problem[] =>
  reported("content/facts", (report) => {
    for (const keys of [sunMonths, pumpMonths, ...Object.values(dayShares)]) {
      const total = keys.reduce((sum, key) => sum + findFigure(known, key).number, 0);
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
  return reported("content/facts", (report) => {
    for (const key of Object.keys(facts).filter((one) => !used.has(one)))
      report(
        key,
        "Tego faktu nie używa żaden tekst, wykres, przykład ani kalkulator.",
        `Usuń go albo wpisz {${key}} w tekst.`,
      );
  });
}
