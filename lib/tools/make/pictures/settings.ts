import type { AvifOptions, JpegOptions } from "sharp";

/** One crop of a picture, and the files made of it. */
export type Frame = {
  /** Width divided by height of the crop, which keeps the part with the most detail. Undefined: the whole picture. */
  aspect?: number;
  /** The same for the widest crop; what is narrower stays whole. */
  maxAspect?: number;
  avif: { widths: readonly number[]; options: AvifOptions };
  jpeg: { widths: readonly number[]; options: JpegOptions };
};

/** What a file may be, whichever way it comes. Formats are those of sharp: "heif" is AVIF, as HEIC is refused before. */
export type FileLimits = { formats: readonly PhotoFormat[]; maxBytes: number; maxPixels: number };
export type PhotoFormat = "jpeg" | "png" | "webp" | "heif" | "tiff" | "gif";

export type PictureSettings = {
  photo: Frame & { maxAspect: number };
  hero: { phone: Frame; wide: Frame };
  /** Widths of the photo's crop, in pixels: at least, and after edit mode has shrunk a dropped file. */
  limits: { minWidth: number; maxWidth: number; maxArea: number; kept: FileLimits; dropped: FileLimits };
};

// At quality 42 a shaded fence turned purple, at 50 pictures look like their originals. Effort 6 takes two to three
// times as long as 4 and saves 2 %. 4:2:0 saves 4 % over 4:4:4 and coloured wires look the same.
const avif: AvifOptions = { quality: 50, effort: 4, chromaSubsampling: "4:2:0", tune: "iq" };

// Every browser since 2023 reads AVIF. JPEG is for older ones, crawlers and share previews, so one width each is
// enough. No WebP: it would save about one visitor in a hundred a quarter of the bytes.
const jpeg: JpegOptions = { quality: 72, mozjpeg: true };

/** Files made of every original. After a change here the next build encodes only what it affects. */
export const pictureSettings: PictureSettings = {
  // 480: a card on a desktop; 768: a phone at 2x or half a tablet; 1080: a phone at 3x, half a desktop at 2x; 1440: a band
  // across a desktop. Pages show
  // pictures in boxes of 3:2 and 4:3: the ends of a panorama would take the pixels of its middle.
  photo: {
    maxAspect: 16 / 9,
    avif: { widths: [480, 768, 1080, 1440], options: avif },
    jpeg: { widths: [768], options: jpeg },
  },
  hero: {
    // The ratio is that of its box at its highest (home-hero.module.css): no pixel is sent that no phone shows.
    phone: {
      aspect: 5 / 3,
      avif: { widths: [640, 1080], options: avif },
      jpeg: { widths: [640], options: jpeg },
    },
    wide: {
      aspect: 16 / 9,
      avif: { widths: [1280, 2000], options: avif },
      jpeg: { widths: [1280], options: jpeg },
    },
  },
  limits: {
    minWidth: 1200,
    // Twice the width of any screen; the area of a panorama is small enough for git.
    maxWidth: 3000,
    maxArea: 20_000_000,
    kept: { formats: ["jpeg", "png"], maxBytes: 12 * 1024 * 1024, maxPixels: 40_000_000 },
    // Phones take up to 200 million pixels.
    dropped: {
      formats: ["jpeg", "png", "webp", "heif", "tiff", "gif"],
      maxBytes: 200 * 1024 * 1024,
      maxPixels: 250_000_000,
    },
  },
};

/** A frame and its part of the file name: "", "phone", "wide". */
export type NamedFrame = { label: "" | "phone" | "wide"; frame: Frame };

export type Size = { width: number; height: number };

/**
 * Returns the frames of a picture: every picture has the photo frame, that of the home page's head has two more.
 * @param isOpening whether it is the picture of the home page's head
 */
export function framesOf(isOpening: boolean, { photo, hero }: PictureSettings): readonly NamedFrame[] {
  const frames: NamedFrame[] = [{ label: "", frame: photo }];
  if (isOpening) frames.push({ label: "phone", frame: hero.phone }, { label: "wide", frame: hero.wide });
  return frames;
}

/** Returns the size of the largest rectangle of a frame's ratio inside a picture of this size, in whole pixels. */
export function cropSize({ width, height }: Size, { aspect, maxAspect = Number.POSITIVE_INFINITY }: Frame): Size {
  const ratio = aspect ?? Math.min(width / height, maxAspect);
  return { width: Math.min(width, Math.round(height * ratio)), height: Math.min(height, Math.round(width / ratio)) };
}

/** Returns the smallest size of a picture. A panorama needs the height, any other one the width. */
export const minimumSize = ({ photo, limits }: Pick<PictureSettings, "photo" | "limits">): Size => ({
  width: limits.minWidth,
  height: Math.round(limits.minWidth / photo.maxAspect),
});

/** Returns the size to which edit mode shrinks a picture: its sides do not decide, but the crop that pages show. */
export function shrunkSize(size: Size, { photo, limits }: Pick<PictureSettings, "photo" | "limits">): Size {
  const { width, height } = size;
  const scale = Math.min(
    1,
    limits.maxWidth / cropSize(size, photo).width,
    Math.sqrt(limits.maxArea / (width * height)),
  );
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Returns the widths of a frame's files in one format. A crop that is narrower is not enlarged. */
export const widthsOf = (crop: Size, { widths }: Frame["avif" | "jpeg"]): readonly number[] => [
  ...new Set(widths.map((width) => Math.min(width, crop.width))),
];

/** Width that a crop must have: that of the frame's narrowest file. */
export const minimumWidth = ({ avif }: Frame): number => Math.min(...avif.widths);
