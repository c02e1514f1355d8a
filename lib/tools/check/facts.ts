import { factsOfClaims } from "@/lib/content/claims";
import { exampleResults, factsIn, figureProblems } from "@/lib/content/figures";
import { findFigure } from "@/lib/content/figures/figure";
import { dayShares, pumpMonths, sunMonths } from "@/lib/content/figures/pv-model";
import type { Fact } from "@/lib/content/types";
import { facts } from "@/lib/content/written";
import type { CheckedRecord } from "./checked-records";
import { collectProblems, type Problem, type Report } from "./problem";
import { tomorrow } from "./sense";

export type Facts = Readonly<Record<string, Fact>>;

/** Words of a fact about money. */
const moneyWords = /(?<!\p{L})(?:cen[ay]|koszt|opłat|stawk)/iu;

/** Source of the assumptions of worked examples. The author chose them, so they do not age. */
const assumptionSource = "założenie przykładu";

/** Whether a source names an act, a resolution or a tariff, or a place in one or in the journal of laws. */
const citesAct = (source: string): boolean =>
  /\bart\. ?\d|§ ?\d|Dz\. ?U\.|(?<!\p{L})(?:ustaw|rozporządze|uchwał|taryf)/iu.test(source);

/** Whether a fact must have `checkBy`: money, law and what the owner must confirm, but no assumption of an example. */
export const mustAge = ({ unit, source, confirm }: Fact): boolean =>
  !source.startsWith(assumptionSource) && Boolean(unit?.includes("zł") || confirm || citesAct(source));

/** Reports a missing or wrong `checkBy`, a `checked` in the future, and prices without a unit or below zero. */
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
  if (!unit && moneyWords.test(what))
    report(key, "Cena nie ma jednostki.", 'Dopisz pole unit, na przykład unit: "zł" albo unit: "zł/m²".');
  if (amount < 0 && unit?.includes("zł")) report(key, `Cena ${amount} ${unit} jest mniejsza od zera.`, "Popraw ją.");
}

/** Reports problems by the key of the fact; all.ts finds its file. */
export const factProblems = (figures: Facts = facts): Problem[] =>
  collectProblems("content/facts", (report) => {
    for (const [key, fact] of Object.entries(figures)) checkFact(key, fact, report);
  });

/** Reports shares that do not add up to 100 %: months of sun and of a heat pump, parts of a day. */
export const shareProblems = (figures: Facts = facts): Problem[] =>
  collectProblems("content/facts", (report) => {
    for (const keys of [sunMonths, pumpMonths, ...Object.values(dayShares)]) {
      const total = keys.reduce((sum, key) => sum + findFigure(figures, key).number, 0);
      if (Math.abs(total - 100) >= 1e-9)
        report(
          keys[0] ?? "",
          `Części całości dają razem ${total}%: ${keys.join(", ")}.`,
          "Popraw je tak, żeby dawały razem 100.",
        );
    }
  });

/** Reports facts and results of examples that no text, drawing or calculator uses, directly or in another result. */
export function unusedFigures(records: readonly CheckedRecord[]): Problem[] {
  // A result that failed hides what it reads.
  if (figureProblems().length > 0) return [];
  const usedKeys = new Set<string>([
    ...records.flatMap(({ schema, record, facts: others = [] }) => [...factsIn(schema, record), ...others]),
    ...Object.values(factsOfClaims),
  ]);
  const files = [
    ...Object.keys(facts).map((key) => [key, "content/facts"] as const),
    ...Object.entries(exampleResults()),
  ];
  return files
    .filter(([key]) => !usedKeys.has(key))
    .map(([key, file]) => ({
      file,
      field: file === "content/facts" ? key : `results.${key}`,
      what: "Tej liczby nie używa żaden tekst, wykres, przykład ani kalkulator.",
      mend: `Usuń ją albo wpisz {${key}} w tekst.`,
    }));
}
