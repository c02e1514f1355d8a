import type { PictureData } from "@/lib/content/props";

/** The smallest transparent GIF: an img element needs an address to be valid. */
const blank = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Attributes as HTML; those without a value are left out. */
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${escaped(String(value))}"`]))
    .join(" ");

/**
 * A picture that waits until it comes near the screen, as HTML: its addresses stand in `data-src` (JPEG),
 * `data-srcset` (AVIF) and `data-sizes`, and a copy with real addresses in `<noscript>`.
 */
export function lazyMarkup({ sources, img }: PictureData, sizes: string, alt: string): string {
  const { src, srcSet, width, height } = img;
  const waiting = {
    src: blank,
    "data-src": src,
    "data-srcset": sources[0]?.srcSet,
    "data-sizes": sizes,
    width,
    height,
    alt,
  };
  const copies = sources.map(
    ({ type, media, srcSet: srcset }) => `<source ${attributes({ type, media, srcset, sizes })}>`,
  );
  const fallback = attributes({ src, srcset: srcSet, sizes, width, height, alt, loading: "lazy" });
  return `<img ${attributes(waiting)}><noscript><picture>${copies.join("")}<img ${fallback}></picture></noscript>`;
}
