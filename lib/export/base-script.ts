import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where lib/commands/prepare.ts puts the bundle of components/islands/base-script. */
export const baseScriptFile = join(process.cwd(), ".cache", "base-script.js");

let script: string | undefined;

/** The base script as it is inlined in every page: one line, the same on all of them. */
export function baseScript(): string {
  if (script === undefined || process.env.NODE_ENV !== "production")
    script = readFileSync(baseScriptFile, "utf8").trim();
  return script;
}
