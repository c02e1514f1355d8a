import { relative } from "node:path";
import { tsImport } from "tsx/esm/api";

const readable = tsImport("./readable.ts", import.meta.url);

/**
 * Loader of next.config.mjs for what the development server imports from content/: returns data unchanged, and stops
 * the page of anything else.
 * @param {string} text of the file
 */
export default async function dataLoader(text) {
  const { requireData } = await readable;
  requireData(relative(process.cwd(), this.resourcePath), text);
  return text;
}
