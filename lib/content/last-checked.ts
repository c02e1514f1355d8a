import { facts } from "@/content/facts";
import { factsIn } from "./figures";
import { guide as schema } from "./schema/records";
import type { Fact, Guide, IsoDate } from "./types";

/**
 * Returns the day on which law, tariffs and prices of a guide were last checked: its own `checked` or the latest check
 * of its facts with `checkBy`, whichever is later.
 *
 * @param guide unprepared record, with keys of facts
 * @returns undefined for a guide with neither
 */
export function lastChecked(guide: Guide, factsByKey: Readonly<Record<string, Fact>> = facts): IsoDate | undefined {
  const days = [...factsIn(schema, guide)].flatMap((key) => {
    const fact = factsByKey[key];
    return fact?.checkBy ? [fact.checked] : [];
  });
  return [...days, ...(guide.checked ? [guide.checked] : [])].toSorted().at(-1);
}
