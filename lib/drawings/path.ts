/** Width of every explanatory drawing in its own units. Text is 16 of them high, in narrow columns 22 or 28. */
export const drawingWidth = 640;

/** Left, top, width and height, in units of a drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export type Point = readonly [x: number, y: number];

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
