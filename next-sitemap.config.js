import { readFileSync } from "node:fs";

// Written by lib/build/sitemap.ts, which reads content/ and runs next-sitemap.
const { siteUrl, pages } = JSON.parse(readFileSync(".cache/sitemap.json", "utf8"));
const outDir = process.env.SITE_OUT ?? "out";

/** @type {import("next-sitemap").IConfig} */
export default {
  siteUrl,
  output: "export",
  outDir,
  // Default: .next, whose manifests would add the routes of a development build.
  sourceDir: outDir,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    // "Host:" was one search engine's own directive and is no longer read.
    transformRobotsTxt: async (_, text) => text.replace(/# Host\nHost: .*\n\n/, ""),
  },
  // The tool's own list is every HTML file with the time of the build, "daily" and 0.7: it is replaced whole.
  transform: async () => undefined,
  additionalPaths: async () =>
    pages.map(({ path, lastmod, images = [] }) => ({
      loc: path,
      lastmod,
      images: images.map((image) => ({ loc: new URL(image) })),
    })),
};
