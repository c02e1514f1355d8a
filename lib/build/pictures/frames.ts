import type { PictureName } from "@/lib/content/types";
import type { Frame, PictureSettings } from "./settings";

/** A frame of one picture and the part of the file names that tells it from the others: "", "phone", "wide". */
export type NamedFrame = { label: "" | "phone" | "wide"; frame: Frame };

type Size = { width: number; height: number };

/** The frames that are made of a picture: all have the photo, one has the hero's two as well. */
export function framesOf(name: PictureName, { photo, hero }: PictureSettings): readonly NamedFrame[] {
  const frames: NamedFrame[] = [{ label: "", frame: photo }];
  if (name === hero.picture) frames.push({ label: "phone", frame: hero.phone }, { label: "wide", frame: hero.wide });
  return frames;
}

/** The largest rectangle of a frame's ratio inside a picture of this size, in whole pixels. */
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

/** The widest file of a frame: the crop may not be narrower, or it would be enlarged. */
export function widest({ avif, jpeg }: Frame): number {
  return Math.max(...avif.widths, ...jpeg.widths);
}
