import { measuresAds, measuresVisits, type Tracking } from "./tag";

/** Hosts to add to directives of the Content-Security-Policy. */
export type CspHosts = Readonly<Record<"script-src" | "img-src" | "connect-src" | "frame-src", readonly string[]>>;

// https://developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4", without the hosts of Google
// signals, which the tag is told not to use (components/islands/consent/tag.browser.ts).
const analytics: CspHosts = {
  "script-src": ["https://*.googletagmanager.com"],
  "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
    "https://www.google.com",
  ],
  "frame-src": [],
};

// The same guide, "Google Ads"; the country's own Google domain is part of that list.
const ads: CspHosts = {
  "script-src": [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://www.google.com",
    "https://pagead2.googlesyndication.com",
    "https://googleads.g.doubleclick.net",
  ],
  "img-src": [
    "https://www.googletagmanager.com",
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
    "https://google.com",
    "https://www.google.pl",
    "https://pagead2.googlesyndication.com",
    "https://www.googleadservices.com",
  ],
  "connect-src": [
    "https://pagead2.googlesyndication.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://ad.doubleclick.net",
    "https://www.google.com",
    "https://google.com",
    "https://www.google.pl",
  ],
  "frame-src": ["https://www.googletagmanager.com"],
};

/** Hosts the policy needs for the ids of content/site.ts: none without ids, and Google Ads' only with an Ads id. */
export function trackingHosts(tracking: Tracking): CspHosts {
  const used = [
    ...(tracking.gtagId && measuresVisits(tracking) ? [analytics] : []),
    ...(tracking.gtagId && measuresAds(tracking) ? [ads] : []),
  ];
  const hosts = (directive: keyof CspHosts) => [...new Set(used.flatMap((set) => set[directive]))];
  return {
    "script-src": hosts("script-src"),
    "img-src": hosts("img-src"),
    "connect-src": hosts("connect-src"),
    "frame-src": hosts("frame-src"),
  };
}
