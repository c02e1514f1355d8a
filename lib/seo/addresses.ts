import type { Metadata } from "next";
import { getSite } from "@/lib/content/site";

/** Absolute address of a page, without a slash at the end: the canonical form. */
export const absoluteUrl = (path: string): string => (path === "/" ? getSite().url : `${getSite().url}${path}`);

/** Generated share image of a page, and its size. */
export const shareImage = (path: string): { url: string; width: number; height: number } => ({
  url: `/og/${path === "/" ? "strona-glowna" : path.slice(1).replaceAll("/", "-")}.png`,
  width: 1200,
  height: 630,
});

/** Files the site's icons are published as. Browsers and search engines ask for some of them by name. */
export const icons = {
  ico: "/favicon.ico",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
  apple: "/apple-touch-icon.png",
  manifest: "/manifest.webmanifest",
} as const;

/**
 * Icons and web manifest for the metadata that all pages share. The .ico says its size, or Chrome prefers it to the
 * SVG. Apple's devices look for their icon at the root by its name, where no page names one.
 * @param sign address of the SVG
 */
export const iconMetadata = (sign: string): Pick<Metadata, "icons" | "manifest"> => ({
  icons: {
    icon: [
      { url: sign, type: "image/svg+xml" },
      { url: icons.ico, sizes: "32x32" },
    ],
  },
  manifest: icons.manifest,
});

/** Address of the contact card, the same for every brand so that links and caches survive a new name. */
export const vcardPath = "/kontakt.vcf";
