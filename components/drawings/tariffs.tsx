import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./drawings.module.css";
import { Label } from "./parts";

const { tariffs: texts } = words.drawing;

type Row = DrawingOf<"tariffs">["rows"][number];
type Day = "weekday" | "saturday" | "sunday";

const days: Readonly<Record<Day, { x: number; width: number; name: string }>> = {
  weekday: { x: 92, width: 336, name: texts.weekday },
  saturday: { x: 450, width: 80, name: texts.saturday },
  sunday: { x: 552, width: 80, name: texts.sunday },
};
const priceClasses = { low: styles.live, middle: styles.middle, high: styles.dark, one: styles.pale } as const;
const rowTop = 78;
const rowPitch = 56;
const rowHeight = 36;

export const tariffsHeight = ({ rows }: DrawingOf<"tariffs">): number => rowTop + rows.length * rowPitch + 62;

/** x of an hour of a working day. */
const hourX = (hour: number): number => Math.round((days.weekday.x + (hour * days.weekday.width) / 24) * 10) / 10;

/** Areas of one price in all rows, as one path. */
const areaPath = (rows: readonly Row[], price: keyof typeof priceClasses): string =>
  rows
    .flatMap((row, index) =>
      (["weekday", "saturday", "sunday"] as const).flatMap((day) =>
        row[day]
          .filter((band) => band.price === price)
          .map(({ from, to }) => {
            const { x, width } = days[day];
            const left = Math.round((x + (from * width) / 24) * 10) / 10;
            const barWidth = Math.round(((to - from) * width) / 2.4) / 10;
            return `M${left} ${rowTop + index * rowPitch}h${barWidth}v${rowHeight}h-${barWidth}z`;
          }),
      ),
    )
    .join("");

const hours = [0, 6, 13, 22] as const;
const legend = [
  { price: "low", name: texts.low, x: 92 },
  { price: "middle", name: texts.middle, x: 262 },
  { price: "high", name: texts.high, x: 452 },
] as const;

/** Hours of tariffs as bars: a working day to scale, Saturday and Sunday shorter beside it. */
export function TariffsDrawing({ drawing }: { drawing: DrawingOf<"tariffs"> }) {
  const { rows } = drawing;
  const bottom = rowTop + rows.length * rowPitch;
  return (
    <>
      {Object.values(days).map(({ x, width, name }) => (
        <Label key={name} x={x + width / 2} y={26} anchor="middle" isName>
          {name}
        </Label>
      ))}
      {hours.map((hour) => (
        <Label key={hour} x={hourX(hour)} y={64} anchor="middle">
          {String(hour)}
        </Label>
      ))}
      {(["low", "middle", "high", "one"] as const).map((price) => {
        const d = areaPath(rows, price);
        return d && <path key={price} className={priceClasses[price]} d={d} />;
      })}
      {rows.map(({ name, weekday }, index) => (
        <g key={name}>
          <Label x={0} y={rowTop + index * rowPitch + 27} isName>
            {name}
          </Label>
          {weekday[0]?.price === "one" && (
            <Label x={days.weekday.x + days.weekday.width / 2} y={rowTop + index * rowPitch + 27} anchor="middle">
              {texts.one}
            </Label>
          )}
        </g>
      ))}
      <path className={styles.thin} d={`M8 ${bottom}H632`} />
      {legend.map(({ price, name, x }) => (
        <g key={price}>
          <path className={priceClasses[price]} d={`M${x} ${bottom + 20}h24v24h-24z`} />
          <Label x={x + 34} y={bottom + 42}>
            {name}
          </Label>
        </g>
      ))}
    </>
  );
}
