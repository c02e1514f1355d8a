import type { DrawingOf } from "@/lib/content/types";
import { labelGap, placeMarks, scaleOf, temperature } from "@/lib/drawings/kelvins";
import { drawingWidth } from "@/lib/drawings/path";
import { lightColour } from "@/lib/physics/light-colour";
import styles from "./drawings.module.css";
import { Label } from "./parts";

/** Upper and lower edge of the band, with room for two lines of the largest letters above and below it. */
const [top, bottom] = [76, 124];
export const kelvinsHeight = 200;

/** Kelvins of one step of the band: its neighbours can hardly be told from it. */
const step = 100;

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
      {placeMarks(marks).placed.map(({ kelvin, name, x: place, above, before }) => {
        const label = { x: before ? -labelGap : labelGap, y: 0, ...(before && { anchor: "end" as const }) };
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
