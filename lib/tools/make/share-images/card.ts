import { readFileSync } from "node:fs";
import satori from "satori";
import { mapDrawing } from "@/lib/drawings/map";
import { fitTitle } from "./title";

const width = 1200;
const height = 630;
/** Horizontal position of the trunk and of text. */
const trunkX = 104;
const textX = 176;
/** Middle of the first line of the title and the tag, and of the last line of the image. */
const titleY = 218;
const footY = 532;
const earthY = footY + 48;
/** Left edge of the map on images of cities. */
const mapX = 800;

type Colour = (name: string) => string;

/** A city on the map, in degrees. */
type City = { name: string; lat: number; lon: number };

/** Draws the single-line diagram: trunk with its tag, live node and earth. */
function drawDiagram(colour: Colour, tag: string, city?: City): string {
  const line = colour("ink-400");
  const tagWidth = Math.max(64, 30 + tag.length * 15);
  return [
    `<rect width="${width}" height="${height}" fill="${colour("ink-900")}"/>`,
    city ? drawMap(colour, city) : "",
    `<path d="M${trunkX} 0V${earthY}M${trunkX} ${titleY}H${textX - 20}" stroke="${line}" stroke-width="2"/>`,
    `<path d="M${trunkX - 28} ${earthY}h56M${trunkX - 17} ${earthY + 10}h34M${trunkX - 7} ${earthY + 20}h14" stroke="${line}" stroke-width="2"/>`,
    `<rect x="${trunkX - tagWidth / 2}" y="${titleY - 22}" width="${tagWidth}" height="44" rx="3" fill="${colour("ink-900")}" stroke="${line}" stroke-width="2"/>`,
    `<path d="M${trunkX} ${footY}H${textX - 20}" stroke="${colour("amber-400")}" stroke-width="2"/>`,
    `<circle cx="${trunkX}" cy="${footY}" r="11" fill="${colour("amber-400")}"/>`,
  ].join("");
}

/** Draws the map of the region with one live city. */
function drawMap(colour: Colour, city: City): string {
  const { nodes, wires, outline } = mapDrawing(city);
  const focus = nodes.find((node) => node.focus);
  const others = nodes.filter((node) => !node.focus);
  return [
    `<g transform="translate(${mapX} 25)" fill="none">`,
    `<path d="${outline}" fill="${colour("ink-800")}"/>`,
    ...wires.map(
      ({ path, focus: live }) =>
        `<path d="${path}" stroke="${colour(live ? "paper-50" : "ink-400")}" stroke-width="${live ? 2 : 1.5}"/>`,
    ),
    ...others.map(
      ({ x, y }) =>
        `<circle cx="${x}" cy="${y}" r="5" fill="${colour("ink-900")}" stroke="${colour("paper-50")}" stroke-width="2"/>`,
    ),
    focus ? `<circle cx="${focus.x}" cy="${focus.y}" r="12" fill="${colour("amber-400")}"/>` : "",
    "</g>",
  ].join("");
}

/** Content of a share image. */
export type ShareCard = {
  title: string;
  /** Part of the site: "Poradnik". */
  section: string;
  /** Device tag on the trunk, up to 4 characters: "F7". */
  tag: string;
  brand: string;
  domain: string;
  /** City shown live on a map. */
  city?: City;
};

type Node = { type: string; props: { style: Record<string, string | number>; children: Node[] | string } };

const box = (style: Node["props"]["style"], children: Node["props"]["children"]): Node => ({
  type: "div",
  props: { style: { display: "flex", position: "absolute", ...style }, children },
});

/** Centres a line of text vertically. */
const row = { height: 48, alignItems: "center" };

const fontFolder = "node_modules/@fontsource/archivo/files";
const weights = [400, 600] as const;

/** Polish letters are in the second subset. One array for all images: satori parses an array only once. */
const fonts = weights.flatMap((weight) =>
  (["latin", "latin-ext"] as const).map((subset) => ({
    name: `Archivo ${subset}`,
    weight,
    style: "normal" as const,
    data: readFileSync(`${fontFolder}/archivo-${subset}-${weight}-normal.woff`),
  })),
);

/** Right end of the title, without and with a map, whose empty western part the title may cover. */
const textEnd = width - 70;
const cityTextEnd = mapX + 60;
const titleHeight = 292;
const leading = 1.06;

/** Headings are wider than the font's normal width (design direction, part 4: weight 620 is 111.7 % wide). */
const widthFactor = 1.117;

/** Draws the image as SVG, text as paths. @param sign the firm's, as SVG elements in a box of 30 × 30 */
export async function cardSvg(card: ShareCard, colour: Colour, sign: string): Promise<string> {
  const room = { width: ((card.city ? cityTextEnd : textEnd) - textX) / widthFactor, height: titleHeight };
  // The font has no no-break hyphen. Lines are broken here, so an ordinary one does not break either.
  const title = card.title.replaceAll("\u2011", "-");
  const { lines, size } = fitTitle(title, room, { leading, largest: 92 });
  const text = { fontFamily: "Archivo latin, Archivo latin-ext", color: colour("paper-50"), fontWeight: 600 };
  const tree: Node = {
    type: "div",
    props: {
      style: { display: "flex", width, height, ...text },
      children: [
        box({ ...row, left: textX + 62, top: 52, fontSize: 34, letterSpacing: "-0.01em" }, card.brand),
        box({ ...row, right: 70, top: 52, fontSize: 28, color: colour("ink-300"), fontWeight: 400 }, card.section),
        box(
          { ...row, left: trunkX - 60, top: titleY - 24, width: 120, justifyContent: "center", fontSize: 22 },
          card.tag,
        ),
        ...lines.map((line, index) =>
          box(
            {
              left: textX - size * 0.04,
              top: titleY + size * leading * (index - 0.53),
              fontSize: size,
              lineHeight: leading,
              letterSpacing: "-0.008em",
              whiteSpace: "nowrap",
              transform: `scaleX(${widthFactor})`,
              transformOrigin: "left top",
            },
            line,
          ),
        ),
        box({ ...row, left: textX, top: footY - 24, fontSize: 30 }, card.domain),
      ],
    },
  };
  const svg = await satori(tree as Parameters<typeof satori>[0], { width, height, fonts });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    drawDiagram(colour, card.tag, card.city),
    `<svg x="${textX}" y="52" width="48" height="48" viewBox="0 0 30 30" color="${colour("paper-50")}">${sign}</svg>`,
    svg,
    "</svg>",
  ].join("");
}
