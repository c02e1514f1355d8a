import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { getSite } from "@/lib/content/site";
import { icons } from "@/lib/seo/addresses";
import { readColours } from "@/lib/tools/make/colours";
import { buildSiteIcons } from "@/lib/tools/make/icons";

const iconFiles = Object.values(icons).map((address) => basename(address));

test("one sign gives every file, a second run draws none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "icons-"));
  const folders = { outDir: join(folder, "public"), cacheDir: join(folder, "cache") };
  expect(await buildSiteIcons(folders)).toEqual({ made: iconFiles.length, cached: 0 });
  expect(await buildSiteIcons(folders)).toEqual({ made: 0, cached: iconFiles.length });
  expect(readdirSync(folders.outDir).toSorted()).toEqual([...iconFiles].toSorted());

  const sizeOf = async (file: string) => (await sharp(join(folders.outDir, file)).metadata()).width;
  expect(await Promise.all(["icon-192.png", "icon-512.png", "apple-touch-icon.png"].map(sizeOf))).toEqual([
    192, 512, 180,
  ]);
  // ICONDIR: type 1, an icon, with two pictures (Microsoft, "ICO file format").
  const ico = readFileSync(join(folders.outDir, "favicon.ico"));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([32, 48]);
  // The second picture begins where its entry says, as a PNG.
  expect(ico.subarray(ico.readUInt32LE(22 + 12) + 1).toString("latin1", 0, 3)).toBe("PNG");
  const manifest = JSON.parse(readFileSync(join(folders.outDir, "manifest.webmanifest"), "utf8"));
  expect(manifest).toMatchObject({ short_name: getSite().brand, lang: "pl", start_url: "/" });
});

test("the bar of the browser has the colour of the dark sections", () => {
  expect(getSite().meta.themeColor).toBe(readColours()("ink-900"));
});
