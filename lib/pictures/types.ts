/** A picture ready to render: its files, text alternative, caption and placeholder. */
export type PictureData = {
  sources: readonly { type: string; media?: string; srcSet: string; width: number; height: number }[];
  img: { src: string; width: number; height: number; srcSet: string };
  /** Name for `data-ph`: a rule of the generated .cache/placeholders.css gives it its colour. */
  placeholder: string;
  alt: string;
  /** Caption of the gallery. */
  title: string;
};
