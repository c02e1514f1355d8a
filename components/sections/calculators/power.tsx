import { PowerIsland } from "@/components/islands/react/calculators/power-calculator";
import { PrintButton } from "@/components/islands/script/print/print-button";
import { calculatorId } from "@/lib/calculators/share";
import type { PowerCalculatorData } from "@/lib/calculators/types";
import { Failure, Frame } from "./frame";

/** Power demand of a house, for the guide "Obliczanie mocy". Props: powerCalculator(). */
export function PowerCalculator({ texts, ...data }: PowerCalculatorData) {
  const { heading, lead, noScript, failed, note, print, ...form } = texts;
  return (
    <Frame id={calculatorId} texts={{ heading, lead, noScript, note }}>
      <PowerIsland
        {...data}
        texts={form}
        failure={<Failure text={failed} />}
        print={<PrintButton label={print} sheet />}
      />
    </Frame>
  );
}
