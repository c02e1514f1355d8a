import { isHiddenSlug } from "@/lib/content/hidden";
import type { MapDrawing, MapNode } from "@/lib/content/props";
import type { MapCity } from "@/lib/content/types";
import {
  cities,
  mapOutline,
  mapCities as writtenCities,
  mapConnections as writtenConnections,
} from "@/lib/content/written";
import { roundToTenth } from "@/lib/text/numbers";
import { kilometresOfDegree, mapReach } from "./distance";
import { placeWords } from "./map-words";

/** Size of the drawing in its own units. */
const mapSize = { width: 400, height: 580 } as const;

/** Towns of the map without those whose page is hidden, and the lines between them. */
const hiddenCities = Object.values(cities).flatMap(({ slug, name }) => (isHiddenSlug("cities", slug) ? [name] : []));
const mapCities = writtenCities.filter(({ name }) => !hiddenCities.includes(name));
const mapConnections = writtenConnections.filter((ends) => !ends.some((name) => hiddenCities.includes(name)));

/**
 * True if the firm's towns are drawn. An empty list in content/map.ts removes every map; so does a firm that hides
 * every town that has a page on it: the others are not its own.
 */
export const hasMap =
  mapCities.length === writtenCities.length
    ? mapCities.length > 0
    : mapCities.some(({ name }) => Object.values(cities).some((city) => city.name === name));

type Coordinates = { lat: number; lon: number };
/** The highlighted city. May have a page without being one of those listed. */
type FocusCity = Coordinates & { name: string };
type Point = { x: number; y: number };
type Projection = (place: Coordinates) => Point;

/** Units of the drawing for a degree of latitude, and for one of longitude at a latitude. */
const degree = 463.7;
const degreeEast = (latitude: number): number => degree * Math.cos((latitude * Math.PI) / 180);

/** Room above and below the places of a map without an outline. */
const mapMargin = 60;

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/**
 * Returns the projection of the whole map (equirectangular): that of the outline, or without one (`""`) such that the
 * places fill the drawing, with room for names at its edges.
 */
