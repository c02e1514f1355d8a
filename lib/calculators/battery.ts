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

/** What it takes from content/facts. */
export type BatteryFacts = {
  /** What is left of the capacity after a few years, 0 to 1: 0.8 is a reserve of 1.25. */
  left: number;
  /** Of the converter that a load in watts hangs on, 0 to 1. */
  efficiency: number;
  /** Hours a standard of alarms asks for at least. */
  leastHours: number;
};

/** Capacities that are sold, in Ah. */
export const capacities = [1.2, 2.3, 4, 7, 9, 12, 17, 26, 33, 40, 55, 65, 80, 100, 120, 150, 200] as const;

export type BatteryResult = {
  /** Current of the load, in A. */
  current: number;
  /** Ah: in standby, in the alarm, both with the reserve. */
  standby: number;
  alarm: number;
  capacity: number;
  /** The smallest battery sold that has it; undefined above the largest. */
  battery: number | undefined;
};

/**
 * Capacity of a battery by the formula of the guide: (standby current × hours + alarm current × its time), divided by
 * what is left after a few years and by the depth of discharge. Watts are drawn through a converter.
 */
export function calculateBattery(input: BatteryInput, { left, efficiency }: BatteryFacts): BatteryResult {
  const current = input.unit === "A" ? input.load : input.load / (Number(input.voltage) * efficiency);
  const standby = current * input.hours;
  const alarm = (input.alarm * input.minutes) / 60;
  const capacity = (standby + alarm) / left / (input.depth / 100);
  return {
    current,
    standby,
    alarm,
    capacity,
    battery: capacities.find((size) => size >= Math.round(capacity * 10) / 10),
  };
}

type Words = SmallTexts<"batteryTexts">["words"];

/** The same in words, each line with its formula. */
export function batteryAnswer(input: BatteryInput, facts: BatteryFacts, words: Words): Outcome {
  const { current, standby, alarm, capacity, battery } = calculateBattery(input, facts);
  const hours = (value: number) => `${format(value, 2)}\u00a0Ah`;
  const remarks = [
    ...(input.unit === "A" && input.hours < facts.leastHours ? [words.short] : []),
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
          value: `${format(current, current < 1 ? 3 : 2)} × ${formatShort(input.hours)} = ${hours(standby)}`,
        },
        ...(alarm > 0
          ? [
              {
                label: words.alarm,
                value: `${formatShort(input.alarm)} × ${formatShort(input.minutes)} : 60 = ${hours(alarm)}`,
              },
            ]
          : []),
        {
          label: words.whole,
          value: `${sum} × ${formatShort(1 / facts.left)}${depth} = ${format(capacity, 1)}\u00a0Ah`,
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
