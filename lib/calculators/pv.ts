import { middleOf, tenth } from "@/lib/text/numbers";
import type { PvInput, PvPoint, PvResult, Range } from "./types";

/** A value between two of the table's powers; below the first and above the last the nearest segment goes on. */
function interpolate(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const [first, second] = points;
  if (!first || !second) throw new Error("The table of photovoltaics needs at least two powers.");
  let [from, to] = [first, second];
  for (const next of points.slice(2)) if (x > to[0]) [from, to] = [to, next];
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

const rangeAt = (table: readonly PvPoint[], power: number, what: "cost" | "production"): Range => ({
  min: interpolate(
    table.map((point) => [point.power, point[what].min]),
    power,
  ),
  max: interpolate(
    table.map((point) => [point.power, point[what].max]),
    power,
  ),
});

/** Price range of the guide for any power, in złoty. */
export const guideCost = (table: readonly PvPoint[], power: number): Range => rangeAt(table, power, "cost");

/**
 * Yearly production, savings and payback of a photovoltaic installation. Every kilowatt-hour counts at the price of
 * bought energy, as in the guide's table: energy sold to the grid brings less and lengthens the payback.
 *
 * @param table the guide's table by rising power (pvTable, from content/facts)
 * @param input numbers inside their limits (checkPv)
 */
export function calculatePv(table: readonly PvPoint[], input: PvInput): PvResult {
  const production = rangeAt(table, input.power, "production");
  const savings = { min: production.min * input.price, max: production.max * input.price };
  const cost = input.cost === undefined ? guideCost(table, input.power) : { min: input.cost, max: input.cost };
  const net = { min: cost.min - input.subsidy, max: cost.max - input.subsidy };
  return {
    production,
    savings,
    cost,
    net,
    payback: { min: net.min / savings.max, max: net.max / savings.min },
    middle: middleOf(net) / middleOf(savings),
  };
}

/** Drawing area in SVG units, and what stands around it. */
export const chartSize = { width: 320, height: 210, left: 36, right: 12, top: 14, bottom: 26 } as const;

/** Years shown at least and at most; panels work for more than 25. */
const years = { min: 10, max: 25 } as const;

type Point = readonly [x: number, y: number];

type PaybackChart = {
  /** Height of the line of nothing gained and nothing lost. */
  zero: number;
  /** Corners of the area between the best and the worst case. */
  band: string;
  /** Ends of the two lines. */
  best: readonly [Point, Point];
  worst: readonly [Point, Point];
  /** Where the two lines cross zero; the second is left out beyond the last year. */
  crossings: { x: number; year: number }[];
  /** Years under the axis. */
  ticks: { x: number; year: number }[];
  /** Amounts beside it, in złoty. */
  levels: { y: number; amount: number }[];
};

const clamp = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));

/** Balance of an installation over the years: minus its cost, plus the savings of each year. */
export function paybackChart({ net, savings, payback }: PvResult): PaybackChart {
  const { width, height, left, right, top, bottom } = chartSize;
  const last = clamp(Math.ceil(payback.max) + 2, years);
  const highest = savings.max * last - net.min;
  const x = (year: number) => tenth(left + ((width - left - right) * year) / last);
  const y = (amount: number) => tenth(top + ((height - top - bottom) * (highest - amount)) / (highest + net.max));
  const line = (cost: number, saving: number): readonly [Point, Point] => [
    [x(0), y(-cost)],
    [x(last), y(saving * last - cost)],
  ];
  const best = line(net.min, savings.max);
  const worst = line(net.max, savings.min);
  const step = last > 15 ? 5 : 2;
  return {
    zero: y(0),
    band: [...best, ...worst.toReversed()].map((point) => point.join(",")).join(" "),
    best,
    worst,
    crossings: [payback.min, payback.max].filter((year) => year <= last).map((year) => ({ x: x(year), year })),
    ticks: Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => ({
      x: x(index * step),
      year: index * step,
    })),
    levels: [-net.max, 0, highest].map((amount) => ({ y: y(amount), amount })),
  };
}
