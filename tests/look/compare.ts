import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "@/lib/tools/files";
import { differingPixels, readPixels } from "@/lib/tools/publish/changes/pixels";

/** One picture in both states. */
export type Result = {
  /** "oferta@390". */
  name: string;
  /** "none", or what differs in words. */
  difference: string;
  before?: string;
  after?: string;
  /** Picture with the differing pixels in red, where both have the same size. */
  marked?: string;
};

async function compare(name: string, before: string, after: string, marked: string): Promise<Result> {
  const files = { name, before, after };
  if (readFileSync(before).equals(readFileSync(after))) return { ...files, difference: "none" };
  const [a, b] = await Promise.all([readPixels(before), readPixels(after)]);
  if (a.width !== b.width || a.height !== b.height)
    return { ...files, difference: `${a.width} × ${a.height} became ${b.width} × ${b.height}` };
  const { count, picture } = differingPixels(a, b);
  if (count === 0) return { ...files, difference: "none" };
  await sharp(picture, { raw: { width: a.width, height: a.height, channels: 4 } })
    .png()
    .toFile(marked);
  return { ...files, difference: `${count} pixels`, marked };
}

/**
 * Compares two folders of pictures by name.
 * @param folder where pictures of the differences go; emptied first
 */
export async function compareShots(before: string, after: string, folder: string): Promise<Result[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [olds, news] = [before, after].map(
    (shots) => new Set(filesBelow(shots).filter((file) => file.endsWith(".png"))),
  );
  const results: Result[] = [];
  for (const file of [...new Set([...(olds ?? []), ...(news ?? [])])].sort()) {
    const name = file.replace(/\.png$/, "");
    const [a, b] = [join(before, file), join(after, file)];
    if (!olds?.has(file)) results.push({ name, difference: "new", after: b });
    else if (!news?.has(file)) results.push({ name, difference: "gone", before: a });
    else results.push(await compare(name, a, b, join(folder, file)));
  }
  return results;
}
