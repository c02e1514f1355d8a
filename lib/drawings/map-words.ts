import type { MapDrawing, MapNode } from "@/lib/content/props";
import { roundToTenth } from "@/lib/text/numbers";
import type { Box } from "./path";

type Point = { x: number; y: number };
type Ring = { kilometres: number; radius: number };
type Sheet = { width: number; height: number; middle: Point; rings: readonly Ring[] };

/** Letters on phones, in units: the size at which words must not meet. */
const letters = { size: 14, focus: 16, width: 0.6, line: 15 } as const;

/** Room at both sides: on phones the map runs to the edges of the screen, texts do not. */
const margin = 8;

/** Places of a name around its town, nearest first; those further away have a leader. */
const places: readonly (readonly [dx: number, dy: number])[] = [
  [10, 5],
  [-10, 5],
  [0, 22],
  [0, -24],
  ...[22, 36, 52, 70, 88].flatMap((far) =>
    [30, -30, 150, -150, 60, -60, 120, -120, 15, -15, 165, -165, 75, -75, 105, -105, 0, 180, 90, -90].map((angle) => {
      const radians = (angle * Math.PI) / 180;
      return [Math.round(far * Math.cos(radians)), Math.round(far * Math.sin(radians))] as const;
    }),
  ),
];

const overlap = ([x, y, wide, high]: Box, [left, top, width, height]: Box): boolean =>
  x < left + width && left < x + wide && y < top + height && top < y + high;

/** Points of a line, 3 units apart. */
function pointsOf(from: Point, to: Point): Point[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
}

const isIn = ([left, top, width, height]: Box, { x, y }: Point, margin = 2): boolean =>
  x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin;

type Town = Omit<MapNode, "label"> & { label?: MapNode["label"] };

/**
 * Places the names of towns and rings so that none lies on another, on a town or on a leader; beside its town if there is
 * room, and off the rings if there is a choice. The first town is in the middle. A town without room is left out.
 */
export function placeWords(
  towns: readonly Town[],
  { width, height, middle, rings }: Sheet,
): Pick<MapDrawing, "nodes" | "rings"> {
  /** Points of the leaders placed so far. */
  const obstacles: Point[] = [];
  const boxes: Box[] = [];
  const isFree = (box: Box) =>
    box[0] > margin &&
    box[1] > 4 &&
    box[0] + box[2] < width - margin &&
    box[1] + box[3] < height - 4 &&
    !boxes.some((other) => overlap(box, other)) &&
    !towns.some((town) => isIn(box, town, town.focus ? 14 : 7)) &&
    !obstacles.some((point) => isIn(box, point));
  const isOnRing = ([left, top, wide, high]: Box) => {
    const corners = [left, left + wide].flatMap((x) =>
      [top, top + high].map((y) => Math.hypot(x - middle.x, y - middle.y)),
    );
    return rings.some(({ radius }) => Math.min(...corners) < radius && Math.max(...corners) > radius);
  };
  const placeTown = (town: Town): MapNode[] => {
    const { x, y, name, focus, distance } = town;
    const size = focus ? letters.focus : letters.size;
    const wide = name.length * size * letters.width;
    const leaderOf = (dx: number, dy: number) => pointsOf(town, { x: x + dx, y: y + dy });
    // The town with a ring keeps its name off it.
    const stretch = focus ? 1.8 : 1;
    const free = places.flatMap(([across, down], index) => {
      const leader = index > 3;
      const [dx, dy] = leader ? [across, down] : [across * stretch, across ? down : down * stretch];
      const anchor = Math.abs(dx) < 9 ? ("middle" as const) : dx > 0 ? ("start" as const) : ("end" as const);
      const left = x + dx - { start: 0, middle: wide / 2, end: wide }[anchor];
      const box = [left, y + dy - size + 1, wide, size + (distance ? letters.line : 2)] as const;
      const isCrossed = leaderOf(dx, dy).some(
        (point) =>
          boxes.some((other) => isIn(other, point)) ||
          (Math.hypot(point.x - x, point.y - y) > 7 &&
            obstacles.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < 3)) ||
          towns.some((other) => other !== town && Math.hypot(other.x - point.x, other.y - point.y) < 13),
      );
      return isFree(box) && !(leader && isCrossed) ? [{ label: { dx, dy, anchor, leader }, box }] : [];
    });
    const near = free.filter(({ label }) => !label.leader);
    // The city's own name stands below it where nothing else does.
    const place =
      (focus ? (near.find(({ label }) => label.dy > 9) ?? near[0]) : near.find(({ box }) => !isOnRing(box))) ??
      near[0] ??
      free[0];
    if (!place) return [];
    boxes.push(place.box);
    if (place.label.leader) obstacles.push(...leaderOf(place.label.dx, place.label.dy));
    return [{ ...town, label: place.label }];
  };
  const nodes = towns.flatMap(placeTown);
  const [left, top, wide, high] = boxes[0] ?? [middle.x, middle.y, 0, 0];
  const ringName = 18;
  const besideName = [left - ringName, top - ringName, wide + 2 * ringName, high + 2 * ringName] as const;
  // In one direction, so that they read as a scale: the one with room for most of them, off the name in the middle.
  const scales = Array.from({ length: 24 }, (_, index) => {
    const radians = (index * Math.PI) / 12;
    return rings.map(({ kilometres, radius }) => {
      const text = `${kilometres}\u00a0km`;
      const wide = text.length * letters.size * letters.width;
      const x = roundToTenth(middle.x + radius * Math.cos(radians));
      const y = roundToTenth(middle.y + radius * Math.sin(radians));
      const box = [x - wide / 2, y - ringName / 2, wide, ringName] as const;
      const name = isFree(box) && !overlap(box, besideName) && { text, x, y: roundToTenth(y + 5) };
      return { ...middle, radius, ...(name && { name }) };
    });
  });
  const named = (scale: MapDrawing["rings"]): number => scale.filter(({ name }) => name).length;
  return { nodes, rings: scales.reduce((best, scale) => (named(scale) > named(best) ? scale : best)) };
}
