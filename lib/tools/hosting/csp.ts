import type { Site } from "@/lib/content/types";
import { measuresAds, measuresVisits, type Tracking } from "@/lib/tracking/tag";
import type { ExportSummary } from "./export-summary";

/** What the policy depends on: scripts in the export and settings of content/site.ts. */
export type CspInput = Pick<ExportSummary, "scriptHashes" | "inlineStyles"> & {
  tracking: Site["tracking"];
  /** Image of the reputation widget: a path of the site or an https address. */
  widget?: string | undefined;
};

/** Beginning of the directive for scripts. */
const scriptDirective = "script-src 'self'";

/**
 * Returns the Content-Security-Policy of every page. It allows only the site's own files, the constant inline scripts
 * and the hosts that settings need.
 * @param secure the site is served over https: insecure requests are upgraded
 */
export function contentSecurityPolicy(input: CspInput, secure: boolean): string {
  const hosts = trackingHosts(input.tracking);
  const frameHosts = hosts["frame-src"];
  const widgetOrigins = input.widget && /^https?:/.test(input.widget) ? [new URL(input.widget).origin] : [];
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    [scriptDirective, ...input.scriptHashes.map((hash) => `'${hash}'`), ...hosts["script-src"]],
    // Each page allows only its own inline styles by their hash in a second policy (export/inline-styles.ts). A second
    // policy can only narrow the first, so this one has to allow all inline styles.
    ["style-src", "'self'", ...(input.inlineStyles ? ["'unsafe-inline'"] : [])],
    ["style-src-attr", "'none'"],
    ["img-src", "'self'", "data:", ...new Set([...hosts["img-src"], ...widgetOrigins])],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...hosts["connect-src"]],
    ["manifest-src", "'self'"],
    ...(frameHosts.length > 0 ? [["frame-src", ...frameHosts]] : []),
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    // Without its island, the search form reloads the page with the query in the address.
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
    ...(secure ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/**
 * Adds the inline scripts of another release to the policy, for the time when pages of both are online.
 * @param settings of a server, for one release
 * @param other settings for the other release
 */
export function allowScriptsOf(settings: string, other: string): string {
  const missingHashes = new Set((other.match(/'sha256-[^']+'/g) ?? []).filter((hash) => !settings.includes(hash)));
  return settings.replaceAll(scriptDirective, [scriptDirective, ...missingHashes].join(" "));
}

/**
 * Returns the policy for `<meta http-equiv="Content-Security-Policy">`, for hosts that cannot send headers. Browsers
 * ignore frame-ancestors there and warn in the console, so it is removed.
 */
export function metaPolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
}

/** Hosts to add to directives of the policy. */
type CspHosts = Readonly<Record<"script-src" | "img-src" | "connect-src" | "frame-src", readonly string[]>>;

// https://developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4", without the hosts of Google
// signals, which the tag switches off (components/islands/script/consent/tag.browser.ts).
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

// The same guide, "Google Ads", with the country's own Google domain, as the guide demands.
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

/** Returns the hosts for the ids of content/site.ts: none without ids, those of Google Ads only with an Ads id. */
export function trackingHosts(tracking: Tracking): CspHosts {
  const services = [
    ...(tracking.gtagId && measuresVisits(tracking) ? [analytics] : []),
    ...(tracking.gtagId && measuresAds(tracking) ? [ads] : []),
  ];
  const hosts = (directive: keyof CspHosts) => [...new Set(services.flatMap((service) => service[directive]))];
  return {
    "script-src": hosts("script-src"),
    "img-src": hosts("img-src"),
    "connect-src": hosts("connect-src"),
    "frame-src": hosts("frame-src"),
  };
}
