import { PvIsland } from "@/components/islands/react/calculators/pv-calculator";
import { PrintButton } from "@/components/islands/script/print/print-button";
import { calculatorId } from "@/lib/calculators/share";
import type { PvCalculatorData } from "@/lib/calculators/types";
import { Failure, Frame } from "./frame";

/** Economics of photovoltaics, for the guide "Fotowoltaika". Props: pvCalculator(). */
export function PvCalculator({ texts, ...data }: PvCalculatorData) {
  const { heading, lead, noScript, failed, note, print, ...form } = texts;
  return (
    <Frame id={calculatorId} texts={{ heading, lead, noScript, note }}>
      <PvIsland
        {...data}
        texts={form}
        failure={<Failure text={failed} />}
        print={<PrintButton label={print} sheet />}
        heading={heading}
      />
    </Frame>
  );
}
