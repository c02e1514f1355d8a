import type { Review } from "./page-types";
import type { Rating, Site } from "./site-types";
import type { City } from "./types";

type Switch = Pick<Site, "samples">;

/** True for what may be shown: everything of the firm's own, samples while the switch of content/site.ts is on. */
const isShown = ({ sample }: { sample?: boolean }, { samples }: Switch): boolean => samples || !sample;

/** A rating if it may be shown. */
const shown = <T extends Rating | NonNullable<Site["reputationWidget"]>>(
  item: T | undefined,
  site: Switch,
): T | undefined => (item && isShown(item, site) ? item : undefined);

/** The firm's data without the samples the switch removes. Everything outside content/ reads the site through this. */
export function shownSite(site: Site): Site {
  const { reputationWidget, ratings, ...rest } = site;
  const widget = shown(reputationWidget, site);
  return {
    ...rest,
    ratings: Object.fromEntries(Object.entries(ratings).filter(([, rating]) => rating && isShown(rating, site))),
    ...(widget && { reputationWidget: widget }),
  };
}

/** The reviews that may be shown. */
export const shownReviews = (reviews: readonly Review[], site: Switch): readonly Review[] =>
  reviews.filter((review) => isShown(review, site));

/** A city without a rating the switch removes. */
export function shownCity(city: City, site: Switch): City {
  const { rating, ...rest } = city;
  const own = shown(rating, site);
  return { ...rest, ...(own && { rating: own }) };
}
