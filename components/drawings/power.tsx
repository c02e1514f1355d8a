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

const left = 16;
const corner = 344;
const ground = 330;
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

/** A bracket right of the triangle, with its value in the middle. */
function Bracket({ x, from, to, children }: { x: number; from: number; to: number; children: string }) {
  return (
    <>
      <path className={styles.thin} d={`M${x - 8} ${from}h8V${to}h-8`} />
      <Label x={x + 8} y={(from + to) / 2 + 7} isName>
        {children}
      </Label>
    </>
  );
}

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
      <Side tangent={before} from={90} above>{`${format(powers.before.apparent)} kVA`}</Side>
      <Side tangent={limit} from={235} above isName={false}>{`tg φ ${formatShort(limit)}`}</Side>
      <Side tangent={after} from={190} above={false}>{`${format(powers.after.apparent)} kVA`}</Side>
      <Bracket x={corner + 16} from={high} to={low}>{`−${format(powers.capacitors)} kvar`}</Bracket>
      <Bracket x={corner + 16} from={low} to={ground}>{`${format(powers.after.reactive)} kvar`}</Bracket>
      <Bracket x={corner + 168} from={high} to={ground}>{`${format(powers.before.reactive)} kvar`}</Bracket>
    </>
  );
}
