import { checkEverything } from "@/lib/tools/check/all";
import { readOptions } from "./options";

/**
 * Makes what pages and tests read besides content: encoded pictures, bundles, icons, share images, the search index.
 * Tests and development servers run it as a process of its own. `--preview`: pages register no service worker.
 */
export async function make(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, { options: { preview: { type: "boolean", default: false } } });
  try {
    const { makeFiles } = await import("@/lib/tools/make/make-files");
    await makeFiles({ forVisitors: !values.preview });
  } catch (error) {
    // If the content is the cause, this throws it in an editor's words.
    await checkEverything();
    throw error;
  }
  return 0;
}
