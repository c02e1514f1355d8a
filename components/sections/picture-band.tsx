import { Picture } from "@/components/islands/script/picture/picture";
import { Inline } from "@/components/ui/inline";
import type { PictureData } from "@/lib/content/props";

type Props = {
  picture: PictureData;
  /** Margin. */
  className?: string;
};

/** A picture across its column, 1184 × 520 px in the width of the page, and its caption. Paper goes without it. */
export const PictureBand = ({ picture, className }: Props) => (
  <figure className={className} data-band="">
    <Picture
      picture={picture}
      className="md:aspect-2/1 lg:aspect-1184/520"
      sizes="(min-width: 80rem) 74rem, calc(100vw - 2.5rem)"
    />
    <figcaption className="mt-2.5 text-caption text-sm">
      <Inline text={picture.title} />
    </figcaption>
  </figure>
);
