import type { City, Review, Site } from "./types";

type Switch = Pick<Site, "samples">;

/** The item, if it may be shown: everything of the firm's own, samples while the switch of content/site.ts is on. */
const shown = <T extends { sample?: boolean | undefined }>(item: T | undefined, { samples }: Switch): T | undefined =>
  item && (samples || !item.sample) ? item : undefined;

/** The firm's data without the samples the switch removes. */
export function shownSite(site: Site): Site {
  const { reputationWidget, ratings, ...rest } = site;
  const widget = shown(reputationWidget, site);
  return {
    ...rest,
    ratings: Object.fromEntries(Object.entries(ratings).filter(([, rating]) => shown(rating, site))),
    ...(widget && { reputationWidget: widget }),
  };
}

/** The reviews that may be shown. */
export const shownReviews = (reviews: readonly Review[], site: Switch): readonly Review[] =>
  reviews.filter((review) => shown(review, site));

/** A city without a rating the switch removes. */
export function shownCity(city: City, site: Switch): City {
  const { rating, ...rest } = city;
  const own = shown(rating, site);
  return { ...rest, ...(own && { rating: own }) };
}
