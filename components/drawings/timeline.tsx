import { clsx } from "clsx";
import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { plural } from "@/lib/text/plural";
import styles from "./drawings.module.css";
import { Label } from "./parts";

const left = 210;
const right = 616;
const top = 30;
const pitch = 62;

export const timelineHeight = ({ rows }: DrawingOf<"timeline">): number => top + rows.length * pitch + 56;

/** Recurring tasks over some years: small marks for frequent ones, boxes for the others, dark in the first row. */
export function TimelineDrawing({ drawing: { rows, years } }: { drawing: DrawingOf<"timeline"> }) {
  const yearX = (year: number) => Math.round((left + ((right - left) * year) / years) * 10) / 10;
  const bottom = top + rows.length * pitch;
  return (
    <>
      {rows.map(({ name, every, at = [] }, index) => {
        const y = top + index * pitch + 20;
        const times = every ? Array.from({ length: Math.floor(years / every + 1e-9) + 1 }, (_, i) => i * every) : at;
        const isFrequent = every !== undefined && every < 1;
        return (
          <g key={name}>
            <Label x={8} y={y + 9} isName>
              {name}
            </Label>
            <path className={styles.thin} d={`M${left} ${y}H${right}`} />
            {isFrequent ? (
              <path className={styles.line} d={times.map((time) => `M${yearX(time)} ${y - 7}v14`).join("")} />
            ) : (
              <path
                className={clsx(styles.solid, index === 0 && styles.dark)}
                d={times.map((time) => `M${yearX(time) - 9} ${y - 9}h18v18h-18z`).join("")}
              />
            )}
          </g>
        );
      })}
      <path
        className={styles.line}
        d={`M${left} ${bottom}H${right}M${[0, years / 2, years].map((year) => `${yearX(year)} ${bottom}v8`).join("M")}`}
      />
      <Label x={left} y={bottom + 40} anchor="middle">
        0
      </Label>
      <Label x={yearX(years / 2)} y={bottom + 40} anchor="middle">
        {String(years / 2)}
      </Label>
      <Label x={632} y={bottom + 40} anchor="end">{`${years} ${plural(years, ...words.drawing.years)}`}</Label>
    </>
  );
}
