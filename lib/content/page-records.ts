/**
 * Services, guides and cities of content/, prepared in memory when they are first asked for: the same code for the
 * development server, the build, tests and commands.
 */
import { cities } from "@/content/cities";
import { facts } from "@/content/facts";
import { guides } from "@/content/guides";
import { services } from "@/content/services";
import { factsIn } from "./figures";
import { prepare } from "./prepare";
import * as schemas from "./schema/records";
import { getSite, shownCity } from "./site";
import type { City, CitySlug, Fact, Guide, GuideSlug, IsoDate, Service, ServiceSlug } from "./types";

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
export const getService = once(
  (slug: ServiceSlug): Service => prepare<Service>(schemas.service, services[slug], `services/${slug}`),
);

/** A guide, with facts and typography in place, and the day of its newest check. */
export const getGuide = once(
  (slug: GuideSlug): Guide => ({
    ...prepare<Guide>(schemas.guide, guides[slug], `guides/${slug}`),
    checked: lastChecked(guides[slug]),
  }),
);

/** A city, with facts and typography in place, without a rating the switch of samples removes. */
export const getCity = once(
  (slug: CitySlug): City => shownCity(prepare<City>(schemas.city, cities[slug], `cities/${slug}`), getSite()),
);
