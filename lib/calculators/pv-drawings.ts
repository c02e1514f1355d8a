import { middleOf, tenth } from "@/lib/text/numbers";
import { averageDay, type PvInput } from "./pv";
import type { PvModel, PvResult, Range } from "./types";

/**
 * A drawing twice: for the column of a guide and for a phone. Sizes are in SVG units, which are pixels at the narrowest
 * room the drawing gets, so that its text is never smaller than it says there.
 */
export type Size = { width: number; height: number; left: number; right: number; top: number; bottom: number };

export const daySizes = {
  wide: { width: 192, height: 200, left: 26, right: 4, top: 38, bottom: 24 },
  narrow: { width: 250, height: 184, left: 26, right: 4, top: 38, bottom: 24 },
} as const satisfies Record<string, Size>;

export const yearsSizes = {
  wide: { width: 580, height: 300, left: 42, right: 8, top: 40, bottom: 26 },
  narrow: { width: 250, height: 280, left: 42, right: 8, top: 40, bottom: 26 },
} as const satisfies Record<string, Size>;

/** Room for the name of an edge with its amount. */
const nameWidth = 104;
/** From one line of names to the next. */
const lineHeight = 18;
/** Years whose money is drawn. */
export const lastYear = 20;

/** Even numbers for an axis, at most five steps. */
function ticksOf(low: number, high: number, steps: readonly number[]): number[] {
  const step = steps.find((size) => (high - low) / size <= 5) ?? high - low;
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, index) => (first + index) * step);
}

/** Corners of the outline of 24 hourly values, from the left to the right, as SVG path commands. */
const steps = (tops: readonly number[], width: number): string =>
  tops.map((y, hour) => `${hour ? "V" : ""}${y}h${width}`).join("");

export type DayDrawing = {
  /** Areas: what panels give and the house takes at once, and what is left of the panels' energy. */
  used: string;
  surplus: string;
  /** Outline of what the house takes. */
  house: string;
  /** Bottom of the drawing. */
  ground: number;
  hours: { x: number; hour: number }[];
  levels: { y: number; kilowatts: number }[];
  /** Where the names of the two stand: over the panels' highest hour, and over the house in the evening. */
  names: { sun: { x: number; y: number }; house: { x: number; y: number } };
};

/** Kilowatts drawn at the top of all days, so that months can be compared. */
export const highestOf = (model: PvModel, input: PvInput, months: readonly number[]): number =>
  Math.max(
    ...months.flatMap((month) => {
      const { sun, house } = averageDay(model, input, month);
      return [...sun, ...house];
    }),
  );

/**
 * The average day of a month: production against use, hour by hour.
 * @param highest kilowatts at the top of the drawing (highestOf)
 */
export function dayDrawing(model: PvModel, input: PvInput, month: number, highest: number, size: Size): DayDrawing {
  const { sun, house } = averageDay(model, input, month);
  const ground = size.height - size.bottom;
  const width = tenth((size.width - size.left - size.right) / 24);
  const y = (kilowatts: number) => tenth(ground - ((ground - size.top) * kilowatts) / highest);
  const both = sun.map((kilowatts, hour) => y(Math.min(kilowatts, house[hour] ?? 0)));
  const sunTops = sun.map(y);
  const houseTops = house.map(y);
  const noon = sun.indexOf(Math.max(...sun));
  const evening = 19;
  return {
    used: `M${size.left} ${ground}V${steps(both, width)}V${ground}z`,
    // There along the panels' energy and back along what is used at once.
    surplus: `M${size.left} ${steps(sunTops, width)}V${steps(both.toReversed(), -width)}z`,
    house: `M${size.left} ${steps(houseTops, width)}`,
    ground,
    hours: [0, 6, 12, 18, 24].map((hour) => ({ x: tenth(size.left + width * hour), hour })),
    levels: ticksOf(0, highest, [0.5, 1, 2, 5, 10])
      .filter((level) => level > 0)
      .map((kilowatts) => ({ y: y(kilowatts), kilowatts })),
    names: {
      sun: { x: tenth(size.left + width * (noon + 0.5)), y: tenth((sunTops[noon] ?? ground) - 8) },
      house: { x: tenth(size.left + width * 24), y: tenth(Math.min(...houseTops.slice(evening - 3)) - 8) },
    },
  };
}

