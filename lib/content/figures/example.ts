import { type SizePrice, storageSizes } from "@/lib/calculators/types";
import type { Figure, Figures } from "@/lib/content/types";
import type { facts } from "@/lib/content/written";
import { round } from "@/lib/text/numbers";

/** Key of a fact in content/facts, for calculators and examples. */
export type FactKey = keyof typeof facts;

/** Reads facts of content/facts for worked examples and calculators, never computed figures. */
export type FactReader = {
  /** Returns the number of a fact. Throws for a range, for words and for an unknown key. */
  number: (key: FactKey) => number;
  /** Returns lowest and highest value of a fact; one value is both. Throws for words and for an unknown key. */
  range: (key: FactKey) => { min: number; max: number };
};

/** A worked example: a function from facts to the figures of its guide. */
export type Example = (given: FactReader) => Figures;

/** Thrown by an example whose facts lead to no result. The message says in Polish why; compute.ts adds the facts. */
export class NoResult extends Error {}

/** Returns what was found in a table, such as a fuse. Throws NoResult with `missing` where the table has none. */
export function found<T>(entry: T | undefined, missing: string): T {
  if (entry === undefined) throw new NoResult(missing);
  return entry;
}

/** Makes a figure with a rounded value: `amount("Koszt po uldze", 26_400.4, "zł")`. */
export const amount = (what: string, value: number, unit: string, digits = 0): Figure => ({
  what,
  value: round(value, digits),
  unit,
});

/** Makes a figure of a share of a whole, in per cent: 0.41 is 41 %. Throws NoResult above the whole. */
export function percent(what: string, share: number): Figure {
  const figure = amount(what, share * 100, "%");
  if (figure.value !== undefined && figure.value > 100)
    throw new NoResult(`${what}: ${figure.value}%, a najwięcej może być 100%.`);
  return figure;
}

/** Prices of storage by size, from none up, from facts. */
export const storagePrices = ({ range }: FactReader): SizePrice[] => [
  { size: 0, cost: { min: 0, max: 0 } },
  ...storageSizes.map((size) => ({ size, cost: range(`magazyn.${size}kWh.koszt`) })),
];

/** Hours of a year of 365 days. */
export const hoursInYear = 8760;

/** What the guide's alarm draws in standby: its parts in mA, the sum in A. The battery calculator begins with the sum. */
export function alarmStandby({ number }: Pick<FactReader, "number">) {
  const panel = number("przyklad.alarm.centrala") + number("przyklad.alarm.komunikator");
  const keypads = number("przyklad.alarm.manipulatory") * number("przyklad.alarm.manipulator");
  const sensorCount = number("przyklad.alarm.ruchu") + number("przyklad.alarm.dualne") + number("przyklad.alarm.szyby");
  const sensors = sensorCount * number("przyklad.alarm.czujka");
  const detectors = number("przyklad.alarm.detektory") * number("przyklad.alarm.detektor");
  return { panel, keypads, sensors, detectors, standby: (panel + keypads + sensors + detectors) / 1000 };
}
