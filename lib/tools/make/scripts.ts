import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { sharedModules } from "@/components/islands/react/hydration/shared-modules";
import type { IslandPage, PageScript, PageScriptName, SiteFiles } from "@/lib/generated";
import { filesBelow, integrity } from "@/lib/tools/files";

/** Folder of the bundles in public/, emptied by every build. */
const publicFolder = "scripts";

/** Limit of the inlined script after Brotli in bytes, loader included: every page contains it. */
const baseScriptLimit = 2040;

/** A file of a bundle; its name contains a hash of the content. */
type Output = { name: string; text: string };

/**
 * Bundles browser code.
 * @param entry name in "imports" of package.json
 * @param name of the bundle, without the hash
 * @param constants values for the constants that the code declares
 */
async function bundle(
  entry: `#${string}`,
  name: string,
  constants: Readonly<Record<string, unknown>> = {},
  options: BuildOptions = {},
): Promise<[Output, ...Output[]]> {
  const { outputFiles = [] } = await build({
    entryPoints: [{ in: entry, out: name }],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["es2020", "safari15"],
    legalComments: "none",
    write: false,
    outdir: publicFolder,
    entryNames: "[name].[hash]",
    alias: { "@": process.cwd() },
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    ...options,
  });
  const [first, ...others] = outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
  if (!first) throw new Error(`esbuild gave no file for ${entry}.`);
  return [first, ...others];
}

/** Bundles one script in memory and returns its text. */
export async function bundleScript(
  entry: `#${string}`,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [{ text }] = await bundle(entry, "script", constants);
  return text;
}

/**
 * Bundles the base script, which every page contains inline.
 * @param registersWorker whether it registers the service worker, which stores pages for use without a network
 * @throws Error if it is heavier than its limit
 */
export async function bundleBaseScript(registersWorker: boolean): Promise<string> {
  const text = await bundleScript("#base-script", { REGISTERS_WORKER: registersWorker });
  if (text.includes("</script")) throw new Error("The base script must not hold '</script': it is inlined.");
  const bytes = brotliCompressSync(text).length;
  if (bytes > baseScriptLimit)
    throw new Error(`The base script has ${bytes} bytes after Brotli, ${baseScriptLimit} is the limit.`);
  return text.trim();
}

/** Bundles one page script in memory: the script, and a stylesheet if it imports styles. */
export const bundlePageScript = (name: PageScriptName): Promise<readonly Output[]> =>
  bundle(`#page-script/${name}`, name);

export function addressesOf(outputs: readonly Output[]): PageScript {
  const findOutput = (ending: string) => outputs.find(({ name }) => name.endsWith(ending))?.name;
  const [script, style] = [findOutput(".js"), findOutput(".css")].map((name) => name && `/${publicFolder}/${name}`);
  if (!script) throw new Error("esbuild gave no script.");
  return style ? { script, style } : { script };
}

function writeOutputs(outputs: readonly Output[]): void {
  for (const { name, text } of outputs) writeFileSync(join("public", publicFolder, name), text);
}

/**
 * Bundles page scripts into public/scripts.
 * @param names scripts this build needs: consent only if tracking is configured
 * @returns their addresses
 */
export async function bundlePageScripts(names: readonly PageScriptName[]): Promise<SiteFiles["pageScripts"]> {
  const folder = join("public", publicFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const addresses: SiteFiles["pageScripts"] = {};
  for (const name of names) {
    const outputs = await bundlePageScript(name);
    writeOutputs(outputs);
    addresses[name] = addressesOf(outputs);
  }
  return addresses;
}

const islandFolder = "components/islands/react/pages";
/** Leaves out of a bundle what the script of React brings. */
const shareModules: Plugin = {
  name: "shared-modules",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path }) =>
      sharedModules.some((name) => name === path) ? { path, external: true } : undefined,
    ),
};
const reactOptions: BuildOptions = {
  jsx: "automatic",
  loader: { ".css": "empty" },
  target: (JSON.parse(readFileSync("package.json", "utf8")).browserslist as string[]).map((browser) =>
    browser.replace("ios_saf", "ios").replace(" >= ", ""),
  ),
};
const production = { "process.env.NODE_ENV": "production" };

/** Bundles React and the start of islands, which all pages with islands share. */
const bundleReact = () => bundle("#islands/react", "react", production, reactOptions);

/**
 * Bundles the islands of one page in memory. The script registers a function that is given what it shares with
 * others: scripts arrive in any order, and nothing runs before all have.
 */
const bundleIslands = (page: string) =>
  bundle(`#islands/${page}`, page, production, {
    ...reactOptions,
    charset: "utf8",
    format: "cjs",
    plugins: [shareModules],
    banner: { js: "(self.islandScripts||=[]).push(function(require){" },
    footer: { js: "})" },
  });

/**
 * Bundles the islands of all pages into public/scripts, after the page scripts.
 * @returns the scripts of each page
 */
export async function bundleAllIslands(): Promise<NonNullable<SiteFiles["islands"]>> {
  const write = (outputs: readonly [Output, ...Output[]]) => {
    writeOutputs(outputs);
    const [{ name, text }] = outputs;
    return [`/${publicFolder}/${name}`, integrity(text)] as const;
  };
  const react = write(await bundleReact());
  const islands: NonNullable<SiteFiles["islands"]> = {};
  for (const file of filesBelow(islandFolder)) {
    const page = basename(file, ".browser.ts") as IslandPage;
    islands[page] = [react, write(await bundleIslands(page))];
  }
  return islands;
}

/**
 * Writes the print stylesheet beside the page scripts, which must be bundled first.
 * @returns its address
 */
export async function bundlePrintStyles(): Promise<string> {
  const outputs = await bundle("#print-styles", "paper");
  writeOutputs(outputs);
  return `/${publicFolder}/${outputs[0].name}`;
}
