import { facts } from "@/content/facts";
import { pvFacts } from "@/lib/calculators/pv-facts";
import { factsIn, factsOfExamples, figure, isFactKey } from "@/lib/content/figures";
import { askIn } from "@/lib/content/figures/figure";
import type { Fact } from "@/lib/content/types";
import type { Problem } from "./problem";
import type { CheckedRecord, Rule } from "./records";
import { tomorrow } from "./sense";

/** Facts are told by their keys; the file is found by the key (all.ts). */
const file = "content/facts";

type Facts = Readonly<Record<string, Fact>>;

/** Words that a fact about money begins with or holds. */
const money = /(?<!\p{L})(?:cen[ay]|koszt|opłat|stawk)/iu;

/** Facts no sum can be made of: a price without a unit, or below zero. */
export function moneyProblems(known: Facts = facts): Problem[] {
  return Object.entries(known).flatMap(([key, { value, min, unit, what }]): Problem[] => {
    const amount = value ?? min;
    if (amount === undefined) return [];
    if (!unit && money.test(what))
      return [
        {
          file,
          field: key,
          what: "Cena nie ma jednostki.",
          mend: 'Dopisz pole unit, na przykład unit: "zł" albo unit: "zł/m²".',
        },
      ];
    return amount < 0 && unit?.includes("zł")
      ? [{ file, field: key, what: `Cena ${amount} ${unit} jest mniejsza od zera.`, mend: "Popraw ją." }]
      : [];
  });
}

/** Facts compared with their sources on a day that has not come. */
export function comparedLater(known: Facts = facts): Problem[] {
  const limit = tomorrow();
  return Object.entries(known).flatMap(([key, { checked }]) =>
    checked > limit
      ? [
          {
            file,
            field: key,
            what: `Dzień ${checked} w polu checked jeszcze nie nadszedł.`,
            mend: "Wpisz dzień, w którym liczba została porównana ze źródłem.",
          },
        ]
      : [],
  );
}

/** Parts of one whole, in per cent, that do not add up to it: months of sun and of a heat pump, parts of a day. */
export const wholeProblems = (known: Facts = facts): Problem[] =>
  [pvFacts.sun, pvFacts.pump, ...Object.values(pvFacts.days)].flatMap((keys) => {
    const total = keys.reduce((sum, key) => sum + askIn(known, key).number, 0);
    return Math.abs(total - 100) < 1e-9
      ? []
      : [
          {
            file,
            field: keys[0] ?? "",
            what: `Części całości dają razem ${total}%: ${keys.join(", ")}.`,
            mend: "Popraw je tak, żeby dawały razem 100.",
          },
        ];
  });

/** Facts that no text, gauge, worked example or calculator uses: they would be kept up to date for nobody. */
export function unusedFacts(records: readonly CheckedRecord[], known: Facts = facts): Problem[] {
  const used = new Set([
    ...records.flatMap(({ schema, record, facts: others = [] }) => [...factsIn(schema, record), ...others]),
    ...factsOfExamples(),
  ]);
  return Object.keys(known)
    .filter((key) => !used.has(key))
    .map((key) => ({
      file,
      field: key,
      what: "Tego faktu nie używa żaden tekst, wykres, przykład ani kalkulator.",
      mend: `Usuń go albo wpisz {${key}} w tekst.`,
    }));
}

/** Gauges draw numbers: a fact in words would stop the page. */
export const gaugeRule: Rule = ({ file: own, record: { sections } }) =>
  (sections ?? []).flatMap((section, index) =>
    section.kind !== "gauges"
      ? []
      : section.items.flatMap(({ fact }, item) =>
          isFactKey(fact) && figure(fact).kind === "words"
            ? [
                {
                  file: own,
                  field: `sections.${index}.items.${item}.fact`,
                  what: `Fakt {${fact}} to słowa, a wskaźnik rysuje liczbę.`,
                  mend: "Wpisz klucz faktu z polem value albo z polami min i max.",
                },
              ]
            : [],
        ),
  );
