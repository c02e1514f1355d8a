import type { PvResult, Range } from "./types";

/** Drawing area in SVG units, and what stands around it. */
export const chartSize = { width: 320, height: 210, left: 36, right: 12, top: 14, bottom: 26 } as const;

/** Years shown at least and at most; panels work for more than 25. */
const years = { min: 10, max: 25 } as const;

type Point = readonly [x: number, y: number];

export type PaybackChart = {
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
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = (year: number) => round(left + ((width - left - right) * year) / last);
  const y = (amount: number) => round(top + ((height - top - bottom) * (highest - amount)) / (highest + net.max));
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
