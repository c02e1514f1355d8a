import { factsIn } from "@/lib/content/figures";
import { readFigure } from "@/lib/content/figures/figure";
import type { IsoDate } from "@/lib/content/types";
import { facts } from "@/lib/content/written";
import { buildDay, longDate } from "@/lib/text/dates";
import { type CheckedRecord, contentRecords, pathsOf } from "./checked-records";
import type { Facts } from "./facts";

/** Returns facts past their check date, the longest overdue first, with the pages that use them. */
export function overdueFacts(
  today: IsoDate = buildDay(),
  figures: Facts = facts,
  records: readonly CheckedRecord[] = contentRecords(),
) {
  const overdue = Object.entries(figures).flatMap(([key, fact]) =>
    fact.checkBy && fact.checkBy < today ? [{ key, value: readFigure(key, fact).text, checkBy: fact.checkBy }] : [],
  );
  if (overdue.length === 0) return [];
  const factUses = records.map((checked) => ({
    pages: pathsOf(checked),
    keys: new Set([...factsIn(checked.schema, checked.record), ...(checked.facts ?? [])]),
  }));
  return overdue
    .map((fact) => ({
      ...fact,
      pages: [...new Set(factUses.filter(({ keys }) => keys.has(fact.key)).flatMap(({ pages }) => pages))],
    }))
    .toSorted((a, b) => a.checkBy.localeCompare(b.checkBy));
}

/** Formats the list for `npm run check:content`; empty if nothing is overdue. */
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
