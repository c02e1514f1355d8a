import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { transform, type Visitor } from "lightningcss";

/** Design tokens, declared in "imports" of package.json. Colours are defined only there. */
const tokensFile = createRequire(join(process.cwd(), "package.json")).resolve("#design-tokens");

/** Chrome 80 does not support oklch, so the compiler writes colours in sRGB for it. */
const targets = { chrome: 80 << 16 };

/**
 * Reads a colour as CSS does, with its escapes, comments, functions and variables.
 * @param readVariable returns the value of a variable, "--color-ink-900", if it has one
 * @returns the shortest sRGB form, "#0e1a2e" or "red", or a word such as "none"; undefined for anything else, `url()`
 */
export function toSrgb(
  value: string,
  readVariable: (name: string) => string | undefined = () => undefined,
): string | undefined {
  const visitor: Visitor<never> = {
    // On the way out: a variable in the place of another one has its value by then.
    VariableExit({ name: { ident }, fallback }) {
      const raw = readVariable(ident);
      return raw ? { raw } : (fallback ?? undefined);
    },
  };
  try {
    const code = Buffer.from(`a { color: ${value} }`);
    const { code: styles } = transform({ filename: "colour.css", code, targets, visitor });
    return /color: (#[0-9a-f]+|[a-z]+);/i.exec(styles.toString())?.[1];
  } catch {
    return undefined;
  }
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
