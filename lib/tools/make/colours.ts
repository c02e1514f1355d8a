import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { transform } from "lightningcss";

/** Design tokens, declared in "imports" of package.json. Colours are defined only there. */
const tokensFile = createRequire(join(process.cwd(), "package.json")).resolve("#design-tokens");

/** Chrome 80 does not support oklch, so the compiler writes colours in sRGB for it. */
const targets = { chrome: 80 << 16 };

/** Returns the shortest sRGB form of a CSS colour, "#0e1a2e" or "red", or undefined if it has none. */
function toSrgb(value: string): string | undefined {
  const { code } = transform({ filename: "colour.css", code: Buffer.from(`a { color: ${value} }`), targets });
  return /color: (#[0-9a-f]+|[a-z]+);/.exec(code.toString())?.[1];
}

/** Returns the design's colours by name, "ink-900", in sRGB, for renderers without oklch. */
export function readPalette(css: string = readFileSync(tokensFile, "utf8")): ReadonlyMap<string, string> {
  const colours = [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].flatMap(([, name = "", value = ""]) => {
    const colour = toSrgb(value);
    return colour ? [[name, colour] as const] : [];
  });
  return new Map(colours);
}

/** Returns a function that looks up a colour of the design by its name. It throws for an unknown name. */
export const readColours =
  (palette: ReadonlyMap<string, string>) =>
  (name: string): string => {
    const colour = palette.get(name);
    if (!colour) throw new Error(`The design has no colour ${name}.`);
    return colour;
  };
