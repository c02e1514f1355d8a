import type { DrawingOf } from "@/lib/content/types";
import { lightColour } from "@/lib/physics/light-colour";
import { format, roundToTenth } from "@/lib/text/numbers";
import styles from "./drawings.module.css";
import { drawingWidth, Label } from "./parts";

type Marks = DrawingOf<"kelvins">["marks"];
/** A mark at its place: x of its line, whether its words are above the band, and whether they are left of the line. */
type PlacedMark = Marks[number] & { x: number; above: boolean; before: boolean };

/** Upper and lower edge of the band, with room for two lines of the largest letters above and below it. */
const [top, bottom] = [76, 124];
export const kelvinsHeight = 200;

/** Kelvins of one step of the band: its neighbours can hardly be told from it. */
const step = 100;
/** Room of one of the largest letters, set wide (WCAG 1.4.12), and between a line and its words. */
const [letter, gap] = [20, 10];

const temperature = (kelvin: number): string => `${format(kelvin)} K`;

/** Ends of the band, the first and the last mark, and the place of a temperature between them. */
function scaleOf(marks: Marks) {
  const [from = 0, to = 1] = [marks[0]?.kelvin, marks.at(-1)?.kelvin];
  return { from, to, x: (kelvin: number) => roundToTenth((drawingWidth * (kelvin - from)) / (to - from)) };
}

/**
 * Places marks on their band. Words are right of their line, or left of it where the drawing ends; above the band where
 * the words before them leave room, else below it.
 */
export function placeMarks(marks: Marks): PlacedMark[] {
  const scale = scaleOf(marks);
  let end = 0;
  return marks.map((mark) => {
    const x = scale.x(mark.kelvin);
    const width = gap + letter * Math.max(mark.name.length, temperature(mark.kelvin).length);
    const before = x + width > drawingWidth;
    const above = (before ? x - width : x) >= end;
    if (above) end = before ? x : x + width;
    return { ...mark, x, above, before };
  });
}

/** Tints of white light on one scale, computed for each step, with the temperature and the use of some of them. */
export function KelvinsDrawing({ drawing: { marks } }: { drawing: DrawingOf<"kelvins"> }) {
  const { from, to, x } = scaleOf(marks);
  const steps = Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
  return (
    <>
      {steps.map((kelvin) => (
        // Goes on under the later ones, so that no line of the ground shows between two steps.
        <path
          key={kelvin}
          fill={`rgb(${lightColour((kelvin + Math.min(kelvin + step, to)) / 2).join()})`}
          d={`M${x(kelvin)} ${top}H${drawingWidth}V${bottom}H${x(kelvin)}z`}
        />
      ))}
      {/* The coldest steps are nearly as white as paper. */}
      <path className={styles.thin} d={`M0 ${top}H${drawingWidth}V${bottom}H0z`} />
      {placeMarks(marks).map(({ kelvin, name, x: place, above, before }) => {
        const label = { x: before ? -gap : gap, y: 0, ...(before && { anchor: "end" as const }) };
        // In heights of a letter, whose size depends on the column.
        const [lineEnd, first, second] = above ? [-2.3, -1.6, -0.45] : [2.3, 1.1, 2.25];
        return (
          <g key={kelvin} transform={`translate(${place} ${above ? top : bottom})`}>
            <line className={styles.line} y2={`${lineEnd}em`} />
            <Label {...label} isName>
              <tspan dy={`${first}em`}>{temperature(kelvin)}</tspan>
            </Label>
            <Label {...label}>
              <tspan dy={`${second}em`}>{name}</tspan>
            </Label>
          </g>
        );
      })}
    </>
  );
}
