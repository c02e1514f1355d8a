import type { Site } from "@/lib/content/types";
import { measuresAds, measuresVisits, type Tracking } from "@/lib/tracking/tag";
import type { ExportFacts } from "./export";

/** What the policy depends on: scripts found in the export, and what the editor has switched on in content/site.ts. */
export type CspInput = Pick<ExportFacts, "scriptHashes" | "inlineStyles"> & {
  tracking: Site["tracking"];
  /** Address of the reputation widget's image: a path of the site or an https address. */
  widget?: string | undefined;
};

/** How the directive of a policy begins that says which scripts run. */
const scripts = "script-src 'self'";

/**
 * The Content-Security-Policy of every page: nothing is allowed but the site's own files, the constant inline scripts
 * and the hosts that configuration switches on.
 * @param secure the site is served over https: insecure requests are then upgraded
 */
export function contentSecurityPolicy(input: CspInput, secure: boolean): string {
  const hosts = trackingHosts(input.tracking);
  const frames = hosts["frame-src"];
  const widget = input.widget && /^https?:/.test(input.widget) ? [new URL(input.widget).origin] : [];
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    [scripts, ...input.scriptHashes.map((hash) => `'${hash}'`), ...hosts["script-src"]],
    // A page allows just the styles it carries, by their hash in a policy of its own (export/inline-styles.ts). One
    // policy only ever narrows another: this one has to leave room for all pages'.
    ["style-src", "'self'", ...(input.inlineStyles ? ["'unsafe-inline'"] : [])],
    ["style-src-attr", "'none'"],
    ["img-src", "'self'", "data:", ...new Set([...hosts["img-src"], ...widget])],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...hosts["connect-src"]],
    ["manifest-src", "'self'"],
    ...(frames.length > 0 ? [["frame-src", ...frames]] : []),
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    // The search form: without its island it loads the page anew with the question in the address.
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
    ...(secure ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/**
 * Settings of a server that let the inline scripts of two releases run, while pages of both are online.
 * @param settings with the policies of one release
 * @param other settings of the other release
 */
export function allowScriptsOf(settings: string, other: string): string {
  const missing = new Set((other.match(/'sha256-[^']+'/g) ?? []).filter((hash) => !settings.includes(hash)));
  return settings.replaceAll(scripts, [scripts, ...missing].join(" "));
}

/**
 * The same policy for `<meta http-equiv="Content-Security-Policy">`, for hosts that cannot send headers. Browsers
 * ignore frame-ancestors there and say so in the console, so it is left out.
 */
export function metaPolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
}

/** Hosts to add to directives of the Content-Security-Policy. */
type CspHosts = Readonly<Record<"script-src" | "img-src" | "connect-src" | "frame-src", readonly string[]>>;

// https://developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4", without the hosts of Google
// signals, which the tag is told not to use (components/islands/script/consent/tag.browser.ts).
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
