import { clsx } from "clsx";
import { preload } from "react-dom";
import { Icon } from "@/components/icons/icon";
import type { PictureData } from "@/lib/content/props";
import { words } from "@/lib/content/words";
import { lazyMarkup } from "./lazy-markup";
import styles from "./picture.module.css";

const ratios = { "3:2": "aspect-3/2", "4:3": "aspect-4/3", none: undefined } as const;

type Props = {
  picture: PictureData;
  /** CSS sizes: how wide the picture is drawn. */
  sizes: string;
  /** Ratio of the frame. none: no frame, the picture fills the box that className makes. */
  ratio?: keyof typeof ratios;
  className?: string;
  /** first: the largest picture of the page, eager with high priority; eager: in the first view; lazy: all others. */
  loading?: "first" | "eager" | "lazy";
  /** Decorative pictures have an empty alt. */
  decorative?: boolean;
};

/** Names the picture in the head: found in the body, it would be asked for after the font and arrive a round trip later. */
function preloadPicture({ sources, img }: PictureData, sizes: string): void {
  const avif = sources.filter(({ type }) => type === "image/avif");
  const wide = avif.find(({ media }) => media)?.media;
  for (const { srcSet, media, type } of avif)
    preload(img.src, {
      as: "image",
      imageSrcSet: srcSet,
      imageSizes: sizes,
      type,
      fetchPriority: "high",
      media: media ?? (wide && `not ${wide}`),
    });
}

/**
 * A picture in its frame. Lazy ones belong to the base script (picture.browser.ts), not to React: their markup is set
 * as HTML, so that hydration never touches an address the script has changed. The message of a failed picture stands in
 * the same box.
 */
export function Picture({ picture, sizes, ratio = "3:2", className, loading = "lazy", decorative = false }: Props) {
  const alt = decorative ? "" : picture.alt;
  const lazy = loading === "lazy";
  const framed = ratio !== "none";
  if (loading === "first") preloadPicture(picture, sizes);
  return (
    <div
      className={clsx(styles.frame, framed && "overflow-hidden rounded-md on-dark:bg-well", ratios[ratio], className)}
      data-ph={framed ? picture.placeholder : ""}
      // The base script says here what has become of the picture.
      suppressHydrationWarning
      data-lazy={lazy ? "" : undefined}
    >
      {lazy ? (
        <span className="contents" dangerouslySetInnerHTML={{ __html: lazyMarkup(picture, sizes, alt) }} />
      ) : (
        <picture>
          {picture.sources.map((source) => (
            <source key={source.srcSet} {...source} sizes={sizes} />
          ))}
          <img
            {...picture.img}
            sizes={sizes}
            alt={alt}
            fetchPriority={loading === "first" ? "high" : undefined}
            decoding="async"
          />
        </picture>
      )}
      <span
        className={clsx(
          styles.failure,
          "absolute inset-0 content-center place-items-center gap-2.5 bg-paper-200 p-4 text-center text-ink-600 text-sm/[inherit]",
        )}
      >
        <Icon name="image-off" className="size-7 text-ink-500" />
        {words.imageFailed}
      </span>
    </div>
  );
}