export function projectionOf(places: readonly Coordinates[], outline: string = mapOutline): Projection {
  if (outline)
    return ({ lat, lon }) => ({ x: roundToTenth((lon - 18.25) * 296.52), y: roundToTenth((50.95 - lat) * degree) });
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  const [north, middle] = [Math.max(...lats), middleOf(lons)];
  const east = degreeEast(middleOf(lats));
  const extent = (values: readonly number[], unit: number) => (Math.max(...values) - Math.min(...values)) * unit;
  const zoom = Math.min(
    2,
    (mapSize.width - 140) / extent(lons, east),
    (mapSize.height - 2 * mapMargin) / extent(lats, degree),
  );
  return ({ lat, lon }) => ({
    x: roundToTenth(mapSize.width / 2 + (lon - middle) * east * zoom),
    y: roundToTenth(mapMargin + (north - lat) * degree * zoom),
  });
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Length of a half-wave and height of its control point: flat enough not to read as a coil. */
const halfWave = 7.5;
const amplitude = 5;

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

type PlacedNode = Pick<MapNode, "name" | "size" | "label" | "x" | "y" | "focus">;
type Network = { nodes: readonly PlacedNode[]; lines: readonly (readonly [PlacedNode, PlacedNode])[] };

/**
 * Builds cities and lines in units of the drawing. A place that is not listed is connected to its two nearest ones.
 * @param projectionFor its projection, from all its places
 */
function network(
  projectionFor: (places: readonly Coordinates[]) => Projection,
  focus?: FocusCity,
  others: readonly FocusCity[] = [],
): Network {
  const listedCities: readonly MapCity[] = mapCities;
  const extraCities = [...(focus ? [focus] : []), ...others].filter(
    ({ name }, index, places) =>
      !listedCities.some((city) => city.name === name) && places.findIndex((place) => place.name === name) === index,
  );
  const label = { dx: 11, dy: 5, anchor: "start", leader: false } as const;
  const places = [...listedCities, ...extraCities.map((city) => ({ ...city, size: "sm" as const, label }))];
  const project = projectionFor(places);
  const nodes = places.map((city) => ({ ...city, ...project(city), focus: city.name === focus?.name }));
  const nodeOf = (name: string) => {
    const node = nodes.find((candidate) => candidate.name === name);
    if (!node) throw new Error(`content/map.ts: połączenie z miastem „${name}”, którego nie ma na liście mapCities.`);
    return node;
  };
  const pairs: (readonly [string, string])[] = mapConnections.map(([a, b]) => [a, b]);
  for (const { name } of extraCities) {
    const from = nodeOf(name);
    const nearest = nodes.filter((node) => node !== from).sort((a, b) => distance(a, from) - distance(b, from));
    for (const node of nearest.slice(0, 2)) pairs.push([name, node.name]);
  }
  return { nodes, lines: pairs.map(([a, b]) => [nodeOf(a), nodeOf(b)]) };
}

/** Draws the whole map, with a highlighted city. */
export function mapDrawing(focus?: FocusCity): MapDrawing {
  const { nodes, lines } = network(projectionOf, focus);
  const height = mapOutline ? mapSize.height : roundToTenth(Math.max(...nodes.map(({ y }) => y)) + mapMargin);
  return {
    viewBox: `0 0 ${mapSize.width} ${height}`,
    outline: mapOutline,
    rings: [],
    nodes,
    wires: lines.map(([from, to]) => ({ path: wavePath(from, to), focus: from.focus || to.focus })),
  };
}

/** Size of the map on a city page, and the radius of its outermost ring. */
const around = { width: 372, height: 300, radius: 141 } as const;
const kilometresPerUnit = kilometresOfDegree / degree;
const ringKilometres = [10, 20, mapReach] as const;

/**
 * Draws a city, rings of 10, 20 and 30 km, and the towns within them with their distances as the crow flies; closer,
 * with two rings, where nothing further has room for its name. Without the lines of the whole map: cut off at an edge
 * or led past the city, they would mean nothing here.
 */
export function mapAround(focus: FocusCity, others: readonly FocusCity[] = []): MapDrawing {
  const project: Projection = ({ lat, lon }) => ({ x: lon * degreeEast(focus.lat), y: -lat * degree });
  const { nodes } = network(() => project, focus, others);
  const centre = project(focus);
  const middle = { x: around.width / 2, y: around.height / 2 };
  const rank = ({ focus, size }: PlacedNode) => (focus ? 0 : size === "lg" ? 1 : 2);
  const near = nodes
    .map((node) => ({ ...node, kilometres: distance(node, centre) * kilometresPerUnit }))
    .filter(({ kilometres }) => kilometres <= ringKilometres[2])
    // The city first, then the capital, then by distance: the first have the most room for their names.
    .sort((a, b) => rank(a) - rank(b) || a.kilometres - b.kilometres);
  const placesWithin = (reach: number) => {
    const zoom = (around.radius / reach) * kilometresPerUnit;
    return placeWords(
      near
        .filter(({ kilometres }) => kilometres <= reach)
        .map(({ kilometres, ...node }) => ({
          ...node,
          x: roundToTenth(middle.x + (node.x - centre.x) * zoom),
          y: roundToTenth(middle.y + (node.y - centre.y) * zoom),
          ...(!node.focus && { distance: `${Math.round(kilometres)}\u00a0km` }),
        })),
      {
        ...around,
        middle,
        rings: ringKilometres
          .filter((kilometres) => kilometres <= reach)
          .map((kilometres) => ({ kilometres, radius: roundToTenth((kilometres / reach) * around.radius) })),
      },
    );
  };
  const [, inner, outer] = ringKilometres;
  const wide = placesWithin(outer);
  // A ring in which no town has room beside it would make all others smaller.
  const isOuterEmpty = !near.some(
    ({ name, kilometres }) => kilometres > inner && wide.nodes.some((node) => node.name === name && !node.label.leader),
  );
  return {
    viewBox: `0 0 ${around.width} ${around.height}`,
    ...(isOuterEmpty ? placesWithin(inner) : wide),
    wires: [],
  };
}
