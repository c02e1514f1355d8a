import type { AvifOptions, JpegOptions } from "sharp";
import type { PictureName } from "@/lib/content/types";

/** One crop of a picture, and the files made of it. */
export type Frame = {
  /** Width divided by height, and the focus in percent as in CSS object-position. Undefined: the whole picture. */
  crop?: { aspect: number; focus: readonly [x: number, y: number] };
  avif: { widths: readonly number[]; options: AvifOptions };
  jpeg: { widths: readonly number[]; options: JpegOptions };
};

export type PictureSettings = {
  photo: Frame;
  hero: { picture: PictureName; phone: Frame; wide: Frame };
  limits: { minWidth: number; maxBytes: number; maxPixels: number };
};

// At quality 42 a shaded fence turned purple, at 50 pictures look like their originals. Effort 6 takes two to three
// times as long as 4 and saves 2 %. 4:2:0 saves 4 % over 4:4:4 and coloured wires look the same.
const avif: AvifOptions = { quality: 50, effort: 4, chromaSubsampling: "4:2:0", tune: "iq" };

// Every browser since 2023 reads AVIF. JPEG is for older ones, crawlers and share previews, so one width each is
// enough. No WebP: it would save about one visitor in a hundred a quarter of the bytes.
const jpeg: JpegOptions = { quality: 72, mozjpeg: true };

/** Files made of every original. After a change here the next build encodes only what it affects. */
export const pictureSettings: PictureSettings = {
  // 480: a card on a desktop; 768: a phone at 2x or half a tablet; 1080: a phone at 3x, half a desktop at 2x.
  photo: { avif: { widths: [480, 768, 1080], options: avif }, jpeg: { widths: [768], options: jpeg } },
  hero: {
    picture: "00-hero-dom-o-zmierzchu",
    // The ratio is that of its box at its highest (home-hero.module.css): no pixel is sent that no phone shows.
    phone: {
      crop: { aspect: 5 / 3, focus: [100, 50] },
      avif: { widths: [640, 1080], options: avif },
      jpeg: { widths: [640], options: jpeg },
    },
    wide: {
      crop: { aspect: 16 / 9, focus: [50, 50] },
      avif: { widths: [1280, 2000], options: avif },
      jpeg: { widths: [1280], options: jpeg },
    },
  },
  limits: { minWidth: 1200, maxBytes: 12 * 1024 * 1024, maxPixels: 40_000_000 },
};

/** A frame and its part of the file name: "", "phone", "wide". */
export type NamedFrame = { label: "" | "phone" | "wide"; frame: Frame };

export type Size = { width: number; height: number };

/** Returns the frames of a picture: every picture has the photo frame, the hero has two more. */
export function framesOf(name: PictureName, { photo, hero }: PictureSettings): readonly NamedFrame[] {
  const frames: NamedFrame[] = [{ label: "", frame: photo }];
  if (name === hero.picture) frames.push({ label: "phone", frame: hero.phone }, { label: "wide", frame: hero.wide });
  return frames;
}

/** Returns the largest rectangle of a frame's ratio inside a picture of this size, in whole pixels. */
export function cropRegion({ width, height }: Size, { crop }: Frame): Size & { left: number; top: number } {
  if (!crop) return { left: 0, top: 0, width, height };
  const region = {
    width: Math.min(width, Math.round(height * crop.aspect)),
    height: Math.min(height, Math.round(width / crop.aspect)),
  };
  const [x, y] = crop.focus;
  return {
    ...region,
    left: Math.round(((width - region.width) * x) / 100),
    top: Math.round(((height - region.height) * y) / 100),
  };
}

/** Width of the widest file of a frame. A narrower crop would be enlarged. */
export const maximumWidth = ({ avif, jpeg }: Frame): number => Math.max(...avif.widths, ...jpeg.widths);
