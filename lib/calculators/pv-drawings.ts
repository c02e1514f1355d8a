import { averageDay, type PvInput } from "@/lib/physics/pv";
import type { PvModel, PvResult, PvSavings, Range } from "@/lib/physics/quantities";
import { middleOf, roundToTenth } from "@/lib/text/numbers";

/**
 * Size and margins of a drawing, in SVG units. Each drawing has two sizes: for the column of a guide and for a phone. A
 * unit is a pixel where the drawing is narrowest, so its text is never smaller than specified.
 */
export type ChartSize = { width: number; height: number; left: number; right: number; top: number; bottom: number };

export const daySizes = {
  wide: { width: 192, height: 200, left: 26, right: 4, top: 38, bottom: 24 },
  narrow: { width: 250, height: 152, left: 26, right: 4, top: 38, bottom: 24 },
} as const satisfies Record<string, ChartSize>;

export const yearsSizes = {
  wide: { width: 580, height: 300, left: 42, right: 8, top: 40, bottom: 26 },
  narrow: { width: 250, height: 280, left: 42, right: 8, top: 40, bottom: 26 },
} as const satisfies Record<string, ChartSize>;

/** Width reserved for the label of an edge of the band: its name and amount. */
const nameWidth = 104;
const lineHeight = 18;
/** Last year of the drawing. */
export const lastYear = 20;

