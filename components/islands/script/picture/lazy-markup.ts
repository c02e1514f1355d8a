import type { PictureData } from "@/lib/content/props";

/** The smallest transparent GIF: an img element needs an address to be valid. */
const blankGif = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Attributes as HTML, without those that are undefined. */
const toAttributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${escapeText(String(value))}"`]))
    .join(" ");

/**
 * HTML of a picture that loads when it comes near the screen: its addresses are in `data-src` (JPEG), `data-srcset`
 * (AVIF) and `data-sizes`, and a copy with real addresses in `<noscript>`.
 */
export function lazyMarkup({ sources, img, alt }: PictureData, sizes: string): string {
  const { src, srcSet, width, height } = img;
  const lazyImage = {
    src: blankGif,
    "data-src": src,
    "data-srcset": sources[0]?.srcSet,
    "data-sizes": sizes,
    width,
    height,
    alt,
  };
  const sourceTags = sources.map(
    ({ type, media, srcSet: srcset }) => `<source ${toAttributes({ type, media, srcset, sizes })}>`,
  );
  const fallback = toAttributes({ src, srcset: srcSet, sizes, width, height, alt, loading: "lazy" });
  return `<img ${toAttributes(lazyImage)}><noscript><picture>${sourceTags.join("")}<img ${fallback}></picture></noscript>`;
}
