import { readFileSync } from "node:fs";

/** The design's tokens: colours are defined there once, for the site and for everything drawn at build time. */
export const tokensFile = "components/styles/tokens.css";

/**
 * An oklch colour as #rrggbb, for renderers that do not know oklch.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (OKLab).
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const channel = (value: number) => {
    const inGamut = Math.min(1, Math.max(0, value));
    const encoded = inGamut <= 0.0031308 ? 12.92 * inGamut : 1.055 * inGamut ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${linear.map(channel).join("")}`;
}

/** Every colour of the design by its name, "ink-900", as #rrggbb. */
export function readColours(css: string = readFileSync(tokensFile, "utf8")): (name: string) => string {
  const found = css.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  const colours = new Map(
    [...found].map(([, name, l, c, h]) => [name, oklchToHex(Number(l), Number(c), Number(h))] as const),
  );
  return (name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`${tokensFile} has no colour ${name}.`);
    return colour;
  };
}
