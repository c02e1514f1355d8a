import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { roundToTenth } from "@/lib/text/numbers";
import styles from "./drawings.module.css";
import { Label } from "./parts";

const { tariffs: texts } = words.drawing;

type Row = DrawingOf<"tariffs">["rows"][number];
type Bands = Row["weekday"];

const priceClasses = { low: styles.pale, middle: styles.middle, high: styles.dark, one: styles.solid } as const;
const legend = [
  { price: "low", x: 8 },
  { price: "middle", x: 200 },
  { price: "high", x: 420 },
] as const;
const left = 204;
const right = 628;
const barHeight = 32;

const hourX = (hour: number): number => roundToTenth(left + ((right - left) * hour) / 24);
const isSame = (one: Bands, other: Bands): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Moves two hours apart that stand too close to be read. */
function shiftOf(hours: readonly number[], index: number): number {
  const isNear = (one = -Infinity, other = Infinity) => Math.abs(other - one) <= 2;
  return (isNear(hours[index - 1], hours[index]) ? 7 : 0) - (isNear(hours[index], hours[index + 1]) ? 7 : 0);
}

/** Days of a tariff with the same hours are one bar. */
function barsOf({ weekday, saturday, sunday }: Row): { days: string; bands: Bands }[] {
  const { all, weekdays, toSaturday, weekend } = texts.days;
  if (isSame(weekday, saturday) && isSame(weekday, sunday)) return [{ days: all, bands: weekday }];
  if (isSame(weekday, saturday))
    return [
      { days: toSaturday, bands: weekday },
      { days: texts.days.sunday, bands: sunday },
    ];
  if (isSame(saturday, sunday))
    return [
      { days: weekdays, bands: weekday },
      { days: weekend, bands: sunday },
    ];
  return [
    { days: weekdays, bands: weekday },
    { days: texts.days.saturday, bands: saturday },
    { days: texts.days.sunday, bands: sunday },
  ];
}

/** All bars with their places: a bar with changes has a row for its hours below it. */
function placedBars(rows: readonly Row[]) {
  let next = 8;
  const bars = rows.flatMap((row) =>
    barsOf(row).map(({ days, bands }, index) => {
      const top = next;
      const changes = bands.slice(1).map(({ from }) => from);
      // The first bar has the ends of the scale.
      const hours = top === 8 ? [0, ...changes, 24] : changes;
      next += barHeight + (hours.length ? 40 : 14);
      return { name: index === 0 ? row.name : undefined, key: `${row.name} ${days}`, days, bands, hours, top };
    }),
  );
  return { bars, end: next };
}

export const tariffsHeight = ({ rows }: DrawingOf<"tariffs">): number => placedBars(rows).end + 46;

/** Hours of tariffs as bars of 24 hours on one scale, with each hour at which the price changes. */
export function TariffsDrawing({ drawing: { rows } }: { drawing: DrawingOf<"tariffs"> }) {
  const { bars, end } = placedBars(rows);
  return (
    <>
      {bars.map(({ key, name, days, bands, hours, top }) => (
        <g key={key}>
          {name && (
            <Label x={0} y={top + 24} isName>
              {name}
            </Label>
          )}
          <Label x={left - 10} y={top + 24} anchor="end">
            {days}
          </Label>
          {bands.map(({ from, to, price }) => (
            <path
              key={from}
              className={priceClasses[price]}
              d={`M${hourX(from)} ${top}H${hourX(to)}v${barHeight}H${hourX(from)}z`}
            />
          ))}
          {bands[0]?.price === "one" && (
            <Label x={hourX(12)} y={top + 24} anchor="middle">
              {texts.one}
            </Label>
          )}
          {hours.map((hour, index) => (
            <Label key={hour} x={hourX(hour) + shiftOf(hours, index)} y={top + barHeight + 24} anchor="middle">
              {String(hour)}
            </Label>
          ))}
        </g>
      ))}
      {legend.map(({ price, x }) => (
        <g key={price}>
          <path className={priceClasses[price]} d={`M${x} ${end + 10}h24v24h-24z`} />
          <Label x={x + 34} y={end + 31}>
            {texts[price]}
          </Label>
        </g>
      ))}
    </>
  );
}
