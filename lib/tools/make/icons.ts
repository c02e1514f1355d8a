import { readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { getSite } from "@/lib/content/site";
import { icons } from "@/lib/seo/addresses";
import { clean } from "@/lib/text/inline";
import { sha256 } from "@/lib/tools/files";
import { siteColours, sitePalette } from "./accent";
import { type BuildFolders, type Cache, putFiles } from "./cache";
import type { Sign } from "./logo";

const sourceFile = "lib/tools/make/icons.ts";

/** Browsers request /favicon.ico at the root. */
export const iconFolders: BuildFolders = { outDir: "public", cacheDir: ".cache/icons" };

/**
 * Renders the firm's sign in every size browsers, phones and search engines request, and writes the web manifest.
 * @returns how many files were made and how many came from the cache
 */
export async function buildSiteIcons(folders: BuildFolders, sign: Sign): Promise<Cache["counts"]> {
  const colour = siteColours();
  const design = sha256(JSON.stringify([readFileSync(sourceFile, "utf8"), sharp.versions, [...sitePalette()], sign]));
  const png = (size: number, shape: Parameters<typeof tileSvg>[1]) =>
    sharp(Buffer.from(tileSvg(sign, shape, size)))
      .png({ palette: true, effort: 10 })
      .toBuffer();
  const manifest = `${JSON.stringify(webManifest(colour), null, 2)}\n`;
  const render: Record<keyof typeof icons, () => Promise<Uint8Array>> = {
    ico: async () => icoFile([await png(32, "rounded"), await png(48, "rounded")], [32, 48]),
    small: () => png(192, "rounded"),
    large: () => png(512, "rounded"),
    apple: () => png(180, "square"),
    maskable: () => png(512, "maskable"),
    manifest: async () => Buffer.from(manifest),
  };
  const jobs = Object.entries(icons).map(([name, address]) => {
    const file = basename(address);
    return { file, key: `${sha256(design + manifest + file)}-${file}`, render: render[name as keyof typeof icons] };
  });
  return putFiles(jobs, folders, "Ikony");
}

/** The sign as a data URL, which every page contains. */
export const signUrl = (sign: Sign): string =>
  `data:image/svg+xml,${tileSvg(sign, "rounded").replace(/[\s"#%<>]/g, encodeURIComponent)}`;

/** Web manifest (W3C, "Web Application Manifest"). The site opens in the browser: it is not an app. */
function webManifest(colour: (name: string) => string) {
  const { brand, tagline, meta } = getSite();
  const title = clean(meta.title);
  const icon = (src: string, sizes: string, purpose: "any" | "maskable") => ({
    src,
    sizes,
    type: "image/png",
    purpose,
  });
  return {
    name: `${brand}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    short_name: brand,
    description: clean(tagline),
    lang: "pl",
    dir: "ltr",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: colour("paper-50"),
    theme_color: meta.themeColor,
    icons: [
      icon(icons.small, "192x192", "any"),
      icon(icons.large, "512x512", "any"),
      icon(icons.maskable, "512x512", "maskable"),
    ],
  };
}

/**
 * Writes PNG pictures into an .ico file (Microsoft, "ICO file format": ICONDIR and ICONDIRENTRY). Own code because
 * png-to-ico stores uncompressed pictures: 13.9 kB instead of 1.5 kB for a file that every browser requests.
 */
function icoFile(pngs: readonly Uint8Array[], sizes: readonly number[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}

/** Edge of the sign: a rounded tile, a full square that the phone rounds, or the safe zone of a mask. */
type SignShape = "rounded" | "square" | "maskable";

// A mask may cut everything outside a circle of 80 % (W3C manifest, "safe zone").
const shapes: Record<SignShape, { scale: number; corner: number }> = {
  rounded: { scale: 1, corner: 5 },
  square: { scale: 0.86, corner: 0 },
  maskable: { scale: 0.66, corner: 0 },
};

/**
 * Draws the firm's sign on its tile.
 * @param size in pixels; without it the drawing scales
 */
function tileSvg({ icon, ground, ink }: Sign, shape: SignShape, size?: number): string {
  const { scale, corner } = shapes[shape];
  const inset = (15 * (1 - scale)).toFixed(2);
  // Kept short for the full-size sign: every page contains it.
  const transform = scale === 1 ? "" : ` transform="translate(${inset} ${inset}) scale(${scale})"`;
  const pixels = size ? ` width="${size}" height="${size}"` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${pixels} viewBox="0 0 30 30">`,
    `<rect width="30" height="30" rx="${corner}" fill="${ground}"/>`,
    `<g color="${ink}"${transform}>${icon}</g></svg>`,
  ].join("");
}
