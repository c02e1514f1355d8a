/**
 * The firm's sign, from one file for the pages, the icons and the share images. Without the file it is the first letter
 * of the brand.
 */
import { existsSync, readFileSync } from "node:fs";
import Color from "colorjs.io";
import sharp from "sharp";
import { getSite } from "@/lib/content/site";
import type { Fault } from "@/lib/tools/check/problem";
import { logoFile } from "@/lib/tools/files";
import { siteColours } from "./accent";
import { letterSign } from "./letter-sign";
import { isBox, readDrawings } from "./logo-shapes";

/** Limit of the drawing in characters: every page contains it three times. */
const maxLength = 4000;

/** Contrast by which a sign is told from its ground, and the share of its edge that may have less. */
const seenContrast = 1.6;
const hiddenShare = 0.25;

/** What to ask for, whatever is wrong with the file. */
const mend =
  "Poproś grafika o sam sygnet w SVG, bez nazwy firmy: mniej więcej kwadratowy, z kilku jednolitych kształtów, z napisami zamienionymi na krzywe.";

/** What a designer calls the elements and colours that a sign may not have. */
const unfit: readonly (readonly [names: RegExp, words: string])[] = [
  [/^(?:text|tspan|textPath)$/, "napis pisany czcionką"],
  [/^image$/, "zdjęcie albo inny obraz z pikseli"],
  [/^(?:linearGradient|radialGradient|pattern)$/, "przejście barw albo wzór"],
  [/^(?:mask|filter|clipPath)$/, "maska, przycięcie albo efekt"],
  [/^--/, "barwa, której strona nie zna"],
  [/^style$/, "arkusz stylów, którego nie da się zamienić na barwy kształtów"],
  [/./, "coś więcej niż kształty"],
];

/** Place of a drawing that stands on a tile of its own; without a place it fills the box. */
const inset = ' x="4" y="4" width="22" height="22"';

type Ground = "paper-50" | "ink-900";
const inkOn: Readonly<Record<Ground, string>> = { "paper-50": "ink-900", "ink-900": "paper-50" };

/** Gives a drawing a place in a box of 30 × 30. */
const placed = (drawing: string, place = ""): string => drawing.replace("<svg", `<svg${place}`);

/** Pixels of a sign on a ground: how many lie at its edge, and how many of those cannot be told from the ground. */
async function edgeOn(drawing: string, ground: Ground): Promise<{ edge: number; hidden: number }> {
  const colour = siteColours();
  const size = 64;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-1 -1 32 32" color="${colour(inkOn[ground])}">${placed(drawing, ' width="30" height="30"')}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const isDrawn = (x: number, y: number) => (pixels[4 * (y * size + x) + 3] ?? 0) > 127;
  let [edge, hidden] = [0, 0];
  for (let y = 1; y < size - 1; y += 1)
    for (let x = 1; x < size - 1; x += 1) {
      const isInside = isDrawn(x - 1, y) && isDrawn(x + 1, y) && isDrawn(x, y - 1) && isDrawn(x, y + 1);
      if (!isDrawn(x, y) || isInside) continue;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * (y * size + x));
      const pixel = new Color("srgb", [red / 255, green / 255, blue / 255]);
      edge += 1;
      if (pixel.contrast(colour(ground), "WCAG21") < seenContrast) hidden += 1;
    }
  return { edge, hidden };
}

/** Whether a drawing has any pixel. One that the renderer refuses, such as 300 groups in each other, has none. */
const drawsAnything = (drawing: string): Promise<boolean> =>
  edgeOn(drawing, "ink-900").then(
    ({ edge }) => edge > 0,
    () => false,
  );

/** Lists what is wrong with the file of a sign, for its owner. */
export async function logoFaults(svg: string): Promise<Fault[]> {
  let drawings: ReturnType<typeof readDrawings>;
  try {
    drawings = readDrawings(svg);
  } catch {
    return [{ what: "To nie jest plik SVG albo jest uszkodzony.", mend }];
  }
  const { sign, icon, boxes, refused } = drawings;
  const [[, , width, height] = [0, 0, 0, 0]] = boxes;
  const whats = refused.map((name) => `Jest w nim ${unfit.find(([names]) => names.test(name))?.[1]} (${name}).`);
  if (!boxes.every(isBox)) whats.push("Nie podaje swoich wymiarów (viewBox).");
  else if (width / height > 2 || height / width > 2)
    whats.push(`Ma wymiary ${width} × ${height}, a obok nazwy jest miejsce na kwadrat.`);
  else if (sign.length + icon.length > maxLength)
    whats.push(
      `Sam rysunek ma ${sign.length + icon.length} znaków, a może mieć ${maxLength}: jest na każdej stronie serwisu.`,
    );
  else if (refused.length === 0 && !(await Promise.all([sign, icon].filter(Boolean).map(drawsAnything))).every(Boolean))
    whats.push("Niczego nie rysuje.");
  return whats.map((what) => ({ what, mend }));
}

/** The firm's sign as SVG elements in a box of 30 × 30, in `currentColor` and its own colours. */
export type Sign = {
  /** For a page or an image of any ground. */
  plain: string;
  /** For a tile of the ground that shows it, whose edges it may cross. */
  icon: string;
  /** Colours of that tile and of the text on it, "#rrggbb". */
  ground: string;
  ink: string;
};

/**
 * Returns the sign of the firm. Where it would be lost on dark or on paper it stands on a tile of its own.
 * @throws Error for a file with faults
 */
export async function readSign(svg = existsSync(logoFile) ? readFileSync(logoFile, "utf8") : undefined): Promise<Sign> {
  const { sign, icon } = readDrawings(svg ?? (await letterSign(getSite().brand)));
  const [dark, paper] = await Promise.all([edgeOn(sign, "ink-900"), edgeOn(sign, "paper-50")]);
  const ground = dark.hidden <= paper.hidden || isSeen(dark) ? "ink-900" : "paper-50";
  const [tile, ink] = [ground, inkOn[ground]].map(siteColours()) as [string, string];
  const plain =
    isSeen(dark) && isSeen(paper)
      ? placed(sign)
      : `<rect width="30" height="30" rx="3" fill="${tile}"/><g color="${ink}">${placed(sign, inset)}</g>`;
  return { plain, icon: icon ? placed(icon, ' overflow="visible"') : placed(sign, inset), ground: tile, ink };
}

const isSeen = ({ edge, hidden }: { edge: number; hidden: number }): boolean => hidden <= edge * hiddenShare;
