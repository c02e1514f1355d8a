import { fileURLToPath } from "node:url";
import { buildId } from "./lib/tools/export/build-id.mjs";

/** @type {import("next").NextConfig} */
export default {
  output: "export",
  // A staging folder: `next build` empties its output folder first, and a failed build must leave the last good
  // out/ whole. lib/tools/cli/build.ts swaps the folders when everything has succeeded.
  distDir: process.env.NODE_ENV === "production" ? ".staging" : ".next",
  // Takes the framework out of the exported pages until an island needs it (lib/tools/export).
  adapterPath: fileURLToPath(new URL("./lib/tools/export/adapter.mjs", import.meta.url)),
  // The client compares this id with the one in the flight data and reloads on a mismatch: it must change exactly
  // when code does, and be the same for two builds of one commit.
  generateBuildId: () => buildId(),
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
