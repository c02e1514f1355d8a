import type { SmallTexts } from "@/lib/content/types";
import { calculateLight, type LightFacts, type LightInput } from "@/lib/physics/light";
import { format, formatShort, rangeText } from "@/lib/text/numbers";
import type { AnswerOrProblem } from "./results";

type Words = SmallTexts<"lightTexts">["words"];

/** Puts the result into words, each line with its formula. */
export function lightAnswer(input: LightInput, facts: LightFacts, words: Words): AnswerOrProblem {
  const { lux, needed, lumens, fittings, reachedLux, power } = calculateLight(input, facts);
  const { min, max } = facts.rooms[input.room];
  const range = min === max ? format(min) : rangeText(format(min), format(max));
  const lm = (value: number) => `${format(value)}\u00a0lm`;
  return {
    answer: {
      parts: [
        { label: words.lumens, figure: lm(lumens) },
        { label: words.fittings, figure: `${fittings}\u00a0×\u00a0${lm(input.fitting)}` },
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
