import type { CalculatorData } from "@/lib/calculators";
import type { PowerInput, PowerResult } from "@/lib/calculators/results";
import type { PowerCategory } from "@/lib/content/types";
import { phaseCurrent } from "@/lib/physics/power";
import type { Supply } from "@/lib/physics/quantities";
import { fill } from "@/lib/text/fill";
import { format } from "@/lib/text/numbers";
import { Bars } from "./bars";
import { DistributionBoard } from "./distribution-board";
import type { CalculatorProps } from "./use-calculator";

type Props = {
  categories: readonly PowerCategory[];
  texts: CalculatorProps<CalculatorData<"power">>["texts"];
  supply: Supply;
  input: PowerInput;
  result: PowerResult;
};

const kilowatts = (value: number): string => `${format(value, 1)}\u00a0kW`;
const amperes = (value: number): string => `${format(value, 1)}\u00a0A`;

/** Drawings of the house: power by group, load of the phases, the board with its circuits. */
export function PowerDrawings({ categories, texts, supply, input, result }: Props) {
  const groups = [
    ...categories.map(({ name, devices }) => ({
      label: name,
      power: devices.reduce((sum, { key, power }) => sum + power * (input.counts[key] ?? 0), 0),
    })),
    { label: texts.otherGroup, power: input.other },
  ].filter(({ power }) => power > 0);
  const largestPower = Math.max(...groups.map(({ power }) => power));
  const { circuits, loads } = result;
  const { fuse } = result.connection;
  const currents = loads.map((load) => phaseCurrent(load, supply));
  const highestCurrent = Math.max(...currents, fuse ?? 0);
  return (
    <>
      <Bars
        heading={texts.groups}
        rows={groups.map(({ label, power }) => ({ label, value: kilowatts(power), part: power / largestPower }))}
      />
      {currents.length > 0 && (
        <>
          <Bars
            heading={texts.phases}
            rows={currents.map((current, index) => ({
              label: `L${index + 1}`,
              value: `${kilowatts(loads[index] ?? 0)}, ${
                fuse ? fill(texts.phaseLoad, { prad: amperes(current), granica: `${fuse}\u00a0A` }) : amperes(current)
              }`,
              part: current / highestCurrent,
              conductor: (index + 1) as 1 | 2 | 3,
            }))}
          />
          <p className="mt-2 text-sm text-caption">
            {`${texts.difference}: ${amperes(Math.max(...currents) - Math.min(...currents))}. ${texts.phasesNote}`}
          </p>
        </>
      )}
      <DistributionBoard texts={texts} fuse={fuse} circuits={circuits} />
    </>
  );
}
