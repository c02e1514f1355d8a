import { clsx } from "clsx";
import { type ChartSize, yearlyBalances, yearsDrawing, yearsOfReturn, yearsSizes } from "@/lib/calculators/pv-drawings";
import type { PvTexts } from "@/lib/content/types";
import type { PvInput } from "@/lib/physics/pv";
import type { PvModel, PvResult } from "@/lib/physics/quantities";
import { fill } from "@/lib/text/fill";
import { format, middleOf } from "@/lib/text/numbers";
import { oneOrMore } from "@/lib/text/plural";
import "./drawing.css";

type Props = { model: PvModel; input: PvInput; result: PvResult; texts: PvTexts["money"] };

const thousands = (amount: number): string => format(amount / 1000);
/** "+30". */
const signedThousands = (amount: number): string => `${Math.round(amount / 1000) > 0 ? "+" : ""}${thousands(amount)}`;

/** "11 latach". */
const wholeYears = (years: number, words: Props["texts"]["years"]): string =>
  oneOrMore(Math.round(years), words).replace(" ", "\u00a0");

function Years({ model, input, result, texts, size, className }: Props & { size: ChartSize; className: string }) {
  const { band, line, zero, breakEven, inverter, years, levels, best, worst } = yearsDrawing(
    model,
    input,
    result,
    size,
  );
  const bottom = size.height - size.bottom;
  const breakEvenText =
    breakEven && Math.round(breakEven.years) > 0
      ? fill(texts.back, { lata: wholeYears(breakEven.years, texts.years) })
      : "";
  const third = size.width / 3;
  // A pointer just before the return would run through its name, which then ends at the pointer.
  const end =
    inverter && breakEven && inverter.x < breakEven.x && inverter.x + third > breakEven.x ? inverter : breakEven;
  const isRange = result.net.max > result.net.min;
  return (
    <svg
      className={clsx("chart", className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={[
        texts.heading,
        breakEvenText,
        `${texts.end} ${signedThousands((best.amount + worst.amount) / 2)} ${texts.unit}`,
      ]
        .filter(Boolean)
        .join(": ")}
    >
      <text className="chart-scale" x={0} y={12}>
        {texts.unit}
      </text>
      {levels.map(({ y, amount }) => (
        <g key={amount}>
          <path className={amount ? "chart-rule" : "chart-zero"} d={`M${size.left} ${y}H${size.width - size.right}`} />
          <text className="chart-scale" x={size.left - 6} y={y + 4.5} textAnchor="end">
            {thousands(amount)}
          </text>
        </g>
      ))}
      {isRange && <polygon className="chart-band" points={band} />}
      <path className="chart-zero" d={`M${size.left} ${zero}H${size.width - size.right}`} />
      {inverter && (
        <>
          <path className="chart-pointer" d={`M${inverter.x} ${inverter.from}V${inverter.name + 4}`} />
          <text className="chart-name" x={inverter.x} y={inverter.name} textAnchor="middle">
            {texts.inverter}
          </text>
        </>
      )}
      <polyline className="chart-course" points={line} />
      <text className="chart-name" x={best.x} y={best.y} textAnchor="end">
        {`${isRange ? texts.cheapest : texts.end} ${signedThousands(best.amount)}`}
      </text>
      {isRange && (
        <text className="chart-name" x={worst.x} y={worst.y} textAnchor="end">
          {`${texts.dearest} ${signedThousands(worst.amount)}`}
        </text>
      )}
      {breakEven && end && (
        <>
          <circle className="chart-node" cx={breakEven.x} cy={zero} r="5" />
          <text
            className="chart-strong"
            x={end.x - 6}
            y={(end === inverter ? inverter.from : zero) - 10}
            textAnchor={breakEven.x > third ? "end" : "start"}
          >
            {breakEvenText}
          </text>
        </>
      )}
      {years.map(({ x, year }) => (
        <text key={year} className="chart-scale" x={x} y={bottom + 20} textAnchor="middle">
          {year || `${texts.year} 0`}
        </text>
      ))}
    </svg>
  );
}

/** Balance of twenty years: once the line stays above zero, the installation has paid for itself. */
export function PvMoney(props: Props) {
  const { model, input, result, texts } = props;
  const [first = 0, second] = yearsOfReturn(yearlyBalances(model, input, result, middleOf(result.net)));
  const twice =
    second === undefined
      ? ""
      : fill(texts.twice, { pierwszy: wholeYears(first, texts.years), drugi: wholeYears(second, texts.years) });
  return (
    <figure className="@container mt-8">
      <h4 className="font-semibold text-heading">{texts.heading}</h4>
      <div className="mt-4">
        <Years {...props} size={yearsSizes.wide} className="@max-xl:hidden" />
        <Years {...props} size={yearsSizes.narrow} className="max-w-96 @xl:hidden" />
      </div>
      <figcaption className="mt-3 text-sm text-caption">{`${texts.note} ${twice}`}</figcaption>
    </figure>
  );
}
