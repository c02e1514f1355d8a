import type { MapDrawing, MapNode } from "@/lib/content/props";
import { roundToTenth } from "@/lib/text/numbers";
import type { Box } from "./path";

type Point = { x: number; y: number };
type Ring = { kilometres: number; radius: number };
type Sheet = { width: number; height: number; middle: Point; rings: readonly Ring[] };

/** Letters on phones, in units: the sizes at which words must not meet, on narrow ones if there is room. */
const letters = { narrow: 15, wide: 14, line: 15 } as const;
/** The city's own are larger and bold. */
const focusLetters = 1.2;

/** Width of words in sizes of their letters: one mean for all would let a "Chorzów" run over its place. */
const widthOf = (words: string): number =>
  [...words].reduce(
    (sum, letter) =>
      sum + (/[fijlłrtI\s-]/.test(letter) ? 0.3 : /[mw]/.test(letter) ? 0.85 : /\p{Lu}/u.test(letter) ? 0.75 : 0.6),
    0,
  );

/** Room at both sides: on phones the map runs to the edges of the screen. Names end where texts do, if they can. */
const edge = 8;
const textMargin = 21;

/** Places of a name beside its town, the best first. */
const besidePlaces = [
  [10, 5],
  [-10, 5],
  [0, 22],
  [0, -24],
  [10, -4],
  [-10, -4],
  [10, 16],
  [-10, 16],
  [10, -14],
  [-10, -14],
] as const;
/** Those further away, nearest first; they have a leader. */
const farPlaces = [22, 28, 36, 44, 52, 61, 70, 79, 88, 100].flatMap((far) =>
  [30, -30, 150, -150, 60, -60, 120, -120, 15, -15, 165, -165, 75, -75, 105, -105, 0, 180, 90, -90].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return [Math.round(far * Math.cos(radians)), Math.round(far * Math.sin(radians))] as const;
  }),
);

const overlap = ([x, y, wide, high]: Box, [left, top, width, height]: Box): boolean =>
  x < left + width && left < x + wide && y < top + height && top < y + high;

/** A box with room around it. */
const grown = ([left, top, width, height]: Box, across: number, down: number): Box => [
  left - across,
  top - down,
  width + 2 * across,
  height + 2 * down,
];

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
type Words = Pick<MapDrawing, "nodes" | "rings">;
type Layout = Words & { cost: number };

/** How much worse a map is for a ring without its figure, a town left out, and a name that stands badly. */
const costs = { unnamed: 1000, lost: 60, outside: 8, leader: 3, notBelow: 2, onRing: 1 } as const;

/** Height of the figure of a ring, and the room it keeps beside it, so that it does not read as a town's distance. */
const figure = { height: 18, room: 9 } as const;
/** Room between words of two towns, which would else read as one line. */
const between = 3;

const isOnRing = ([left, top, wide, high]: Box, { middle, rings }: Sheet): boolean => {
  const corners = [left, left + wide].flatMap((x) =>
    [top, top + high].map((y) => Math.hypot(x - middle.x, y - middle.y)),
  );
  return rings.some(({ radius }) => Math.min(...corners) < radius && Math.max(...corners) > radius);
};

/** A name where it might stand, if nothing else does. */
type Option = { label: MapNode["label"]; box: Box; line: readonly Point[]; cost: number };
type Placed = { town: Town; options: readonly Option[] };

/** Where a town's name may stand for the towns and the edges, the best first. */
function optionsOf(town: Town, towns: readonly Town[], sheet: Sheet, letterSize: number): Option[] {
  const { x, y, name, focus, distance = "" } = town;
  const size = focus ? letterSize * focusLetters : letterSize;
  const wide = Math.max(widthOf(name), widthOf(distance)) * size;
  // The town with a ring keeps its name off it.
  const stretch = focus ? 1.8 : 1;
  const optionAt = (dx: number, dy: number, leader: boolean): Option => {
    const anchor = Math.abs(dx) < 9 ? ("middle" as const) : dx > 0 ? ("start" as const) : ("end" as const);
    const left = x + dx - { start: 0, middle: wide / 2, end: wide }[anchor];
    const box: Box = [left, y + dy - size + 1, wide, size + (distance ? letters.line : 2)];
    const cost =
      (leader ? costs.leader + Math.hypot(dx, dy) / 20 : 0) +
      (left < textMargin || left + wide > sheet.width - textMargin ? costs.outside : 0) +
      // The city's own name stands below it where nothing else does.
      (focus && dy < 9 ? costs.notBelow : 0) +
      (!focus && isOnRing(box, sheet) ? costs.onRing : 0);
    return {
      label: { dx, dy, anchor, leader },
      box,
      line: leader ? pointsOf(town, { x: x + dx, y: y + dy }) : [],
      cost,
    };
  };
  const isClear = ({ box: [left, top, wide, high], box, line }: Option) =>
    left > edge &&
    left + wide < sheet.width - edge &&
    top > 4 &&
    top + high < sheet.height - 4 &&
    !towns.some((other) => isIn(box, other, other.focus ? 14 : 7)) &&
    !towns.some(
      (other) => other !== town && line.some((point) => Math.hypot(other.x - point.x, other.y - point.y) < 13),
    );
  return [
    ...besidePlaces.map(([dx, dy]) => optionAt(dx * stretch, dx ? dy : dy * stretch, false)),
    ...(focus ? [] : farPlaces.map(([dx, dy]) => optionAt(dx, dy, true))),
  ]
    .filter(isClear)
    .sort((a, b) => a.cost - b.cost);
}

