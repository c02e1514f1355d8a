/** Left, top, width and height, in units of a drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number];

type Point = readonly [x: number, y: number];

/** Returns a line through corners as an SVG path, with short commands for horizontal and vertical pieces. */
export const linePath = (corners: readonly Point[]): string =>
  corners
    .map(([x, y], index) => {
      const before = corners[index - 1];
      if (!before) return `M${x} ${y}`;
      if (before[1] === y) return `H${x}`;
      return before[0] === x ? `V${y}` : `L${x} ${y}`;
    })
    .join("");

/** Number of arguments of each command. */
const argumentCounts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, A: 7, C: 6, Z: 0 };

/** Returns the points a path goes through, relative commands resolved, without control points. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = argumentCounts[command.toUpperCase()];
    if (size === undefined) throw new Error(`A path has a command that is not read here: ${command} in ${path}`);
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [fromX, fromY] = command === command.toLowerCase() ? [1, 1] : [0, 0];
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const [last = 0, beforeLast = 0] = [numbers[at + size - 1], numbers[at + size - 2]];
      const upper = command.toUpperCase();
      if (upper !== "V") x = fromX * x + (upper === "H" ? last : beforeLast);
      if (upper !== "H") y = fromY * y + last;
      points.push([x, y]);
    }
  }
  return points;
}

/**
 * Returns the pieces of a path that reach into a box, for a crop of a drawing.
 * @param path every piece begins with an absolute M
 */
export const piecesIn = (path: string, [left, top, width, height]: Box): string =>
  (path.match(/M[^M]+/g) ?? [])
    .filter((piece) => {
      const points = pointsOf(piece);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return (
        Math.max(...xs) >= left &&
        Math.min(...xs) <= left + width &&
        Math.max(...ys) >= top &&
        Math.min(...ys) <= top + height
      );
    })
    .join("");
