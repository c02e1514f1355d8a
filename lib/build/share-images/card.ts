import { readFileSync } from "node:fs";
import satori from "satori";
import { drawing, footY, height, mapX, sign, textX, titleY, trunkX, width } from "./drawing";
import { fitTitle } from "./title";

/** What a share image says. */
export type ShareCard = {
  /** Heading of the page. */
  title: string;
  /** Part of the site: "Poradnik". */
  section: string;
  /** Device tag on the trunk, up to 4 characters: "F7". */
  tag: string;
  brand: string;
  domain: string;
  /** Draws the map with this city live. */
  city?: { name: string; lat: number; lon: number };
};

type Node = { type: string; props: { style: Record<string, string | number>; children: Node[] | string } };

const box = (style: Node["props"]["style"], children: Node["props"]["children"]): Node => ({
  type: "div",
  props: { style: { display: "flex", position: "absolute", ...style }, children },
});

const fontFolder = "node_modules/@fontsource/archivo/files";
const weights = [400, 600] as const;

/** Polish letters stand in the second subset of the font. */
const fonts = () =>
  weights.flatMap((weight) =>
    (["latin", "latin-ext"] as const).map((subset) => ({
      name: `Archivo ${subset}`,
      weight,
      style: "normal" as const,
      data: readFileSync(`${fontFolder}/archivo-${subset}-${weight}-normal.woff`),
    })),
  );

/** Where lines of the title end; beside the map they may reach over its empty west. */
const textEnd = width - 70;
const cityTextEnd = mapX + 60;
const titleRoom = 292;
const leading = 1.06;

/** The site's headings are wider than the font's normal width (design direction, part 4: weight 620 is 111.7 % wide). */
const widening = 1.117;

/** The image as SVG, text as paths. */
export async function cardSvg(card: ShareCard, colour: (name: string) => string): Promise<string> {
  const room = { width: ((card.city ? cityTextEnd : textEnd) - textX) / widening, height: titleRoom };
  // The font has no no-break hyphen; lines are broken here, so an ordinary one does not break either.
  const title = card.title.replaceAll("\u2011", "-");
  const { lines, size } = fitTitle(title, room, { leading, largest: 92 });
  const text = { fontFamily: "Archivo latin, Archivo latin-ext", color: colour("paper-50"), fontWeight: 600 };
  const tree: Node = {
    type: "div",
    props: {
      style: { display: "flex", width, height, ...text },
      children: [
        box(
          { left: textX + 62, top: 52, height: 48, alignItems: "center", fontSize: 34, letterSpacing: "-0.01em" },
          card.brand,
        ),
        box(
          {
            right: 70,
            top: 52,
            height: 48,
            alignItems: "center",
            fontSize: 28,
            color: colour("ink-300"),
            fontWeight: 400,
          },
          card.city ? "" : card.section,
        ),
        box(
          {
            left: trunkX - 60,
            top: titleY - 22,
            width: 120,
            height: 44,
            alignItems: "center",
            justifyContent: "center",
            fontSize: 22,
          },
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
              transform: `scaleX(${widening})`,
              transformOrigin: "left top",
            },
            line,
          ),
        ),
        box({ left: textX, top: footY - 24, height: 48, alignItems: "center", fontSize: 30 }, card.domain),
      ],
    },
  };
  const svg = await satori(tree as Parameters<typeof satori>[0], { width, height, fonts: fonts() });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    drawing(colour, card.tag, card.city),
    `<svg x="${textX}" y="52" width="48" height="48" viewBox="0 0 30 30">${sign(colour("paper-50"), colour("amber-400"))}</svg>`,
    svg,
    "</svg>",
  ].join("");
}
