/** Reads the drawings in a sign's file: shapes alone, in colours of their own or of the site. */
import { type CustomPlugin, optimize, type XastChild, type XastElement } from "svgo";
import { sitePalette } from "./accent";
import { toSrgb } from "./colours";

const palette = sitePalette();

/** Id of a second drawing in the file, a symbol: the same sign for small icons. */
const iconId = "ikona";

/** Elements that a sign may have. */
const shapes = new Set(["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);
/** Their attributes. Others are dropped: names, classes, notes of the drawing program, scripts. */
const paints = new Set(["color", "fill", "stroke"]);
const measures = new Set(
  "viewBox transform d points x y x1 y1 x2 y2 cx cy r rx ry width height opacity fill-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity".split(
    " ",
  ),
);

/** Drawing programs cut a sign at its own edge, where it ends anyway. */
function cutsNothing({ name, children: [cut] }: XastElement, [left, top, width, height]: Box): boolean {
  if (name !== "clipPath" || cut?.type !== "element" || cut.name !== "rect" || cut.attributes.transform) return false;
  const [x = 0, y = 0, cutWidth = 0, cutHeight = 0] = ["x", "y", "width", "height"].map((measure) =>
    Number(cut.attributes[measure] ?? 0),
  );
  return x <= left && y <= top && x + cutWidth >= left + width && y + cutHeight >= top + height;
}

/** Drawing programs keep hidden layers in a file. */
const isHidden = ({ attributes: { display, visibility } }: XastElement): boolean =>
  display === "none" || visibility === "hidden" || visibility === "collapse";

/** Left and upper edge, width and height in the drawing's own units. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** Whether a drawing says how large it is, in numbers of single precision, which renderers have. */
export const isBox = (box: Box): boolean =>
  box.map(Math.fround).every(Number.isFinite) && Math.min(...box.slice(2)) > 0;

function boxOf({ viewBox, width = "", height = "" }: XastElement["attributes"]): Box {
  const [x = 0, y = 0, boxWidth = Number.NaN, boxHeight = Number.NaN] = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, Number.parseFloat(width), Number.parseFloat(height)];
  return [x, y, boxWidth, boxHeight];
}

const transforms = /\b(?:matrix|translate|scale|rotate|skew)[XY]?\s*\(([^()]*)\)/gi;

/** Numbers, words and transforms: nothing that names another file, in whatever spelling. */
const isMeasure = (value: string): boolean => /^[\w\s.,%+-]*$/.test(value.replace(transforms, "$1"));

type Refuse = (name: string) => void;

/** Reads a colour. @param refuse gets the names of variables that are no colours of the site and have no substitute */
function readPaint(value: string, refuse: Refuse): string | undefined {
  const unknown: string[] = [];
  const paint = toSrgb(value, (variable) => {
    const colour = variable.startsWith("--color-") ? palette.get(variable.slice("--color-".length)) : undefined;
    if (!colour) unknown.push(variable);
    return colour;
  });
  if (!paint) unknown.forEach(refuse);
  return paint;
}

/** Returns the attributes that a sign may have. One that cannot be read is left out, as browsers do. */
const keepAttributes = (attributes: XastElement["attributes"], refuse: Refuse): XastElement["attributes"] =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (measures.has(name)) return isMeasure(value) ? [[name, value]] : [];
      const paint = paints.has(name) && readPaint(value, refuse);
      return paint ? [[name, paint]] : [];
    }),
  );

/** Returns the shapes among elements, without what draws nothing. @param refuse gets the name of any other element */
const keepShapes = (children: readonly XastChild[], box: Box, refuse: Refuse): XastChild[] =>
  children.flatMap((child): XastChild[] => {
    if (child.type !== "element" || isHidden(child) || cutsNothing(child, box)) return [];
    if (child.name === "defs") return keepShapes(child.children, box, refuse);
    if (!shapes.has(child.name)) {
      refuse(child.name);
      return [];
    }
    const attributes = keepAttributes(child.attributes, refuse);
    return [{ ...child, attributes, children: keepShapes(child.children, box, refuse) }];
  });

/** Returns a drawing as an svg element without a place on the page. One without a size has that of the whole file. */
function asDrawing(top: XastElement, { attributes, children }: XastElement, refuse: Refuse) {
  const box = boxOf({ ...top.attributes, ...attributes });
  const { x, y, width, height, ...look } = top.attributes;
  const drawing: XastElement = {
    ...top,
    // What has no colour of its own takes that of the text: black would be lost on dark.
    attributes: { fill: "currentColor", ...keepAttributes(look, refuse), viewBox: box.join(" ") },
    children: keepShapes(children.filter(isNoIcon), box, refuse),
  };
  return { box, drawing };
}

const isIcon = (child: XastChild): child is XastElement =>
  child.type === "element" && child.name === "symbol" && child.attributes.id === iconId;
const isNoIcon = (child: XastChild): boolean => !isIcon(child);

/** Stands between the two drawings. */
const between = { type: "comment", value: iconId } as const;

/**
 * Reads the drawings of a file as svg elements without a size.
 * @returns also their edges, that of the sign first, and the names of elements and variables that had to be left out
 * @throws SvgoParserError, or Error where the file is no SVG
 */
export function readDrawings(svg: string) {
  const refused = new Set<string>();
  let boxes: Box[] = [];
  const refuse: Refuse = (name) => refused.add(name);
  const onlyShapes: CustomPlugin = {
    name: "only-shapes",
    fn: (root) => {
      const top = root.children.find((child) => child.type === "element");
      if (top?.name !== "svg") throw new Error("The file is no SVG.");
      const sign = asDrawing(top, top, refuse);
      const icons = top.children.filter(isIcon).map((icon) => asDrawing(top, icon, refuse));
      boxes = [sign, ...icons].map(({ box }) => box);
      root.children = [sign.drawing, between, ...icons.map(({ drawing }) => drawing)];
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
  return { sign, icon, boxes, refused: [...refused] };
}
