/**
 * What both `npm run dev` and `npm run build` need before Next.js starts: checked content, encoded pictures, the bundle
 * of the base script.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { gallery } from "@/content/gallery";
import { site as siteRecord } from "@/content/site";
import { writeVcard } from "@/lib/contact/vcard-file";
import type { Site } from "@/lib/content/site-types";
import { baseScriptFile } from "@/lib/export/base-script";
import { bundlePageScripts } from "@/lib/export/bundle-page-scripts";
import { buildSiteIcons, iconFolders } from "@/lib/icons/build";
import { buildPictures, defaultFolders } from "@/lib/pictures/build";
import { placeholderStyles } from "@/lib/pictures/placeholders";
import { buildIndex } from "@/lib/search/build-index";
import { buildShareImages, shareFolders } from "@/lib/share-images/build";
import { sharePages } from "@/lib/share-images/pages";

const site: Site = siteRecord;

/** Most bytes of the inlined script after Brotli, loader included (architecture, "What runs in the browser"). */
const baseScriptLimit = 2048;

/**
 * Bundles components/islands/base-script into .cache/base-script.js.
 * @throws Error when it is heavier than its limit
 */
export async function bundleBaseScript(): Promise<void> {
  const result = await build({
    entryPoints: ["components/islands/base-script/entry.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["es2020", "safari15"],
    legalComments: "none",
    write: false,
    alias: { "@": process.cwd() },
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error("esbuild gave no base script.");
  if (output.text.includes("</script")) throw new Error("The base script must not hold '</script': it is inlined.");
  const bytes = brotliCompressSync(output.text).length;
  if (bytes > baseScriptLimit)
    throw new Error(
      `The base script has ${bytes} bytes after Brotli, ${baseScriptLimit} is the limit: every page carries it.`,
    );
  mkdirSync(dirname(baseScriptFile), { recursive: true });
  writeFileSync(baseScriptFile, output.text);
}

/** Pictures and the stylesheet of their placeholder colours. */
export async function preparePictures(): Promise<void> {
  const started = Date.now();
  const { encoded, cached } = await buildPictures({ ...defaultFolders, gallery });
  const manifest = JSON.parse(readFileSync(join(defaultFolders.cacheDir, "manifest.json"), "utf8"));
  writeFileSync(".cache/placeholders.css", placeholderStyles(manifest));
  console.log(`Zdjęcia: zakodowane ${encoded}, z pamięci ${cached}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Everything, in order. Throws before anything is written when content is wrong. */
export async function prepareAll(): Promise<void> {
  await bundleBaseScript();
  await bundlePageScripts([
    "contact-tools",
    "contents",
    "print",
    ...(site.tracking.gtagId ? (["consent"] as const) : []),
  ]);
  writeVcard(site);
  buildIndex();
  await preparePictures();
  await buildSiteIcons(iconFolders);
  const { rendered, cached } = await buildShareImages({ pages: sharePages(), ...shareFolders });
  console.log(`Obrazki do udostępniania: narysowane ${rendered}, z pamięci ${cached}`);
}
