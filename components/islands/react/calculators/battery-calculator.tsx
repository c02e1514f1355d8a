"use client";

import { type BatteryFacts, batteryAnswer, type batteryShape } from "@/lib/calculators/battery";
import type { BatteryTexts } from "@/lib/content/types";
import { SmallCalculator, type SmallProps } from "./small-calculator";

/** Calculator: battery of an alarm or of a UPS. */
export function BatteryIsland(props: SmallProps<Pick<BatteryTexts, "words">, BatteryFacts>) {
  return (
    <SmallCalculator<typeof batteryShape>
      {...props}
      name="battery"
      answer={(input) => batteryAnswer(input, props.facts, props.texts.words)}
    />
  );
}
