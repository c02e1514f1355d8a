import type { SmallTexts } from "@/lib/content/types";
import { fill } from "@/lib/text/fill";
import { format, formatShort } from "@/lib/text/numbers";
import type { Shape, ValuesOf } from "./inputs";
import type { Outcome } from "./types";

export const cableShape = {
  length: "number",
  load: "number",
  unit: ["kW", "A"],
  phases: ["1", "3"],
  circuit: ["inne", "swiatlo"],
  method: ["B2", "C"],
  before: "number",
} as const satisfies Shape;

/** Length in metres, load in kilowatts or amperes, voltage drop before this line in per cent. */
export type CableInput = ValuesOf<typeof cableShape>;

/** Facts the calculation needs: voltages in volts, conductivity of copper in m/(ohm·mm²). */
export type CableFacts = { voltage: number; lineVoltage: number; conductivity: number };

/**
 * Continuous current-carrying capacity of a copper cable with PVC insulation, in amperes, at 30 °C ambient:
 * PN-HD 60364-5-52, table B.52.2 for two loaded conductors (one phase) and B.52.4 for three. B2: cable in a conduit on
 * or in a wall; C: cable directly on a wall or in plaster.
 */
export const ampacity = {
  B2: {
    1: { 1.5: 16.5, 2.5: 23, 4: 30, 6: 38, 10: 52, 16: 69, 25: 90, 35: 111 },
    3: { 1.5: 15, 2.5: 20, 4: 27, 6: 34, 10: 46, 16: 62, 25: 80, 35: 99 },
  },
  C: {
    1: { 1.5: 19.5, 2.5: 27, 4: 36, 6: 46, 10: 63, 16: 85, 25: 112, 35: 138 },
    3: { 1.5: 17.5, 2.5: 24, 4: 32, 6: 41, 10: 57, 16: 76, 25: 96, 35: 119 },
  },
} as const;

/** Cross-sections in mm². The smallest is for lighting only, as in the guide's table. */
export const sections = [1.5, 2.5, 4, 6, 10, 16, 25, 35] as const;

/** Rated currents of breakers, in amperes. */
const breakers = [10, 16, 20, 25, 32, 40, 50, 63, 80, 100] as const;

/** Highest recommended voltage drop from the service connection, in per cent (PN-HD 60364-5-52, annex G). */
export const maximumDrop = { swiatlo: 3, inne: 5 } as const;

export type CableResult = {
  /** In watts. */
  power: number;
  /** In amperes: current of the load, rated current of the breaker, current-carrying capacity of the cable. */
  current: number;
  breaker: number;
  capacity: number;
  /** In mm². */
  section: number;
  /** Voltage drop in per cent: on this line, and from the service connection. */
  drop: number;
  total: number;
  limit: number;
};

/**
 * Finds the thinnest copper cable for a circuit: load current ≤ breaker ≤ capacity of the cable, and the voltage drop
 * within its limit. The power factor is 1, as in the guide's formula.
 *
 * @returns undefined if no cable up to 35 mm² is enough
 */
export function calculateCable(input: CableInput, facts: CableFacts): CableResult | undefined {
  const phases = input.phases === "1" ? 1 : 3;
  const volts = phases === 1 ? facts.voltage : facts.lineVoltage;
  const perAmpere = phases === 1 ? volts : Math.sqrt(3) * volts;
  const power = input.unit === "kW" ? input.load * 1000 : input.load * perAmpere;
  const current = power / perAmpere;
  const limit = maximumDrop[input.circuit];
  const breaker = breakers.find((rated) => rated >= current && (rated > 10 || input.circuit === "swiatlo"));
  if (breaker === undefined) return undefined;
  // Per cent; a single-phase line counts there and back.
  const factor = phases === 1 ? 200 : 100;
  for (const section of sections) {
    const capacity = ampacity[input.method][phases][section];
    const drop = (factor * power * input.length) / (facts.conductivity * section * volts ** 2);
    const total = drop + input.before;
    if ((section > 1.5 || input.circuit === "swiatlo") && breaker <= capacity && total <= limit)
      return { power, current, breaker, capacity, section, drop, total, limit };
  }
  return undefined;
}

type Words = SmallTexts<"cableTexts">["words"];

/** Puts the result into words, each line with its formula. */
export function cableAnswer(input: CableInput, facts: CableFacts, words: Words): Outcome {
  const result = calculateCable(input, facts);
  if (!result) return { problem: words.none };
  const { power, current, breaker, capacity, section, drop, total, limit } = result;
  const isSinglePhase = input.phases === "1";
  const volts = isSinglePhase ? facts.voltage : facts.lineVoltage;
  const area = `${formatShort(section)}\u00a0mm²`;
  const amperes = (value: number) => `${formatShort(value)}\u00a0A`;
  return {
    answer: {
      parts: [
        { label: words.section, figure: area },
        { label: words.breaker, figure: `${isSinglePhase ? "" : "3 × "}${breaker}\u00a0A` },
        { label: words.drop, figure: `${format(total, 1)}%` },
      ],
      rows: [
        {
          label: words.current,
          value: `${format(power)} : ${isSinglePhase ? volts : `(1,73 × ${volts})`} = ${format(current, 1)}\u00a0A`,
        },
        { label: words.least, value: amperes(breaker) },
        { label: words.carries, value: `${area}, ${amperes(capacity)}` },
        {
          label: words.dropRow,
          value:
            `${isSinglePhase ? 200 : 100} × ${format(power)} × ${formatShort(input.length)} : ` +
            `(${facts.conductivity} × ${formatShort(section)} × ${volts}²) = ${format(drop, 1)}%`,
        },
        { label: words.volts, value: `${format((drop * volts) / 100, 1)}\u00a0V` },
        { label: words.total, value: fill(words.ofLimit, { spadek: `${format(total, 1)}%`, granica: `${limit}%` }) },
      ],
      summary: fill(words.summary.line, {
        linia:
          `${formatShort(input.load)} ${input.unit}, ${isSinglePhase ? words.summary.one : words.summary.three}, ` +
          `${formatShort(input.length)} m`,
        wynik: `${area}, ${breaker} A`,
        spadek: `${format(total, 1)}%`,
      }),
    },
  };
}
