import { mapCities, mapConnections, mapOutline } from "@/content/map";
import { tenth } from "@/lib/text/numbers";
import type { MapDrawing } from "./props";
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
  const center = focus && nodeOf(focus.name);
  return {
    viewBox: center ? focusBox(center) : `0 0 ${mapSize.width} ${mapSize.height}`,
    outline: mapOutline,
    nodes,
    wires,
  };
}

/** A window of 352 × 240 units around a node, kept where the cities are. */
function focusBox({ x, y }: Point): string {
  const [width, height] = [352, 240];
  const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
  return `${tenth(clamp(x - width / 2, 0, 48))} ${tenth(clamp(y - height / 2, 190, 300))} ${width} ${height}`;
}
