import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";
import { format, formatShort } from "@/lib/text/numbers";
import styles from "./drawings.module.css";
import { Label } from "./parts";

export const powerHeight = 400;

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

const left = 24;
const corner = 430;
const ground = 330;

/** Two power triangles on one base, to scale. Amber: the power after compensation. */
export function PowerDrawing({ drawing }: { drawing: DrawingOf<"power"> }) {
  const { active, before, after, limit } = drawing;
  const powers = powersOf(drawing);
  const top = (tangent: number) => Math.round(ground - (corner - left) * tangent);
  const [high, low, edge] = [top(before), top(after), top(limit)];
  return (
    <>
      <path className={styles.pale} d={`M${left} ${ground}H${corner}V${high}z`} />
      <path className={styles.live} d={`M${left} ${ground}H${corner}V${low}z`} />
      <path
        className={`${styles.thin} ${styles.dashed}`}
        d={`M${left} ${ground}L${corner + 40} ${top((limit * (corner + 40 - left)) / (corner - left))}`}
      />
      <path className={styles.line} d={`M${left} ${ground}H${corner}V${high}zM${left} ${ground}L${corner} ${low}`} />
      <path
        className={styles.thin}
        d={`M${corner + 6} ${high}h16M${corner + 6} ${low}h16M${corner + 14} ${high}V${low}`}
      />
      <Label x={(left + corner) / 2} y={ground + 42} anchor="middle" isName>
        {`P ${format(active)} kW`}
      </Label>
      <Label x={(left + corner) / 2 - 26} y={(ground + high) / 2 - 22} anchor="end" isName>
        {`${format(powers.before.apparent)} kVA`}
      </Label>
      <Label x={corner - 12} y={ground - 14} anchor="end" isName ground="live">
        {`${format(powers.after.apparent)} kVA`}
      </Label>
      <Label x={corner + 30} y={high + 34} isName>
        {`−${format(powers.capacitors)} kvar`}
      </Label>
      <Label x={corner + 50} y={edge + 4}>
        {`tg φ ${formatShort(limit)}`}
      </Label>
      <Label x={corner + 14} y={ground - 30} isName>
        {`${format(powers.after.reactive)} kvar`}
      </Label>
    </>
  );
}
