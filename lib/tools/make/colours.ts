import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { transform } from "lightningcss";

/** The design's tokens, declared in "imports" of package.json: colours are defined there once. */
const tokensFile = createRequire(join(process.cwd(), "package.json")).resolve("#design-tokens");

/** Chrome 80 knows no oklch: for it, the compiler of styles writes a colour in sRGB first. */
const targets = { chrome: 80 << 16 };

/** A colour of CSS in its shortest form in sRGB, "#0e1a2e" or "red". Undefined for what is no colour of its own. */
function toSrgb(value: string): string | undefined {
  const { code } = transform({ filename: "colour.css", code: Buffer.from(`a { color: ${value} }`), targets });
  return /color: (#[0-9a-f]+|[a-z]+);/.exec(code.toString())?.[1];
}

/** Every colour of the design by its name, "ink-900", in sRGB, for renderers that do not know oklch. */
export function readPalette(css: string = readFileSync(tokensFile, "utf8")): ReadonlyMap<string, string> {
  const colours = [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].flatMap(([, name = "", value = ""]) => {
    const colour = toSrgb(value);
    return colour ? [[name, colour] as const] : [];
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
