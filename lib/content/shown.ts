/** What pages show of a record where that is more or less than its file says: see `adapt` in collections.ts. */
import { isAsked, isProven } from "./claims";
import { factsIn } from "./figures";
import { guide as guideSchema } from "./schema/pages";
import type {
  City,
  ClaimKey,
  Fact,
  Guide,
  IsoDate,
  PageMeta,
  PrivacyPage,
  PrivacySection,
  Review,
  Site,
  Text,
} from "./types";
import { facts } from "./written";

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

/**
 * Returns the day on which law, tariffs and prices of a guide were last checked: its own `checked` or the latest check
 * of its facts with `checkBy`, whichever is later.
 *
 * @param guide unprepared record, with keys of facts
 * @returns undefined for a guide with neither
 */
export function lastChecked(guide: Guide, factsByKey: Readonly<Record<string, Fact>> = facts): IsoDate | undefined {
  const days = [...factsIn(guideSchema, guide)].flatMap((key) => {
    const fact = factsByKey[key];
    return fact?.checkBy ? [fact.checked] : [];
  });
  return [...days, ...(guide.checked ? [guide.checked] : [])].toSorted().at(-1);
}

/** Data that the privacy page needs and content/site.ts lacks. */
type MissingData = {
  /** Key of its name in the texts of the page. */
  key: keyof PrivacyPage["missing"]["data"];
  field: string;
};

/**
 * Returns the data that the privacy page needs and content/site.ts lacks. The page stays out of search engines until
 * the list is empty; the launch check shows it.
 */
export function missingForPrivacy({ legal, address }: Pick<Site, "legal" | "address">): MissingData[] {
  const requiredFields = [
    { key: "name", value: legal.name, field: "site.legal.name" },
    { key: "nip", value: legal.nip, field: "site.legal.nip" },
    { key: "street", value: address.street, field: "site.address.street" },
    { key: "postalCode", value: address.postalCode, field: "site.address.postalCode" },
    { key: "locality", value: address.locality, field: "site.address.locality" },
  ] as const;
  return requiredFields.filter(({ value }) => !value).map(({ key, field }) => ({ key, field }));
}

/** Metadata of the privacy page: not for search engines until it is complete. */
export const privacyMeta = (meta: PageMeta, site: Site): PageMeta =>
  missingForPrivacy(site).length > 0 ? { ...meta, noIndex: true } : meta;

/** The parts of the page that are true for this configuration. */
export const privacySections = (
  page: PrivacyPage,
  { tracking, offline }: Pick<Site, "tracking" | "offline">,
): readonly PrivacySection[] =>
  page.sections.filter(
    ({ when }) => !when || { tracking: !!tracking.gtagId, "no-tracking": !tracking.gtagId, offline }[when],
  );

type WithLead = { lead?: Text; leadProven?: Text; items: readonly ClaimKey[] };

/** Sets the lead of a table of claims to that for proven claims if every claim has a valid proof. */
export function withTrueLead<T extends WithLead>(part: T, site: Site, today?: IsoDate): T {
  const { lead, leadProven = lead } = part;
  const isTrue = part.items.every((key) => !isAsked(key) || isProven(key, site, today));
  return isTrue ? { ...part, ...(leadProven && { lead: leadProven }) } : part;
}
