import { middleOf } from "@/lib/text/numbers";
import type {
  DayKind,
  FormShape,
  Months,
  PvModel,
  PvResult,
  PvSavings,
  PvYear,
  Range,
  SizePrice,
  ValuesOf,
} from "./quantities";

/** Fields of the form. An empty share is computed from the hours, an empty cost comes from the guide's table. */
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
} as const satisfies FormShape;

/** Power in kW, use in kWh a year, storage in kWh, prices in zł/kWh, amounts in zł, share in per cent. */
export type PvInput = ValuesOf<typeof pvShape>;

/** Days in each month of a common year. */
export const daysInMonth: Months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Interpolates linearly between the table's powers, and extrapolates the nearest segment outside them. */
function interpolate(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const [first, second] = points;
  if (!first || !second) throw new Error("The table of photovoltaics needs at least two powers.");
  let [from, to] = [first, second];
  for (const next of points.slice(2)) if (x > to[0]) [from, to] = [to, next];
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** Returns the price range of any size from the prices of some sizes, in złoty. */
export const priceAt = (prices: readonly SizePrice[], size: number): Range => ({
  min: interpolate(
    prices.map(({ size, cost }) => [size, cost.min]),
    size,
  ),
  max: interpolate(
    prices.map(({ size, cost }) => [size, cost.max]),
    size,
  ),
});

/** Hours at which the parts of a day begin, and the end of the day. */
const partHours = [0, 6, 9, 16, 22, 24] as const;

/** Spreads the shares of the parts of a day over its 24 hours. */
const hourlyUse = (parts: readonly number[]): number[] =>
  parts.flatMap((share, part) => {
    const [from = 0, to = 0] = partHours.slice(part, part + 2);
    return Array<number>(to - from).fill(share / 100 / (to - from));
  });

/** Returns the average day of a month: production and use of the house in each hour, in kilowatts. */
export function averageDay(
  model: PvModel,
  { power, use, home }: Pick<PvInput, "power" | "use" | "home">,
  month: number,
): { sun: number[]; house: number[] } {
  const pumpShare = home === "pompa" ? model.pump.share / 100 : 0;
  const kind: DayKind = home === "pompa" ? "ktos" : home;
  const householdUse = (use * (1 - pumpShare)) / 365;
  const pumpPower = (use * pumpShare * (model.pump.months[month] ?? 0)) / 100 / (daysInMonth[month] ?? 30) / 24;
  return {
    sun: (model.sun[month] ?? []).map((kilowatts) => kilowatts * power),
    house: hourlyUse(model.days[kind]).map((share) => share * householdUse + pumpPower),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/**
 * Returns the energy of an average day in kilowatt-hours: production, use, and production used at once. Of the smaller
 * of production and use in an hour a part is missed, since clouds pass and kettles start and stop. Where use is the
 * larger, that part is multiplied by (production / use) ^ 1.5, and so is near zero in a house that uses far more than
 * its panels give. With this exponent, more sun or more use never means less energy used.
 */
export function dayEnergy(model: PvModel, input: Pick<PvInput, "power" | "use" | "home">, month: number) {
  const { sun, house } = averageDay(model, input, month);
  const missed = 1 - model.coincidence / 100;
  const usedAtOnce = sun.map((kilowatts, hour) => {
    const use = house[hour] ?? 0;
    return Math.min(kilowatts, use) * (1 - missed * (kilowatts < use ? (kilowatts / use) ** 1.5 : 1));
  });
  return { sun: sum(sun), house: sum(house), home: sum(usedAtOnce) };
}

/** Returns the share of a year's production that is used at once, in per cent, from 12 average days. */
export function shareFromHours(model: PvModel, input: Pick<PvInput, "power" | "use" | "home">): number {
  const days = daysInMonth.map((_, month) => dayEnergy(model, input, month));
  const yearly = (key: "sun" | "home") => sum(days.map((day, month) => day[key] * (daysInMonth[month] ?? 0)));
  return (100 * yearly("home")) / yearly("sun");
}

/**
 * Returns the energy a storage battery gives back in a year, in kilowatt-hours. Each day it is limited by the capacity,
 * the surplus after losses and the remaining use of the house; in the year by the usual number of cycles. Average days
 * have no bad weeks: capacity above what the house needs for an evening is counted in part.
 *
 * @param health share of the capacity that is left, 0 to 1
 */
function energyFromStorage(model: PvModel, input: PvInput, share: number, health: number): number {
  const { cycles, efficiency, enough, beyond } = model.storage;
  const needed = Math.min(input.storage, (enough * input.use) / 1000);
  const usableCapacity = health * (needed + beyond * (input.storage - needed));
  const days = daysInMonth.map((_, month) => {
    const { sun, house } = dayEnergy(model, input, month);
    const home = Math.min(house, (sun * share) / 100);
    return Math.min(usableCapacity, (sun - home) * efficiency, house - home);
  });
  return Math.min(cycles * usableCapacity, sum(days.map((stored, month) => stored * (daysInMonth[month] ?? 0))));
}

function yearOf(model: PvModel, input: PvInput, share: number, health: number): PvYear {
  const { efficiency } = model.storage;
  const production = input.power * model.yield;
  const home = (production * share) / 100;
  const surplus = Math.max(0, production - home);
  const bought = Math.max(0, input.use - home);
  const stored = Math.max(0, Math.min(energyFromStorage(model, input, share, health), surplus * efficiency, bought));
  return { production, home, stored, sold: Math.max(0, surplus - stored / efficiency), bought: bought - stored };
}

/**
 * Returns what a year saves, in złoty. The deposit of sold energy pays for the energy part of what is bought, never for
 * its distribution; of the rest the seller refunds a part (ustawa o odnawialnych źródłach energii, art. 4c).
 */
function savingsOf({ deposit: { energyPart, refund } }: PvModel, { price, surplus }: PvInput, year: PvYear): PvSavings {
  const [homeValue, storedValue, deposit] = [year.home * price, year.stored * price, year.sold * surplus];
  const paidByDeposit = Math.min(deposit, year.bought * price * energyPart);
  const soldValue = paidByDeposit + refund * (deposit - paidByDeposit);
  return { homeValue, storedValue, deposit, paidByDeposit, soldValue, total: homeValue + storedValue + soldValue };
}

/** Returns the cost of an installation in złoty: as typed, or from the guide's prices of panels and storage. */
export function costOf(model: PvModel, { power, storage, cost }: Pick<PvInput, "power" | "storage" | "cost">): Range {
  if (cost !== undefined) return { min: cost, max: cost };
  const [panels, battery] = [priceAt(model.prices, power), priceAt(model.storage.prices, storage)];
  return { min: panels.min + battery.min, max: panels.max + battery.max };
}

/**
 * Returns what the battery adds to the savings of the same panels without it, and when that pays back its price without
 * a grant; undefined where it adds nothing, as with dear surplus and cheap energy.
 */
function batteryAlone(model: PvModel, input: PvInput & { share: number }, total: number): PvResult["battery"] {
  const panels = { ...input, storage: 0 };
  const saving = total - savingsOf(model, panels, yearOf(model, panels, input.share, 1)).total;
  if (saving <= 0) return undefined;
  const cost = priceAt(model.storage.prices, input.storage);
  return { saving, payback: { min: cost.min / saving, max: cost.max / saving } };
}

/**
 * Calculates a year of a photovoltaic installation: where its energy goes, what it saves and when it pays back. Energy
 * used in the house, at once or from storage, counts at the price of bought energy; sold energy at its net-billing
 * value. The method of the guide "Fotowoltaika", whose worked example is its test.
 *
 * @param input numbers within their limits (checkPv)
 */
export function calculatePv(model: PvModel, input: PvInput): PvResult {
  const share = input.share ?? shareFromHours(model, input);
  const yearAt = (health: number) => yearOf(model, input, share, health);
  const year = yearAt(model.storage.health);
  const savings = savingsOf(model, input, year);
  const cost = costOf(model, input);
  const subsidy = input.subsidy ?? 0;
  const net = { min: cost.min - subsidy, max: cost.max - subsidy };
  const battery =
    input.storage > 0 && input.cost === undefined ? batteryAlone(model, { ...input, share }, savings.total) : undefined;
  return {
    ...year,
    share,
    savings,
    laterSavings: savingsOf(model, input, yearAt(model.storage.laterHealth)).total,
    oversized: year.production > 1.5 * input.use,
    cost,
    net,
    payback: { min: net.min / savings.total, max: net.max / savings.total },
    middlePayback: middleOf(net) / savings.total,
    paybackWithInverter: (middleOf(net) + input.inverter) / savings.total,
    ...(battery && { battery }),
  };
}
