import { LightIsland } from "@/components/islands/react/calculators/light-calculator";
import { PrintButton } from "@/components/islands/script/print/print-button";
import type { lightCalculator } from "@/lib/calculators/small-props";
import { Failure, Frame } from "./frame";

/** Calculator: light of a room. Props: lightCalculator(). */
export function LightCalculator({ texts, ...data }: ReturnType<typeof lightCalculator>) {
  const { heading, lead, noScript, failed, note, print, fields, ...form } = texts;
  return (
    <Frame id={data.id} texts={{ heading, lead, noScript, note }}>
      <LightIsland
        {...data}
        texts={form}
        failure={<Failure text={failed} />}
        print={<PrintButton label={print} sheet />}
        heading={heading}
      />
    </Frame>
  );
}
