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
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Ratio of the frame. none: no frame, the picture fills the box that className makes. */
  ratio?: keyof typeof ratios;
  className?: string;
  /** first: the largest picture of the page, eager with high priority; eager: in the first view; lazy: all others. */
  loading?: "first" | "eager" | "lazy";
};

/** Says on a picture that it is a render, no photograph of the firm's own work. */
export const RenderMark = ({ className }: { /** Place. */ className: string }) => (
  <small className={clsx("absolute rounded-sm bg-ink-950/70 px-1.5 text-paper-50 text-sm", className)}>
    {words.render}
  </small>
);

/** Preloads the picture from the head: found in the body, it would be requested after the font, a round trip later. */
function preloadPicture({ sources, img }: PictureData, sizes: string): void {
  const avifSources = sources.filter(({ type }) => type === "image/avif");
  const wideMedia = avifSources.find(({ media }) => media)?.media;
  for (const { srcSet, media, type } of avifSources)
    preload(img.src, {
      as: "image",
      imageSrcSet: srcSet,
      imageSizes: sizes,
      type,
      fetchPriority: "high",
      media: media ?? (wideMedia && `not ${wideMedia}`),
    });
}

/**
 * A picture in its frame, which also holds the message of a failed picture. Lazy pictures are set as HTML, so that
 * hydration never touches an address that the base script (picture.browser.ts) has changed.
 */
export function Picture({ picture, sizes, ratio = "3:2", className, loading = "lazy" }: Props) {
  const isLazy = loading === "lazy";
  const hasFrame = ratio !== "none";
  if (loading === "first") preloadPicture(picture, sizes);
  return (
    <div
      className={clsx(styles.frame, hasFrame && "overflow-hidden rounded-md on-dark:bg-well", ratios[ratio], className)}
      data-ph={hasFrame ? picture.placeholder : ""}
      data-focus={picture.focus}
      // The base script sets data-state on it.
      suppressHydrationWarning
      data-lazy={isLazy ? "" : undefined}
    >
      {isLazy ? (
        <span className="contents" dangerouslySetInnerHTML={{ __html: lazyMarkup(picture, sizes) }} />
      ) : (
        <picture>
          {picture.sources.map((source) => (
            <source key={source.srcSet} {...source} sizes={sizes} />
          ))}
          <img
            {...picture.img}
            sizes={sizes}
            alt={picture.alt}
            fetchPriority={loading === "first" ? "high" : undefined}
            decoding="async"
          />
        </picture>
      )}
      {hasFrame && !picture.own && <RenderMark className="right-2 bottom-2" />}
      <span
        className={clsx(
          styles.failure,
          "absolute inset-0 content-center place-items-center gap-2.5 bg-paper-200 p-4 text-center text-ink-600 text-sm/inherit",
        )}
      >
        <Icon name="image-off" className="size-7 text-ink-500" />
        {words.imageFailed}
      </span>
    </div>
  );
}
