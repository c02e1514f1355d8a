import { mapCities, mapConnections, mapOutline } from "@/content/map";
import { tenth } from "@/lib/text/numbers";
import type { MapDrawing, MapNode } from "./props";
import type { MapCity } from "./types";

/** Size of the drawing in its own units. */
const mapSize = { width: 400, height: 580 } as const;

/** A city that is not among the fourteen but is shown on its own page, such as Żory. */
type ExtraCity = { name: string; lat: number; lon: number };

/** Equirectangular projection of the voivodeship, in units of the drawing. */
export const project = ({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } => ({
  x: tenth((lon - 18.25) * 296.52),
  y: tenth((50.95 - lat) * 463.7),
});

type Point = { x: number; y: number };

/** Length of a half-wave and height of its control point: alternating current, drawn as the mock-up does. */
const halfWave = 5.8;
const amplitude = 6.4;

/**
 * A sine-like wire from one node to another as an SVG path; the wave fades in and out at the nodes. Steps are relative:
 * they repeat along a wire, so that the page's compressed size is two thirds of what absolute ones give.
 */
export function wavePath(from: Point, to: Point): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  const count = Math.max(4, Math.round(length / halfWave));
  const normal = { x: -dy / length, y: dx / length };
  const at = (share: number, height = 0): Point => ({
    x: tenth(from.x + dx * share + normal.x * height),
    y: tenth(from.y + dy * share + normal.y * height),
  });
  const steps = Array.from({ length: count }, (_, i) => {
    const fade = Math.min(1, (i + 0.6) / 2, (count - i - 0.4) / 2);
    const [start, peak, end] = [
      at(i / count),
      at((i + 0.5) / count, (i % 2 ? -1 : 1) * amplitude * fade),
      at((i + 1) / count),
    ];
    return [peak.x - start.x, peak.y - start.y, end.x - start.x, end.y - start.y].map(tenth).join(" ");
  });
  return `M${tenth(from.x)} ${tenth(from.y)}q${steps.join(" ").replaceAll(" -", "-")}`;
}

/**
 * The map of Silesia, ready to draw.
 *
 * @param focus name of the city in focus, with its coordinates where it is not one of the fourteen: it is then an
 *   extra node, joined to its two nearest cities
 */
export function mapDrawing(focus?: ExtraCity): MapDrawing {
  const listed: readonly MapCity[] = mapCities;
  const isExtra = focus !== undefined && !listed.some((city) => city.name === focus.name);
  const extra: MapCity[] = isExtra
    ? [{ ...focus, size: "sm", label: { dx: 11, dy: 5, anchor: "start", leader: false } }]
    : [];
  const nodes = [...listed, ...extra].map((city) => ({ ...city, ...project(city), focus: city.name === focus?.name }));
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
  const wires = pairs.map(([a, b]) => {
    const [from, to] = [nodeOf(a), nodeOf(b)];
    return { path: wavePath(from, to), focus: from.focus || to.focus };
  });
  const part = focus && partAround(nodeOf(focus.name));
  return {
    viewBox: part ? `${part.x} ${part.y} ${part.width} ${part.height}` : `0 0 ${mapSize.width} ${mapSize.height}`,
    outline: mapOutline,
    nodes: nodes.map((node) => ({ ...node, named: !part || isNamedWhole(node, part) })),
    wires,
  };
}

type Part = { x: number; y: number; width: number; height: number; phone: number };

/**
 * The part of the map that a city's page shows: it holds the names of all cities but the northernmost one whole. On
 * phones and tablets it ends after `phone` units (city-page.tsx), and its upper `fade` are dim.
 */
const heart = { x: 10, y: 209, width: 372, height: 331, phone: 276 } as const satisfies Part;
const fade = 0.14;

/** The part for a city: another one of the same size where the city lies beyond it. */
function partAround({ x, y }: Point): Part {
  const { width, phone } = heart;
  const inside = x > heart.x && x < heart.x + width && y > heart.y + phone * fade && y < heart.y + phone;
  return inside ? heart : { ...heart, x: tenth(x - width / 2), y: tenth(y - phone / 2) };
}

/** Size of the letters of names on phones, in units of the drawing, and how wide one is against that. */
const letters = { focus: 16, lg: 14, md: 14, sm: 13, width: 0.6 } as const;

/** Whether a name can be read: it is inside a part of the map, and on no line where the part ends on phones. */
function isNamedWhole({ x, y, name, label, size: rank, focus }: Omit<MapNode, "named">, part: Part): boolean {
  const size = letters[focus ? "focus" : rank];
  const lines = label.leader ? [name] : name.split(" ");
  const length = Math.max(...lines.map((line) => line.length)) * size * letters.width;
  const left = x + label.dx - (label.anchor === "end" ? length : 0);
  const top = y + label.dy - size;
  const bottom = y + label.dy + size * (1.1 * lines.length - 0.8);
  const end = part.y + part.phone;
  return (
    left > part.x &&
    left + length < part.x + part.width &&
    top > part.y + part.phone * fade &&
    (bottom < end || (top > end && bottom < part.y + part.height))
  );
}
