import type { TagEvent } from "./events";

/** Ids from content/site.ts: the Google tag, and the conversion reported with each call. */
export type Tracking = { gtagId?: string | undefined; conversionId?: string | undefined };

const isAds = (id: string): boolean => id.startsWith("AW-");

/** Returns the accounts the tag reports to: its own and, if different, the conversion's. */
export function destinations({ gtagId, conversionId }: Tracking): string[] {
  const ids = [gtagId, conversionId?.split("/")[0]].filter((id) => id !== undefined);
  return [...new Set(ids)];
}

export const measuresVisits = (tracking: Tracking): boolean => destinations(tracking).some((id) => !isAds(id));

export const measuresAds = (tracking: Tracking): boolean => destinations(tracking).some(isAds);

/** Returns the events of one call: the conversion to its account, a call to accounts that measure visits. */
export const callEvents = (tracking: Tracking, url: string): TagEvent[] => [
  ...(tracking.conversionId ? [{ name: "conversion", send_to: tracking.conversionId } as const] : []),
  ...destinations(tracking)
    .filter((id) => !isAds(id))
    .map((id) => ({ name: "phone_call", send_to: id, link_url: url }) as const),
];

/** Returns Google's consent signals (Consent Mode v2): only what the accounts need, never personalised ads. */
export function consentSignals(tracking: Tracking, granted: boolean) {
  const state = (needed: boolean) => (granted && needed ? "granted" : "denied");
  const ads = state(measuresAds(tracking));
  return {
    analytics_storage: state(measuresVisits(tracking)),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: "denied",
  } as const;
}

export const tagAddress = (gtagId: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;

/** Key of the visitor's answer in localStorage. */
export const consentKey = "zgoda-na-pomiar";

/** Days after which the visitor is asked again. */
export const consentDays = 182;

/** Raise it when the question changes: earlier answers become void. */
export const consentRevision = 1;

/** The only consent category. */
export const consentCategory = "pomiar";

/** Cookies of a Google tag, removed when consent is withdrawn. */
export const tagCookies = /^_(ga|gcl)/;
