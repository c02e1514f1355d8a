import type { DayCurve, PageContext } from "@/lib/content/props";
import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";
import { format, roundToTenth } from "@/lib/text/numbers";
import styles from "./drawings.module.css";
import { Label } from "./parts";

const { day: texts } = words.drawing;

const left = 62;
const right = 620;
const ground = 318;
const ceiling = 64;

export const dayHeight = 366;
export const dropHeight = 366;
export const barsHeight = ({ bars }: DrawingOf<"bars">): number => bars.length * 66 + 10;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Energy of a day in kilowatt-hours: produced by the panels, used by the house, surplus of the panels. */
export function daySums({ sun, house }: DayCurve) {
  const selfUse = sum(sun.map((power, hour) => Math.min(power, house[hour] ?? 0)));
  return { production: sum(sun), use: sum(house), surplus: sum(sun) - selfUse };
}

/** The day's energy in words, for the caption. */
export function daySentence(curve: DayCurve): string {
  const { production, use, surplus } = daySums(curve);
  const kilowattHours = (number: number) => `${format(number, 1)} kWh`;
  const sums = { panele: kilowattHours(production), dom: kilowattHours(use), nadwyzka: kilowattHours(surplus) };
  const highestCharge = { bateria: kilowattHours(Math.max(...curve.stored)) };
  return [fill(texts.sums, sums), ...(curve.stored.length ? [fill(texts.stored, highestCharge)] : [])].join(" ");
}

/** The average day of a month, hour by hour. Amber: the surplus, or the energy in the battery. */
export function DayDrawing({ curve }: { curve: DayCurve }) {
  const { sun, house, stored } = curve;
  const battery = stored.length > 0;
  const highest = Math.ceil(Math.max(...sun, ...house));
  const x = (hour: number) => roundToTenth(left + ((right - left) * hour) / 24);
  // The curves are in kilowatts, the energy in a battery in kilowatt-hours: it has its own strip below them.
  const base = battery ? 224 : ground;
  const y = (share: number) => roundToTenth(base - (base - ceiling) * share);
  const stepPath = (values: readonly number[], top: number) =>
    values
      .map(
        (value, hour) =>
          `${hour ? "" : `M${left} ${y(value / top)}`}${hour ? `V${y(value / top)}` : ""}H${x(hour + 1)}`,
      )
      .join("");
  const area = (from: number, to: number) => (hour: number) =>
    `M${x(hour)} ${y(from)}H${x(hour + 1)}V${y(to)}H${x(hour)}z`;
  const surplus = sun
    .map((power, hour) => (power > (house[hour] ?? 0) ? area((house[hour] ?? 0) / highest, power / highest)(hour) : ""))
    .join("");
  const highestCharge = Math.max(...stored, 1);
  const stripY = (energy: number) => roundToTenth(ground - (64 * energy) / highestCharge);
  const storedPath = `M${left} ${ground}${stored.map((energy, hour) => `V${stripY(energy)}H${x(hour + 1)}`).join("")}V${ground}z`;
  const noon = sun.indexOf(Math.max(...sun));
  return (
    <>
      <path
        className={styles.thin}
        d={`M${left} ${base}H${right}M${left} ${ground}H${right}M${[0, 6, 12, 18, 24].map((hour) => `${x(hour)} ${ground}v7`).join("M")}`}
      />
      <path className={styles.live} d={battery ? storedPath : surplus} />
      <path className={styles.line} d={stepPath(sun, highest)} />
      <path className={`${styles.line} ${styles.dashed}`} d={stepPath(house, highest)} />
      {[0, 1].map((share) => (
        <Label key={share} x={left - 12} y={y(share) + 9} anchor="end">
          {String(share * highest)}
        </Label>
      ))}
      <Label x={8} y={26} isName>
        kW
      </Label>
      {[0, 6, 12, 18].map((hour) => (
        <Label key={hour} x={x(hour)} y={ground + 38} anchor="middle">
          {String(hour)}
        </Label>
      ))}
      <Label x={632} y={ground + 38} anchor="end">
        24 h
      </Label>
      <Label x={x(noon + 4.4)} y={y((sun[noon] ?? 0) / highest) + 4} isName>
        {texts.panels}
      </Label>
      <Label x={632} y={y(Math.max(...house.slice(17)) / highest) - 12} anchor="end">
        {texts.house}
      </Label>
      <Label
        x={battery ? x(18) : x(noon + 0.5)}
        y={battery ? ground - 20 : y(0.45)}
        anchor="middle"
        isName
        ground="live"
      >
        {battery ? texts.battery : texts.surplus}
      </Label>
    </>
  );
}

