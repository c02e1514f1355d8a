import type { Metadata } from "next";
import { getSite } from "@/lib/content/site";

/** Returns the absolute, canonical address of a page, without a trailing slash. */
export const absoluteUrl = (path: string): string => (path === "/" ? getSite().url : `${getSite().url}${path}`);

/** Returns the generated share image of a page. */
export const shareImage = (path: string): { url: string; width: number; height: number } => ({
  url: `/og/${path === "/" ? "strona-glowna" : path.slice(1).replaceAll("/", "-")}.png`,
  width: 1200,
  height: 630,
});

/** Published icon files. Browsers and search engines request some of them by name. */
export const icons = {
  ico: "/favicon.ico",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
  apple: "/apple-touch-icon.png",
  manifest: "/manifest.webmanifest",
} as const;

/**
 * Returns icons and web manifest for the metadata of all pages. The .ico states its size, or Chrome prefers it to the
 * SVG. Apple devices find their icon by name at the root.
 * @param sign address of the brand's SVG
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

/** Address of the contact card. It does not depend on the brand, so links and caches survive a new name. */
export const vcardPath = "/kontakt.vcf";
