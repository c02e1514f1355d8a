/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { getSite } from "@/lib/content/site";
import { buildSiteIcons, ico, iconFiles } from "@/lib/icons/build";
import { readColours } from "@/lib/share-images/tokens";

test("one sign gives every file, a second run draws none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "icons-"));
  const folders = { outDir: join(folder, "public"), cacheDir: join(folder, "cache") };
  expect(await buildSiteIcons(folders)).toEqual({ rendered: iconFiles.length, cached: 0 });
  expect(await buildSiteIcons(folders)).toEqual({ rendered: 0, cached: iconFiles.length });
  expect(readdirSync(folders.outDir).toSorted()).toEqual([...iconFiles].toSorted());

  const sizeOf = async (file: string) => (await sharp(join(folders.outDir, file)).metadata()).width;
  expect(await Promise.all(["icon-192.png", "icon-512.png", "apple-touch-icon.png"].map(sizeOf))).toEqual([
    192, 512, 180,
  ]);
  const manifest = JSON.parse(readFileSync(join(folders.outDir, "manifest.webmanifest"), "utf8"));
  expect(manifest).toMatchObject({ short_name: getSite().brand, lang: "pl", start_url: "/" });
});

test("an .ico file tells where each of its pictures begins", () => {
  const [small, large] = [Buffer.from("small"), Buffer.from("larger")];
  const file = ico([small, large], [32, 48]);
  expect(file.readUInt16LE(4)).toBe(2);
  expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([32, 48]);
  const second = file.readUInt32LE(22 + 12);
  expect(file.subarray(second, second + large.length)).toEqual(large);
});

test("the bar of the browser has the colour of the dark sections", () => {
  expect(getSite().meta.themeColor).toBe(readColours()("ink-900"));
});