/**
 * The balance of an installation after each year, in złoty: minus its cost, plus the savings, which fall with the
 * panels' power, minus the inverter in the year of its replacement. Prices stay as they are.
 *
 * @param net cost after the subsidy
 * @returns one number for the start and one for each year
 */
export function balances(model: PvModel, { inverter }: Pick<PvInput, "inverter">, total: number, net: number) {
  const result = [-net];
  for (let year = 1; year <= lastYear; year += 1) {
    const saved = total * (1 - model.ageing / 100) ** (year - 1);
    result.push((result[year - 1] ?? 0) + saved - (year === model.inverterYear ? inverter : 0));
  }
  return result;
}

/** The year after which a balance stays above zero, undefined where it does not within the years drawn. */
export function yearOfReturn(series: readonly number[]): number | undefined {
  const last = series.findLastIndex((balance) => balance < 0);
  const [before, after] = [series[last] ?? 0, series[last + 1]];
  return after === undefined ? undefined : last + before / (before - after);
}

type Label = { x: number; y: number };

export type YearsDrawing = {
  /** Area between the cheapest and the dearest installation, the line in the middle of them. */
  band: string;
  line: string;
  zero: number;
  /** Where the line crosses zero for good. */
  back?: { x: number; years: number };
  /** The replacement: from the middle line up to its name. */
  inverter?: { x: number; from: number; name: number };
  years: { x: number; year: number }[];
  levels: { y: number; amount: number }[];
  /** Where the names of the two edges stand, and their balances after the last year. */
  best: Label & { amount: number };
  worst: Label & { amount: number };
};

/** Twenty years of money. */
export function yearsDrawing(model: PvModel, input: PvInput, result: PvResult, size: Size): YearsDrawing {
  const series = (net: number) => balances(model, input, result.savings.total, net);
  const [best, middle, worst] = [result.net.min, middleOf(result.net), result.net.max].map(series) as [
    number[],
    number[],
    number[],
  ];
  const ends: Range = { min: Math.min(...worst), max: Math.max(...best, 1) };
  const x = (year: number) => tenth(size.left + ((size.width - size.left - size.right) * year) / lastYear);
  const y = (amount: number) =>
    tenth(size.top + ((size.height - size.top - size.bottom) * (ends.max - amount)) / (ends.max - ends.min));
  // The inverter is paid at the end of its year: the line falls there.
  const corners = (line: readonly number[]): string[] =>
    line.flatMap((amount, year) => [
      ...(year === model.inverterYear && input.inverter > 0 ? [`${x(year)},${y(amount + input.inverter)}`] : []),
      `${x(year)},${y(amount)}`,
    ]);
  const years = yearOfReturn(middle);
  const before = (line: readonly number[]): number => (line[model.inverterYear] ?? 0) + input.inverter;
  const end = { x: size.width - size.right };
  const bestName = tenth(y(best[lastYear] ?? 0) - 10);
  const inverterName = tenth(y(before(best)) - 10);
  // A name under a line that rises to the right stands clear of it at its own beginning; one that would stand among the
  // years of the axis goes above the line.
  const below = Math.floor(lastYear - (nameWidth * lastYear) / (size.width - size.left - size.right));
  const worstEnd = y(worst[lastYear] ?? 0);
  const worstName = tenth(Math.max(y(worst[below] ?? 0), worstEnd) + 18);
  return {
    band: [...corners(best), ...corners(worst).toReversed()].join(" "),
    line: corners(middle).join(" "),
    zero: y(0),
    ...(years !== undefined && { back: { x: x(years), years } }),
    ...(input.inverter > 0 && {
      inverter: {
        x: x(model.inverterYear),
        from: y(before(middle)),
        name: Math.abs(inverterName - bestName) < lineHeight ? bestName - lineHeight : inverterName,
      },
    }),
    years: [0, 5, 10, 15, 20].map((year) => ({ x: x(year), year })),
    levels: ticksOf(ends.min, ends.max, [5000, 10_000, 20_000, 50_000, 100_000]).map((amount) => ({
      y: y(amount),
      amount,
    })),
    best: { ...end, y: bestName, amount: best[lastYear] ?? 0 },
    worst: {
      ...end,
      y: worstName > size.height - size.bottom ? tenth(worstEnd - 8) : worstName,
      amount: worst[lastYear] ?? 0,
    },
  };
}
