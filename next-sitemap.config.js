import { readFileSync } from "node:fs";

// Set by lib/tools/make/sitemap.ts, which reads content/, writes the data and runs next-sitemap.
const { SITE_OUT: outDir, SITEMAP_DATA: data } = process.env;
const { siteUrl, pages } = JSON.parse(readFileSync(data, "utf8"));

/** @type {import("next-sitemap").IConfig} */
export default {
  siteUrl,
  output: "export",
  outDir,
  // Default: .next, whose manifests would add the routes of a development build.
  sourceDir: outDir,
  // The limit of one file (sitemaps.org): the default of 5,000 would split a large site into files no index names.
  sitemapSize: 50_000,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    // "Host:" was one search engine's own directive and is no longer read.
    transformRobotsTxt: async (_, text) => text.replace(/# Host\nHost: .*\n\n/, ""),
  },
  // Drops the tool's own entries: every HTML file with the time of the build, "daily" and 0.7.
  transform: async () => undefined,
  additionalPaths: async () =>
    pages.map(({ path, lastmod, images = [] }) => ({
      loc: path,
      lastmod,
      images: images.map((image) => ({ loc: new URL(image) })),
    })),
};
