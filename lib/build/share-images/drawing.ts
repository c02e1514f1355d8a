import { mapDrawing } from "@/lib/content/map";

export const width = 1200;
export const height = 630;
/** Where the trunk runs, and where text begins. */
export const trunkX = 104;
export const textX = 176;
/** Middle of the first line of the title, where the tag sits; and of the last line of the image. */
export const titleY = 218;
export const footY = 532;
const earthY = footY + 48;
/** Left edge of the map on city images. */
export const mapX = 800;

type Colour = (name: string) => string;

/** Lines of the single-line diagram: trunk with its tag, live node and earth. */
export function drawing(colour: Colour, tag: string, city?: { name: string; lat: number; lon: number }): string {
  const line = colour("ink-400");
  const tagWidth = Math.max(64, 30 + tag.length * 15);
  return [
    `<rect width="${width}" height="${height}" fill="${colour("ink-900")}"/>`,
    city ? map(colour, city) : "",
    `<path d="M${trunkX} 0V${earthY}M${trunkX} ${titleY}H${textX - 20}" stroke="${line}" stroke-width="2"/>`,
    `<path d="M${trunkX - 28} ${earthY}h56M${trunkX - 17} ${earthY + 10}h34M${trunkX - 7} ${earthY + 20}h14" stroke="${line}" stroke-width="2"/>`,
    `<rect x="${trunkX - tagWidth / 2}" y="${titleY - 22}" width="${tagWidth}" height="44" rx="3" fill="${colour("ink-900")}" stroke="${line}" stroke-width="2"/>`,
    `<path d="M${trunkX} ${footY}H${textX - 20}" stroke="${colour("amber-400")}" stroke-width="2"/>`,
    `<circle cx="${trunkX}" cy="${footY}" r="11" fill="${colour("amber-400")}"/>`,
  ].join("");
}

/** Map of the region with one live city. */
function map(colour: Colour, city: { name: string; lat: number; lon: number }): string {
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

/** The sign of the brand, as components/icons/logo.tsx draws it. */
export const sign = (line: string, live: string): string =>
  [
    `<rect x=".75" y=".75" width="28.5" height="28.5" rx="3" fill="none" stroke="${line}" stroke-width="1.5"/>`,
    `<path d="M15 1v7M15 29v-8" stroke="${line}" stroke-width="1.5"/>`,
    `<path d="M15 21 8.2 8.6" stroke="${live}" stroke-width="2.6" stroke-linecap="round"/>`,
    `<circle cx="15" cy="21" r="2.4" fill="${line}"/>`,
  ].join("");
