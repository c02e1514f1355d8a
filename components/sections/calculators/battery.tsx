import { BatteryIsland } from "@/components/islands/react/calculators/battery-calculator";
import { PrintButton } from "@/components/islands/script/print/print-button";
import type { batteryCalculator } from "@/lib/calculators/small-props";
import { Failure, Frame } from "./frame";

/** Calculator: battery of an alarm or of a UPS. Props: batteryCalculator(). */
export function BatteryCalculator({ texts, ...data }: ReturnType<typeof batteryCalculator>) {
  const { heading, lead, noScript, failed, note, print, fields, ...form } = texts;
  return (
    <Frame id={data.id} texts={{ heading, lead, noScript, note }}>
      <BatteryIsland
        {...data}
        texts={form}
        failure={<Failure text={failed} />}
        print={<PrintButton label={print} sheet />}
        heading={heading}
      />
    </Frame>
  );
}
