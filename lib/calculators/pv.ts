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

const middleOf = ({ min, max }: Range): number => (min + max) / 2;

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
