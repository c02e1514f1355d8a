import type { Metadata } from "next";
import { get, pageAt } from "@/lib/content/records";
import { metaLimits } from "@/lib/content/schema/pages";
import { getSite } from "@/lib/content/site";
import type { SitePath } from "@/lib/content/types";
import { clean } from "@/lib/text/inline";
import { absoluteUrl, shareImage } from "./addresses";

/** Returns the title with the brand, or without it if both do not fit. */
export function fullTitle(title: string): string {
  const branded = `${title} | ${getSite().brand}`;
  return branded.length <= metaLimits.title ? branded : title;
}

/**
 * Returns all metadata of one page. Next.js replaces a layout's nested objects rather than merging them, so a canonical
 * or Open Graph value in a layout would leak to every page.
 *
 * @param path address of the page, "/404" for the not-found page
 */
export function pageMetadata(path: SitePath): Metadata {
  const site = getSite();
  const page = pageAt(path);
  const meta = page?.meta ?? get("not-found").meta;
  const title = fullTitle(meta.title);
  const canonical = meta.canonical ?? path;
  const image = {
    ...(meta.ogImage ? { url: meta.ogImage, width: 1200, height: 630 } : shareImage(canonical)),
    // The image shows the page's heading as text.
    alt: page ? clean(page.heading) : meta.title,
  };
  const { searchConsole } = site;
  return {
    ...(path === "/" && typeof searchConsole === "object" && { verification: { google: searchConsole.token } }),
    metadataBase: new URL(site.url),
    title: { absolute: title },
    description: meta.description,
    keywords: [...meta.keywords],
    alternates: meta.noIndex ? undefined : { canonical: absoluteUrl(canonical) },
    openGraph: {
      title,
      description: meta.description,
      url: absoluteUrl(canonical),
      siteName: site.brand,
      locale: site.meta.locale,
      type: meta.ogType ?? "website",
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description: meta.description, images: [image] },
    robots: meta.noIndex ? { index: false, follow: true } : { index: true, follow: true, "max-image-preview": "large" },
  };
}
