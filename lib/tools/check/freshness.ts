import { facts } from "@/content/facts";
import { factsIn } from "@/lib/content/figures";
import { readFigure } from "@/lib/content/figures/figure";
import type { IsoDate } from "@/lib/content/types";
import { buildDay, longDate } from "@/lib/text/dates";
import type { Facts } from "./facts";
import { type CheckedRecord, contentRecords, pathsOf } from "./records";

/** Facts to compare with their sources again, the longest overdue first, with the pages that stand on them. */
export function overdueFacts(
  today: IsoDate = buildDay(),
  known: Facts = facts,
  records: readonly CheckedRecord[] = contentRecords(),
) {
  const late = Object.entries(known).flatMap(([key, fact]) =>
    fact.checkBy && fact.checkBy < today ? [{ key, value: readFigure(key, fact).text, checkBy: fact.checkBy }] : [],
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
export function overdueMessage(overdue: ReturnType<typeof overdueFacts>): string {
  if (overdue.length === 0) return "";
  return [
    `Po terminie sprawdzenia: ${overdue.length}. Porównaj ze źródłem, potem wpisz nowe checked i checkBy w content/facts.`,
    ...overdue.map(
      ({ key, value, checkBy, pages }) =>
        `  {${key}} ${value}: termin minął ${longDate(checkBy)}; ${pages.join(", ") || "na żadnej stronie"}`,
    ),
  ].join("\n");
}
