import type { City, Review, Site } from "./types";

type SampleSetting = Pick<Site, "samples">;

/** Returns the item, or undefined for a sample while samples are switched off in content/site.ts. */
const unlessSample = <T extends { sample?: boolean | undefined }>(
  item: T | undefined,
  { samples }: SampleSetting,
): T | undefined => (item && (samples || !item.sample) ? item : undefined);

/** Removes samples from the firm's data if they are switched off. */
export function siteAsShown(site: Site): Site {
  const { reputationWidget, ratings, ...rest } = site;
  const widget = unlessSample(reputationWidget, site);
  return {
    ...rest,
    ratings: Object.fromEntries(Object.entries(ratings).filter(([, rating]) => unlessSample(rating, site))),
    ...(widget && { reputationWidget: widget }),
  };
}

/** Removes sample reviews if they are switched off. */
export const reviewsAsShown = (reviews: readonly Review[], site: SampleSetting): readonly Review[] =>
  reviews.filter((review) => unlessSample(review, site));

/** Removes a city's sample rating if samples are switched off. */
export function cityAsShown(city: City, site: SampleSetting): City {
  const { rating, ...rest } = city;
  const shownRating = unlessSample(rating, site);
  return { ...rest, ...(shownRating && { rating: shownRating }) };
}
