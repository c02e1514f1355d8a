import { diffArrays } from "diff";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** A picture as bytes, four to a pixel. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Rows from `top` up to, and without, `bottom`. */
export type Rows = { top: number; bottom: number };

/** The same part of a page in both states; either may be empty where the other was put in. */
export type Part = { before: Rows; after: Rows };

/** How far two colours may lie apart, from 0 to 1: more than the rounding of one blend, less than an eye sees. */
const threshold = 0.03;
/** Parts nearer to each other than this are shown as one. Pixels. */
const near = 200;
/** Rows that differ beside none are the edge of a scaled photograph, drawn anew a shade otherwise. */
const thin = 2;

/**
 * Reads a picture from a file or its bytes.
 * @param blur radius in pixels: browsers scale one photograph now so, now otherwise, in details that a blur takes away
 */
export async function readPixels(picture: string | Buffer, blur = 0): Promise<Pixels> {
  const source = blur > 0 ? sharp(picture).blur(blur) : sharp(picture);
  const { data, info } = await source.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Counts the pixels that differ between two pictures of one size.
 * @param mask the differing pixels alone instead of the picture with these marked
 * @returns their number, and a picture of them
 */
export function differingPixels(one: Pixels, other: Pixels, mask = false): { count: number; picture: Buffer } {
  const picture = Buffer.alloc(one.data.length);
  const options = { threshold, includeAA: true, diffMask: mask };
  return { count: pixelmatch(one.data, other.data, picture, one.width, one.height, options), picture };
}

/** Some rows of a picture. */
export const cutRows = ({ data, width }: Pixels, { top, bottom }: Rows): Pixels => ({
  width,
  height: bottom - top,
  data: data.subarray(top * width * 4, bottom * width * 4),
});

const row = ({ data, width }: Pixels, index: number): string =>
  data.toString("latin1", index * width * 4, (index + 1) * width * 4);

/** Parts that differ where both pictures have one size. */
function partsInPlace(one: Pixels, other: Pixels): Part[] {
  const { picture } = differingPixels(one, other, true);
  const width = one.width * 4;
  const empty = Buffer.alloc(width);
  return Array.from({ length: one.height }, (_, top) => top)
    .filter((top) => !picture.subarray(top * width, (top + 1) * width).equals(empty))
    .map((top) => ({ before: { top, bottom: top + 1 }, after: { top, bottom: top + 1 } }));
}

/** Parts that differ where something grew or shrank, and what stands below has moved. */
function partsMoved(one: Pixels, other: Pixels): Part[] {
  // Numbers for rows: they are compared very often.
  const numbers = new Map<string, number>();
  const numbered = (pixels: Pixels) =>
    Array.from({ length: pixels.height }, (_, index) => {
      const key = row(pixels, index);
      const known = numbers.get(key) ?? numbers.size;
      numbers.set(key, known);
      return known;
    });
  const parts: Part[] = [];
  const place = { before: 0, after: 0 };
  for (const { added, removed, count } of diffArrays(numbered(one), numbered(other))) {
    const part = {
      before: { top: place.before, bottom: place.before + (added ? 0 : count) },
      after: { top: place.after, bottom: place.after + (removed ? 0 : count) },
    };
    if (added || removed) parts.push(part);
    place.before = part.before.bottom;
    place.after = part.after.bottom;
  }
  return parts;
}

/**
 * The parts in which two pictures of a page differ, from the top down, those near each other as one.
 * @returns no part where an eye sees no difference
 */
export function differingParts(one: Pixels, other: Pixels): Part[] {
  const same = one.width === other.width && one.height === other.height;
  const parts = same ? partsInPlace(one, other) : partsMoved(one, other);
  const joined: Part[] = [];
  for (const { before, after } of parts) {
    const last = joined.at(-1);
    if (last && before.top - last.before.bottom < near && after.top - last.after.bottom < near) {
      last.before.bottom = before.bottom;
      last.after.bottom = after.bottom;
    } else joined.push({ before: { ...before }, after: { ...after } });
  }
  const visible = joined.filter(
    ({ before, after }) =>
      before.bottom - before.top !== after.bottom - after.top ||
      differingPixels(cutRows(one, before), cutRows(other, after)).count > 0,
  );
  return visible.filter(({ before, after }) => [before, after].some(({ top, bottom }) => bottom - top > thin));
}
