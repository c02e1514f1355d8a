import type { ImageObjectLeaf } from "schema-dts";
import type { PictureData, PictureUse } from "@/lib/content/picture-files";
import { pictureData } from "@/lib/content/pictures";
import type { PictureRef } from "@/lib/content/types";
import { absoluteUrl } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";

/** Absolute address of a photo, in the format every crawler reads. */
export const pictureUrl = (picture: PictureRef, use?: PictureUse): string =>
  absoluteUrl(pictureData(picture, use).img.src);

/** A photo as the page shows it: caption and text alternative. */
export const imageObject = (id: string, { img, title, alt }: PictureData): ImageObjectLeaf => ({
  "@type": "ImageObject",
  "@id": id,
  contentUrl: absoluteUrl(img.src),
  name: clean(title),
  ...(alt && { description: clean(alt) }),
});
