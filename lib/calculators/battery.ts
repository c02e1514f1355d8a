import type { SmallTexts } from "@/lib/content/types";
import { fill } from "@/lib/text/fill";
import { format, formatShort } from "@/lib/text/numbers";
import type { Shape, ValuesOf } from "./inputs";
import type { Outcome } from "./types";

export const batteryShape = {
  load: "number",
  unit: ["A", "W"],
  hours: "number",
  voltage: ["12", "24", "48"],
  alarm: "number",
  minutes: "number",
  depth: "number",
} as const satisfies Shape;

/** Load in A or W, time in hours, current of an alarm in A and its minutes, depth of discharge in per cent. */
export type BatteryInput = ValuesOf<typeof batteryShape>;

/** Facts the calculation needs. */
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
  /** Charge for standby, for the alarm, and both with the reserve, in Ah. */
  standby: number;
  alarm: number;
  capacity: number;
  /** Smallest battery on the market with that capacity; undefined above the largest. */
  battery: number | undefined;
};

/**
 * Calculates the capacity of a battery by the guide's formula: (standby current × hours + alarm current × its time) /
 * remaining share / depth of discharge. A load in watts is fed through a converter.
 */
export function calculateBattery(input: BatteryInput, facts: BatteryFacts): BatteryResult {
  const current = input.unit === "A" ? input.load : input.load / (Number(input.voltage) * facts.efficiency);
  const standby = current * input.hours;
  const alarm = (input.alarm * input.minutes) / 60;
  const capacity = (standby + alarm) / facts.remainingShare / (input.depth / 100);
  return {
    current,
    standby,
    alarm,
    capacity,
    battery: capacities.find((size) => size >= Math.round(capacity * 10) / 10),
  };
}

type Words = SmallTexts<"batteryTexts">["words"];

/** Puts the result into words, each line with its formula. */
export function batteryAnswer(input: BatteryInput, facts: BatteryFacts, words: Words): Outcome {
  const { current, standby, alarm, capacity, battery } = calculateBattery(input, facts);
  const ampereHours = (value: number) => `${format(value, 2)}\u00a0Ah`;
  const remarks = [
    ...(input.unit === "A" && input.hours < facts.minimumHours ? [words.short] : []),
    ...(battery === undefined ? [words.large] : []),
  ];
  const sum = alarm > 0 ? `(${format(standby, 2)} + ${format(alarm, 2)})` : format(standby, 2);
  const depth = input.depth < 100 ? ` : ${formatShort(input.depth / 100)}` : "";
  return {
    answer: {
      parts: [
        { label: words.capacity, figure: `${format(capacity, 1)}\u00a0Ah` },
        ...(battery === undefined
          ? []
          : [{ label: words.battery, figure: `${input.voltage}\u00a0V ${formatShort(battery)}\u00a0Ah` }]),
      ],
      ...(remarks.length > 0 && { remark: remarks.join(" ") }),
      rows: [
        ...(input.unit === "W"
          ? [
              {
                label: words.current,
                value: `${formatShort(input.load)} : (${input.voltage} × ${formatShort(facts.efficiency)}) = ${format(current, 2)}\u00a0A`,
              },
            ]
          : []),
        {
          label: words.standby,
          value: `${format(current, current < 1 ? 3 : 2)} × ${formatShort(input.hours)} = ${ampereHours(standby)}`,
        },
        ...(alarm > 0
          ? [
              {
                label: words.alarm,
                value: `${formatShort(input.alarm)} × ${formatShort(input.minutes)} : 60 = ${ampereHours(alarm)}`,
              },
            ]
          : []),
        {
          label: words.whole,
          value: `${sum} × ${formatShort(1 / facts.remainingShare)}${depth} = ${format(capacity, 1)}\u00a0Ah`,
        },
        { label: words.energy, value: `${format(capacity * Number(input.voltage))}\u00a0Wh` },
      ],
      summary: [
        fill(words.summary.line, {
          pobor: `${formatShort(input.load)} ${input.unit}`,
          czas: `${formatShort(input.hours)} h`,
          pojemnosc: `${format(capacity, 1)} Ah`,
          napiecie: `${input.voltage} V`,
        }),
        ...(battery === undefined ? [] : [fill(words.summary.battery, { pojemnosc: `${formatShort(battery)} Ah` })]),
      ].join(", "),
    },
  };
}
