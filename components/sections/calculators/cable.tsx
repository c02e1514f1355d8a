import { CableIsland } from "@/components/islands/react/calculators/cable-calculator";
import { PrintButton } from "@/components/islands/script/print/print-button";
import type { cableCalculator } from "@/lib/calculators/small-props";
import { Failure, Frame } from "./frame";

/** Calculator: cross-section and voltage drop of a circuit. Props: cableCalculator(). */
export function CableCalculator({ texts, ...data }: ReturnType<typeof cableCalculator>) {
  const { heading, lead, noScript, failed, note, print, fields, ...form } = texts;
  return (
    <Frame id={data.id} texts={{ heading, lead, noScript, note }}>
      <CableIsland
        {...data}
        texts={form}
        failure={<Failure text={failed} />}
        print={<PrintButton label={print} sheet />}
        heading={heading}
      />
    </Frame>
  );
}
