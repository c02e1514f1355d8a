import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { formatHex } from "culori";

/** The design's tokens, declared in "imports" of package.json: colours are defined there once. */
const tokensFile = createRequire(join(process.cwd(), "package.json")).resolve("#design-tokens");

/** Every colour of the design by its name, "ink-900", as #rrggbb, for renderers that do not know oklch. */
export function readPalette(css: string = readFileSync(tokensFile, "utf8")): ReadonlyMap<string, string> {
  const colours = [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].flatMap(([, name, value]) => {
    const hex = formatHex(value);
    return name && hex ? [[name, hex] as const] : [];
  });
  return new Map(colours);
}

/** A colour of the design by its name. The function throws for a name the design does not have. */
export const readColours =
  (palette = readPalette()) =>
  (name: string): string => {
    const colour = palette.get(name);
    if (!colour) throw new Error(`The design has no colour ${name}.`);
    return colour;
  };
