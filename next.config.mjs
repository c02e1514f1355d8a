/** @type {import("next").NextConfig} */
export default {
  output: "export",
  // A staging folder: `next build` empties its output folder first, and a failed build must leave the last good
  // out/ whole. lib/tools/cli/build.ts swaps the folders when everything has succeeded.
  distDir: process.env.NODE_ENV === "production" ? ".staging" : ".next",
  // Two builds of one commit are the same. Nothing that is published has the id (lib/tools/export).
  generateBuildId: () => "export",
  trailingSlash: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Commands look at content before they import it. The development server also runs what changes later.
  ...(process.env.NODE_ENV !== "production" && {
    turbopack: {
      rules: { "*": { condition: { path: /^content\// }, loaders: ["./lib/tools/check/data-loader.mjs"] } },
    },
  }),
  // The window of edit mode shows its own messages.
  ...(process.env.EDIT_MODE === "1" && { devIndicators: false }),
  agentRules: false,
  images: { unoptimized: true },
  // `npm test` checks types in a step of its own, tests included.
  typescript: { ignoreBuildErrors: true },
};