/** Returns round values for an axis, in at most five steps. */
function ticksOf(low: number, high: number, steps: readonly number[]): number[] {
  const step = steps.find((size) => (high - low) / size <= 5) ?? high - low;
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns the stepped outline of 24 hourly values, left to right, as SVG path commands. */
const steps = (tops: readonly number[], width: number): string =>
  tops.map((y, hour) => `${hour ? "V" : ""}${y}h${width}`).join("");

export type DayDrawing = {
  /** Areas: production used at once, and the surplus. */
  used: string;
  surplus: string;
  /** Outline of the house's use. */
  house: string;
  /** y of the time axis. */
  ground: number;
  hours: { x: number; hour: number }[];
  levels: { y: number; kilowatts: number }[];
  /** Positions of the labels: above the panels' peak hour, and above the house's use in the evening. */
  names: { sun: { x: number; y: number }; house: { x: number; y: number } };
};

/** Returns the highest power of all days in kilowatts: one scale, so that months can be compared. */
export const peakPower = (model: PvModel, input: PvInput, months: readonly number[]): number =>
  Math.max(
    ...months.flatMap((month) => {
      const { sun, house } = averageDay(model, input, month);
      return [...sun, ...house];
    }),
  );

/**
 * Draws the average day of a month: production against use, hour by hour.
 * @param highest kilowatts at the top of the drawing (peakPower)
 */
export function dayDrawing(
  model: PvModel,
  input: PvInput,
  month: number,
  highest: number,
  size: ChartSize,
): DayDrawing {
  const { sun, house } = averageDay(model, input, month);
  const ground = size.height - size.bottom;
  const width = roundToTenth((size.width - size.left - size.right) / 24);
  const y = (kilowatts: number) => roundToTenth(ground - ((ground - size.top) * kilowatts) / highest);
  const commonTops = sun.map((kilowatts, hour) => y(Math.min(kilowatts, house[hour] ?? 0)));
  const sunTops = sun.map(y);
  const houseTops = house.map(y);
  const noon = sun.indexOf(Math.max(...sun));
  const evening = 19;
  return {
    used: `M${size.left} ${ground}V${steps(commonTops, width)}V${ground}z`,
    // Forward along production, back along what is used at once.
    surplus: `M${size.left} ${steps(sunTops, width)}V${steps(commonTops.toReversed(), -width)}z`,
    house: `M${size.left} ${steps(houseTops, width)}`,
    ground,
    hours: [0, 6, 12, 24].map((hour) => ({ x: roundToTenth(size.left + width * hour), hour })),
    levels: ticksOf(0, highest, [0.5, 1, 2, 5, 10])
      .filter((level) => level > 0)
      .map((kilowatts) => ({ y: y(kilowatts), kilowatts })),
    names: {
      sun: { x: roundToTenth(size.left + width * (noon + 0.5)), y: roundToTenth((sunTops[noon] ?? ground) - 8) },
      house: {
        x: roundToTenth(size.left + width * 24),
        y: roundToTenth(Math.min(...houseTops.slice(evening - 3)) - 8),
      },
    },
  };
}

/**
 * Calculates the balance of an installation after each year, in złoty: savings, which fall as the panels age and again
 * when the battery's guarantee ends, minus the cost, minus the inverter in the year of its replacement. Prices are
 * constant.
 *
 * @param net cost after the subsidy
 * @returns the balance at the start and after each year
 */
export function yearlyBalances(
  model: PvModel,
  { inverter }: Pick<PvInput, "inverter">,
  { savings, laterSavings }: { savings: Pick<PvSavings, "total">; laterSavings: number },
  net: number,
): number[] {
  const result = [-net];
  for (let year = 1; year <= lastYear; year += 1) {
    const total = year > model.storage.guarantee ? laterSavings : savings.total;
    const saved = total * (1 - model.ageing / 100) ** (year - 1);
    result.push((result[year - 1] ?? 0) + saved - (year === model.inverterYear ? inverter : 0));
  }
  return result;
}

/**
 * Returns the times at which a balance rises above zero, in years: after the last it stays there. None if it ends below
 * zero.
 */
export function yearsOfReturn(series: readonly number[]): number[] {
  if ((series.at(-1) ?? 0) < 0) return [];
  return series.flatMap((after, year) => {
    const before = series[year - 1] ?? 0;
    return before < 0 && after >= 0 ? [year - 1 + before / (before - after)] : [];
  });
}

type Position = { x: number; y: number };

export type YearsDrawing = {
  /** Area between the cheapest and the most expensive installation, and the line midway. */
  band: string;
  line: string;
  zero: number;
  /** Where the line crosses zero for the last time. */
  breakEven?: { x: number; years: number };
  /** Replacement of the inverter: a pointer from the middle line up to its label. */
  inverter?: { x: number; from: number; name: number };
  years: { x: number; year: number }[];
  levels: { y: number; amount: number }[];
  /** Labels of the edges of the band, and their balances after the last year. */
  best: Position & { amount: number };
  worst: Position & { amount: number };
};

/** Draws the balance over twenty years. */
export function yearsDrawing(model: PvModel, input: PvInput, result: PvResult, size: ChartSize): YearsDrawing {
  const series = (net: number) => yearlyBalances(model, input, result, net);
  const [best, middle, worst] = [result.net.min, middleOf(result.net), result.net.max].map(series) as [
    number[],
    number[],
    number[],
  ];
  const extent: Range = { min: Math.min(...worst), max: Math.max(...best, 1) };
  const x = (year: number) => roundToTenth(size.left + ((size.width - size.left - size.right) * year) / lastYear);
  const y = (amount: number) =>
    roundToTenth(
      size.top + ((size.height - size.top - size.bottom) * (extent.max - amount)) / (extent.max - extent.min),
    );
  // The inverter is paid at the end of its year: the line drops there.
  const corners = (line: readonly number[]): string[] =>
    line.flatMap((amount, year) => [
      ...(year === model.inverterYear && input.inverter > 0 ? [`${x(year)},${y(amount + input.inverter)}`] : []),
      `${x(year)},${y(amount)}`,
    ]);
  const years = yearsOfReturn(middle).at(-1);
  const beforeReplacement = (line: readonly number[]): number => (line[model.inverterYear] ?? 0) + input.inverter;
  const rightEdge = { x: size.width - size.right };
  const bestName = roundToTenth(y(best[lastYear] ?? 0) - 10);
  const inverterName = roundToTenth(y(beforeReplacement(best)) - 10);
  // Below a rising line the label must clear it at the label's left end. A label that would cover the years of the axis
  // is placed above the line.
  const nameStart = Math.floor(lastYear - (nameWidth * lastYear) / (size.width - size.left - size.right));
  const worstEnd = y(worst[lastYear] ?? 0);
  const belowWorst = Math.max(y(worst[nameStart] ?? 0), worstEnd) + 18;
  // Clear of the zero line, whose middle the letters would meet.
  const worstName = roundToTenth(Math.abs(belowWorst - 5 - y(0)) < 10 ? y(0) + 18 : belowWorst);
  return {
    band: [...corners(best), ...corners(worst).toReversed()].join(" "),
    line: corners(middle).join(" "),
    zero: y(0),
    ...(years !== undefined && { breakEven: { x: x(years), years } }),
    ...(input.inverter > 0 && {
      inverter: {
        x: x(model.inverterYear),
        from: y(beforeReplacement(middle)),
        name: Math.abs(inverterName - bestName) < lineHeight ? bestName - lineHeight : inverterName,
      },
    }),
    years: [0, 5, 10, 15, 20].map((year) => ({ x: x(year), year })),
    levels: ticksOf(extent.min, extent.max, [5000, 10_000, 20_000, 50_000, 100_000]).map((amount) => ({
      y: y(amount),
      amount,
    })),
    best: { ...rightEdge, y: bestName, amount: best[lastYear] ?? 0 },
    worst: {
      ...rightEdge,
      y: worstName > size.height - size.bottom ? roundToTenth(worstEnd - 8) : worstName,
      amount: worst[lastYear] ?? 0,
    },
  };
}
