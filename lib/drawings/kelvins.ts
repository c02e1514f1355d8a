import type { DrawingOf } from "@/lib/content/types";
import { format, roundToTenth } from "@/lib/text/numbers";
import { drawingWidth } from "./path";

type Marks = DrawingOf<"kelvins">["marks"];
/** A mark at its place: x of its line, whether its words are above the band, and whether they are left of the line. */
export type PlacedMark = Marks[number] & { x: number; above: boolean; before: boolean };

/** Room of one of the largest letters, set wide (WCAG 1.4.12), and between a line and its words. */
const letter = 20;
export const labelGap = 10;

/** A colour temperature with its unit. */
export const temperature = (kelvin: number): string => `${format(kelvin)} K`;

/** Ends of the band, the first and the last mark, and the place of a temperature between them, in units of a drawing. */
export function scaleOf(marks: Marks) {
  const [from = 0, to = 1] = [marks[0]?.kelvin, marks.at(-1)?.kelvin];
  return { from, to, x: (kelvin: number) => roundToTenth((drawingWidth * (kelvin - from)) / (to - from)) };
}

/**
 * Places marks on their band. Words are right of their line, or left of it where the drawing ends; above the band where
 * the words before them leave room, else below it.
 *
 * @returns the marks, and the first whose words have room on neither side
 */
export function placeMarks(marks: Marks): { placed: PlacedMark[]; crowded: Marks[number] | undefined } {
  const scale = scaleOf(marks);
  const ends = { above: 0, below: 0 };
  let crowded: Marks[number] | undefined;
  const placed = marks.map((mark) => {
    const x = scale.x(mark.kelvin);
    const width = labelGap + letter * Math.max(mark.name.length, temperature(mark.kelvin).length);
    const before = x + width > drawingWidth;
    const left = before ? x - width : x;
    const side = left >= ends.above ? "above" : "below";
    if (left < ends[side]) crowded ??= mark;
    ends[side] = left + width;
    return { ...mark, x, above: side === "above", before };
  });
  return { placed, crowded };
}
