import { middleOf } from "@/lib/text/numbers";
import type { Shape, ValuesOf } from "./inputs";
import type { DayKind, Months, PvModel, PvPoint, PvResult, PvYear, Range } from "./types";

/** What the form asks for. A share that is not typed is that of the hours; a cost, that of the guide's table. */
export const pvShape = {
  power: "number",
  use: "number",
  home: ["nikt", "ktos", "poludnie", "pompa"],
  storage: "number",
  price: "number",
  surplus: "number",
  cost: "optional",
  subsidy: "optional",
  share: "optional",
  inverter: "number",
} as const satisfies Shape;

/** Power in kW, use in kWh a year, storage in kWh, prices in zł/kWh, amounts in zł, share in per cent. */
export type PvInput = ValuesOf<typeof pvShape>;

/** Days of the months of a common year. */
export const daysOf: Months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

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

/** Hours at which the parts of a day begin, and its end. */
const partHours = [0, 6, 9, 16, 22, 24] as const;

/** The share of a day's use in each of its 24 hours. */
const hoursOf = (parts: readonly number[]): number[] =>
  parts.flatMap((share, part) => {
    const [from = 0, to = 0] = partHours.slice(part, part + 2);
    return Array<number>(to - from).fill(share / 100 / (to - from));
  });

/** The average day of a month: what panels give and what the house takes in each hour, in kilowatts. */
export function averageDay(
  model: PvModel,
  { power, use, home }: Pick<PvInput, "power" | "use" | "home">,
  month: number,
): { sun: number[]; house: number[] } {
  const heated = home === "pompa" ? model.pump.share / 100 : 0;
  const kind: DayKind = home === "pompa" ? "ktos" : home;
  const rest = (use * (1 - heated)) / 365;
  const pump = (use * heated * (model.pump.months[month] ?? 0)) / 100 / (daysOf[month] ?? 30) / 24;
  return {
    sun: (model.sun[month] ?? []).map((kilowatts) => kilowatts * power),
    house: hoursOf(model.days[kind]).map((share) => share * rest + pump),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Energy of an average day in kilowatt-hours: made, used in the house, and used when it is made. */
export function dayEnergy(model: PvModel, input: Pick<PvInput, "power" | "use" | "home">, month: number) {
  const { sun, house } = averageDay(model, input, month);
  const common = sum(sun.map((kilowatts, hour) => Math.min(kilowatts, house[hour] ?? 0)));
  return { sun: sum(sun), house: sum(house), home: (common * model.coincidence) / 100 };
}

/** The share of a year's production that is used when it is made, in whole per cent: from the hours of 12 days. */
export function shareFromHours(model: PvModel, input: Pick<PvInput, "power" | "use" | "home">): number {
  const days = daysOf.map((_, month) => dayEnergy(model, input, month));
  const yearly = (what: "sun" | "home") => sum(days.map((day, month) => day[what] * (daysOf[month] ?? 0)));
  return Math.round((100 * yearly("home")) / yearly("sun"));
}

/**
 * What a storage battery gives back in a year, in kilowatt-hours: each day no more than it holds, than the surplus
 * after losses, and than the house takes besides; in the year no more than its usual number of cycles.
 */
function fromStorage(model: PvModel, input: PvInput, share: number): number {
  const { capacity, cycles, efficiency } = model.storage;
  const holds = input.storage * capacity;
  const days = daysOf.map((_, month) => {
    const { sun, house } = dayEnergy(model, input, month);
    const home = Math.min(house, (sun * share) / 100);
    return Math.min(holds, (sun - home) * efficiency, house - home);
  });
  return Math.min(cycles * holds, sum(days.map((stored, month) => stored * (daysOf[month] ?? 0))));
}

function yearOf(model: PvModel, input: PvInput, share: number): PvYear {
  const production = input.power * model.yield;
  const home = (production * share) / 100;
  const stored = input.storage > 0 ? fromStorage(model, input, share) : 0;
  return { production, home, stored, sold: production - home - stored / model.storage.efficiency };
}

/** What an installation costs in złoty: as typed, or from the guide's prices of panels and of storage. */
export function costOf(model: PvModel, { power, storage, cost }: Pick<PvInput, "power" | "storage" | "cost">): Range {
  if (cost !== undefined) return { min: cost, max: cost };
  const panels = guideCost(model.table, power);
  const { price } = model.storage;
  return { min: panels.min + storage * price.min, max: panels.max + storage * price.max };
}

/**
 * A year of a photovoltaic installation: where its energy goes, what it saves and when it has paid for itself. Energy
 * used at home, at once or from storage, is worth the price of bought energy; what is sold, its value in net-billing:
 * the method of the guide "Fotowoltaika", whose worked example is a test of it.
 *
 * @param input numbers inside their limits (checkPv)
 */
export function calculatePv(model: PvModel, input: PvInput): PvResult {
  const share = input.share ?? shareFromHours(model, input);
  const year = yearOf(model, input, share);
  const home = year.home * input.price;
  const stored = year.stored * input.price;
  const sold = year.sold * input.surplus;
  const total = home + stored + sold;
  const cost = costOf(model, input);
  const subsidy = input.subsidy ?? 0;
  const net = { min: cost.min - subsidy, max: cost.max - subsidy };
  return {
    ...year,
    share,
    savings: { home, stored, sold, total },
    cost,
    net,
    payback: { min: net.min / total, max: net.max / total },
    middle: middleOf(net) / total,
    withInverter: (middleOf(net) + input.inverter) / total,
  };
}
