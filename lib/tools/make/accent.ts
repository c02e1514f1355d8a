/**
 * The firm's own colour in place of amber. From one colour come those of buttons, of lines on dark and light areas and
 * of the text on it, each at least as easy to see as WCAG 2.2 AA asks: where the firm's colour is not, its lightness
 * changes (OKLCH), as little as possible, and its hue stays.
 */
import Color from "colorjs.io";
import type { Site } from "@/lib/content/types";
import { site as siteRecord } from "@/lib/content/written";
import { readColours, readPalette } from "./colours";

const site: Site = siteRecord;
const tokens = readPalette();
const token = readColours(tokens);

const contrast = (one: string, other: string): number => new Color(one).contrast(other, "WCAG21");

/** Smallest contrasts: text (1.4.3), and what is no text but has to be seen (1.4.11). */
const textContrast = 4.5;
const shapeContrast = 3;
/** Smallest difference of an area from paper (ΔE in OKLab). Yellow has 0.2, and amber too. */
const areaDifference = 0.12;
/** Change of lightness of a button under the pointer: half of amber's would be too little to notice. */
const hoverStep = 0.055;

type TextColour = "ink-900" | "paper-0";
const isReadable = (area: string, text: TextColour) => contrast(area, token(text)) >= textContrast;
const isSeenOnDark = (area: string) => contrast(area, token("ink-800")) >= shapeContrast;

/** The text on the colour: dark where it can be read, else white, for which the colour may have to become darker. */
const textOn = (accent: string): TextColour => (isReadable(accent, "ink-900") ? "ink-900" : "paper-0");

/** What an area of the colour has to fulfil, and what is wrong with it otherwise. */
const demands: readonly { holds: (area: string, text: TextColour) => boolean; otherwise: string }[] = [
  { holds: isSeenOnDark, otherwise: "Na ciemnym tle ten kolor byłby za słabo widoczny" },
  { holds: isReadable, otherwise: "Napis na przycisku w tym kolorze byłby za słabo czytelny" },
  {
    holds: (area) => new Color(area).deltaE(token("paper-50"), "OK") >= areaDifference,
    otherwise: "Na jasnym tle ten kolor byłby prawie niewidoczny",
  },
];

/** Returns a colour of another lightness, 0 to 1, as sRGB. Chroma is reduced to what sRGB has. */
const withLightness = (hex: string, lightness: number): string =>
  new Color(hex)
    .to("oklch")
    .set("l", lightness)
    .toGamut({ space: "srgb" })
    .to("srgb")
    .toString({ format: "hex", collapse: false });

/** Returns the colour itself, or the one of the nearest lightness that holds. @throws Error where none does */
function nearest(hex: string, start: number, holds: (candidate: string) => boolean): string {
  for (let distance = 0; distance <= 1; distance += 0.0025)
    for (const lightness of [start + distance, start - distance]) {
      const candidate = withLightness(hex, Math.min(1, Math.max(0, lightness)));
      if (holds(candidate)) return candidate;
    }
  throw new Error(`No lightness of ${hex} fulfils the demands.`);
}

const lightnessOf = (hex: string): number => new Color(hex).oklch[0] ?? 0;

/**
 * Returns the tokens that take the place of amber's.
 * @param accent "#rrggbb"
 * @returns colours in sRGB by the names of the design tokens, "amber-400", and "on-amber", the text on it
 */
function accentPalette(accent: string): ReadonlyMap<string, string> {
  const text = textOn(accent);
  const bearsText = (area: string) => isReadable(area, text);
  const isFit = (area: string) => demands.every(({ holds }) => holds(area, text));
  const rest = isFit(accent) ? accent.toLowerCase() : nearest(accent, lightnessOf(accent), isFit);
  const lightness = lightnessOf(rest);
  // Away from the text's lightness, except where white is near.
  const hover = nearest(rest, lightness + (text === "ink-900" && lightness < 0.9 ? hoverStep : -hoverStep), bearsText);
  // Also the underline of links on paper and on dark areas.
  const pressed = nearest(
    rest,
    lightness - hoverStep,
    (area) => bearsText(area) && isSeenOnDark(area) && contrast(area, token("paper-100")) >= shapeContrast,
  );
  const isCaptionReadable = [rest, hover].every((area) => contrast(area, token("ink-700")) >= textContrast);
  return new Map([
    ["amber-300", hover],
    ["amber-400", rest],
    ["amber-500", pressed],
    ["on-amber", token(text)],
    ["on-amber-muted", token(isCaptionReadable ? "ink-700" : text)],
    ["on-amber-inverse", token(text === "ink-900" ? "paper-50" : "ink-900")],
  ]);
}

/** Returns the design's colours in sRGB with the firm's own, by name. */
export const sitePalette = (accent: string | undefined = site.look?.accent): ReadonlyMap<string, string> =>
  new Map([...tokens, ["on-amber", token("ink-900")], ...(accent ? accentPalette(accent) : [])]);

/** Returns a function that looks up a colour of the site by its name. It throws for an unknown name. */
export const siteColours = (): ((name: string) => string) => readColours(sitePalette());

/** Returns the stylesheet that puts the firm's colour in place of amber; empty for a firm without one. */
export function accentStyles(accent: string | undefined): string {
  if (!accent) return "";
  const declarations = [...accentPalette(accent)].map(
    ([name, value]) => `  ${name.startsWith("amber") ? "--color-" : "--"}${name}: ${value};\n`,
  );
  return `:root {\n${declarations.join("")}}\n`;
}

/** What becomes of a colour, for the person who chooses it. */
export type AccentReport = {
  /** Colour of buttons, "#rrggbb". */
  accepted: string;
  /** The chosen colour, where another one is used. */
  changedFrom?: string;
  /** Contrast of the text on it, 4.5 or more. */
  contrast: number;
  /** A sentence in Polish. */
  words: string;
};

/** Says which colour the site uses for a chosen accent, and why. @param accent "#rrggbb" */
export function accentReport(accent: string): AccentReport {
  const palette = accentPalette(accent);
  const [accepted = "", text = ""] = [palette.get("amber-400"), palette.get("on-amber")];
  const result = { accepted, contrast: Math.round(contrast(accepted, text) * 10) / 10 };
  const change = `strona użyje ${lightnessOf(accepted) > lightnessOf(accent) ? "jaśniejszego" : "ciemniejszego"} ${accepted}.`;
  const textWord = text === token("ink-900") ? "ciemny" : "jasny";
  if (accepted === accent.toLowerCase())
    return { ...result, words: `Strona użyje tego koloru bez zmian; napis na przyciskach będzie ${textWord}.` };
  const reason = demands.find(({ holds }) => !holds(accent, textOn(accent)))?.otherwise;
  return { ...result, changedFrom: accent, words: `${reason}; ${change}` };
}
