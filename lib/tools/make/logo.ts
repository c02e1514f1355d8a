/**
 * The firm's sign, from one file for the pages, the icons and the share images. Without the file it is the first letter
 * of the brand.
 */
import { existsSync, readFileSync } from "node:fs";
import Color from "colorjs.io";
import sharp from "sharp";
import { type CustomPlugin, optimize, type XastChild, type XastElement } from "svgo";
import { getSite } from "@/lib/content/site";
import type { Fault } from "@/lib/tools/check/problem";
import { logoFile } from "@/lib/tools/files";
import { siteColours } from "./accent";
import { letterSign } from "./letter-sign";

/** Limit of the drawing in characters: every page contains it three times. */
const maxLength = 4000;

/** Contrast by which a sign is told from its ground, and the share of its edge that may have less. */
const seenContrast = 1.6;
const hiddenShare = 0.25;

/** What to ask for, whatever is wrong with the file. */
const mend =
  "Poproś grafika o sam sygnet w SVG, bez nazwy firmy: mniej więcej kwadratowy, z kilku jednolitych kształtów, z napisami zamienionymi na krzywe.";

/** Id of a second drawing in the file, a symbol: the same sign for small icons. */
const iconId = "ikona";

const shapes = new Set(["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);
/** Others are dropped: names, classes, notes of the drawing program, scripts. */
const attributes = new Set(
  "viewBox transform d points x y x1 y1 x2 y2 cx cy r rx ry width height color opacity fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity".split(
    " ",
  ),
);

/** What a designer calls the elements that a sign may not have. */
const unfit: readonly (readonly [elements: RegExp, words: string])[] = [
  [/^(?:text|tspan|textPath)$/, "napis pisany czcionką"],
  [/^image$/, "zdjęcie albo inny obraz z pikseli"],
  [/^(?:linearGradient|radialGradient|pattern)$/, "przejście barw albo wzór"],
  [/^(?:mask|filter|clipPath)$/, "maska, przycięcie albo efekt"],
  [/^style$/, "arkusz stylów, którego nie da się zamienić na barwy kształtów"],
  [/./, "coś więcej niż kształty"],
];

/** Drawing programs cut a sign at its own edge, where it ends anyway. */
function cutsNothing({ name, children: [cut] }: XastElement, [, , width, height]: Box): boolean {
  if (name !== "clipPath" || cut?.type !== "element" || cut.name !== "rect") return false;
  return Number(cut.attributes.width) >= width && Number(cut.attributes.height) >= height;
}

/** Left and upper edge, width and height in the drawing's own units. */
type Box = readonly [x: number, y: number, width: number, height: number];

function boxOf({ viewBox, width = "", height = "" }: XastElement["attributes"]): Box {
  const [x = 0, y = 0, boxWidth = Number.NaN, boxHeight = Number.NaN] = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, Number.parseFloat(width), Number.parseFloat(height)];
  return [x, y, boxWidth, boxHeight];
}

/** Returns the shapes among elements, without what draws nothing. @param refuse gets the name of any other element */
const keepShapes = (children: readonly XastChild[], box: Box, refuse: (name: string) => void): XastChild[] =>
  children.flatMap((child): XastChild[] => {
    if (child.type !== "element" || cutsNothing(child, box)) return [];
    if (child.name === "defs") return keepShapes(child.children, box, refuse);
    if (!shapes.has(child.name)) {
      refuse(child.name);
      return [];
    }
    const kept = Object.entries(child.attributes).filter(
      ([name, value]) => attributes.has(name) && !value.includes("url("),
    );
    return [{ ...child, attributes: Object.fromEntries(kept), children: keepShapes(child.children, box, refuse) }];
  });

/** Returns a drawing as an svg element without a place on the page. */
function asDrawing(top: XastElement, { attributes, children }: XastElement, refuse: (name: string) => void) {
  const box = boxOf(attributes);
  const { x, y, width, height, ...look } = top.attributes;
  // What has no colour of its own takes that of the text: black would be lost on dark.
  const drawing = {
    ...top,
    attributes: { fill: "currentColor", ...look, viewBox: box.join(" ") },
    children: children.filter(isNoIcon),
  };
  return { box, elements: keepShapes([drawing], box, refuse) };
}

const isIcon = (child: XastChild): child is XastElement =>
  child.type === "element" && child.name === "symbol" && child.attributes.id === iconId;
const isNoIcon = (child: XastChild): boolean => !isIcon(child);

/** Stands between the two drawings. */
const between = { type: "comment", value: iconId } as const;

/**
 * Reads the drawings of a file as svg elements without a size.
 * @returns also the edge of the sign and the names of elements that had to be left out
 * @throws SvgoParserError, or Error where the file is no SVG
 */
function readDrawings(svg: string) {
  const refused = new Set<string>();
  const boxes: Box[] = [];
  const refuse = (name: string) => refused.add(name);
  const onlyShapes: CustomPlugin = {
    name: "only-shapes",
    fn: (root) => {
      const top = root.children.find((child) => child.type === "element");
      if (top?.name !== "svg") throw new Error("The file is no SVG.");
      const { box, elements } = asDrawing(top, top, refuse);
      boxes.push(box);
      const icons = top.children.filter(isIcon).flatMap((icon) => asDrawing(top, icon, refuse).elements);
      root.children = [...elements, between, ...icons];
    },
  };
  const { data } = optimize(svg, {
    plugins: [
      ...(["removeComments", "removeMetadata", "removeTitle", "removeDesc", "removeEditorsNSData"] as const),
      // The policy of the pages forbids styles in attributes.
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      ...(["convertStyleToAttrs", "removeUselessDefs"] as const),
      onlyShapes,
    ],
  });
  const [sign = "", icon = ""] = data.split(`<!--${between.value}-->`);
  return { sign, icon, box: boxes[0] ?? [0, 0, 0, 0], refused: [...refused] };
}

/** Place of a drawing that stands on a tile of its own; without a place it fills the box. */
const inset = ' x="4" y="4" width="22" height="22"';

type Ground = "paper-50" | "ink-900";
const inkOn: Readonly<Record<Ground, string>> = { "paper-50": "ink-900", "ink-900": "paper-50" };

/** Gives a drawing the colours of the site and a place in a box of 30 × 30. */
const placed = (drawing: string, place = ""): string =>
  drawing
    .replace("<svg", `<svg${place}`)
    .replace(/var\(--color-([\w-]+)[^)]*\)/g, (_, name: string) => siteColours()(name));

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

/** Lists what is wrong with the file of a sign, for its owner. */
export async function logoFaults(svg: string): Promise<Fault[]> {
  let drawings: ReturnType<typeof readDrawings>;
  try {
    drawings = readDrawings(svg);
  } catch {
    return [{ what: "To nie jest plik SVG albo jest uszkodzony.", mend }];
  }
  const { sign, icon, box, refused } = drawings;
  const [, , width, height] = box;
  const whats = refused.map((name) => `Jest w nim ${unfit.find(([elements]) => elements.test(name))?.[1]} (${name}).`);
  if (!(width > 0 && height > 0)) whats.push("Nie podaje swoich wymiarów (viewBox).");
  else if (width / height > 2 || height / width > 2)
    whats.push(`Ma wymiary ${width} × ${height}, a obok nazwy jest miejsce na kwadrat.`);
  else if (sign.length + icon.length > maxLength)
    whats.push(
      `Sam rysunek ma ${sign.length + icon.length} znaków, a może mieć ${maxLength}: jest na każdej stronie serwisu.`,
    );
  else if (refused.length === 0 && (await edgeOn(sign, "ink-900")).edge === 0) whats.push("Niczego nie rysuje.");
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
