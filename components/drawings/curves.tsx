import type { DayCurve, PageContext } from "@/lib/content/props";
import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { drawingWidth } from "@/lib/drawings/path";
import { fill } from "@/lib/text/fill";
import { format, formatShort, roundToTenth } from "@/lib/text/numbers";
import styles from "./drawings.module.css";
import { Label } from "./parts";

const { day: texts } = words.drawing;

const left = 62;
const right = 620;
const ground = 318;
const ceiling = 64;

export const dayHeight = 366;
export const dropHeight = 336;
/** The zero line of a drop, below two rows of names. */
const dropCeiling = 76;
/** Row of a limit's name above the bars. */
const limitRow = 34;
/** A value, its name and its bar. */
const barRow = 66;
export const barsHeight = ({ bars, limit }: DrawingOf<"bars">): number =>
  bars.length * barRow + 6 + (limit ? limitRow : 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Energy of a day in kilowatt-hours: produced by the panels, used by the house, surplus of the panels. */
export function daySums({ sun, house }: DayCurve) {
  const selfUse = sum(sun.map((power, hour) => Math.min(power, house[hour] ?? 0)));
  return { production: sum(sun), use: sum(house), surplus: sum(sun) - selfUse };
}

/** The day's energy in words, for the caption. */
export function daySentence(curve: DayCurve): string {
  const { production, use, surplus } = daySums(curve);
  const kilowattHours = (number: number) => `${format(number, 1)}\u00a0kWh`;
  const sums = { panele: kilowattHours(production), dom: kilowattHours(use), nadwyzka: kilowattHours(surplus) };
  const highestCharge = { bateria: kilowattHours(Math.max(...curve.stored)) };
  return [fill(texts.sums, sums), ...(curve.stored.length ? [fill(texts.stored, highestCharge)] : [])].join(" ");
}

/** Steps of an axis: the largest number of them is three. */
const axisSteps = [0.5, 1, 2, 5, 10, 20] as const;

/** Values at the lines of a grid, from zero. */
function ticksOf(highest: number): number[] {
  const step = axisSteps.find((size) => highest / size < 4) ?? highest;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}

/**
 * The average day of a month, hour by hour, as in the photovoltaics calculator. Grey: what the house uses at once. Blue:
 * the surplus, or the energy in the battery, which has its own strip and axis below.
 */
export function DayDrawing({ curve: { sun, house, stored, capacity } }: { curve: DayCurve }) {
  const highest = Math.max(...sun, ...house);
  const base = capacity ? 214 : ground;
  const x = (hour: number) => roundToTenth(left + ((right - left) * hour) / 24);
  const y = (kilowatts: number) => roundToTenth(base - ((base - ceiling) * kilowatts) / highest);
  const stripY = (energy: number) => roundToTenth(ground - (64 * energy) / (capacity ?? 1));
  const stepPath = (tops: readonly number[]) =>
    tops.map((top, hour) => `${hour ? "V" : ""}${top}H${x(hour + 1)}`).join("");
  const used = sun.map((power, hour) => y(Math.min(power, house[hour] ?? 0)));
  const areaTo = (level: number, tops: readonly number[]) => `M${left} ${level}V${stepPath(tops)}V${level}z`;
  const surplus = `M${left} ${stepPath(sun.map(y))}V${used
    .map((_, hour) => used[23 - hour])
    .map((top, hour) => `${hour ? "V" : ""}${top}H${x(23 - hour)}`)
    .join("")}z`;
  const levels = [
    ...ticksOf(highest).map((value) => ({ value, level: y(value) })),
    ...(capacity ? [0, capacity].map((value) => ({ value, level: stripY(value) })) : []),
  ];
  // Between two lines of the grid.
  const [, step = highest] = ticksOf(highest);
  const noon = sun.indexOf(Math.max(...sun));
  return (
    <>
      <path className={styles.rule} d={levels.map(({ level }) => `M${left} ${level}H${right}`).join("")} />
      <path className={styles.middle} d={areaTo(base, used)} />
      <path className={styles.series} d={capacity ? areaTo(ground, stored.map(stripY)) : surplus} />
      <path className={styles.line} d={`M${left} ${stepPath(sun.map(y))}`} />
      <path className={`${styles.line} ${styles.dashed}`} d={`M${left} ${stepPath(house.map(y))}`} />
      <path className={styles.thin} d={`M${left} ${base}H${right}M${left} ${ground}H${right}`} />
      {levels.map(({ value, level }) => (
        <Label key={level} x={left - 10} y={level} anchor="end" isCentred>
          {formatShort(value)}
        </Label>
      ))}
      <Label x={8} y={26} isName>
        kW
      </Label>
      {capacity && (
        <Label x={left + 10} y={stripY(capacity) + 22} isName ground="lines">
          kWh
        </Label>
      )}
      {[0, 6, 12, 18].map((hour) => (
        <Label key={hour} x={x(hour)} y={ground + 38} anchor="middle">
          {String(hour)}
        </Label>
      ))}
      <Label x={632} y={ground + 38} anchor="end">
        24 h
      </Label>
      <Label x={x(noon + 0.5)} y={y(sun[noon] ?? 0) - 12} anchor="middle" isName>
        {texts.panels}
      </Label>
      <Label x={632} y={y(Math.max(...house.slice(17))) - 12} anchor="end" ground="lines">
        {texts.house}
      </Label>
      <Label
        x={capacity ? x(18) : x(noon + 0.5)}
        y={capacity ? ground - 20 : y(1.5 * step) + 6}
        anchor="middle"
        isName
        onlyWide={!capacity}
      >
        {capacity ? texts.battery : texts.surplus}
      </Label>
    </>
  );
}

type DropProps = { drawing: DrawingOf<"drop">; figureOf: PageContext["figureOf"] };

/** Voltage drop along a cable, with its limits, over the length and cross-section of each piece. */
export function DropDrawing({ drawing: { parts, limits }, figureOf }: DropProps) {
  const numbers = parts.map(({ name, cable, length, drop }) => ({
    name,
    size: `${figureOf(length).text} · ${cable}`,
    metres: figureOf(length).number,
    percent: figureOf(drop).number,
    text: figureOf(drop).text,
  }));
  const totalMetres = sum(numbers.map(({ metres }) => metres));
  const highest = Math.max(...limits.map(({ percent }) => percent), sum(numbers.map(({ percent }) => percent))) * 1.1;
  const x = (metres: number) => roundToTenth(left + ((right - left) * metres) / totalMetres);
  const y = (percent: number) => roundToTenth(dropCeiling + ((ground - dropCeiling) * percent) / highest);
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
      <path className={styles.thin} d={`M${left} ${dropCeiling}H${right}`} />
      <path
        className={`${styles.thin} ${styles.dashed}`}
        d={limits.map((limit) => `M${left} ${y(limit.percent)}H${right}`).join("")}
      />
      <path className={styles.bold} d={pieces.map(({ d }) => d).join("")} />
      <path
        className={styles.solid}
        d={pieces.map(({ end: [px, py] }) => `M${px - 6} ${py - 6}h12v12h-12z`).join("")}
      />
      <Label x={left - 10} y={dropCeiling} anchor="end" isCentred>
        0
      </Label>
      {limits.map((limit) => (
        <g key={limit.name}>
          <Label x={left - 10} y={y(limit.percent)} anchor="end" isCentred>{`${limit.percent}%`}</Label>
          <Label x={left + 8} y={y(limit.percent) - 8}>
            {limit.name}
          </Label>
        </g>
      ))}
      {pieces.map(({ name, size, middle }) => (
        <g key={name}>
          <Label x={middle} y={26} anchor="middle" isName>
            {name}
          </Label>
          <Label x={middle} y={54} anchor="middle">
            {size}
          </Label>
        </g>
      ))}
      {pieces.slice(0, -1).map(({ end: [px, py], text }) => (
        <Label key={text} x={px - 8} y={py + 28} anchor="end" isName ground="lines">
          {text}
        </Label>
      ))}
      {last && (
        // Between the line and its limit.
        <Label x={last.end[0] - 36} y={last.end[1] + 6} anchor="end" isName ground="lines">
          {`${format(percent, 1)}%`}
        </Label>
      )}
    </>
  );
}

