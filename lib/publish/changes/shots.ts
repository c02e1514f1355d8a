import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { progress } from "@/lib/build/progress";
import { drawWhole, openBrowser, serveFolder } from "./draw";
import { differingParts, differingPixels, type Part, type Pixels, readPixels } from "./pixels";

/** Widths of a phone and of a desktop. */
export const widths = [390, 1440] as const;

/** One part of a page as it was and as it will be, as addresses that hold the pictures; none where nothing stood. */
export type Shot = { width: number; before?: string; after?: string };

/** A page to draw: in the old site, in the new one, or in both. */
export type Subject = { path: string; before?: string; after?: string };

/** What of the page is shown around a part that differs. Pixels. */
const margin = 70;
/** The tallest picture that is shown: beyond it nobody compares. Pixels. */
const tallest = 2600;
/** Most parts of a page that are shown at one width. */
const mostParts = 6;
/** Pages drawn at a time. */
const atOnce = 2;

/** The part of a picture that is cut out, its height limited. */
function frameOf({ height }: Pixels, rows: { top: number; bottom: number }): { top: number; height: number } {
  const top = Math.max(0, rows.top - margin);
  return { top, height: Math.min(tallest, Math.min(height, rows.bottom + margin) - top) };
}

const cut = (pixels: Pixels, frame: { top: number; height: number }): Pixels => ({
  width: pixels.width,
  height: frame.height,
  data: pixels.data.subarray(frame.top * pixels.width * 4, (frame.top + frame.height) * pixels.width * 4),
});

/** The smallest box around the pixels that differ, with a little air; undefined where the pictures differ in size. */
function boxAround(one: Pixels, other: Pixels): string | undefined {
  if (one.height !== other.height || one.width !== other.width) return undefined;
  const { picture } = differingPixels(one, other, true);
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let index = 3; index < picture.length; index += 4)
    if (picture[index]) {
      const pixel = (index - 3) / 4;
      xs.push(pixel % one.width);
      ys.push(Math.floor(pixel / one.width));
    }
  const edge = (list: number[], pick: (a: number, b: number) => number) => list.reduce(pick, list[0] ?? 0);
  const [left, right] = [edge(xs, Math.min) - 6, edge(xs, Math.max) + 6];
  const [top, bottom] = [edge(ys, Math.min) - 6, edge(ys, Math.max) + 6];
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="4"/>`;
}

/** A bar beside the rows that differ, where what stands below has moved. */
const barBeside = (top: number, height: number) => `<rect x="3" y="${top}" width="0.1" height="${height}"/>`;

/** A picture with its mark as an address that holds it. */
async function asAddress({ data, width, height }: Pixels, mark: string): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#d4351c" stroke-width="4">${mark}</svg>`;
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(drawing) }])
    .webp({ quality: 75 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

async function shotOf(one: Pixels, other: Pixels, { before, after }: Part): Promise<Omit<Shot, "width">> {
  const frames = [frameOf(one, before), frameOf(other, after)] as const;
  const parts = [cut(one, frames[0]), cut(other, frames[1])] as const;
  const box = boxAround(...parts);
  const mark = (rows: { top: number; bottom: number }, top: number) =>
    box ?? barBeside(rows.top - top, rows.bottom - rows.top);
  return {
    before: await asAddress(parts[0], mark(before, frames[0].top)),
    after: await asAddress(parts[1], mark(after, frames[1].top)),
  };
}

/** The first screen of a page that stands on one side only. */
async function alone(picture: Pixels): Promise<string> {
  return asAddress(cut(picture, { top: 0, height: Math.min(1400, picture.height) }), "");
}

type Origins = { before: string; after: string };

async function shotsAt(browser: Browser, origins: Origins, { before, after }: Subject, width: number) {
  const draw = async (origin: string, path: string | undefined) =>
    path === undefined ? undefined : readPixels(await drawWhole(browser, origin, path, width));
  const [one, other] = [await draw(origins.before, before), await draw(origins.after, after)];
  if (one && other) {
    const parts = differingParts(one, other).slice(0, mostParts);
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
