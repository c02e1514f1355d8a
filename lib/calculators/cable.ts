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

/** Length in metres, load in kilowatts or amperes, what was lost before in per cent. */
export type CableInput = ValuesOf<typeof cableShape>;

/** What it takes from content/facts: volts, and the conductivity of copper in m/(ohm·mm²). */
export type CableFacts = { voltage: number; lineVoltage: number; conductivity: number };

/**
 * Current a copper cable with PVC insulation carries for good, in amperes, at 30 °C of the air: PN-HD 60364-5-52, table
 * B.52.2 for two loaded wires (one phase) and B.52.4 for three. B2: a cable in a conduit on or in a wall; C: a cable
 * straight on a wall or in plaster.
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

/** Cross-sections in mm². The thinnest is for light alone, as in the guide's table. */
export const sections = [1.5, 2.5, 4, 6, 10, 16, 25, 35] as const;

/** Rated currents of breakers, in amperes. */
const breakers = [10, 16, 20, 25, 32, 40, 50, 63, 80, 100] as const;

/** Voltage drop from the connection of the building that annex G of PN-HD 60364-5-52 recommends at most, in per cent. */
export const mostDrop = { swiatlo: 3, inne: 5 } as const;

export type CableResult = {
  /** Watts. */
  power: number;
  /** Amperes: of the load, of its breaker, and what the cable carries. */
  current: number;
  breaker: number;
  carries: number;
  /** mm². */
  section: number;
  /** Per cent of this length, and of the whole way from the connection. */
  drop: number;
  total: number;
  limit: number;
};

/**
 * The thinnest copper cable for a circuit: current of the load no more than the breaker's, the breaker's no more than
 * the cable carries, and the voltage drop within its limit. Loads with a power factor of 1, as in the guide's formula.
 *
 * @returns undefined where no cable up to 35 mm² does
 */
export function calculateCable(input: CableInput, facts: CableFacts): CableResult | undefined {
  const phases = input.phases === "1" ? 1 : 3;
  const volts = phases === 1 ? facts.voltage : facts.lineVoltage;
  const perAmpere = phases === 1 ? volts : Math.sqrt(3) * volts;
  const power = input.unit === "kW" ? input.load * 1000 : input.load * perAmpere;
  const current = power / perAmpere;
  const limit = mostDrop[input.circuit];
  const breaker = breakers.find((rated) => rated >= current && (rated > 10 || input.circuit === "swiatlo"));
  if (breaker === undefined) return undefined;
  const wires = phases === 1 ? 200 : 100;
  for (const section of sections) {
    const carries = ampacity[input.method][phases][section];
    const drop = (wires * power * input.length) / (facts.conductivity * section * volts ** 2);
    const total = drop + input.before;
    if ((section > 1.5 || input.circuit === "swiatlo") && breaker <= carries && total <= limit)
      return { power, current, breaker, carries, section, drop, total, limit };
  }
  return undefined;
}

type Words = SmallTexts<"cableTexts">["words"];

/** The same in words, each line with its formula. */
export function cableAnswer(input: CableInput, facts: CableFacts, words: Words): Outcome {
  const result = calculateCable(input, facts);
  if (!result) return { problem: words.none };
  const { power, current, breaker, carries, section, drop, total, limit } = result;
  const single = input.phases === "1";
  const volts = single ? facts.voltage : facts.lineVoltage;
  const area = `${formatShort(section)}\u00a0mm²`;
  const amperes = (value: number) => `${formatShort(value)}\u00a0A`;
  return {
    answer: {
      parts: [
        { label: words.section, figure: area },
        { label: words.breaker, figure: `${single ? "" : "3 × "}${breaker}\u00a0A` },
        { label: words.drop, figure: `${format(total, 1)}%` },
      ],
      rows: [
        {
          label: words.current,
          value: `${format(power)} : ${single ? volts : `(1,73 × ${volts})`} = ${format(current, 1)}\u00a0A`,
        },
        { label: words.least, value: amperes(breaker) },
        { label: words.carries, value: `${area}, ${amperes(carries)}` },
        {
          label: words.dropRow,
          value:
            `${single ? 200 : 100} × ${format(power)} × ${formatShort(input.length)} : ` +
            `(${facts.conductivity} × ${formatShort(section)} × ${volts}²) = ${format(drop, 1)}%`,
        },
        { label: words.volts, value: `${format((drop * volts) / 100, 1)}\u00a0V` },
        { label: words.total, value: fill(words.ofLimit, { spadek: `${format(total, 1)}%`, granica: `${limit}%` }) },
      ],
      summary: fill(words.summary.line, {
        linia:
          `${formatShort(input.load)} ${input.unit}, ${single ? words.summary.one : words.summary.three}, ` +
          `${formatShort(input.length)} m`,
        wynik: `${area}, ${breaker} A`,
        spadek: `${format(total, 1)}%`,
      }),
    },
  };
}
