import type { SmallTexts } from "@/lib/content/types";
import { format, formatShort, middleOf } from "@/lib/text/numbers";
import type { FormShape, Range, ValuesOf } from "./inputs";
import type { AnswerOrProblem } from "./types";

export const lightShape = {
  area: "number",
  room: ["salon", "kuchnia", "kuchniaOgolne", "sypialnia", "lazienka", "korytarz", "biurko"],
  lux: "optional",
  way: ["wprost", "odbite"],
  fitting: "number",
} as const satisfies FormShape;

/** Area in m², illuminance in lx, light of one fitting in lm. */
export type LightInput = ValuesOf<typeof lightShape>;

export type LightFacts = {
  /** Illuminance by use, in lx. */
  rooms: Readonly<Record<LightInput["room"], Range>>;
  /** Share of the light that reaches the work plane, by lighting method, 0 to 1. */
  share: Readonly<Record<LightInput["way"], number>>;
  /** In lumens per watt. */
  efficacy: number;
};

export type LightResult = {
  /** Required illuminance, in lx. */
  lux: number;
  /** Lumens on the work plane, and of all sources. */
  needed: number;
  lumens: number;
  fittings: number;
  /** Illuminance from these fittings, in lx, and their power in W. */
  reachedLux: number;
  power: number;
};

/**
 * Calculates the light of a room by the guide's method: needed lumens = area × illuminance; lumens of the sources =
 * needed / share; fittings = lumens of the sources / lumens of a fitting, rounded up. The illuminance defaults to the
 * middle of the guide's range.
 */
export function calculateLight(input: LightInput, { rooms, share, efficacy }: LightFacts): LightResult {
  const lux = input.lux ?? middleOf(rooms[input.room]);
  const part = share[input.way];
  const needed = input.area * lux;
  const lumens = needed / part;
  const fittings = Math.ceil(lumens / input.fitting - 1e-9);
  return {
    lux,
    needed,
    lumens,
    fittings,
    reachedLux: (fittings * input.fitting * part) / input.area,
    power: (fittings * input.fitting) / efficacy,
  };
}

type Words = SmallTexts<"lightTexts">["words"];

/** Puts the result into words, each line with its formula. */
export function lightAnswer(input: LightInput, facts: LightFacts, words: Words): AnswerOrProblem {
  const { lux, needed, lumens, fittings, reachedLux, power } = calculateLight(input, facts);
  const { min, max } = facts.rooms[input.room];
  const range = min === max ? format(min) : `${format(min)}–${format(max)}`;
  const lm = (value: number) => `${format(value)}\u00a0lm`;
  return {
    answer: {
      parts: [
        { label: words.lumens, figure: lm(lumens) },
        { label: words.fittings, figure: `${fittings} × ${lm(input.fitting)}` },
      ],
      ...((lux < min || lux > max) && { remark: `${words.outside} ${range}\u00a0lx.` }),
      rows: [
        { label: words.recommended, value: `${range}\u00a0lx` },
        { label: words.needed, value: `${formatShort(input.area)} × ${formatShort(lux)} = ${lm(needed)}` },
        { label: words.sources, value: `${format(needed)} : ${formatShort(facts.share[input.way])} = ${lm(lumens)}` },
        { label: words.count, value: `${format(lumens)} : ${format(input.fitting)} = ${fittings}` },
        { label: words.reached, value: `${format(reachedLux)}\u00a0lx` },
        { label: words.power, value: `${format(power)}\u00a0W` },
      ],
      summary: `${formatShort(input.area)} m², ${format(lux)} lx: ${lm(lumens)}, ${fittings} × ${lm(input.fitting)}`,
    },
  };
}
