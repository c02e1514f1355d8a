import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";
import { format, formatShort } from "@/lib/text/numbers";
import styles from "./drawings.module.css";
import { Label } from "./parts";

export const powerHeight = 432;

type PowerData = Pick<DrawingOf<"power">, "active" | "before" | "after" | "limit">;

/** Reactive power in kilovars and apparent power in kilovolt-amperes, before and after: Q = P · tg φ, S² = P² + Q². */
export function powersOf({ active, before, after }: PowerData) {
  const powersAt = (tangent: number) => ({ reactive: active * tangent, apparent: active * Math.hypot(1, tangent) });
  return { before: powersAt(before), after: powersAt(after), capacitors: active * (before - after) };
}

/** The powers in words, for the caption. */
export function powerSentence(data: PowerData): string {
  const { before, after, capacitors } = powersOf(data);
  const amount = (number: number, unit: string) => `${format(number)}\u00a0${unit}`;
  return fill(words.drawing.power, {
    czynna: amount(data.active, "kW"),
    bierna: amount(before.reactive, "kvar"),
    pozorna: amount(before.apparent, "kVA"),
    bateria: amount(capacitors, "kvar"),
    biernaPo: amount(after.reactive, "kvar"),
    pozornaPo: amount(after.apparent, "kVA"),
    tangens: formatShort(data.before),
    tangensPo: formatShort(data.after),
    granica: formatShort(data.limit),
  });
}

const left = 16;
const corner = 440;
const ground = 372;
/** x of the brackets of the two parts of the reactive power, whose values are right of it, and of the whole, beyond them. */
const [parts, total] = [corner + 16, 632];
/** Angle of a side in degrees, by its tangent. */
const angleOf = (tangent: number): number => Math.round((-Math.atan(tangent) * 1800) / Math.PI) / 10;

type SideProps = { tangent: number; from: number; above: boolean; isName?: boolean; children: string };

/** Words along a side, from a place on it, 10 units above or 28 below. */
const Side = ({ tangent, from, above, isName = true, children }: SideProps) => (
  <g transform={`rotate(${angleOf(tangent)} ${left} ${ground})`}>
    <Label x={left + from} y={ground + (above ? -10 : 28)} isName={isName}>
      {children}
    </Label>
  </g>
);

/** A bracket right of the triangle. */
const bracket = (x: number, from: number, to: number) => `M${x - 8} ${from}h8V${to}h-8`;

/** Two power triangles on one base, to scale: grey before, blue after compensation. */
export function PowerDrawing({ drawing }: { drawing: DrawingOf<"power"> }) {
  const { active, before, after, limit } = drawing;
  const powers = powersOf(drawing);
  const top = (tangent: number) => Math.round(ground - (corner - left) * tangent);
  const [high, low, edge] = [top(before), top(after), top(limit)];
  return (
    <>
      <path className={styles.pale} d={`M${left} ${ground}H${corner}V${high}z`} />
      <path className={styles.series} d={`M${left} ${ground}H${corner}V${low}z`} />
      <path className={`${styles.thin} ${styles.dashed}`} d={`M${left} ${ground}L${corner} ${edge}`} />
      <path className={styles.line} d={`M${left} ${ground}H${corner}V${high}zM${left} ${ground}L${corner} ${low}`} />
      <Label x={(left + corner) / 2} y={ground + 42} anchor="middle" isName>
        {`P ${format(active)} kW`}
      </Label>
      <Side tangent={before} from={60} above>{`${format(powers.before.apparent)} kVA`}</Side>
      <Side tangent={limit} from={215} above isName={false}>
        {fill(words.drawing.powerLimit, { tangens: formatShort(limit) })}
      </Side>
      <Side tangent={after} from={190} above={false}>{`${format(powers.after.apparent)} kVA`}</Side>
      <path
        className={styles.thin}
        d={`M${corner} ${high}H${total}V${ground}H${corner}${bracket(parts, high, low)}${bracket(parts, low, ground)}`}
      />
      <Label x={total} y={high - 14} anchor="end" isName>{`${format(powers.before.reactive)} kvar`}</Label>
      <Label x={parts + 8} y={(high + low) / 2 + 7} isName>{`−${format(powers.capacitors)} kvar`}</Label>
      <Label x={parts + 8} y={(low + ground) / 2 + 7} isName>{`${format(powers.after.reactive)} kvar`}</Label>
    </>
  );
}
