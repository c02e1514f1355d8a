import { clsx } from "clsx";
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

/**
 * A picture in its frame. Lazy ones belong to the base script (picture.browser.ts), not to React: their markup is set
 * as HTML, so that hydration never touches an address the script has changed. The message of a failed picture stands in
 * the same box.
 */
export function Picture({ picture, sizes, ratio = "3:2", className, loading = "lazy", decorative = false }: Props) {
  const alt = decorative ? "" : picture.alt;
  const lazy = loading === "lazy";
  const framed = ratio !== "none";
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
