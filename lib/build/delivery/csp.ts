import type { Site } from "@/lib/content/types";
import { type CspHosts, trackingHosts } from "@/lib/tracking/csp";

/** What the policy depends on: scripts found in the export, and what the editor has switched on in content/site.ts. */
export type CspInput = {
  /** CSP hashes ("sha256-…") of the constant inline scripts. */
  scriptHashes: readonly string[];
  tracking: Site["tracking"];
  /** Address of the reputation widget's image: a path of the site or an https address. */
  widget?: string;
};

type Sources = Partial<CspHosts>;

/**
 * The Content-Security-Policy of every page: nothing is allowed but the site's own files, the constant inline scripts
 * and the hosts that configuration switches on.
 * @param secure the site is served over https: insecure requests are then upgraded
 */
export function contentSecurityPolicy(input: CspInput, secure: boolean): string {
  const extra: readonly Sources[] = [
    trackingHosts(input.tracking),
    ...(input.widget && /^https?:/.test(input.widget) ? [{ "img-src": [new URL(input.widget).origin] }] : []),
  ];
  const from = (directive: keyof CspHosts): string[] => [...new Set(extra.flatMap((part) => part[directive] ?? []))];
  const frames = from("frame-src");
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...input.scriptHashes.map((hash) => `'${hash}'`), ...from("script-src")],
    ["style-src", "'self'"],
    ["img-src", "'self'", "data:", ...from("img-src")],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...from("connect-src")],
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
 * The same policy for `<meta http-equiv="Content-Security-Policy">`, for hosts that cannot send headers. Browsers
 * ignore frame-ancestors there and say so in the console, so it is left out.
 */
export function metaPolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
}