type BarsProps = { drawing: DrawingOf<"bars">; figureOf: PageContext["figureOf"] };

/**
 * Facts as bars on one scale; a range is drawn from its lowest to its highest value. A limit is one line through all of
 * them, and what lies beyond it is red.
 */
export function BarsDrawing({ drawing: { bars, limit }, figureOf }: BarsProps) {
  const rows = bars.map((bar) => {
    const { range, text } = figureOf(bar.fact);
    return { ...bar, ...range, text };
  });
  const edge = limit && figureOf(limit.fact);
  const highest = Math.max(...rows.map(({ max }) => max), edge?.number ?? 0);
  const x = (value: number) => roundToTenth((drawingWidth * value) / highest);
  const first = limit ? limitRow : 0;
  const barPath = (from: number, to: number, top: number) =>
    to > from ? `M${x(from)} ${top + 42}H${x(to)}v20H${x(from)}z` : "";
  return (
    <>
      {rows.map(({ name, min, max, lit }, index) => {
        const from = min === max ? 0 : min;
        const border = edge?.number ?? max;
        const top = first + index * barRow;
        return (
          <g key={name}>
            <path className={styles.thin} d={`M0 ${top + 62}H${drawingWidth}`} />
            <path
              className={lit || limit ? styles.dark : styles.middle}
              d={barPath(from, Math.min(max, border), top)}
            />
            <path className={styles.beyond} d={barPath(Math.max(from, border), max, top)} />
          </g>
        );
      })}
      {edge && limit && (
        <>
          <path className={styles.line} d={`M${x(edge.number)} ${limitRow - 6}V${first + rows.length * barRow}`} />
          <Label x={x(edge.number)} y={22} {...(x(edge.number) > drawingWidth / 2 && { anchor: "end" })}>
            {limit.name} <tspan className={styles.name}>{edge.text}</tspan>
          </Label>
        </>
      )}
      {rows.map(({ name, text }, index) => (
        <g key={name}>
          <Label x={0} y={first + index * barRow + 30} ground="lines">
            <tspan className={styles.name}>{text}</tspan> {name}
          </Label>
        </g>
      ))}
    </>
  );
}
