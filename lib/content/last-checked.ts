import { facts } from "@/content/facts";
import { factsIn } from "./figures";
import { guide as schema } from "./schema/records";
import type { Fact, Guide, IsoDate } from "./types";

/**
 * Day on which law, tariffs and prices of a guide were last checked: its own `checked`, or the newest check of the
 * facts with `checkBy` it stands on, whichever is later.
 *
 * @param guide as typed in content/guides, with the keys of facts in place
 * @returns undefined for a guide on which nothing ages
 */
export function lastChecked(guide: Guide, known: Readonly<Record<string, Fact>> = facts): IsoDate | undefined {
  const days = [...factsIn(schema, guide)].flatMap((key) => {
    const fact = known[key];
    return fact?.checkBy ? [fact.checked] : [];
  });
  return [...days, ...(guide.checked ? [guide.checked] : [])].toSorted().at(-1);
}