/** Places the city's own name, then the figures of rings in one direction, then the other towns in the order given. */
function layoutOf([city, ...others]: readonly Placed[], sheet: Sheet, radians: number): Layout {
  const { middle, rings } = sheet;
  /** Points of the leaders placed so far. */
  const obstacles: Point[] = [];
  const boxes: Box[] = [];
  let cost = 0;
  const isFree = (box: Box) =>
    !boxes.some((other) => overlap(grown(box, between, 0), other)) && !obstacles.some((point) => isIn(box, point));
  const placeTown = ({ town, options }: Placed): MapNode[] => {
    const isCrossed = (point: Point) =>
      boxes.some((other) => isIn(other, point)) ||
      (Math.hypot(point.x - town.x, point.y - town.y) > 7 &&
        obstacles.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < 3));
    const option = options.find(({ box, line }) => isFree(box) && !line.some(isCrossed));
    cost += option?.cost ?? costs.lost;
    if (!option) return [];
    boxes.push(option.box);
    obstacles.push(...option.line);
    return [{ ...town, label: option.label }];
  };
  const centre = city ? placeTown(city) : [];
  const towns = [city, ...others].flatMap((placed) => placed?.town ?? []);
  const [left, top, wide, high] = boxes[0] ?? [middle.x, middle.y, 0, 0];
  const besideName = [left - 10, top - 10, wide + 20, high + 20] as const;
  const figures = rings.map(({ kilometres, radius }) => {
    const text = `${kilometres}\u00a0km`;
    const wide = widthOf(text) * letters.narrow;
    const x = roundToTenth(middle.x + radius * Math.cos(radians));
    const y = roundToTenth(middle.y + radius * Math.sin(radians));
    const box = [x - wide / 2, y - figure.height / 2, wide, figure.height] as const;
    const isCut = box[1] < 4 || box[1] + box[3] > sheet.height - 4;
    if (isCut || overlap(box, besideName) || towns.some((town) => isIn(box, town, town.focus ? 14 : 7))) {
      cost += costs.unnamed;
      return { ...middle, radius };
    }
    boxes.push(grown(box, 9, 5));
    return { ...middle, radius, name: { text, x, y: roundToTenth(y + 5) } };
  });
  return { nodes: [...centre, ...others.flatMap(placeTown)], rings: figures, cost };
}

/** How often names are placed for a direction. */
const attempts = 6;

const directions = Array.from({ length: 48 }, (_, index) => (index * Math.PI) / 24);

/**
 * Places the names of towns and the figures of rings so that none lies on another, on a town or on a leader; names
 * beside their towns if there is room, and off the rings if there is a choice. The figures stand in one direction, so
 * that they read as a scale: the one that leaves most room for names. The first town is in the middle. A town without
 * room is left out.
 */
export function placeWords(towns: readonly Town[], sheet: Sheet): Words {
  let best: Layout = { nodes: [], rings: [], cost: Number.POSITIVE_INFINITY };
  for (const size of [letters.narrow, letters.wide]) {
    const [city, ...others] = towns.map((town) => ({ town, options: optionsOf(town, towns, sheet, size) }));
    if (!city) break;
    for (const direction of directions) {
      const troubles = new Map<Town, number>();
      const troubleOf = (town: Town) => troubles.get(town) ?? 0;
      for (let attempt = 0; attempt < attempts; attempt++) {
        // Those that found no room beside themselves choose before the others.
        const order = [city, ...others.toSorted((a, b) => troubleOf(b.town) - troubleOf(a.town))];
        const layout = layoutOf(order, sheet, direction);
        if (layout.cost < best.cost) best = layout;
        if (layout.nodes.length === towns.length && !layout.nodes.some(({ label }) => label.leader)) break;
        for (const { town } of others) {
          const node = layout.nodes.find(({ name }) => name === town.name);
          troubles.set(town, troubleOf(town) + (node ? Number(node.label.leader) : 2));
        }
      }
    }
  }
  const { cost, ...words } = best;
  return words;
}
