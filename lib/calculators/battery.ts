import type { SmallTexts } from "@/lib/content/types";
import { type BatteryFacts, type BatteryInput, calculateBattery } from "@/lib/physics/battery";
import { fill } from "@/lib/text/fill";
import { format, formatNumber, formatShort } from "@/lib/text/numbers";
import type { AnswerOrProblem } from "./results";

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
