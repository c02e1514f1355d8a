import { facts } from "@/content/facts";
import { guides as records } from "@/content/guides";
import { factsIn } from "./fact-usage";
import type { Fact } from "./facts-types";
import { prepare } from "./prepare";
import { type GuideSlug, guideSlugs } from "./routes";
import type { Guide, IsoDate } from "./types";

/**
 * Day on which law, tariffs and prices of a guide were last checked: its own `checked`, or the newest check of the facts
 * with `checkBy` it stands on, whichever is later.
 *
 * @param guide as typed in content/guides, with the keys of facts in place
 * @returns undefined for a guide on which nothing ages
 */
export function lastChecked(
  guide: Pick<Guide, "checked">,
  known: Readonly<Record<string, Fact>> = facts,
): IsoDate | undefined {
  const days = [...factsIn(guide)].flatMap((key) => {
    const fact = known[key];
    return fact?.checkBy ? [fact.checked] : [];
  });
  return [...days, ...(guide.checked ? [guide.checked] : [])].toSorted().at(-1);
}

const guides = Object.fromEntries(
  Object.entries<Guide>(records).map(([slug, guide]) => [slug, { ...prepare(guide), checked: lastChecked(guide) }]),
) as Record<GuideSlug, Guide>;

/** One guide, with facts and typography in place. */
export const getGuide = (slug: GuideSlug): Guide => guides[slug];

/** The fifteen guides in the order of the index page. */
export const allGuides = (): readonly Guide[] => guideSlugs.map(getGuide);

/** Address of a guide. */
export const guidePath = (slug: GuideSlug) => `/poradnik/${slug}` as const;
