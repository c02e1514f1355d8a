import { clsx } from "clsx";
import { type ChartSize, dayDrawing, daySizes, peakPower } from "@/lib/calculators/pv-drawings";
import type { PvTexts } from "@/lib/content/types";
import { dayEnergy, type PvInput } from "@/lib/physics/pv";
import type { PvModel, PvResult } from "@/lib/physics/quantities";
import { format, formatShort } from "@/lib/text/numbers";
import "./drawing.css";

type Props = { model: PvModel; input: PvInput; result: PvResult; texts: PvTexts["day"] };

/** The months drawn: June, March, December. */
const months = [5, 2, 11] as const;

type DayProps = Pick<Props, "model" | "input" | "texts"> & {
  month: number;
  name: string;
  highest: number;
  size: ChartSize;
  className: string;
};

function Day({ model, input, texts, month, name, highest, size, className }: DayProps) {
  const { used, surplus, house, ground, hours, levels, names } = dayDrawing(model, input, month, highest, size);
  const { sun, home } = dayEnergy(model, input, month);
  return (
    <svg
      className={clsx("chart", className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`${name}: ${texts.panels} ${format(sun, 1)}\u00a0kWh, ${texts.columns[3]} ${format(home, 1)}\u00a0kWh`}
    >
      <text className="chart-strong" x={0} y={12}>
        {`${name} ${format(sun, 1)}\u00a0kWh`}
      </text>
      {levels.map(({ y, kilowatts }) => (
        <g key={kilowatts}>
          <path className="chart-rule" d={`M${size.left} ${y}H${size.width - size.right}`} />
          <text className="chart-scale" x={size.left - 6} y={y + 4.5} textAnchor="end">
            {formatShort(kilowatts)}
          </text>
        </g>
      ))}
      <path className="chart-used" d={used} />
      <path className="chart-surplus" d={surplus} />
      <path className="chart-house" d={house} />
      <path className="chart-zero" d={`M${size.left} ${ground}H${size.width - size.right}`} />
      <text className="chart-name" {...names.sun} textAnchor="middle">
        {texts.panels}
      </text>
      <text className="chart-name" {...names.house} textAnchor="end">
        {texts.house}
      </text>
      {hours.map(({ x, hour }) => (
        <text key={hour} className="chart-scale" x={x} y={size.height - 6} textAnchor={hour === 24 ? "end" : "middle"}>
          {hour === 24 ? "24\u00a0h" : hour}
        </text>
      ))}
    </svg>
  );
}

/** Three average days: production and use by hour, and a table of them with the year. */
export function PvDays({ model, input, result, texts }: Props) {
  const highest = peakPower(model, input, months);
  const lines = months.map((month, index) => ({
    name: texts.months[index] ?? "",
    month,
    ...dayEnergy(model, input, month),
  }));
  // With large letters a row has its name on a line of its own. The roles are those that such a style takes from it.
  const rowClass = "max-tight:grid max-tight:fr-cols-3";
  const lineClass = "border-b border-hairline py-2";
  const cellClass = `${lineClass} pl-2 max-tight:pl-0 text-right tabular-nums`;
  const headClass = `${lineClass} max-tight:col-span-full text-left`;
  return (
    <figure className="@container mt-8">
      <h4 className="font-semibold text-heading">{texts.heading}</h4>
      <div className="mt-4 grid gap-6 @xl:grid-cols-3">
        {lines.map(({ month, name }) =>
          (["wide", "narrow"] as const).map((room) => (
            <Day
              key={room}
              {...{ model, input, texts, month, name, highest }}
              size={daySizes[room]}
              className={room === "wide" ? "@max-xl:hidden" : "max-w-96 @xl:hidden"}
            />
          )),
        )}
      </div>
      <table className="mt-5 w-full table-fixed text-sm" role="table">
        <caption className="pb-1 text-left text-caption">{texts.caption}</caption>
        <thead role="rowgroup">
          <tr className={rowClass} role="row">
            {texts.columns.map((column, index) => (
              <th
                key={column}
                className={clsx(index ? cellClass : headClass, "font-normal text-caption")}
                role="columnheader"
                scope="col"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ name, sun, house, home }) => (
            <tr className={rowClass} key={name} role="row">
              <th className={clsx(headClass, "font-normal")} role="rowheader" scope="row">
                {name}
              </th>
              <td className={cellClass} role="cell">
                {format(sun, 1)}
              </td>
              <td className={cellClass} role="cell">
                {format(house, 1)}
              </td>
              <td className={cellClass} role="cell">
                {format(home, 1)}
              </td>
            </tr>
          ))}
          <tr className={clsx(rowClass, "font-semibold text-heading")} role="row">
            <th className={headClass} role="rowheader" scope="row">
              {texts.year}
            </th>
            <td className={cellClass} role="cell">
              {format(result.production)}
            </td>
            <td className={cellClass} role="cell">
              {format(input.use)}
            </td>
            <td className={cellClass} role="cell">
              {format(result.home)}
            </td>
          </tr>
        </tbody>
      </table>
      <figcaption className="mt-3 text-sm text-caption">{texts.note}</figcaption>
    </figure>
  );
}
