import type { SmallTexts } from "@/lib/content/types";
import { type CableFacts, type CableInput, calculateCable, highestShared, warming } from "@/lib/physics/cable";
import { fill } from "@/lib/text/fill";
import { format, formatShort } from "@/lib/text/numbers";
import type { AnswerOrProblem } from "./results";

type Words = SmallTexts<"cableTexts">["words"];

const amperes = (value: number, digits = 0): string => `${format(value, digits)}\u00a0A`;
const percent = (value: number): string => `${format(value, 1)}%`;

/** Puts the result into words, each line with its formula. */
export function cableAnswer(input: CableInput, facts: CableFacts, words: Words): AnswerOrProblem {
  const result = calculateCable(input, facts);
  if ("problem" in result)
    return {
      problem: fill(words.problems[result.problem], {
        prad: amperes(result.current, 1),
        ile: Math.ceil(result.current / highestShared),
        spadek: `${formatShort(input.dropBefore)}%`,
        granica: `${result.dropLimit}%`,
      }),
    };
  const {
    power,
    current,
    rating,
    capacity,
    section,
    drop,
    total,
    dropLimit,
    faultCurrent,
    tripCurrent,
    supplyOhms,
    cause,
  } = result;
  const isSinglePhase = input.phases === "1";
  const volts = isSinglePhase ? facts.voltage : facts.lineVoltage;
  const area = `${formatShort(section)}\u00a0mm²`;
  const [length, mm2] = [formatShort(input.length), formatShort(section)];
  const protection =
    rating > 63
      ? `${words.fuse} ${isSinglePhase ? "" : "3 × "}${amperes(rating)}`
      : `B${rating}${isSinglePhase ? "" : `, ${words.poles}`}`;
  return {
    answer: {
      parts: [
        { label: words.section, figure: area },
        { label: words.breaker, figure: protection },
        { label: words.drop, figure: fill(words.ofLimit, { spadek: percent(total), granica: `${dropLimit}%` }) },
      ],
      ...(supplyOhms < facts.supplyOhms && { remark: fill(words.measure, { opor: formatShort(supplyOhms) }) }),
      rows: [
        { label: words.cause, value: words.reasons[cause] },
        {
          label: words.current,
          value: `${format(power)} : ${isSinglePhase ? volts : `(1,73 × ${volts})`} = ${amperes(current, 1)}`,
        },
        { label: words.carries, value: `${area}, ${formatShort(capacity)}\u00a0A` },
        {
          label: words.dropRow,
          value:
            `${isSinglePhase ? 200 : 100} × ${format(facts.resistivity, 4)} × ${format(power)} × ${length} : ` +
            `(${mm2} × ${volts}²) = ${percent(drop)}`,
        },
        {
          label: words.fault,
          value:
            `2/3 × ${facts.voltage} : (${formatShort(supplyOhms)} + ` +
            `2 × ${format(facts.resistivity / warming, 3)} × ${length} : ${mm2}) = ` +
            `${amperes(Math.floor(faultCurrent))}, ${words.needed} ${amperes(tripCurrent)}`,
        },
      ],
      summary: fill(words.summary.line, {
        linia:
          `${formatShort(input.load)} ${input.unit}, ${isSinglePhase ? words.summary.one : words.summary.three}, ` +
          `${length} m`,
        wynik: `${area}, ${protection}`,
        spadek: percent(total),
      }),
    },
  };
}
