import { facts } from "@/content/facts";
import { factsIn } from "@/lib/content/figures";
import { ask } from "@/lib/content/figures/figure";
import type { Fact, IsoDate } from "@/lib/content/types";
import { buildDay, longDate } from "@/lib/text/dates";
import type { Problem } from "./problem";
import { type CheckedRecord, contentRecords, pathsOf } from "./records";

type Facts = Readonly<Record<string, Fact>>;

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
export function ageProblems(known: Facts = facts): Problem[] {
  const file = "content/facts";
  return Object.entries(known).flatMap(([key, fact]): Problem[] => {
    const { checkBy, checked } = fact;
    if (!checkBy)
      return mustAge(fact)
        ? [
            {
              file,
              field: key,
              what: "Cena, przepis albo liczba do potwierdzenia nie ma pola checkBy.",
              mend: "Wpisz dzień, do którego trzeba ją znowu porównać ze źródłem.",
            },
          ]
        : [];
    return checkBy > checked
      ? []
      : [
          {
            file,
            field: key,
            what: `checkBy (${checkBy}) nie jest później niż checked (${checked}).`,
            mend: "Po porównaniu ze źródłem wpisz w checked dzisiejszy dzień, a w checkBy następny termin.",
          },
        ];
  });
}

/** A fact whose day has passed, and the pages that stand on it. */
type OverdueFact = { key: string; value: string; checkBy: IsoDate; pages: readonly string[] };

/** Facts to compare with their sources again, the longest overdue first. */
export function overdueFacts(
  today: IsoDate = buildDay(),
  known: Facts = facts,
  records: readonly CheckedRecord[] = contentRecords(),
): OverdueFact[] {
  const late = Object.entries(known).flatMap(([key, fact]) =>
    fact.checkBy && fact.checkBy < today ? [{ key, value: ask(key, fact).text, checkBy: fact.checkBy }] : [],
  );
  if (late.length === 0) return [];
  const used = records.map((checked) => ({
    pages: pathsOf(checked),
    keys: new Set([...factsIn(checked.schema, checked.record), ...(checked.facts ?? [])]),
  }));
  return late
    .map((fact) => ({
      ...fact,
      pages: [...new Set(used.filter(({ keys }) => keys.has(fact.key)).flatMap(({ pages }) => pages))],
    }))
    .toSorted((a, b) => a.checkBy.localeCompare(b.checkBy));
}

/** The list as `npm run check:content` prints it; empty where nothing is overdue. */
export function overdueMessage(overdue: readonly OverdueFact[]): string {
  if (overdue.length === 0) return "";
  return [
    `Po terminie sprawdzenia: ${overdue.length}. Porównaj ze źródłem, potem wpisz nowe checked i checkBy w content/facts.`,
    ...overdue.map(
      ({ key, value, checkBy, pages }) =>
        `  {${key}} ${value}: termin minął ${longDate(checkBy)}; ${pages.join(", ") || "na żadnej stronie"}`,
    ),
  ].join("\n");
}
