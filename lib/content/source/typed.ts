/**
 * Services, guides and cities from content/, prepared when they are asked for: for commands, tests and the development
 * server, which shows a change at once. prepared.ts stands in for it where Next.js builds (`#content-source` in
 * package.json).
 */
import { cities } from "@/content/cities";
import { facts } from "@/content/facts";
import { guides } from "@/content/guides";
import { services } from "@/content/services";
import { factsIn } from "@/lib/content/facts";
import { prepare } from "@/lib/content/prepare";
import * as schemas from "@/lib/content/schema/records";
import { getSite, shownCity } from "@/lib/content/site";
import type { City, CitySlug, Fact, Guide, GuideSlug, IsoDate, Service, ServiceSlug } from "@/lib/content/types";

/** A function that computes once for every slug what it is asked for, and only what it is asked for. */
function once<Slug extends string, T>(compute: (slug: Slug) => T): (slug: Slug) => T {
  const known = new Map<Slug, T>();
  return (slug) => {
    const value = known.get(slug) ?? compute(slug);
    known.set(slug, value);
    return value;
  };
}

/**
 * Day on which law, tariffs and prices of a guide were last checked: its own `checked`, or the newest check of the
 * facts with `checkBy` it stands on, whichever is later.
 *
 * @param guide as typed in content/guides, with the keys of facts in place
 * @returns undefined for a guide on which nothing ages
 */
export function lastChecked(guide: Guide, known: Readonly<Record<string, Fact>> = facts): IsoDate | undefined {
  const days = [...factsIn(schemas.guide, guide)].flatMap((key) => {
    const fact = known[key];
    return fact?.checkBy ? [fact.checked] : [];
  });
  return [...days, ...(guide.checked ? [guide.checked] : [])].toSorted().at(-1);
}

/** A service, with facts and typography in place. */
export const prepareService = (slug: ServiceSlug): Service =>
  prepare<Service>(schemas.service, services[slug], `services/${slug}`);

/** A guide, with facts and typography in place, and the day of its newest check. */
export const prepareGuide = (slug: GuideSlug): Guide => ({
  ...prepare<Guide>(schemas.guide, guides[slug], `guides/${slug}`),
  checked: lastChecked(guides[slug]),
});

/** A city, with facts and typography in place, without a rating the switch of samples removes. */
export const prepareCity = (slug: CitySlug): City =>
  shownCity(prepare<City>(schemas.city, cities[slug], `cities/${slug}`), getSite());

export const getService = once(prepareService);
export const getGuide = once(prepareGuide);
export const getCity = once(prepareCity);
