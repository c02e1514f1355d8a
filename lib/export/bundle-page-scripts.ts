import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import { type PageScript, type PageScriptName, pageScripts, pageScriptsFile, pageScriptsFolder } from "./page-scripts";

type Output = { name: string; text: string };

/** Bundles one page script in memory: the script and, where it imports styles, a stylesheet, with hashed names. */
export async function bundlePageScript(name: PageScriptName): Promise<Output[]> {
  const { outputFiles } = await build({
    entryPoints: [{ in: pageScripts[name], out: name }],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["es2020", "safari15"],
    legalComments: "none",
    write: false,
    outdir: pageScriptsFolder,
    entryNames: "[name].[hash]",
    alias: { "@": process.cwd() },
  });
  return outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
}

/** Addresses of a bundle's files. */
export function addressesOf(outputs: readonly Output[]): PageScript {
  const find = (ending: string) => outputs.find(({ name }) => name.endsWith(ending))?.name;
  const [script, style] = [find(".js"), find(".css")].map((name) => name && `/${pageScriptsFolder}/${name}`);
  if (!script) throw new Error("esbuild gave no script.");
  return style ? { script, style } : { script };
}

/**
 * Bundles page scripts into public/scripts and notes their addresses for lib/export/page-scripts.ts.
 * @param names scripts this build needs: that of consent only where tracking is configured
 */
export async function bundlePageScripts(names: readonly PageScriptName[]): Promise<void> {
  const folder = join(process.cwd(), "public", pageScriptsFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const addresses: Partial<Record<PageScriptName, PageScript>> = {};
  for (const name of names) {
    const outputs = await bundlePageScript(name);
    for (const output of outputs) writeFileSync(join(folder, output.name), output.text);
    addresses[name] = addressesOf(outputs);
  }
  mkdirSync(dirname(pageScriptsFile), { recursive: true });
  writeFileSync(pageScriptsFile, JSON.stringify(addresses));
}
