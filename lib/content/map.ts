import { mapCities, mapConnections, mapOutline } from "@/content/map";
import { roundToTenth } from "@/lib/text/numbers";
import type { MapDrawing, MapNode } from "./props";
import type { MapCity } from "./types";

/** Size of the drawing in its own units. */
const mapSize = { width: 400, height: 580 } as const;

/** The highlighted city. May have a page without being one of the fourteen listed, like Żory. */
type FocusCity = { name: string; lat: number; lon: number };

/** Projects coordinates to units of the drawing (equirectangular). */
export const project = ({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } => ({
  x: roundToTenth((lon - 18.25) * 296.52),
  y: roundToTenth((50.95 - lat) * 463.7),
});

type Point = { x: number; y: number };

/** Length of a half-wave and height of its control point, as in the mock-up. */
const halfWave = 5.8;
const amplitude = 6.4;

/**
 * Returns a sine-like wire between nodes as an SVG path; the wave fades in and out at the nodes. Steps are relative, so
 * they repeat along a wire: compressed, the page is two thirds of its size with absolute ones.
 */
export function wavePath(from: Point, to: Point): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  const count = Math.max(4, Math.round(length / halfWave));
  const normal = { x: -dy / length, y: dx / length };
  const pointAt = (share: number, height = 0): Point => ({
    x: roundToTenth(from.x + dx * share + normal.x * height),
    y: roundToTenth(from.y + dy * share + normal.y * height),
  });
  const steps = Array.from({ length: count }, (_, i) => {
    const fade = Math.min(1, (i + 0.6) / 2, (count - i - 0.4) / 2);
    const [start, peak, end] = [
      pointAt(i / count),
      pointAt((i + 0.5) / count, (i % 2 ? -1 : 1) * amplitude * fade),
      pointAt((i + 1) / count),
    ];
    return [peak.x - start.x, peak.y - start.y, end.x - start.x, end.y - start.y].map(roundToTenth).join(" ");
  });
  return `M${roundToTenth(from.x)} ${roundToTenth(from.y)}q${steps.join(" ").replaceAll(" -", "-")}`;
}

type PlacedNode = Omit<MapNode, "showsName">;
type Network = { nodes: readonly PlacedNode[]; lines: readonly (readonly [PlacedNode, PlacedNode])[] };

/** Builds cities and lines in units of the drawing. An unlisted city is connected to its two nearest ones. */
function network(focus: FocusCity | undefined, zoom: number): Network {
  const listedCities: readonly MapCity[] = mapCities;
  const isExtra = focus !== undefined && !listedCities.some((city) => city.name === focus.name);
  const extraCities: MapCity[] = isExtra
    ? [{ ...focus, size: "sm", label: { dx: 11, dy: 5, anchor: "start", leader: false } }]
    : [];
  const nodes = [...listedCities, ...extraCities].map((city) => {
    const { x, y } = project(city);
    return { ...city, x: roundToTenth(x * zoom), y: roundToTenth(y * zoom), focus: city.name === focus?.name };
  });
  const nodeOf = (name: string) => {
    const node = nodes.find((candidate) => candidate.name === name);
    if (!node) throw new Error(`content/map.ts: połączenie z miastem „${name}”, którego nie ma na liście mapCities.`);
    return node;
  };
  const pairs: (readonly [string, string])[] = mapConnections.map(([a, b]) => [a, b]);
  if (isExtra) {
    const from = nodeOf(focus.name);
    const nearest = nodes
      .filter((node) => node !== from)
      .sort((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y));
    for (const node of nearest.slice(0, 2)) pairs.push([focus.name, node.name]);
  }
  return { nodes, lines: pairs.map(([a, b]) => [nodeOf(a), nodeOf(b)]) };
}

const wiresOf = (lines: Network["lines"]): MapDrawing["wires"] =>
  lines.map(([from, to]) => ({ path: wavePath(from, to), focus: from.focus || to.focus }));