type DropProps = { drawing: DrawingOf<"drop">; figureOf: PageContext["figureOf"] };

/** Voltage drop along a cable, with its limits. The last piece is lit. */
export function DropDrawing({ drawing: { parts, limits }, figureOf }: DropProps) {
  const numbers = parts.map(({ name, length, drop }) => ({
    name,
    metres: figureOf(length).number,
    percent: figureOf(drop).number,
    text: figureOf(drop).text,
  }));
  const totalMetres = sum(numbers.map(({ metres }) => metres));
  const highest = Math.max(...limits.map(({ percent }) => percent), sum(numbers.map(({ percent }) => percent))) * 1.1;
  const x = (metres: number) => roundToTenth(left + ((right - left) * metres) / totalMetres);
  const y = (percent: number) => roundToTenth(ceiling + ((ground - ceiling) * percent) / highest);
  let [metres, percent] = [0, 0];
  const pieces = numbers.map((part) => {
    const from = [metres, percent] as const;
    metres += part.metres;
    percent += part.percent;
    return {
      ...part,
      d: `M${x(from[0])} ${y(from[1])}L${x(metres)} ${y(percent)}`,
      end: [x(metres), y(percent)] as const,
      middle: x((from[0] + metres) / 2),
    };
  });
  const last = pieces.at(-1);
  return (
    <>
      <path className={styles.thin} d={`M${left} ${ceiling}H${right}`} />
      <path
        className={`${styles.thin} ${styles.dashed}`}
        d={limits.map((limit) => `M${left} ${y(limit.percent)}H${right}`).join("")}
      />
      {last && <path className={styles.band} d={last.d} />}
      <path className={styles.line} d={pieces.map(({ d }) => d).join("")} />
      <path
        className={styles.solid}
        d={pieces.map(({ end: [px, py] }) => `M${px - 6} ${py - 6}h12v12h-12z`).join("")}
      />
      <Label x={left - 10} y={ceiling + 8} anchor="end">
        0
      </Label>
      {limits.map((limit) => (
        <g key={limit.name}>
          <Label x={left - 10} y={y(limit.percent) + 8} anchor="end">{`${limit.percent}%`}</Label>
          <Label x={left + 8} y={y(limit.percent) - 8}>
            {limit.name}
          </Label>
        </g>
      ))}
      {pieces.map(({ name, middle }) => (
        <Label key={name} x={middle} y={26} anchor="middle" isName>
          {name}
        </Label>
      ))}
      {last && (
        <Label x={632} y={last.end[1] + 38} anchor="end" isName>
          {format(percent, 1)}%
        </Label>
      )}
    </>
  );
}

type BarsProps = { drawing: DrawingOf<"bars">; figureOf: PageContext["figureOf"] };

/** Facts as bars on one scale; a range is drawn from its lowest to its highest value. */
export function BarsDrawing({ drawing: { bars }, figureOf }: BarsProps) {
  const rows = bars.map((bar) => {
    const { range, text } = figureOf(bar.fact);
    return { ...bar, ...range, text };
  });
  const highest = Math.max(...rows.map(({ max }) => max));
  const widthOf = (value: number) => roundToTenth((632 * value) / highest);
  return rows.map(({ name, min, max, text, lit }, index) => {
    const top = index * 66;
    const from = min === max ? 0 : widthOf(min);
    return (
      <g key={name}>
        <Label x={4} y={top + 26}>
          {name}
        </Label>
        <Label x={636} y={top + 26} anchor="end" isName>
          {text}
        </Label>
        <path className={styles.thin} d={`M4 ${top + 58}H636`} />
        <path
          className={lit ? styles.live : styles.dark}
          d={`M${4 + from} ${top + 38}H${4 + widthOf(max)}v20H${4 + from}z`}
        />
      </g>
    );
  });
}
