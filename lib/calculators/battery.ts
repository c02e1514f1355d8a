import type { SmallTexts } from "@/lib/content/types";
import { fill } from "@/lib/text/fill";
import { format, formatNumber, formatShort } from "@/lib/text/numbers";
import type { FormShape, ValuesOf } from "./inputs";
import type { AnswerOrProblem } from "./types";

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
export const capacities = [1.2, 2.3, 4, 7, 9, 12, 17, 26, 33, 40, 55, 65, 80, 100, 120, 150, 200] as const;

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
    battery: capacities.find((size) => size >= Math.round(capacity * 10) / 10),
  };
}

type Words = SmallTexts<"batteryTexts">["words"];

/** Formats a number above 0 with at least two significant digits: 0.0031 with one decimal is "0,0031". */
const exact = (value: number, digits: number): string =>
  format(value, Math.max(digits, 1 - Math.floor(Math.log10(value))));

/** Lead batteries have 12 V: "12 V 7 Ah", for 24 V "2 × 12 V 7 Ah". */
function batteriesText(voltage: BatteryInput["voltage"], capacity: number): string {
  const count = Number(voltage) / 12;
  return `${count > 1 ? `${count}\u00a0×\u00a0` : ""}12\u00a0V ${formatShort(capacity)}\u00a0Ah`;
}

/** Puts the result into words, each line with its formula. */
export function batteryAnswer(input: BatteryInput, facts: BatteryFacts, words: Words): AnswerOrProblem {
  const { current, usableShare, standbyCharge, alarmCharge, capacity, battery } = calculateBattery(input, facts);
  const ampereHours = (value: number, digits = 2) => `${exact(value, digits)}\u00a0Ah`;
  const needed = ampereHours(capacity, 1);
  const batteries = battery && batteriesText(input.voltage, battery);
  const remarks = [
    ...(input.unit === "A" && input.hours < facts.minimumHours ? [words.short] : []),
    ...(batteries ? [] : [words.large]),
  ];
  const sum = alarmCharge > 0 ? `(${exact(standbyCharge, 2)} + ${exact(alarmCharge, 2)})` : exact(standbyCharge, 2);
  const isUsableShareLess = usableShare < input.depth / 100;
  const usableShareText = `${formatShort(100 * usableShare)}%`;
  const usable = isUsableShareLess
    ? ` : ${usableShareText}`
    : input.depth < 100
      ? ` : ${formatShort(input.depth / 100)}`
      : "";
  return {
    answer: {
      parts: [
        { label: words.capacity, figure: needed },
        ...(batteries ? [{ label: words.battery, figure: batteries }] : []),
      ],
      ...(remarks.length > 0 && { remark: remarks.join(" ") }),
      rows: [
        ...(input.unit === "W"
          ? [
              {
                label: words.current,
                value: `${formatShort(input.load)} : (${input.voltage} × ${formatShort(facts.efficiency)}) = ${exact(current, 2)}\u00a0A`,
              },
            ]
          : []),
        {
          label: words.standby,
          value: `${format(current, current < 1 ? 3 : 2)} × ${formatShort(input.hours)} = ${ampereHours(standbyCharge)}`,
        },
        ...(alarmCharge > 0
          ? [
              {
                label: words.alarm,
                value: `${formatShort(input.alarm)} × ${formatShort(input.minutes)} : 60 = ${ampereHours(alarmCharge)}`,
              },
            ]
          : []),
        ...(isUsableShareLess ? [{ label: words.usableShare, value: usableShareText }] : []),
        {
          label: words.withReserve,
          value: `${sum} × ${formatShort(1 / facts.remainingShare)}${usable} = ${needed}`,
        },
        { label: words.energy, value: `${exact(capacity * Number(input.voltage), 0)}\u00a0Wh` },
      ],
      summary: [
        fill(words.summary.line, {
          pobor: `${formatNumber(input.load)} ${input.unit}`,
          czas: `${formatShort(input.hours)} h`,
          pojemnosc: needed,
          napiecie: `${input.voltage} V`,
        }),
        ...(batteries ? [fill(words.summary.battery, { pojemnosc: batteries })] : []),
      ].join(", "),
    },
  };
}
