import type { TagEvent } from "./events";

/** Ids of content/site.ts: the Google tag, and the conversion reported with each call. */
export type Tracking = { gtagId?: string | undefined; conversionId?: string | undefined };

const isAds = (id: string): boolean => id.startsWith("AW-");

/** Accounts the tag reports to: the tag itself and, where it is another one, the account of the conversion. */
export function destinations({ gtagId, conversionId }: Tracking): string[] {
  const ids = [gtagId, conversionId?.split("/")[0]].filter((id) => id !== undefined);
  return [...new Set(ids)];
}

/** True where an account measures visits. */
export const measuresVisits = (tracking: Tracking): boolean => destinations(tracking).some((id) => !isAds(id));

/** True where an account counts what advertisements bring. */
export const measuresAds = (tracking: Tracking): boolean => destinations(tracking).some(isAds);

/** What one call is reported as: the conversion to its account, a call to accounts that measure visits. */
export const callEvents = (tracking: Tracking, url: string): TagEvent[] => [
  ...(tracking.conversionId ? [{ name: "conversion", send_to: tracking.conversionId } as const] : []),
  ...destinations(tracking)
    .filter((id) => !isAds(id))
    .map((id) => ({ name: "phone_call", send_to: id, link_url: url }) as const),
];

/** Google's consent signals (Consent Mode v2): only what the configured accounts need, never personalised ads. */
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

/** Address of Google's tag. */
export const tagAddress = (gtagId: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;

/** Name of the record that keeps the visitor's answer, in the browser's localStorage. */
export const consentKey = "zgoda-na-pomiar";

/** How long an answer is kept before the question is asked again. */
export const consentDays = 182;

/** Raised when the question changes: every earlier answer is then void. */
export const consentRevision = 1;

/** The one thing that is asked for. */
export const consentCategory = "pomiar";

/** Cookies a Google tag sets; they are removed when consent is withdrawn. */
export const tagCookies = /^_(ga|gcl)/;

/** The question is open, or how it was answered. */
export type ConsentState = "ask" | "granted" | "denied";