/** Draws the whole map of Silesia, with a highlighted city. */
export function mapDrawing(focus?: FocusCity): MapDrawing {
  const { nodes, lines } = network(focus, 1);
  return {
    viewBox: `0 0 ${mapSize.width} ${mapSize.height}`,
    zoom: 1,
    outline: mapOutline,
    nodes: nodes.map((node) => ({ ...node, showsName: true })),
    wires: wiresOf(lines),
  };
}

type Part = { x: number; y: number; width: number; height: number };

/**
 * Size of the part of the map on a city page. On phones and tablets it ends after `phone` units (city-page.tsx); `fade`
 * is the share that fades out at its edges.
 */
const partSize = { width: 372, height: 331, phone: 276, fade: 0.1 } as const;

/** The whole map is 96 km wide; at these scales a part of it shows 59, 71 or 89 km. */
const zooms = [1.5, 1.25, 1] as const;
/** Neighbours whose names a part has to show: it zooms out where cities are far apart. */
const leastNeighbours = 5;

/** Draws the map around a city, at the closest zoom that still shows enough neighbours. */
export function mapAround(focus: FocusCity): MapDrawing {
  const drawings = zooms.map((zoom) => partAround(focus, zoom));
  const closest = drawings.find(({ nodes }) => nodes.filter(({ showsName }) => showsName).length > leastNeighbours);
  return closest ?? (drawings.at(-1) as MapDrawing);
}

function partAround(focus: FocusCity, zoom: number): MapDrawing {
  const { nodes, lines } = network(focus, zoom);
  const { width, height, phone } = partSize;
  const [city, capital] = [project(focus), project(mapCities[0])];
  // Shifts the part from a city at the edge of the region towards the capital, where the others are.
  const middle = (axis: "x" | "y", size: number) =>
    city[axis] * zoom + Math.max(-size / 4, Math.min(size / 4, ((capital[axis] - city[axis]) * zoom) / 2));
  const part = {
    x: roundToTenth(middle("x", width) - width / 2),
    y: roundToTenth(middle("y", phone) - phone / 2),
    width,
    height,
  };
  const visibleLines = lines.filter((line) => touches(line, part));
  return {
    viewBox: `${part.x} ${part.y} ${width} ${height}`,
    zoom,
    outline: mapOutline,
    nodes: nodes
      // Wide screens also show the surroundings of the part: no wire may end there without its city.
      .filter((node) => touches([node], part) || visibleLines.flat().includes(node))
      .map((node) => ({ ...node, showsName: node.focus || isNameReadable(node, part) })),
    wires: wiresOf(visibleLines),
  };
}

/** Tells whether the box around points reaches into a part, with a margin for the ring of a node. */
function touches(points: readonly Point[], { x, y, width, height }: Part): boolean {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const margin = 14;
  return (
    Math.max(...xs) > x - margin &&
    Math.min(...xs) < x + width + margin &&
    Math.max(...ys) > y - margin &&
    Math.min(...ys) < y + height + margin
  );
}

/** Font size of names on phones, in units of the drawing, and average width of a letter relative to it. */
const letters = { focus: 16, lg: 14, md: 14, sm: 13, width: 0.6 } as const;

/** Tells whether a name is inside a part of the map and not cut where the part ends on phones. */
function isNameReadable({ x, y, name, label, size: rank, focus }: PlacedNode, part: Part): boolean {
  const size = letters[focus ? "focus" : rank];
  const lines = label.leader ? [name] : name.split(" ");
  const length = Math.max(...lines.map((line) => line.length)) * size * letters.width;
  const left = x + label.dx - (label.anchor === "end" ? length : 0);
  const top = y + label.dy - size;
  const bottom = y + label.dy + size * (1.1 * lines.length - 0.8);
  const end = part.y + partSize.phone;
  return (
    left > part.x &&
    left + length < part.x + part.width &&
    top > part.y + partSize.phone * partSize.fade &&
    (bottom < end || (top > end && bottom < part.y + part.height))
  );
}
