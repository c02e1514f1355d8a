import sharp from "sharp";
import { sha256 } from "@/lib/tools/files";
import type { Cache } from "@/lib/tools/make/cache";
import type { Original } from "./originals";
import { cropRegion, type Frame, framesOf, type NamedFrame, type PictureSettings } from "./settings";

type Format = "avif" | "jpeg";

/** One file to be made of an original. */
export type Variant = {
  original: Original;
  label: NamedFrame["label"];
  frame: Frame;
  format: Format;
  width: number;
  height: number;
};

/** Every file the settings ask for, in the order of the manifest. */
export function variantsOf(original: Original, settings: PictureSettings): readonly Variant[] {
  return framesOf(original.name, settings).flatMap(({ label, frame }) => {
    const region = cropRegion(original, frame);
    return (["avif", "jpeg"] as const).flatMap((format) =>
      frame[format].widths.map((width) => {
        const height = Math.round((region.height * width) / region.width);
        return { original, label, frame, format, width, height };
      }),
    );
  });
}

/**
 * The bytes of a variant, from the cache where they are known, else encoded and kept there.
 * The cache key covers the original's bytes, everything that shapes the result and the versions of the encoders.
 */
export function encodeVariant(variant: Variant, cache: Cache): Promise<Uint8Array> {
  const { original, frame, format, width, height } = variant;
  const options = frame[format].options;
  const key = sha256(JSON.stringify([original.hash, frame.crop, format, width, height, options, sharp.versions]));
  return cache.get(`${key}.${format}`, () => {
    // sharp drops metadata (position, camera) and converts an embedded profile to sRGB unless told otherwise.
    const image = sharp(original.path, { failOn: "error" })
      .autoOrient()
      .extract(cropRegion(original, frame))
      .resize(width, height, { fit: "fill" })
      .flatten({ background: "#ffffff" });
    return (format === "avif" ? image.avif(options) : image.jpeg(options)).toBuffer();
  });
}
