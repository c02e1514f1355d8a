import { tsImport } from "tsx/esm/api";

/** Build adapter of next.config.mjs. Next.js loads it without a compiler, so the work is in a TypeScript file. */
export default {
  name: "hydration-on-demand",
  /** @param {Parameters<NonNullable<import("next").NextAdapter["onBuildComplete"]>>[0]} build */
  async onBuildComplete(build) {
    const { onBuildComplete } = await tsImport("./on-build-complete.ts", import.meta.url);
    onBuildComplete(build);
  },
};
