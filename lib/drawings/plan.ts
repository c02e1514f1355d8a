import type { Plan, WholePlan } from "@/lib/content/types";
import type { Box, Point } from "./path";

/** Returns a plan with the fields of the one it is drawn on. @param read returns a plan by its name */
export function wholePlan(name: string, read: (name: string) => Plan): WholePlan {
  const plan = read(name);
  return { ...(plan.on && read(plan.on)), ...plan } as WholePlan;
}

/** A straight piece of a wall, along x (0) or y (1). */
type Piece = { along: 0 | 1; at: number; from: number; to: number };

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

const pieceOf = (start: Point, end: Point): Piece => {
  const along = isNear(start[1], end[1]) ? 0 : 1;
  return {
    along,
    at: start[along ? 0 : 1],
    from: Math.min(start[along], end[along]),
    to: Math.max(start[along], end[along]),
  };
};

/** Walls stand around rooms with a name: a box without one is a thing in them, or the plot. */
const sidesOf = ({ rooms }: Pick<WholePlan, "rooms">): Piece[] =>
  rooms.flatMap(({ name, box: [x, y, wide, high] }) =>
    name
      ? [
          pieceOf([x, y], [x + wide, y]),
          pieceOf([x, y + high], [x + wide, y + high]),
          pieceOf([x, y], [x, y + high]),
          pieceOf([x + wide, y], [x + wide, y + high]),
        ]
      : [],
  );

/** Tells whether an opening lies in a wall. */
export const isInWall = (plan: Pick<WholePlan, "rooms">, start: Point, end: Point): boolean => {
  const { along, at, from, to } = pieceOf(start, end);
  return sidesOf(plan).some(
    (side) => side.along === along && isNear(side.at, at) && side.from <= from + 0.01 && side.to >= to - 0.01,
  );
};

/** The walls of a plan without its doors and windows, each as its two ends. */
export function wallsOf(plan: Pick<WholePlan, "rooms" | "doors" | "windows">): (readonly [Point, Point])[] {
  const openings = [
    ...(plan.doors ?? []).map(({ hinge, jamb }) => pieceOf(hinge, jamb)),
    ...(plan.windows ?? []).map(({ from, to }) => pieceOf(from, to)),
  ];
  return sidesOf(plan).flatMap(({ along, at, from, to }) => {
    const gaps = openings
      .filter((gap) => gap.along === along && isNear(gap.at, at) && gap.from < to && gap.to > from)
      .sort((a, b) => a.from - b.from);
    const ends = [from, ...gaps.flatMap((gap) => [gap.from, gap.to]), to];
    const point = (place: number): Point => (along ? [at, place] : [place, at]);
    return ends.flatMap((end, index) => {
      const next = ends[index + 1];
      return index % 2 === 0 && next !== undefined && next - end > 0.01 ? [[point(end), point(next)] as const] : [];
    });
  });
}

/** Lines at 45° that fill a box, so many units apart. */
export function hatchPath([x, y, wide, high]: Box, pitch: number): string {
  const lines: string[] = [];
  for (let sum = pitch; sum < wide + high; sum += pitch) {
    const start = [x + Math.min(sum, wide), y + Math.max(0, sum - wide)];
    const end = [x + Math.max(0, sum - high), y + Math.min(sum, high)];
    lines.push(`M${start.join(" ")}L${end.join(" ")}`);
  }
  return lines.join("");
}
