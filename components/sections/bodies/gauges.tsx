import { Inline } from "@/components/ui/inline";
import type { FigureValue } from "@/lib/content/figures";
import type { PageContext } from "@/lib/content/props";
import type { GaugeItem } from "@/lib/content/types";
import { roundToTenth } from "@/lib/text/numbers";

const center = { x: 100, y: 100 };

/** A point of the dial as "x y": share 0 is left, 1 is right. */
function pointAt(share: number, radius: number): string {
  const angle = Math.PI * (1 - share);
  return `${roundToTenth(center.x + radius * Math.cos(angle))} ${roundToTenth(center.y - radius * Math.sin(angle))}`;
}

/** Twenty-one ticks, every fifth one long. */
const ticks = Array.from({ length: 21 }, (_, i) => `M${pointAt(i / 20, 82)}L${pointAt(i / 20, i % 5 ? 88 : 93)}`).join(
  "",
);

/** A range on a scale, with the needle in its middle. Decorative: the value is below it as text. */
function Dial({ figure: { range, unit }, scaleMax }: { figure: FigureValue; scaleMax: number }) {
  const { min, max } = range;
  // A single value is drawn as a narrow range, or it would be invisible.
  const from = min === max ? min / scaleMax - 0.015 : min / scaleMax;
  const to = min === max ? Math.min(1, max / scaleMax + 0.015) : max / scaleMax;
  const middle = (from + to) / 2;
  return (
    <svg
      className="w-full max-w-52.5 overflow-visible fill-none text-[10px] tabular-nums"
      viewBox="0 0 200 116"
      aria-hidden="true"
    >
      <path className="stroke-ink-400" d={`M${pointAt(0, 82)}A82 82 0 0 1 ${pointAt(1, 82)}`} />
      <path className="stroke-9 stroke-amber-400" d={`M${pointAt(from, 75)}A75 75 0 0 1 ${pointAt(to, 75)}`} />
      <path className="stroke-caption" d={ticks} />
      <path
        className="stroke-[1.75] stroke-heading"
        strokeLinecap="round"
        d={`M${pointAt(middle, -9)}L${pointAt(middle, 78)}`}
      />
      <circle className="fill-heading" cx={center.x} cy={center.y} r="5" />
      <text className="fill-caption" x="18" y="114" textAnchor="middle">
        0
      </text>
      <text className="fill-caption" x="182" y="114" textAnchor="middle">
        {scaleMax}
        {unit === "%" ? "%" : ""}
      </text>
    </svg>
  );
}

type Props = { items: readonly GaugeItem[]; context: PageContext };

/** Figures as instruments: value, title, description. */
export function GaugesBody({ items, context }: Props) {
  return (
    <ul className="wrap-anywhere grid grid-cols-[1fr_1fr] gap-x-5 gap-y-8 max-[22rem]:grid-cols-1 lg:grid-cols-4 lg:gap-8">
      {items.map(({ fact: key, scaleMax, title, text }) => {
        const figure = context.figureOf(key);
        return (
          <li key={title}>
            <Dial figure={figure} scaleMax={scaleMax} />
            <b className="mt-3.5 block font-[620] text-figure text-heading tabular-nums">
              {figure.text.replace("godziny", "h")}
            </b>
            <h3 className="mt-2.5 font-semibold text-base/[1.3]">{title}</h3>
            <p className="mt-1">
              <Inline text={text} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
