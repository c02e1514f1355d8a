import { Icon } from "@/components/icons/icon";
import type { PictureData } from "@/lib/content/props";
import { lazyMarkup } from "./lazy-markup";

type Props = {
  picture: PictureData;
  /** CSS sizes: how wide the picture is drawn. */
  sizes: string;
  /** Class of the ratio: r32, r43 … */
  ratio?: string;
  /** first: the largest picture of the page, eager with high priority; eager: in the first view; lazy: all others. */
  loading?: "first" | "eager" | "lazy";
  /** Decorative pictures have an empty alt. */
  decorative?: boolean;
};

/**
 * A picture in its frame. Lazy ones belong to the base script (picture.browser.ts), not to React: their markup is set as
 * HTML, so that hydration never touches an address the script has changed. The message of a failed picture stands in
 * the same box.
 */
export function Picture({ picture, sizes, ratio = "r32", loading = "lazy", decorative = false }: Props) {
  const alt = decorative ? "" : picture.alt;
  const lazy = loading === "lazy";
  return (
    <div className={`ph ${ratio}`} data-ph={picture.placeholder} data-lazy={lazy ? "" : undefined}>
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
      <span className="img-error">
        <Icon name="image-off" />
        Nie można wczytać obrazu
      </span>
    </div>
  );
}
