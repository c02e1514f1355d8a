import type { FormShape, ValuesOf } from "./quantities";

export const batteryShape = {
  load: "number",
  unit: ["A", "W"],
  hours: "number",
  voltage: ["12", "24", "48"],
  alarm: "number",
  minutes: "number",
  depth: "number",
} as const satisfies FormShape;

/** Load in A or W, time in hours, current of an alarm in A and its minutes, depth of discharge in per cent. */
export type BatteryInput = ValuesOf<typeof batteryShape>;

export type BatteryFacts = {
  /** Share of the capacity that remains after a few years, 0 to 1: 0.8 means a reserve of 1.25. */
  remainingShare: number;
  /** Efficiency of the converter that feeds a load given in watts, 0 to 1. */
  efficiency: number;
  /** Shortest backup time the alarm standard allows, in hours. */
  minimumHours: number;
};

/** Capacities on the market, in Ah. */
const capacities = [1.2, 2.3, 4, 7, 9, 12, 17, 26, 33, 40, 55, 65, 80, 100, 120, 150, 200] as const;

/** Returns the smallest battery on the market with a capacity in Ah; undefined above the largest. */
export const batteryFor = (capacity: number): number | undefined =>
  capacities.find((size) => size >= Math.round(capacity * 10) / 10);

export type BatteryResult = {
  /** Current of the load, in A. */
  current: number;
  /** Share of the nominal capacity that is usable at this speed of discharge, 0 to 1; 1 for a load in amperes. */
  usableShare: number;
  /** Charge for standby, for the alarm, and both with the reserve, in Ah. */
  standbyCharge: number;
  alarmCharge: number;
  capacity: number;
  /** Smallest battery on the market with that capacity; undefined above the largest. */
  battery: number | undefined;
};

/**
 * Share of its 20 h capacity that a lead battery gives when it is discharged in less than so many hours: tables of
 * constant power in data sheets of VRLA batteries. One of 12 V and 9 Ah gives about half in a quarter of an hour.
 */
const usableShares = [
  { under: 0.5, share: 0.5 },
  { under: 1, share: 0.6 },
  { under: 3, share: 0.75 },
] as const;

/** Hours of slow discharge that need the same capacity. Neither they nor the capacity fall as the time grows. */
const slowHours = (hours: number): number =>
  Math.max(hours, ...usableShares.map(({ under, share }) => Math.min(hours, under) / share));

/**
 * Calculates the capacity of a battery by the guide's formula: (standby current × hours + alarm current × its time) /
 * remaining share / (depth of discharge or usable share, whichever is less). For a load in watts the usable share is
 * what lead gives in so short a time. Lithium has no such loss: the form does not ask for the chemistry, so for lithium
 * the result is on the safe side.
 */
export function calculateBattery(input: BatteryInput, facts: BatteryFacts): BatteryResult {
  const current = input.unit === "A" ? input.load : input.load / (Number(input.voltage) * facts.efficiency);
  const standbyCharge = current * input.hours;
  const alarmCharge = (input.alarm * input.minutes) / 60;
  const usableShare = input.unit === "W" ? input.hours / slowHours(input.hours) : 1;
  const capacity = (standbyCharge + alarmCharge) / facts.remainingShare / Math.min(input.depth / 100, usableShare);
  return {
    current,
    usableShare,
    standbyCharge,
    alarmCharge,
    capacity,
    battery: batteryFor(capacity),
  };
}
