import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { progress } from "@/lib/tools/make/progress";
import { drawWhole, openBrowser, serveFolder } from "./draw";
import { cutRows, differingParts, differingPixels, type Part, type Pixels, type Rows, readPixels } from "./pixels";

/** Widths of a phone and of a desktop. */
export const widths = [390, 1440] as const;

/** A picture as an address that holds it. */
export type Image = { address: string; width: number; height: number };

/** One part of a page at a width of the window, as it was and as it will be; a side is missing where no page stood. */
export type Shot = { width: number; before?: Image; after?: Image };

/** A page to draw: in the old site, in the new one, or in both. */
export type Subject = { path: string; before?: string; after?: string };

/** What of the page is shown around a part that differs. Pixels. */
const margin = 110;
/** Width of what is shown of a wide page, where only a narrow part of it differs: two of these fit side by side. */
const readable = 760;
/** The tallest picture that is shown: beyond it nobody compares. Pixels. */
const tallest = 2600;
/** Most parts of a page that are shown at one width. */
const mostParts = 6;
/** Pages drawn at a time. */
const atOnce = 2;
/** Blur for the comparison. Pixels. */
const softness = 2;

/** A page as it is shown, and as it is compared. */
type Drawn = { sharp: Pixels; soft: Pixels };

const drawn = async (picture: Buffer): Promise<Drawn> => ({
  sharp: await readPixels(picture),
  soft: await readPixels(picture, softness),
});

/** A rectangle of a picture. */
type Box = { left: number; top: number; width: number; height: number };

/** The rows of a picture that are cut out, their number limited. */
function frameOf({ height }: Pixels, rows: Rows): Rows {
  const top = Math.max(0, rows.top - margin);
  return { top, bottom: Math.min(top + tallest, height, rows.bottom + margin) };
}

/** The smallest box around the pixels that differ; undefined where the pictures differ in size. */
function boxAround(one: Pixels, other: Pixels): Box | undefined {
  if (one.height !== other.height || one.width !== other.width) return undefined;
  const { picture } = differingPixels(one, other, true);
  let [left, top, right, bottom] = [one.width, one.height, 0, 0];
  for (let index = 3; index < picture.length; index += 4) {
    if (!picture[index]) continue;
    const [x, y] = [((index - 3) / 4) % one.width, Math.floor((index - 3) / 4 / one.width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Where to cut a wide page so that the box stands in the middle. */
function columnsAround({ left, width }: Box, whole: number): Pick<Box, "left" | "width"> {
  if (whole <= readable || width > readable - 2 * margin) return { left: 0, width: whole };
  const start = Math.min(Math.max(0, Math.round(left + width / 2 - readable / 2)), whole - readable);
  return { left: start, width: readable };
}

/** A drawing over a picture: a frame around what differs, or a bar beside it where what stands below has moved. */
const frameMark = ({ left, top, width, height }: Box) =>
  `<rect x="${left - 6}" y="${top - 6}" width="${width + 12}" height="${height + 12}" rx="4"/>`;
const barMark = (top: number, height: number) => `<path d="M4 ${top}v${Math.max(height, 2)}"/>`;

/** A picture with its mark, some of its columns, as an address that holds it. */
async function asAddress({ data, width, height }: Pixels, mark: string, columns = { left: 0, width }): Promise<Image> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#d4351c" stroke-width="3">${mark}</svg>`;
  const marked = await sharp(data, { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(drawing) }])
    .raw()
    .toBuffer();
  const bytes = await sharp(marked, { raw: { width, height, channels: 4 } })
    .extract({ ...columns, top: 0, height })
    .webp({ quality: 75 })
    .toBuffer();
  return { address: `data:image/webp;base64,${bytes.toString("base64")}`, width: columns.width, height };
}

async function shotOf(one: Drawn, other: Drawn, { before, after }: Part): Promise<Omit<Shot, "width">> {
  const frames = [frameOf(one.sharp, before), frameOf(other.sharp, after)] as const;
  const box = boxAround(cutRows(one.soft, frames[0]), cutRows(other.soft, frames[1]));
  const columns = box && columnsAround(box, one.sharp.width);
  const mark = (rows: Rows, { top }: Rows) => (box ? frameMark(box) : barMark(rows.top - top, rows.bottom - rows.top));
  return {
    before: await asAddress(cutRows(one.sharp, frames[0]), mark(before, frames[0]), columns),
    after: await asAddress(cutRows(other.sharp, frames[1]), mark(after, frames[1]), columns),
  };
}

/** The first screen of a page that stands on one side only. */
const alone = ({ sharp: picture }: Drawn): Promise<Image> =>
  asAddress(cutRows(picture, frameOf(picture, { top: 0, bottom: 1300 })), "");

type Origins = { before: string; after: string };

async function shotsAt(browser: Browser, origins: Origins, { before, after }: Subject, width: number) {
  const draw = async (origin: string, path: string | undefined) =>
    path === undefined ? undefined : drawn(await drawWhole(browser, origin, path, width));
  const [one, other] = [await draw(origins.before, before), await draw(origins.after, after)];
  if (one && other) {
    const parts = differingParts(one.soft, other.soft).slice(0, mostParts);
    return Promise.all(parts.map(async (part): Promise<Shot> => ({ width, ...(await shotOf(one, other, part)) })));
  }
  return [{ width, ...(one && { before: await alone(one) }), ...(other && { after: await alone(other) }) }];
}

/**
 * Draws pages of two sites and cuts out where they differ. Says how far it is.
 * @param folders the two built sites
 * @param executablePath a browser; left out: Playwright's own
 * @returns pictures by the path of the page; a page that looks the same has an empty list
 */
export async function drawShots(
  folders: { before: string; after: string },
  subjects: readonly Subject[],
  executablePath: string | undefined,
): Promise<ReadonlyMap<string, readonly Shot[]>> {
  const [old, now] = [await serveFolder(folders.before), await serveFolder(folders.after)];
  const browser = await openBrowser(executablePath);
  const shots = new Map<string, readonly Shot[]>();
  const done = progress("Obrazy stron", subjects.length);
  const queue = [...subjects];
  const work = async () => {
    for (let subject = queue.shift(); subject; subject = queue.shift()) {
      const all: Shot[] = [];
      for (const width of widths)
        all.push(...(await shotsAt(browser, { before: old.origin, after: now.origin }, subject, width)));
      shots.set(subject.path, all);
      done();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    old.close();
    now.close();
  }
  return shots;
}
