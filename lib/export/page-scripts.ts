import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Framework-free scripts that only some pages load, by their entry files. */
export const pageScripts = {
  "contact-tools": "components/islands/contact-tools/contact-tools.browser.ts",
  consent: "components/islands/consent/consent.browser.ts",
  contents: "components/islands/contents/contents.browser.ts",
  print: "components/islands/print/print.browser.ts",
} as const;
export type PageScriptName = keyof typeof pageScripts;

/** Addresses of a bundled page script and of the stylesheet it loads, if it has one. */
export type PageScript = { script: string; style?: string };

/** Folder of the bundles in public/, emptied by every build. Their names hold a hash of the content. */
export const pageScriptsFolder = "scripts";

/** Where lib/export/bundle-page-scripts.ts notes the addresses. */
export const pageScriptsFile = join(process.cwd(), ".cache", "page-scripts.json");

/**
 * Addresses of a page script, for the page that loads it.
 * @throws Error where the script was not bundled in this build
 */
export function pageScript(name: PageScriptName): PageScript {
  const bundled: Partial<Record<PageScriptName, PageScript>> = JSON.parse(readFileSync(pageScriptsFile, "utf8"));
  const addresses = bundled[name];
  if (!addresses) throw new Error(`The page script "${name}" is not bundled: see lib/commands/prepare.ts.`);
  return addresses;
}
